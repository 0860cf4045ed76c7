/** Worte geteilter Räume in der Sprache des Organisationsspiels: map. */
export const map = {
  eyes: { choose: 'Andere Organisation wählen' },
};
