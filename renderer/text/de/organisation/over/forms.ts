/** Worte geteilter Räume in der Sprache des Organisationsspiels: forms. */
export const forms = {
  fileName: '{{form}}, {{realm}}, Phase {{turn}}',
  all: 'Für alle Organisationen',
  allHint: 'Ein PDF für jede Organisation, ausgefüllt mit dem, was sie selbst weiß.',
  allName: '{{form}}, Phase {{turn}}',
  key: { all: 'Formular für alle Organisationen' },
};
