/** Worte geteilter Räume in der Sprache des Organisationsspiels: explain. */
export const explain = {
  house: { added: 'Hausregel: {{value}}, im Regelblatt steht nichts' },
};
