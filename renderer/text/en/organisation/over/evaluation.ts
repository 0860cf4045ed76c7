/** Words of shared rooms in the tongue of the Organisationsspiel: evaluation. */
export const evaluation = {
  title: 'Evaluation, {{month}}',
  turn: 'Phase {{turn}}',
  next: 'Next: {{month}}',
  nextDeadline: 'Next: {{month}}, to be sent by {{date}}',
  heading: {
    summary: 'The phase in brief',
    treasury: 'Money and closing',
  },
  column: {
    realm: 'Organisation',
    gold: 'Money',
    turn: 'Phase',
  },
  summary: {
    neutral: {
      treasury: 'Your purses now hold {{gold.nom}}.',
      quiet: 'The phase passed quietly.',
    },
    inCharacter: {
      treasury: 'In your purses there now lie {{gold.nom}}.',
      quiet: 'The phase went by in silence.',
    },
  },
  treasury: {
    after: 'Money at the end',
    before: 'Money at the beginning',
    storage: 'The money lies in these regions: {{places}}.',
  },
};
