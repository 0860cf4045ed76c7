/** Worte geteilter Räume in der Sprache des Organisationsspiels: cast. */
export const cast = {
  culture: { party: 'Organisation', turn: 'Phase' },
  shelf: { turn: 'Seit Phase' },
  partyKind: { realm: 'Organisation' },
  noWorld: {
    text: 'Hier stehen Spieler, Parteien, Verträge und was die Organisationen haben. Öffne eine Welt.',
  },
  command: {
    chargeAll_one: 'Phase {{turn}} mit {{count}} Spieler abgerechnet',
    chargeAll_other: 'Phase {{turn}} mit {{count}} Spielern abgerechnet',
  },
  refused: {
    turn: '„{{typed}}“ ist keine Phase; „{{field}}“ bleibt beim Alten. Gib eine ganze Zahl ab 0 ein.',
  },
  person: {
    emptyText:
      'Spieler und Mitspieler mit Anschrift, Rollen und Konto. Lege den ersten an; danach bekommt er seine Rolle in einer Organisation.',
    roles: 'Organisationen',
  },
  role: {
    party: 'Organisation',
    since: 'Seit Phase',
    until: 'Bis Phase',
    noParty:
      'Noch gibt es keine Organisation, in der er eine Rolle haben könnte. Lege eine unter Parteien an.',
  },
  roleKind: {
    realmGm: 'Leiter',
  },
  account: {
    turn: 'Phase',
    chargeAll: 'Phase {{turn}} abrechnen',
  },
  party: {
    emptyText:
      'Wer in dieser Welt handelt. Lege die erste an: Sie bekommt ihren Sitz und was Neulingen zusteht.',
    missing: 'Fehlende Phasen',
    missingHint: 'Phasen, die hintereinander ausgeblieben sind. Leer: Es kam noch nie ein Brief.',
    treasury: 'Geld',
    title: 'Organisationen',
    fresh: 'Neue Organisation',
    emptyTitle: 'Noch keine Organisationen',
    ruler: 'Leitung',
  },
  diplomacy: {
    treaty: '{{kinds}}, ab Phase {{turn}}',
  },
  treaty: {
    from: 'Ab Phase',
    until: 'Bis Phase',
    holds: 'Er gilt in dieser Phase.',
    later: 'Er gilt erst ab Phase {{from}}.',
    ended: 'Er endete mit Phase {{until}}.',
    endsBefore:
      'Der Vertrag endete in Phase {{until}}, bevor er in Phase {{from}} begänne; es bleibt beim Alten. Ändere zuerst die andere Phase.',
  },
  segment: {
    title: 'Welt und Zeit',
    turn: 'Phase',
    turnFixed: 'Die Nummer der Phase steht fest, weil schon Phasen gebucht sind.',
    noEdition:
      'Noch gilt überall das Regelblatt. Einstellungen stehen in einer Fassung der Hausregeln, die von dieser Phase an gilt.',
    inEdition:
      'Was du hier änderst, steht in der Fassung „{{name}}“ der Hausregeln und gilt ab Phase {{turn}}.',
  },
};
