/** Words of shared rooms in the tongue of the Organisationsspiel: ledger. */
export const ledger = {
  rail: 'Books of the organisations',
  realms: 'Organisations',
  nobody: {
    text: 'Add an organisation under “Cast”. Its books will then stand here.',
  },
  action: {
    nextRealm: 'next organisation',
    previousRealm: 'previous organisation',
  },
  source: {
    halfYear: 'Forecast by the books',
    halfYearHint:
      'Forecast for {{month}}: income and upkeep as things stand; without orders and events.',
    archived: 'Phase {{turn}}, as booked',
    proposalHint: '{{month}}: what the computed phase books when it is applied.',
    archivedHint: 'Phase {{turn}} as it was booked. For reading only.',
  },
  sheet: {
    none: 'This source has no balance of this organisation. Choose another one above, or compute the phase.',
    place: 'Region',
  },
  closing: {
    hint: 'in money',
    recomputed: 'The rows of the letter, recomputed, come to {{gold}} money.',
  },
  treasury: {
    title: 'Money over the phases',
    hint: 'all purses together',
    none: '{{gold}} money now. As soon as a phase is applied its course stands here.',
    summary:
      'Money of {{party}} over {{count}} phases: {{from}} as phase {{first}} began, {{to}} now.',
  },
  entries: {
    titleAll: 'Ledger of all organisations',
    intro:
      'Every movement of money with its cause. What the computed phase will book is listed as planned.',
    month: 'Phase',
    allMonths: 'all phases',
    turn: 'Phase {{turn}}',
    whole: 'all organisations',
    sums_one:
      '{{count}} entry: {{incoming}} money in, {{outgoing}} money out, {{total}} money together',
    sums_other:
      '{{count}} entries: {{incoming}} money in, {{outgoing}} money out, {{total}} money together',
    noneText:
      'Compute the phase and what it books will stand here; or book something yourself with the key M.',
  },
  column: {
    turn: 'Phase',
    party: 'Organisation',
    amount: 'Money',
    place: 'Region',
  },
  detail: {
    noDerivation: 'The derivation of this phase is not kept.',
  },
  void: {
    hint: 'The counter-entry goes into the open phase; both stay in sight.',
  },
  book: {
    amount: 'Amount of money',
    amountHint: 'Expenses with a minus; halves are fine',
  },
  problem: {
    'no-such-party': 'This organisation is gone. Nothing was booked; choose another one.',
    'not-whole': 'Give whole or half amounts, other than zero.',
    'not-there':
      'Only {{gold}} money lies in {{place}}. Nothing was booked; take less, or another place.',
  },
  command: {
    book: '{{party}}: {{amount}} money booked by hand ({{reason}})',
  },
  warning: {
    overdraft: 'The treasury is below zero: {{gold}} money.',
  },
  figure: {
    gold: 'Money',
  },
  compare: {
    onlyCurrent: 'only the selected one',
    title: 'The organisations compared',
    intro: 'Each point is the beginning of a phase. Only you see this.',
    realms: 'Organisations shown',
    turn: 'Phase',
    summary:
      '{{figure}} of {{count}} organisations, phase {{first}} to {{last}}. Leading: {{leading}}.',
    soon: 'A course needs two phases. As soon as the open phase is applied, the line of every organisation grows here; until then today’s figures stand in the table.',
    noFiguresText: 'Balance and ledger of every organisation stand on the other leaves.',
  },
  storage: {
    title: 'Purses',
    none: 'There is nothing in the purses.',
  },
};
