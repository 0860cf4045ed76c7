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

/** Acts 1 and 2; act 2 taken back; act 3 carried out after act 1. */
const branched = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 1)];

const shown = (head: number) =>
  chronicleOf(branched, head).map(({ entry: { seq }, state, branchedFrom }) => [
    seq,
    state,
    branchedFrom,
  ]);

describe('the chronicle', () => {
  it('stands newest first and tells what is in force, what was taken back and where a branch begins', () => {
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

  it('shows old acts that were joined where they were done, and what was dropped among them as taken back', () => {
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
