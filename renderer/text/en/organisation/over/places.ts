/** Words of shared rooms in the tongue of the Organisationsspiel: places. */
export const places = {
  command: {
    foundRealm: 'Organisation {{name}} created',
    describeRealm: 'Organisation {{name}} changed',
    removeRealm: 'Organisation {{name}} deleted',
  },
};
