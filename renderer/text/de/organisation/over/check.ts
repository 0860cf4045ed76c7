/** Worte geteilter Räume in der Sprache des Organisationsspiels: check. */
export const check = {
  act: {
    realm: 'Diese Organisation',
    warnings: 'Alle Warnungen dieser Organisation annehmen',
  },
  tab: {
    before: 'Frühere Organisationen zeigen',
    after: 'Weitere Organisationen zeigen',
    with_other: 'mit {{count}} Organisationen',
  },
  letter: {
    subjectQuestions: 'Phase {{turn}}: Fragen zu den Aufträgen von {{party}}',
    subjectConfirmation: 'Phase {{turn}}: So habe ich dich verstanden ({{party}})',
    place: 'Auftrag {{unit}}',
  },
  confirmation: {
    realm: '{{party}}, Phase {{turn}}',
    unit: 'Auftrag {{unit}}',
    orders: 'Deine Aufträge',
  },
  command: {
    defaults: '{{party}} ohne Brief',
  },
};
