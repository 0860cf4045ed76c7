import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged } from './merge';

const value = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(
    fc.nat(3),
    fc.dictionary(fc.constantFrom('x', 'y'), fc.nat(2), { noNullPrototype: true }),
  ),
  { noNullPrototype: true },
);

const perField = (change: Readonly<Record<number, string>>) =>
  Array.from({ length: 48 }, (_, index) => change[index] ?? 't');

describe('a three-way merge', () => {
  it('is the value of the side that changed it, and nothing where neither did (property)', () => {
    fc.assert(
      fc.property(value, value, (base, other) => {
        expect(merged({ base, mine: base, theirs: other })).toEqual({
          value: other,
          conflicts: [],
        });
        expect(merged({ base, mine: other, theirs: base })).toEqual({
          value: other,
          conflicts: [],
        });
        expect(merged({ base, mine: other, theirs: other })).toEqual({
          value: other,
          conflicts: [],
        });
      }),
    );
  });

  it.each([
    {
      name: 'both changes, where they touch different things',
      sides: [
        { size: 10, order: 'KV', name: 'x' },
        { size: 10, order: 'N', name: 'x' },
        { size: 8, order: 'KV', name: 'x' },
      ],
      value: { size: 8, order: 'N', name: 'x' },
      conflicts: [],
    },
    {
      name: 'theirs, where both changed the same thing, and says so',
      sides: [{ size: 10 }, { size: 20 }, { size: 8 }],
      value: { size: 8 },
      conflicts: [['size']],
    },
    {
      name: 'the sum, where both moved gold',
      sides: [
        { treasury: 100, storage: { '210/19': 40 } },
        { treasury: 130, storage: { '210/19': 70 } },
        { treasury: 60, storage: { '210/19': 0, '210/04': 5 } },
      ],
      value: { treasury: 90, storage: { '210/19': 30, '210/04': 5 } },
      conflicts: [],
    },
    {
      name: 'both gifts, were they the same; all else that both changed alike counts once',
      sides: [
        { treasury: 100, size: 1, roles: [] },
        { treasury: 150, size: 2, roles: ['a'] },
        { treasury: 150, size: 2, roles: ['a'] },
      ],
      value: { treasury: 200, size: 2, roles: ['a'] },
      conflicts: [],
    },
    {
      name: 'debts, where both spent, but never less than nothing at a place',
      sides: [
        { treasury: 100, storage: { '210/19': 40 } },
        { treasury: 40, storage: { '210/19': 0 } },
        { treasury: 50, storage: { '210/19': 10 } },
      ],
      value: { treasury: -10, storage: { '210/19': 0 } },
      conflicts: [],
    },
    {
      name: 'every entry of an account: what was paid since follows the other charge',
      sides: [
        { account: [{ cents: 2000 }, { cents: -300 }] },
        { account: [{ cents: 2000 }, { cents: -300 }, { cents: 1000 }] },
        { account: [{ cents: 2000 }] },
      ],
      value: { account: [{ cents: 2000 }, { cents: 1000 }] },
      conflicts: [],
    },
    {
      name: 'theirs of an account in which what was there is changed',
      sides: [
        { account: [{ cents: 2000 }] },
        { account: [{ cents: 2500 }] },
        { account: [{ cents: 2000 }, { cents: -300 }] },
      ],
      value: { account: [{ cents: 2000 }, { cents: -300 }] },
      conflicts: [['account']],
    },
    {
      name: 'one whole place, never a mixture of two',
      sides: [
        { place: { kind: 'field', field: '210/19' } },
        { place: { kind: 'aboard', carrier: 'tha:301' } },
        { place: { kind: 'field', field: '210/20' } },
      ],
      value: { place: { kind: 'field', field: '210/20' } },
      conflicts: [['place']],
    },
    {
      name: 'field by field within a Großfeld',
      sides: [perField({}), perField({ 3: 'w', 5: 'h' }), perField({ 4: 'b', 5: 'g' })],
      value: perField({ 3: 'w', 4: 'b', 5: 'g' }),
      conflicts: [['5']],
    },
    {
      name: 'theirs, where they have it no more and it was changed here',
      sides: [{ a: 1 }, { a: 2 }, undefined],
      value: undefined,
      conflicts: [[]],
    },
  ])('is $name', ({ sides: [base, mine, theirs], value: expected, conflicts }) => {
    expect(merged({ base, mine, theirs })).toEqual({ value: expected, conflicts });
  });
});
