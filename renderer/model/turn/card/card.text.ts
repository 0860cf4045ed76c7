import type { WordTree } from '../../../../engine';

/** Texts: cards of what happened, and what is decided on them. */
export const card: WordTree = {
  seen: {
    all: ['weiß jeder', 'everybody knows'],
    own: ['weiß sonst niemand', 'nobody else knows'],
    doer: ['weiß nur {{parties}}', 'known to {{parties}} alone'],
    also: ['weiß auch {{parties}}', 'known to {{parties}}, too'],
    only: ['wissen: {{parties}}', 'known to {{parties}}'],
  },
  counts: ['zählt {{value}}', 'counts as {{value}}'],
  figureOf: ['{{name}}, {{what}}', '{{name}}, {{what}}'],
  dice: {
    label: ['{{purpose}}, {{number}}. Würfel', '{{purpose}}, die {{number}}'],
    labelOf: [
      '{{purpose}} von {{party}}, {{number}}. Würfel',
      '{{purpose}} of {{party}}, die {{number}}',
    ],
    take: ['Nehmen', 'Take'],
    how: [
      'Zahl tippen oder anklicken, wie der Würfel am Tisch fiel.',
      'Type or click the figure as the die fell at the table.',
    ],
    computed: ['Wurf des Programms: {{value}}.', 'Program rolled {{value}}.'],
    restore: ['Wurf des Programms nehmen', 'Use the program’s roll'],
    reason: ['am Tisch gewürfelt', 'rolled at the table'],
    readOnly: [
      'Ein anderes Fenster hat das Schreibrecht.',
      'Another window has the right to write.',
    ],
  },
  rethrow: {
    act: ['Neu würfeln (noch {{count}})', 'Roll again ({{count}} left)'],
    which: ['Welcher Würfel fällt noch einmal?', 'Which die is rolled again?'],
    die: ['{{number}}. Würfel, zeigt {{value}}', 'Die {{number}}, shows {{value}}'],
    restore: ['Neuen Wurf zurücknehmen', 'Take the new roll back'],
  },
  act: ['Ändern', 'Change'],
  actHidden: ['Verdeckt eintragen', 'Enter in secret'],
  hidden: [
    'Verdeckt: Die anderen sehen weg, bis eingetragen ist. Zu lesen ist es erst, wenn aufgedeckt ist.',
    'Covered: the others look away until it is entered. It can be read once it is revealed.',
  ],
  range: ['{{least}} bis {{most}}', '{{least}} to {{most}}'],
  tooLong: [
    'Das ist zu lang: höchstens {{longest}} Zeichen.',
    'That is too long: at most {{longest}} characters.',
  ],
};
