/** Words of shared rooms in the tongue of the Organisationsspiel: turn. */
export const turn = {
  realms: {
    label: 'Organisations and their orders',
  },
  waiting: {
    many: 'waiting for {{count}} organisations',
  },
  command: {
    apply: 'Phase {{turn}} applied',
    apply_zero: 'Phase {{turn}} applied without a letter',
    apply_one: 'Phase {{turn}} applied with {{count}} letter',
    apply_other: 'Phase {{turn}} applied with {{count}} letters',
  },
  leaf: {
    label: 'What of the phase lies on top',
  },
  report: {
    none: 'This organisation is told nothing in this phase.',
    treasury: 'New stock of money: {{gold}}.',
  },
  run: {
    starting: 'Computing the phase',
    phase: 'Computing the phase, step {{done}} of {{total}}',
  },
  nobody: {
    text: 'No organisation of this world has a seat yet. Organisations are added under “Cast”, regions on the board.',
    title: 'Nobody acts here yet',
  },
  findings: {
    onlyUnit: 'only order {{unit}}',
    none: 'There is nothing to note about order {{unit}}.',
  },
  orders: {
    none: 'No line of this letter is an order. The original is filed; replace it or type the orders in.',
  },
  type: {
    hint: 'One order per line, as it stands in the letter.',
  },
  state: {
    defaults: 'without a letter',
  },
  events: {
    none: 'Nothing happens to {{party}} in this phase.',
    field: {
      talk: 'Events',
    },
  },
  replace: {
    otherText:
      'The new text seems to be from {{other}}. File it there, or it takes the place of the old one here; undo brings either back.',
  },
};
