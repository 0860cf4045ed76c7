/** Worte geteilter Räume in der Sprache des Organisationsspiels: evaluation. */
export const evaluation = {
  title: 'Auswertung, {{month}}',
  turn: 'Phase {{turn}}',
  next: 'Als Nächstes: {{month}}',
  nextDeadline: 'Als Nächstes: {{month}}, Einsendung bis {{date}}',
  heading: {
    summary: 'Die Phase in Kürze',
    treasury: 'Geld und Abschluss',
  },
  column: {
    realm: 'Organisation',
    gold: 'Geld',
    turn: 'Phase',
  },
  summary: {
    neutral: {
      treasury: 'In Ihren Kassen liegen nun {{gold.nom}}.',
      quiet: 'Die Phase verlief ruhig.',
    },
    inCharacter: {
      treasury: 'In Euren Kassen liegen nun {{gold.nom}}.',
      quiet: 'Die Phase ging still vorüber.',
    },
  },
  treasury: {
    after: 'Geld am Ende',
    before: 'Geld zu Beginn',
    storage: 'Das Geld liegt in diesen Regionen: {{places}}.',
  },
};
