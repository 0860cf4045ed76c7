import { describe, expect, it } from 'vitest';
import { afterStep, AT_REST, HOUR, isDue, RETRY, UNSEEN } from './keeper';

describe('when a backup is due', () => {
  it.each([
    ['nothing is due while nothing changed', AT_REST, 10 * HOUR, false],
    ['a step alone waits', afterStep(AT_REST, false, 0), HOUR - 1, false],
    ['an hour of work is enough', afterStep(AT_REST, false, 0), HOUR, true],
    [
      'later steps do not put the hour off',
      afterStep(afterStep(AT_REST, false, 0), false, HOUR - 1),
      HOUR,
      true,
    ],
    ['an applied turn is due at once', afterStep(AT_REST, true, 0), 0, true],
    [
      'a turn stays due after further steps',
      afterStep(afterStep(AT_REST, true, 0), false, 1),
      2,
      true,
    ],
    ['after a failure it waits', { ...afterStep(AT_REST, true, 0), failedAt: 0 }, RETRY - 1, false],
    ['and tries again', { ...afterStep(AT_REST, true, 0), failedAt: 0 }, RETRY, true],
    ['a clock put back does not put the hour off', afterStep(AT_REST, false, 5 * HOUR), 0, true],
    [
      'nor the next try',
      { ...afterStep(AT_REST, true, 5 * HOUR), failedAt: 5 * HOUR },
      4 * HOUR,
      true,
    ],
  ] as const)('%s', (_words, work, now, due) => {
    expect(isDue(work, now)).toBe(due);
  });

  it('is sooner in a hidden window', () => {
    const work = afterStep(AT_REST, false, 0);
    expect([UNSEEN - 1, UNSEEN].map((now) => isDue(work, now, true))).toEqual([false, true]);
    expect(isDue(work, UNSEEN)).toBe(false);
    expect(isDue(AT_REST, HOUR, true)).toBe(false);
  });
});
