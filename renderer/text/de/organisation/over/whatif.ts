/** Worte geteilter Räume in der Sprache des Organisationsspiels: whatif. */
export const whatif = {
  command: {
    correct: 'Nachtrag zu Phase {{turn}} gebucht: {{reason}}',
    erratum: 'Richtigstellung zu Phase {{turn}} an {{realm}} geschrieben',
    erratumSent: 'Richtigstellung zu Phase {{turn}} an {{realm}} verschickt',
    erratumBack: 'Richtigstellung zu Phase {{turn}} an {{realm}} doch nicht verschickt',
    late: 'Nachtrag zu Phase {{turn}} begonnen',
  },
  banner: {
    whatIf: {
      text: 'Phase {{turn}} bleibt, wie sie ist. Zum Anwenden erst übernehmen oder verwerfen.',
    },
    late: {
      label: 'Nachtrag zu Phase {{turn}}',
      text: 'Auf dem Tisch liegt Phase {{turn}}, wie sie angewendet wurde. Gebucht wird noch nichts.',
    },
  },
  monthOnly: {
    title: 'Das gehört zur Phase selbst',
    text: 'Der Tisch zeigt „{{variant}}“. Eingang, Abschluss und Archiv gibt es nur für die offene Phase: Verlasse „{{variant}}“, um dorthin zu gehen.',
  },
  list: {
    changes_zero: 'noch wie die Phase',
    late: 'die zuletzt angewendete Phase',
    past: 'Phase {{turn}} ist zu lange her, um neu gerechnet zu werden',
  },
  empty: {
    text: 'Lege die Phase ein zweites Mal auf den Tisch, ändere einen Auftrag oder eine Entscheidung und sieh hier, was dabei anders herauskommt. Die Phase selbst bleibt, wie sie ist.',
  },
  new: {
    hint: 'Zum Beispiel: Der Orden bleibt zu Hause',
  },
  none: {
    text: 'Hier stehen dann die Phase und der Versuch nebeneinander: die Unterschiede in Worten und die Zahlen der Organisationen.',
  },
  compare: {
    month: 'Phase',
  },
  group: {
    report: 'Was die Organisationen erfahren',
  },
  difference: {
    treasury: '{{party}} hat {{after}} Geld statt {{before}} Geld ({{change}}).',
    ledger: '{{party}}, {{cause}}: {{after}} Geld statt {{before}} Geld ({{change}}).',
  },
  figures: {
    caption: 'Die Zahlen der Organisationen',
    realm: 'Organisation',
  },
  late: {
    name: 'Nachtrag zu Phase {{turn}}',
    begin: 'Nachtrag zu Phase {{turn}}',
    text: 'Einen Auftrag oder eine Entscheidung von Phase {{turn}} ändern und sie neu rechnen.',
    none: 'Noch keine angewendete Phase lässt sich neu rechnen.',
    older: 'Für ältere Phasen wird kein Anfangsstand aufgehoben; sie lassen sich nur ansehen.',
  },
  summary: {
    learned: 'Organisationen, die zu viel wissen',
  },
  repeats: {
    differs:
      'Neu gerechnet ergibt die Phase schon ohne Änderung etwas anderes als damals gebucht: Das Programm ist neuer, oder du hast seither etwas geändert, das in die Phase hineinreicht. Verglichen wird mit der neuen Rechnung; gebucht wird deren Ergebnis.',
    unknown:
      'Von dieser Phase sind keine Ergebnisse aufgehoben; ob die neue Rechnung der damaligen gleicht, lässt sich nicht prüfen.',
  },
  reports: {
    none: 'Keine Organisation erfährt etwas anderes.',
    sentLearned_one:
      'Die Auswertung ging am {{date}} hinaus: Diese Organisation hat {{count}} Sache erfahren, die sie nicht wissen dürfte.',
    sentLearned_other:
      'Die Auswertung ging am {{date}} hinaus: Diese Organisation hat {{count}} Dinge erfahren, die sie nicht wissen dürfte.',
  },
  errata: {
    none: 'Keine Organisation braucht eine Richtigstellung.',
    intro:
      'Jeder Entwurf stammt nur aus den beiden Auswertungen seiner Organisation; er verrät nichts, was sie nicht wissen darf.',
  },
  erratum: {
    title: 'Richtigstellung zu Phase {{turn}}',
    opening:
      'An {{party}}: In der Auswertung von Phase {{turn}} war etwas falsch. Bitte lies sie mit diesen Änderungen.',
  },
  outbox: {
    letter: '{{realm}}, Phase {{turn}}',
  },
  book: {
    text: 'Gebucht wird in einem Schritt: die Welt nach der berichtigten Phase {{turn}}, ihr Eintrag im Archiv und ihre Buchungen. Was du seither geändert hast, bleibt, wo der Nachtrag es nicht berührt; die Briefe der offenen Phase bleiben liegen.',
    now: 'Nachtrag zu Phase {{turn}} buchen',
  },
  conflict: {
    what: {
      gold: 'Geld',
    },
  },
};
