import { describe, expect, it } from 'vitest';
import type { Journal } from '../storage';
import { AFTER_TURN, overdueOf, tomorrow, WORKING_DAY } from './use-overdue';

const START = Date.UTC(2026, 10, 21, 8);
const at = (ms: number): string => new Date(START + ms).toISOString();
const MINUTE = 60_000;

const journalOf = (...acts: readonly (readonly [name: string, ms: number])[]): Journal =>
  [['storage:journal.created', 0] as const, ...acts].map(([name, ms], seq) => ({
    seq,
    parent: seq === 0 ? null : seq - 1,
    next: null,
    name,
    about: {},
    at: at(ms),
  }));

const NEVER = { exportedAt: null };
const three = journalOf(
  ['map:command.paint', MINUTE],
  ['map:command.paint', 2 * MINUTE],
  ['turn:command.apply', 3 * MINUTE],
);
const paint = journalOf(['map:command.paint', MINUTE], ['map:command.paint', 2 * MINUTE]);
const now = (ms: number): Date => new Date(START + ms);

describe('what a world lacks in copies', () => {
  it('is nothing where nothing was done', () => {
    expect(overdueOf(NEVER, journalOf(), 0, now(100 * WORKING_DAY))).toEqual({
      since: null,
      steps: 0,
      isWanted: false,
      isDue: false,
    });
  });

  it('counts the steps in force since the last backup or copy', () => {
    const copies = { exportedAt: at(0), backedUpAt: at(90_000) };
    expect(overdueOf(copies, three, 3, now(4 * MINUTE))).toMatchObject({
      since: at(90_000),
      steps: 2,
    });
    expect(overdueOf(copies, three, 2, now(4 * MINUTE)).steps).toBe(1);
  });

  it('is not hidden by a copy from a day that has not come yet', () => {
    const copies = { exportedAt: at(1000 * WORKING_DAY), backedUpAt: at(90_000) };
    expect(overdueOf(copies, three, 3, now(4 * MINUTE))).toMatchObject({
      since: at(90_000),
      steps: 2,
    });
  });

  it('takes no word from a copy that was dated ahead by a clock that went wrong', () => {
    const copies = { ...NEVER, backedUpAt: at(5 * MINUTE) };
    expect(overdueOf(copies, three, 3, now(4 * MINUTE))).toMatchObject({ since: null, steps: 3 });
  });

  it('is told after a day of work, not before', () => {
    expect(overdueOf(NEVER, paint, 2, now(MINUTE + WORKING_DAY - 1)).isDue).toBe(false);
    expect(overdueOf(NEVER, paint, 2, now(MINUTE + WORKING_DAY)).isDue).toBe(true);
  });

  it('is told soon after a turn was applied', () => {
    expect(overdueOf(NEVER, three, 3, now(3 * MINUTE + AFTER_TURN - 1)).isDue).toBe(false);
    expect(overdueOf(NEVER, three, 3, now(3 * MINUTE + AFTER_TURN)).isDue).toBe(true);
    expect(overdueOf(NEVER, three, 2, now(3 * MINUTE + AFTER_TURN)).isDue).toBe(false);
  });

  it('is not told before tomorrow where the GM wants it so, and then it is', () => {
    const evening = now(2 * WORKING_DAY);
    const until = tomorrow(evening);
    expect(overdueOf({ ...NEVER, remindAfter: until }, paint, 2, evening).isDue).toBe(false);
    expect(overdueOf({ ...NEVER, remindAfter: until }, paint, 2, new Date(until)).isDue).toBe(true);
  });
});
