import type { WordTree } from '../../../../kernel';

/** Players and organisations. */
export const SHARED_CAST: WordTree = {
  cast: {
    'partyKind.realm': ['Organisation', 'Organisation'],
    'refused.turn': [
      '„{{typed}}“ ist keine Phase; „{{field}}“ bleibt beim Alten. Gib eine ganze Zahl ab 0 ein.',
      '“{{typed}}” is no phase; “{{field}}” stays as it was. Enter a whole number from 0 on.',
    ],
    'person.emptyText': [
      'Spieler und Mitspieler mit Anschrift, Rollen und Konto. Lege den ersten an; danach bekommt er seine Rolle in einer Organisation.',
      'Players and co-players with address, roles and account. Add the first one; then give them a role in an organisation.',
    ],
    'role.noParty': [
      'Noch gibt es keine Organisation, in der er eine Rolle haben könnte. Lege eine unter Parteien an.',
      'There is no organisation yet in which to have a role. Add one under Parties.',
    ],
    'roleKind.realmGm': ['Leiter', 'leader'],
    'party.emptyText': [
      'Wer in dieser Welt handelt. Lege die erste an: Sie bekommt ihren Sitz und was Neulingen zusteht.',
      'Who acts in this world. Add the first one: it gets its seat and what newcomers are due.',
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
    'treaty.holds': ['Er gilt in dieser Phase.', 'It holds in this phase.'],
    'treaty.endsBefore': [
      'Der Vertrag endete in Phase {{until}}, bevor er in Phase {{from}} begänne; es bleibt beim Alten. Ändere zuerst die andere Phase.',
      'The treaty would end in phase {{until}}, before it begins in phase {{from}}; it stays as it was. Change the other phase first.',
    ],
    'segment.title': ['Welt und Zeit', 'World and time'],
    'segment.turnFixed': [
      'Die Nummer der Phase steht fest, weil schon Phasen gebucht sind.',
      'The number of the phase is fixed, because phases have been booked.',
    ],
    'segment.noEdition': [
      'Noch gilt überall das Regelblatt. Einstellungen stehen in einer Fassung der Hausregeln, die von dieser Phase an gilt.',
      'The rule sheet holds everywhere so far. Settings stand in an edition of the house rules that holds from this phase on.',
    ],
  },
  places: {
    'command.foundRealm': ['Organisation {{name}} angelegt', 'Organisation {{name}} created'],
  },
};
