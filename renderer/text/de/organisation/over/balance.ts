/** Worte geteilter Räume in der Sprache des Organisationsspiels: balance. */
export const balance = {
  recomputed: 'Nachgerechnet ergibt sich ein neuer Bestand von {{gold}} Geld.',
  section: { summary: 'Kasse am Ende der Phase' },
  column: { gold: 'Geld' },
};
