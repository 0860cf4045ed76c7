import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrossfeldNo } from '../../../../engine';
import { gf } from '../../../../engine/testing';
import { changesOf, type Draft, problemsOf, swapped } from './renumbering';

const NOS = [gf('001'), gf('002'), gf('003')];
const draft = (...entries: readonly (readonly [string, string])[]): Draft =>
  new Map(entries.map(([no, text]) => [gf(no), text] as const));

describe('numbers typed by the GM', () => {
  it.each([
    { typed: draft(), problems: [], changes: [] },
    { typed: draft(['001', '777']), problems: [], changes: [['001', '777']] },
    { typed: draft(['001', '002']), problems: [['001', 'double']], changes: [['001', '002']] },
    {
      typed: draft(['001', '009'], ['002', '009']),
      problems: [
        ['001', 'double'],
        ['002', 'double'],
      ],
      changes: [
        ['001', '009'],
        ['002', '009'],
      ],
    },
    { typed: draft(['001', '12']), problems: [['001', 'bad']], changes: [] },
    { typed: draft(['003', '']), problems: [['003', 'bad']], changes: [] },
    {
      typed: draft(['001', '002'], ['002', '001']),
      problems: [],
      changes: [
        ['001', '002'],
        ['002', '001'],
      ],
    },
  ])('$typed', ({ typed, problems, changes }) => {
    expect([...problemsOf(NOS, typed)]).toEqual(problems);
    expect([...changesOf(NOS, typed)]).toEqual(changes);
  });

  it('are double exactly if two Großfelder would bear the same number', () => {
    const some = fc.dictionary(
      fc.constantFrom<string>(...NOS),
      fc.integer({ min: 1, max: 5 }).map((no) => `00${String(no)}`),
    );
    fc.assert(
      fc.property(some, (wanted) => {
        const typed: Draft = new Map(
          Object.entries(wanted).map(([no, text]) => [no as GrossfeldNo, text]),
        );
        const after = NOS.map((no) => typed.get(no) ?? no);
        const isDouble = new Set<string>(after).size < after.length;
        expect(problemsOf(NOS, typed).size > 0).toBe(isDouble);
      }),
    );
  });

  it('are exchanged as they were to become', () => {
    expect([...swapped(draft(['001', '009']), gf('001'), gf('003'))]).toEqual([
      ['001', '003'],
      ['003', '009'],
    ]);
  });
});
