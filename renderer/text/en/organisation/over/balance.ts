/** Words of shared rooms in the tongue of the Organisationsspiel: balance. */
export const balance = {
  recomputed: 'Recalculated, there is {{gold}} money in the end.',
  section: { summary: 'Money at the end of the phase' },
  column: { gold: 'Money' },
};
