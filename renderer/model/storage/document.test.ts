import { applyPatches, enablePatches } from 'immer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchesOfRows } from './document';

enablePatches();

const PATH = ['people', 'p'];

/** A row with fields of every kind, some of them missing. */
const row = fc.record(
  {
    name: fc.string({ maxLength: 3 }),
    account: fc.array(fc.nat(3), { maxLength: 5 }),
    place: fc.record({ field: fc.nat(3) }, { noNullPrototype: true }),
    note: fc.constant(undefined),
  },
  { requiredKeys: ['name', 'account'], noNullPrototype: true },
);

describe('what changed of rows', () => {
  it('leads from one state to the other and back, exactly', () => {
    fc.assert(
      fc.property(
        fc.option(row, { nil: undefined }),
        fc.option(row, { nil: undefined }),
        (before, after) => {
          const stateOf = (p: unknown) => ({ people: p === undefined ? {} : { p } });
          const { patches, inverse } = patchesOfRows([{ path: PATH, before, after }]);
          if (before === after) return;
          expect(applyPatches(stateOf(before), patches)).toStrictEqual(stateOf(after));
          expect(applyPatches(stateOf(after), inverse)).toStrictEqual(stateOf(before));
        },
      ),
    );
  });

  it('writes of a list that grew at its end only what was appended', () => {
    const account = Array.from({ length: 500 }, (_, turn) => ({ turn, cents: -300 }));
    const before = { name: 'Orlan', account };
    const after = { name: 'Orlan', account: [...account, { turn: 500, cents: 200 }] };
    expect(patchesOfRows([{ path: PATH, before, after }])).toEqual({
      patches: [{ op: 'add', path: [...PATH, 'account', 500], value: { turn: 500, cents: 200 } }],
      inverse: [{ op: 'replace', path: [...PATH, 'account', 'length'], value: 500 }],
    });
  });
});
