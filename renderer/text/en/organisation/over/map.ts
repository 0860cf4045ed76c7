/** Words of shared rooms in the tongue of the Organisationsspiel: map. */
export const map = {
  eyes: { choose: 'Choose another organisation' },
};
