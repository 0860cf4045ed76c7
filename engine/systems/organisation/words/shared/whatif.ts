import type { WordTree } from '../../../../kernel';

/** Trials and late corrections. */
export const SHARED_TRIALS: WordTree = {
  whatif: {
    'banner.whatIf.text': [
      'Phase {{turn}} bleibt, wie sie ist. Zum Anwenden erst übernehmen oder verwerfen.',
      'Phase {{turn}} stays as it is. Keep or drop this before applying.',
    ],
    'banner.late.text': [
      'Auf dem Tisch liegt Phase {{turn}}, wie sie angewendet wurde. Gebucht wird noch nichts.',
      'On the desk lies phase {{turn}} as it was applied. Nothing is booked yet.',
    ],
    'monthOnly.title': ['Das gehört zur Phase selbst', 'This belongs to the phase itself'],
    'monthOnly.text': [
      'Der Tisch zeigt „{{variant}}“. Eingang, Abschluss und Archiv gibt es nur für die offene Phase: Verlasse „{{variant}}“, um dorthin zu gehen.',
      'The desk shows “{{variant}}”. Mailbox, closing and archive exist for the open phase only: leave “{{variant}}” to go there.',
    ],
    'list.changes_zero': ['noch wie die Phase', 'still like the phase'],
    'list.late': ['die zuletzt angewendete Phase', 'the phase applied last'],
    'empty.text': [
      'Lege die Phase ein zweites Mal auf den Tisch, ändere einen Auftrag oder eine Entscheidung und sieh hier, was dabei anders herauskommt. Die Phase selbst bleibt, wie sie ist.',
      'Lay the phase on the desk a second time, change an order or a ruling and see here what comes of it. The phase itself stays as it is.',
    ],
    'new.hint': ['Zum Beispiel: Der Orden bleibt zu Hause', 'For example: The Order stays at home'],
    'none.text': [
      'Hier stehen dann die Phase und der Versuch nebeneinander: die Unterschiede in Worten und die Zahlen der Organisationen.',
      'Then the phase and the trial stand here side by side: the differences in words and the figures of the organisations.',
    ],
    'figures.caption': ['Die Zahlen der Organisationen', 'The figures of the organisations'],
    'late.text': [
      'Einen Auftrag oder eine Entscheidung von Phase {{turn}} ändern und sie neu rechnen.',
      'Change an order or a ruling of phase {{turn}} and compute it again.',
    ],
    'late.none': [
      'Noch keine angewendete Phase lässt sich neu rechnen.',
      'No applied phase can be computed again yet.',
    ],
    'repeats.differs': [
      'Neu gerechnet ergibt die Phase schon ohne Änderung etwas anderes als damals gebucht: Das Programm ist neuer, oder du hast seither etwas geändert, das in die Phase hineinreicht. Verglichen wird mit der neuen Rechnung; gebucht wird deren Ergebnis.',
      'Computed again, the phase differs from what was booked even without a change: the program is newer, or you have changed something since that reaches into the phase. The comparison is with the new computation; its result is booked.',
    ],
    'repeats.unknown': [
      'Von dieser Phase sind keine Ergebnisse aufgehoben; ob die neue Rechnung der damaligen gleicht, lässt sich nicht prüfen.',
      'No results of this phase were kept; whether the new computation equals the old one cannot be checked.',
    ],
    'reports.none': [
      'Keine Organisation erfährt etwas anderes.',
      'No organisation is told anything different.',
    ],
    'reports.sentLearned_one': [
      'Die Auswertung ging am {{date}} hinaus: Diese Organisation hat {{count}} Sache erfahren, die sie nicht wissen dürfte.',
      'The evaluation went out on {{date}}: this organisation has learned {{count}} thing that it should not know.',
    ],
    'reports.sentLearned_other': [
      'Die Auswertung ging am {{date}} hinaus: Diese Organisation hat {{count}} Dinge erfahren, die sie nicht wissen dürfte.',
      'The evaluation went out on {{date}}: this organisation has learned {{count}} things that it should not know.',
    ],
    'errata.none': [
      'Keine Organisation braucht eine Richtigstellung.',
      'No organisation needs an erratum.',
    ],
    'errata.intro': [
      'Jeder Entwurf stammt nur aus den beiden Auswertungen seiner Organisation; er verrät nichts, was sie nicht wissen darf.',
      'Every draft is made of the two evaluations of its organisation only; it tells nothing the organisation may not know.',
    ],
    'book.text': [
      'Gebucht wird in einem Schritt: die Welt nach der berichtigten Phase {{turn}}, ihr Eintrag im Archiv und ihre Buchungen. Was du seither geändert hast, bleibt, wo der Nachtrag es nicht berührt; die Briefe der offenen Phase bleiben liegen.',
      'Booked in one act: the world after the corrected phase {{turn}}, its entry in the archive and its postings. What you changed since stays where the correction does not touch it; the letters of the open phase stay.',
    ],
  },
};
