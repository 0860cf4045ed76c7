/** Worte geteilter Räume in der Sprache des Organisationsspiels: inbox. */
export const inbox = {
  station: {
    realms: 'Organisationen',
  },
  filter: {
    all: 'alle Phasen ({{count}})',
  },
  search: {
    hint: 'Name, Absender, Organisation oder Wortlaut',
  },
  column: {
    realm: 'Organisation',
  },
  turn: 'Phase {{turn}}',
  state: {
    archived: 'bei {{party}}, Phase {{turn}}',
  },
  empty: {
    filed: 'In dieser Phase ist noch nichts abgelegt.',
  },
  mail: {
    file: 'Lege das Schriftstück erst bei einer Organisation ab; dann lässt sich die Post übernehmen.',
  },
  realm: {
    list: 'Organisationen und ihre Briefe',
    defaultsOf: '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
  },
  reminder: {
    subject: 'Phase {{turn}} für {{realm}}',
    text: 'für {{month}} (Phase {{turn}}, {{world}}) fehlt mir noch dein Brief für {{realm}}.',
    otherwise:
      'Kommt keiner, tut deine Organisation in dieser Phase nur das Nötigste: Es gelten die Vorgaben der Regeln.',
  },
  refused: {
    many: {
      text: 'Es sind {{size}}; übernommen wurde nichts. Öffne die Teile, die zur Phase gehören, einzeln.',
    },
    huge: {
      text: 'Er hat {{size}} Zeichen, mehr als 500.000 Zeichen oder 20.000 Zeilen nimmt der Tisch nicht an; übernommen wurde nichts. Füge nur die Aufträge ein.',
    },
  },
  part: {
    possessions: 'Aufstellung',
    movement: 'Aufträge',
  },
};
