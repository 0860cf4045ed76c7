/** Worte geteilter Räume in der Sprache des Organisationsspiels: terminal. */
export const terminal = {
  adjudicated:
    'Phase {{turn}} ausgewertet. Briefe: {{letters}}, Kämpfe: {{fights}}, Befunde: {{findings}}, offene Fragen: {{questions}}. Geschrieben:',
  problem: {
    letterUnclear:
      'Von wem „{{file}}“ ist, lässt sich nicht erkennen; benenne die Datei nach der Organisation: {{keys}}.',
    partyUnknown: 'Die Organisation „{{party}}“ gibt es in dieser Welt nicht; es gibt {{keys}}.',
    partyUnclear:
      'Wessen Befehle in „{{file}}“ stehen, ist nicht zu erkennen; gib die Organisation mit --party an: {{keys}}.',
  },
};
