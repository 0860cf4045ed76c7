/** Worte geteilter Räume in der Sprache des Organisationsspiels: leaks. */
export const leaks = {
  kind: {
    party: 'Unbekannte Organisation',
    gold: 'Fremdes Geld',
  },
};
