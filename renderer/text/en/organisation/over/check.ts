/** Words of shared rooms in the tongue of the Organisationsspiel: check. */
export const check = {
  act: {
    realm: 'This organisation',
    warnings: 'Accept all warnings of this organisation',
  },
  tab: {
    before: 'Show earlier organisations',
    after: 'Show further organisations',
    with_other: 'with {{count}} organisations',
  },
  letter: {
    subjectQuestions: 'Phase {{turn}}: questions about the orders of {{party}}',
    subjectConfirmation: 'Phase {{turn}}: this is how I understood you ({{party}})',
    place: 'Order {{unit}}',
  },
  confirmation: {
    realm: '{{party}}, phase {{turn}}',
    unit: 'Order {{unit}}',
    orders: 'Your orders',
  },
  command: {
    defaults: '{{party}} without a letter',
  },
};
