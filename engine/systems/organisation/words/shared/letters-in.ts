import type { WordTree } from '../../../../kernel';

/** Letters that come in, and the questions about them. */
export const SHARED_LETTERS: WordTree = {
  inbox: {
    'empty.filed': [
      'In dieser Phase ist noch nichts abgelegt.',
      'Nothing has been filed in this phase yet.',
    ],
    'mail.file': [
      'Lege das Schriftstück erst bei einer Organisation ab; dann lässt sich die Post übernehmen.',
      'File the document with an organisation first; then its mail can be taken over.',
    ],
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    'reminder.text': [
      'für {{month}} (Phase {{turn}}, {{world}}) fehlt mir noch dein Brief für {{realm}}.',
      'your orders for {{realm}} in {{month}} (phase {{turn}}, {{world}}) have not reached me yet.',
    ],
    'reminder.otherwise': [
      'Kommt keiner, tut deine Organisation in dieser Phase nur das Nötigste: Es gelten die Vorgaben der Regeln.',
      'If none come, your organisation does only what is needed in this phase: the defaults of the rules hold.',
    ],
    'refused.many.text': [
      'Es sind {{size}}; übernommen wurde nichts. Öffne die Teile, die zur Phase gehören, einzeln.',
      'There are {{size}}; nothing was taken. Open those that belong to the phase one by one.',
    ],
    'refused.huge.text': [
      'Er hat {{size}} Zeichen, mehr als 500.000 Zeichen oder 20.000 Zeilen nimmt der Tisch nicht an; übernommen wurde nichts. Füge nur die Aufträge ein.',
      'It has {{size}} characters, and the desk takes no more than 500,000 or 20,000 lines; nothing was taken. Paste the orders only.',
    ],
    'part.possessions': ['Aufstellung', 'List of what it has'],
    'part.movement': ['Aufträge', 'Orders'],
  },
  check: {
    'act.realm': ['Diese Organisation', 'This organisation'],
    'act.warnings': [
      'Alle Warnungen dieser Organisation annehmen',
      'Accept all warnings of this organisation',
    ],
    'letter.place': ['Auftrag {{unit}}', 'Order {{unit}}'],
    'confirmation.unit': ['Auftrag {{unit}}', 'Order {{unit}}'],
    'confirmation.orders': ['Deine Aufträge', 'Your orders'],
    'command.defaults': ['{{party}} ohne Brief', '{{party}} without a letter'],
  },
  terminal: {
    'problem.letterUnclear': [
      'Von wem „{{file}}“ ist, lässt sich nicht erkennen; benenne die Datei nach der Organisation: {{keys}}.',
      'Whose letter “{{file}}” is cannot be told; name the file after the organisation: {{keys}}.',
    ],
    'problem.partyUnknown': [
      'Die Organisation „{{party}}“ gibt es in dieser Welt nicht; es gibt {{keys}}.',
      'There is no organisation “{{party}}” in this world; there are {{keys}}.',
    ],
    'problem.partyUnclear': [
      'Wessen Befehle in „{{file}}“ stehen, ist nicht zu erkennen; gib die Organisation mit --party an: {{keys}}.',
      'Whose orders stand in “{{file}}” cannot be told; name the organisation with --party: {{keys}}.',
    ],
  },
};
