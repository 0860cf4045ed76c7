/** Worte geteilter Räume in der Sprache des Organisationsspiels: places. */
export const places = {
  command: {
    foundRealm: 'Organisation {{name}} angelegt',
    describeRealm: 'Organisation {{name}} geändert',
    removeRealm: 'Organisation {{name}} gelöscht',
  },
};
