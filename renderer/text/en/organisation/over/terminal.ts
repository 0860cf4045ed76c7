/** Words of shared rooms in the tongue of the Organisationsspiel: terminal. */
export const terminal = {
  adjudicated:
    'Phase {{turn}} adjudicated. Letters: {{letters}}, fights: {{fights}}, findings: {{findings}}, open questions: {{questions}}. Written:',
  problem: {
    letterUnclear:
      'Whose letter “{{file}}” is cannot be told; name the file after the organisation: {{keys}}.',
    partyUnknown: 'There is no organisation “{{party}}” in this world; there are {{keys}}.',
    partyUnclear:
      'Whose orders stand in “{{file}}” cannot be told; name the organisation with --party: {{keys}}.',
  },
};
