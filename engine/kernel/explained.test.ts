import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact, operate, operation, rule, sum } from './construct';
import { clausesOf, nodesOf, unfounded } from './evaluate';
import type { Explained } from './explained';
import { ruled } from './ruling';
import { cell, type Table } from './table';

const table: Table = {
  id: 'movement',
  clause: 'WW-5.3-15',
  rows: ['points'],
  columns: ['4', '5'],
  cells: { points: { '4': 8, '5': 11 } },
};

const points = (difficulty: string): Explained =>
  cell(table, 'points', difficulty) ?? fact('none', 0);

describe('rounding happens once and explicitly', () => {
  it.each([
    ['quotient', [75, 2], 'halfUp', 38],
    ['quotient', [-75, 2], 'halfUp', -38],
    ['quotient', [75, 2], 'down', 37],
    ['quotient', [74, 4], 'up', 19],
    ['quotient', [75, 2], 'exact', 37.5],
    ['quotient', [1, 0], 'exact', 0],
    ['difference', [10, 3, 2], 'exact', 5],
    ['product', [3, 4], 'exact', 12],
    ['minimum', [9, 4], 'exact', 4],
    ['maximum', [0, 4], 'exact', 4],
    ['sum', [], 'exact', 0],
  ] as const)(
    '%s of %j rounded %s is %d (WW-0.2-02, WW-0.2-03)',
    (operator, values, rounding, result) => {
      expect(operate(operator, values, rounding)).toBe(result);
    },
  );
});

describe('an explanation', () => {
  const march = rule(
    'march',
    'WW-5.3-17',
    sum(points('4'), operation('product', [fact('steps', 2, {}, 'WW-5.3-02'), points('5')])),
  );

  it('follows from its parts and from the tables', () => {
    expect(march.value).toBe(30);
    expect(unfounded(march, [table])).toEqual([]);
  });

  it('cites its clauses in the order of the tree, each once', () => {
    expect(clausesOf(march)).toEqual(['WW-5.3-17', 'WW-5.3-15', 'WW-5.3-02']);
  });

  it('is rejected if a value does not follow, at any depth', () => {
    const lie: Explained = { ...march, body: { ...march.body, value: 31 } as Explained };
    expect(unfounded(lie, [table]).map(({ kind }) => kind)).toEqual(['rule', 'operation']);
    expect(unfounded({ ...march, value: 31 }, [table])).toHaveLength(1);
  });

  it('is rejected if a cell is not that of the table, or the table is unknown', () => {
    expect(unfounded({ ...points('4'), value: 9 }, [table])).toHaveLength(1);
    expect(unfounded(points('4'), [])).toHaveLength(1);
  });

  it('records the computed value under an override', () => {
    const key = 'cost 1';
    const overridden = ruled(key, march, { [key]: { key, value: 12, reason: 'fog' } });
    expect(overridden).toEqual({
      kind: 'override',
      value: 12,
      ruling: key,
      reason: 'fog',
      original: march,
    });
    expect(nodesOf(overridden)).toHaveLength(1 + nodesOf(march).length);
    expect(unfounded(overridden, [table])).toEqual([]);
    for (const value of ['no', Number.NaN, Infinity]) {
      expect(ruled(key, march, { [key]: { key, value, reason: 'fog' } })).toBe(march);
    }
  });

  it('built by the constructors is always founded (property)', () => {
    const leaf = fc.integer({ min: -99, max: 99 }).map((value) => fact('any', value));
    const { tree } = fc.letrec<{ tree: Explained }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc
          .tuple(
            fc.constantFrom('sum', 'difference', 'product', 'quotient', 'minimum', 'maximum'),
            fc.array(tie('tree'), { maxLength: 3 }),
            fc.constantFrom('exact', 'down', 'up', 'halfUp'),
          )
          .map(([operator, parts, rounding]) => operation(operator, parts, rounding)),
        tie('tree').map((body) => rule('any', 'WW-0.1-01', body)),
      ),
    }));
    fc.assert(fc.property(tree, (any) => unfounded(any, []).length === 0));
  });
});
