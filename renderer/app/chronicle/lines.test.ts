import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../../model/storage';
import { chronicleOf } from './lines';

const entry = (seq: number, parent: number | null): JournalEntry => ({
  seq,
  parent,
  next: null,
  name: 'turn:command.receive',
  about: {},
  at: '2026-11-21T00:00:00Z',
});

/** Entries 1 and 2; entry 2 undone; entry 3 carried out after entry 1. */
const branched = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 1)];

const shown = (head: number) =>
  chronicleOf(branched, head).map(({ entry: { seq }, state, branchedFrom }) => [
    seq,
    state,
    branchedFrom,
  ]);

describe('the chronicle', () => {
  it('lists the newest first and shows what is in effect, what was undone and where a branch begins', () => {
    expect(shown(3)).toEqual([
      [3, 'here', 1],
      [2, 'undone', null],
      [1, 'done', null],
      [0, 'done', null],
    ]);
  });

  it('turns with the state it is set to', () => {
    expect(shown(2)).toEqual([
      [3, 'undone', 1],
      [2, 'here', null],
      [1, 'done', null],
      [0, 'done', null],
    ]);
    expect(shown(0).map(([, state]) => state)).toEqual(['undone', 'undone', 'undone', 'here']);
  });

  it('shows old joined entries where they were done, and dropped ones among them as undone', () => {
    const joined: JournalEntry[] = [
      { ...entry(0, null), next: 4 },
      { ...entry(1, 0), joined: 4 },
      { ...entry(2, 1), joined: null },
      { ...entry(3, 1), joined: 4 },
      { ...entry(4, 0), previous: 3, turn: 59 },
    ];
    const lines = chronicleOf(joined, 4).map(({ state, branchedFrom }) => [state, branchedFrom]);
    expect(lines).toEqual([
      ['here', null],
      ['done', 1],
      ['undone', null],
      ['done', null],
      ['done', null],
    ]);
  });
});
