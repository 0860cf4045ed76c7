/** Words of shared rooms in the tongue of the Organisationsspiel: leaks. */
export const leaks = {
  kind: {
    party: 'Unknown organisation',
    gold: 'Money of others',
  },
};
