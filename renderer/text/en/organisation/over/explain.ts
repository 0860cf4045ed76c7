/** Words of shared rooms in the tongue of the Organisationsspiel: explain. */
export const explain = {
  house: { added: 'house rule: {{value}}, the rule sheet has nothing' },
};
