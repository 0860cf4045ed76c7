/** Worte: Karten dessen, was geschah, und was man auf ihnen entscheidet. */
export const card = {
  seen: {
    all: 'weiß jeder',
    own: 'weiß sonst niemand',
    doer: 'weiß nur {{parties}}',
    also: 'weiß auch {{parties}}',
    only: 'wissen: {{parties}}',
  },
  counts: 'zählt {{value}}',
  figureOf: '{{name}}, {{what}}',
  dice: {
    label: '{{purpose}}, {{number}}. Würfel',
    labelOf: '{{purpose}} von {{party}}, {{number}}. Würfel',
    take: 'Nehmen',
    how: 'Zahl tippen oder anklicken, wie der Würfel am Tisch fiel.',
    computed: 'Gerechnet war {{value}}.',
    restore: 'Wieder der gerechnete',
    reason: 'am Tisch gewürfelt',
    readOnly: 'Ein anderes Fenster hat das Schreibrecht.',
  },
  rethrow: {
    act_one: 'Neu würfeln (noch {{count}})',
    act_other: 'Neu würfeln (noch {{count}})',
    which: 'Welcher Würfel fällt noch einmal?',
    die: '{{number}}. Würfel, zeigt {{value}}',
    restore: 'Neuen Wurf zurücknehmen',
  },
  act: 'Ändern',
  actHidden: 'Verdeckt eintragen',
  hidden:
    'Verdeckt: Die anderen sehen weg, bis eingetragen ist. Zu lesen ist es erst, wenn aufgedeckt ist.',
  range: '{{least}} bis {{most}}',
  tooLong: 'Das ist zu lang: höchstens {{longest}} Zeichen.',
};
