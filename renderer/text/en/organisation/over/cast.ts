/** Words of shared rooms in the tongue of the Organisationsspiel: cast. */
export const cast = {
  culture: { party: 'Organisation', turn: 'Phase' },
  shelf: { turn: 'Since phase' },
  partyKind: { realm: 'Organisation' },
  noWorld: {
    text: 'Players, parties, treaties and what the organisations have are kept here. Open a world.',
  },
  command: {
    chargeAll_one: 'Phase {{turn}} charged to {{count}} player',
    chargeAll_other: 'Phase {{turn}} charged to {{count}} players',
  },
  refused: {
    turn: '“{{typed}}” is no phase; “{{field}}” stays as it was. Enter a whole number from 0 on.',
  },
  person: {
    emptyText:
      'Players and co-players with address, roles and account. Add the first one; then give them a role in an organisation.',
    roles: 'Organisations',
  },
  role: {
    party: 'Organisation',
    since: 'Since phase',
    until: 'Until phase',
    noParty: 'There is no organisation yet in which to have a role. Add one under Parties.',
  },
  roleKind: {
    realmGm: 'leader',
  },
  account: {
    turn: 'Phase',
    chargeAll: 'Charge phase {{turn}}',
  },
  party: {
    emptyText:
      'Who acts in this world. Add the first one: it gets its seat and what newcomers are due.',
    missing: 'Missing phases',
    missingHint: 'Phases missing in a row. Empty: it never handed in a letter.',
    treasury: 'Money',
    title: 'Organisations',
    fresh: 'New organisation',
    emptyTitle: 'No organisations yet',
    ruler: 'Leader',
  },
  diplomacy: {
    treaty: '{{kinds}}, from phase {{turn}}',
  },
  treaty: {
    from: 'From phase',
    until: 'Until phase',
    holds: 'It holds in this phase.',
    later: 'It holds from phase {{from}} only.',
    ended: 'It ended with phase {{until}}.',
    endsBefore:
      'The treaty would end in phase {{until}}, before it begins in phase {{from}}; it stays as it was. Change the other phase first.',
  },
  segment: {
    title: 'World and time',
    turn: 'Phase',
    turnFixed: 'The number of the phase is fixed, because phases have been booked.',
    noEdition:
      'The rule sheet holds everywhere so far. Settings stand in an edition of the house rules that holds from this phase on.',
    inEdition:
      'What you change here stands in the edition “{{name}}” of the house rules and holds from phase {{turn}}.',
  },
};
