import type { card as german } from '../de/card';
import type { SameShape } from '../shape';

/** Words: cards of what happened, and what is decided on them. */
export const card: SameShape<typeof german> = {
  seen: {
    all: 'everybody knows',
    own: 'nobody else knows',
    doer: 'known to {{parties}} alone',
    also: 'known to {{parties}}, too',
    only: 'known to {{parties}}',
  },
  counts: 'counts as {{value}}',
  figureOf: '{{name}}, {{what}}',
  dice: {
    label: '{{purpose}}, die {{number}}',
    labelOf: '{{purpose}} of {{party}}, die {{number}}',
    take: 'Take',
    how: 'Type or click the figure as the die fell at the table.',
    computed: 'The computed one was {{value}}.',
    restore: 'Back to the computed one',
    reason: 'rolled at the table',
    readOnly: 'Another window has the right to write.',
  },
  rethrow: {
    act_one: 'Roll again ({{count}} left)',
    act_other: 'Roll again ({{count}} left)',
    which: 'Which die is rolled again?',
    die: 'Die {{number}}, shows {{value}}',
    restore: 'Take the new roll back',
  },
  act: 'Change',
  actHidden: 'Enter in secret',
  hidden: 'Covered: the others look away until it is entered. It can be read once it is revealed.',
  range: '{{least}} to {{most}}',
  tooLong: 'That is too long: at most {{longest}} characters.',
};
