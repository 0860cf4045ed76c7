import { describe, expect, it } from 'vitest';
import { afterStep, AT_REST, dueOf, HOUR, RETRY } from './schedule';

describe('when a backup is due', () => {
  it.each([
    ['nothing is due while nothing changed', AT_REST, 10 * HOUR, null],
    ['a step alone waits', afterStep(AT_REST, false, 0), HOUR - 1, null],
    ['an hour of work is enough', afterStep(AT_REST, false, 0), HOUR, 'hour'],
    [
      'later steps do not put the hour off',
      afterStep(afterStep(AT_REST, false, 0), false, HOUR - 1),
      HOUR,
      'hour',
    ],
    ['an applied turn is due at once', afterStep(AT_REST, true, 0), 0, 'turn'],
    [
      'a turn stays due after further steps',
      afterStep(afterStep(AT_REST, true, 0), false, 1),
      2,
      'turn',
    ],
    ['after a failure it waits', { ...afterStep(AT_REST, true, 0), failedAt: 0 }, RETRY - 1, null],
    ['and tries again', { ...afterStep(AT_REST, true, 0), failedAt: 0 }, RETRY, 'turn'],
    ['a clock put back does not put the hour off', afterStep(AT_REST, false, 5 * HOUR), 0, 'hour'],
    [
      'nor the next try',
      { ...afterStep(AT_REST, true, 5 * HOUR), failedAt: 5 * HOUR },
      4 * HOUR,
      'turn',
    ],
  ] as const)('%s', (_words, work, now, due) => {
    expect(dueOf(work, now)).toBe(due);
  });
});
