import type { WordTree } from '../../../../kernel';

/** Letters that come in, and the questions about them. */
export const SHARED_LETTERS: WordTree = {
  inbox: {
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    'reminder.text': [
      'für {{month}} (Phase {{turn}}, {{world}}) fehlt mir noch ‹dein|Ihr› Brief für {{realm}}.',
      'your orders for {{realm}} in {{month}} (phase {{turn}}, {{world}}) have not reached me yet.',
    ],
    'reminder.otherwise': [
      'Kommt keiner, tut ‹deine|Ihre› Organisation in dieser Phase nur das Nötigste: Es gelten die Vorgaben der Regeln.',
      'If none come, your organisation does only what is needed in this phase: the defaults of the rules hold.',
    ],
    'part.possessions': ['Aufstellung', 'List of what it has'],
    'part.movement': ['Befehle', 'Orders'],
  },
  check: {
    'command.defaults': ['{{party}} ohne Brief', '{{party}} without a letter'],
  },
};
