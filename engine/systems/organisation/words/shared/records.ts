import type { WordTree } from '../../../../kernel';

/** Players and organisations. */
export const SHARED_RECORDS: WordTree = {
  records: {
    'partyKind.realm': ['Organisation', 'Organisation'],
    'role.noParty': [
      'Noch gibt es keine Organisation, in der er eine Rolle haben könnte. Lege eine unter Parteien an.',
      'There is no organisation yet in which to have a role. Add one under Parties.',
    ],
    'roleKind.realmGm': ['Leiter', 'leader'],
    'party.emptyText': [
      'Lege die erste Organisation an. Sie beginnt mit der Startausstattung der Regeln.',
      'Add the first organisation. It starts with the kit the rules give.',
    ],
    'party.missingHint': [
      'Phasen, die hintereinander ausgeblieben sind. Leer: Es kam noch nie ein Brief.',
      'Phases missing in a row. Empty: it never handed in a letter.',
    ],
    'party.treasury': ['Geld', 'Money'],
    'party.title': ['Organisationen', 'Organisations'],
    'party.fresh': ['Neue Organisation', 'New organisation'],
    'party.emptyTitle': ['Noch keine Organisationen', 'No organisations yet'],
    'party.ruler': ['Leitung', 'Leader'],
    'segment.title': ['Welt und Zeit', 'World and time'],
  },
  places: {
    'command.foundRealm': ['Organisation {{name}} angelegt', 'Organisation {{name}} created'],
  },
};
