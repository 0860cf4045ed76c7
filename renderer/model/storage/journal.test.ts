import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  append,
  canRedo,
  canUndo,
  changedEntries,
  type Journal,
  lineOf,
  stepsBetween,
  walk,
} from './journal';

const act = { name: 'act', about: {}, at: '2026-01-01T00:00:00.000Z' };
const origin: Journal = [{ ...act, seq: 0, parent: null, next: null }];

/** 0 - 1 - 2, and 3 - 4 that branch off after 1. */
const branched = [0, 1, 1, 3].reduce<Journal>(
  (journal, head) => append(journal, head, act),
  origin,
);

const steps = (from: number, to: number) =>
  stepsBetween(branched, from, to).map(({ kind, seq }) => `${kind} ${seq}`);

describe('the tree of journal entries', () => {
  it('has neither undo nor redo at the origin of a new campaign', () => {
    expect([canUndo(origin, 0), canRedo(origin, 0)]).toEqual([false, false]);
  });

  it('preserves an abandoned branch', () => {
    expect(branched.map(({ seq, parent }) => [seq, parent])).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 3],
    ]);
  });

  it('redoes along the branch walked last', () => {
    expect(branched[1]?.next).toBe(3);
    const back = walk(branched, stepsBetween(branched, 4, 2));
    expect(back[1]?.next).toBe(2);
  });

  it.each([
    [4, [4, 3, 1, 0]],
    [2, [2, 1, 0]],
    [0, [0]],
  ])('has in effect at %i the entries %j', (head, line) => {
    expect(lineOf(branched, head)).toEqual(line);
  });

  it.each([
    [2, 2, []],
    [2, 1, ['undo 2']],
    [0, 2, ['redo 1', 'redo 2']],
    [2, 4, ['undo 2', 'redo 3', 'redo 4']],
    [4, 2, ['undo 4', 'undo 3', 'redo 2']],
    [4, 0, ['undo 4', 'undo 3', 'undo 1']],
  ])('goes from %i to %i by %j', (from, to, expected) => {
    expect(steps(from, to)).toEqual(expected);
  });

  it('returns which entries a new one changes: itself and the one that now leads to it', () => {
    const next = append(branched, 4, act);
    expect(changedEntries(branched, next).map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it('leads from any entry to any other, and the steps back are the steps there reversed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.nat(), fc.nat(), (heads, a, b) => {
        const journal = heads.reduce<Journal>(
          (now, head) => append(now, head % now.length, act),
          origin,
        );
        const [from, to] = [a % journal.length, b % journal.length];
        const there = stepsBetween(journal, from, to);
        const arrived = there.reduce<number | null>(
          (at, { kind, seq }) => (kind === 'redo' ? seq : (journal[at ?? 0]?.parent ?? null)),
          from,
        );
        expect(arrived).toBe(to);
        const opposite = { undo: 'redo', redo: 'undo' } as const;
        expect(stepsBetween(journal, to, from)).toEqual(
          there.map(({ kind, seq }) => ({ kind: opposite[kind], seq })).reverse(),
        );
      }),
    );
  });
});
