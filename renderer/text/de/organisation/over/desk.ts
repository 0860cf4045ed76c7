/** Worte geteilter Räume in der Sprache des Organisationsspiels: desk. */
export const desk = {
  stations: 'Stationen der Phase',
  waits: {
    orders_one: 'eine von {{all}} Organisationen nicht fertig',
    orders_other: '{{count}} von {{all}} Organisationen nicht fertig',
  },
  command: {
    allSent_one: 'Auswertung einer Organisation verschickt, Phase {{turn}}',
    allSent_other: 'Auswertungen von {{count}} Organisationen verschickt, Phase {{turn}}',
    sent: 'Auswertung von {{party}} verschickt, Phase {{turn}}',
    unsent: 'Auswertung von {{party}} doch nicht verschickt, Phase {{turn}}',
  },
  close: {
    title: 'Phase {{turn}} abschließen',
    text: 'Bevölkerung, Vorzüge und Geld rücken weiter, die Phase kommt ins Archiv. Rückgängig nimmt alles auf einmal zurück.',
    apply: 'Phase anwenden',
    obstacle: {
      variant: 'Auf dem Tisch liegt nicht die offene Phase; nur sie wird angewendet.',
      running: 'Die Phase wird gerade gerechnet.',
      notRun: 'Die Phase ist noch nicht gerechnet; F5 rechnet sie.',
    },
    done: 'Phase {{turn}} ist angewendet.',
    clear: 'Jede Organisation ist fertig, nichts steht mehr aus.',
    point: {
      unready_one: 'Eine Organisation ist noch nicht fertig:',
      unready_other: '{{count}} Organisationen sind noch nicht fertig:',
      missing_one:
        'Eine Organisation hat nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      missing_other:
        '{{count}} Organisationen haben nichts geschickt; für sie gelten die Vorgaben der Regeln:',
    },
    changes: 'Was die Phase ändert',
    part: {
      gold: 'Geld',
    },
    nothing: {
      gold: 'Niemand hat Geld.',
    },
    column: {
      realm: 'Organisation',
    },
  },
  archive: {
    title: 'Vergangene Phasen',
    link_one: 'Eine vergangene Phase im Archiv',
    link_other: '{{count}} vergangene Phasen im Archiv',
    empty: {
      title: 'Noch ist keine Phase vorbei',
      text: 'Sobald eine Phase angewendet ist, liegt sie hier vollständig: Briefe, Entscheidungen, Würfel, Regeln und Ergebnisse.',
    },
    leaves: 'Was von der Phase zu sehen ist',
    realm: 'Organisation',
    allRealms: 'Alle Organisationen',
    notKept:
      'Von dieser Phase ist nur erhalten, woraus sie gerechnet wurde; die Ergebnisse hat ein älteres Programm nicht aufgehoben.',
    failed:
      'Die Phase ließ sich nicht noch einmal rechnen. Briefe und Entscheidungen sind erhalten.',
    tooOld:
      'Neu rechnen lässt sich nur die zuletzt angewendete Phase, solange ihr Anfang aufgehoben ist.',
    late: 'Nachtrag zu dieser Phase',
    noLetter: 'Kein Brief; es galten die Vorgaben der Regeln.',
  },
};
