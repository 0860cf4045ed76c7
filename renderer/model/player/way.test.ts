import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ground, wayTo } from './way';

/** Ground drawn as rows of signs: a digit = cost of a cell, `~` = water, `?` = unknown, blank = no cell. */
const drawn = (...rows: readonly string[]): Ground => {
  const at = (cell: string): string => {
    const [x = 0, y = 0] = cell.split(' ').map(Number);
    return rows[y]?.[x] ?? ' ';
  };
  const placeOf = (cell: string) => cell.split(' ').map(Number);
  return {
    neighbours: (cell) => {
      const [x = 0, y = 0] = placeOf(cell);
      return [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ]
        .map((place) => place.join(' '))
        .filter((one) => at(one) !== ' ');
    },
    distance: (from, to) => {
      if (at(from) === ' ' || at(to) === ' ') return Infinity;
      const [[x = 0, y = 0], [u = 0, v = 0]] = [placeOf(from), placeOf(to)];
      return Math.abs(x - u) + Math.abs(y - v);
    },
    isKnown: (cell) => at(cell) !== '?',
    costOf: (way) => {
      const costs = way.slice(1).map((cell) => Number(at(cell)));
      return costs.some(Number.isNaN) ? undefined : costs.reduce((all, one) => all + one, 0);
    },
  };
};

/** A clock that stands still. */
const stopped = () => 0;

/** The places of a way, `x y`, one after the other. */
const way = (ground: Ground, from: string, to: string): string =>
  wayTo(ground, [from], to, stopped).way.join(', ');

/** What the cheapest way costs by trying every step as often as there are cells; the start is paid by nobody. */
const cheapest = (ground: Ground, from: string, to: string): number => {
  const paid = new Map([[from, 0]]);
  for (let round = 0; round < 20; round += 1)
    for (const [cell, cost] of paid)
      for (const next of ground.isKnown(cell) || cell === from ? ground.neighbours(cell) : []) {
        const step = ground.isKnown(next)
          ? ground.costOf([cell, next])
          : next === to
            ? 0
            : undefined;
        if (step !== undefined && cost + step < (paid.get(next) ?? Infinity))
          paid.set(next, cost + step);
      }
  return paid.get(to) ?? Infinity;
};

describe('a way', () => {
  it.each([
    ['goes on to the end that is chosen', drawn('1111'), '0 0', '2 0', '0 0, 1 0, 2 0'],
    [
      'goes round a bay',
      drawn('1~1', '1~1', '111'),
      '0 0',
      '2 0',
      '0 0, 0 1, 0 2, 1 2, 2 2, 2 1, 2 0',
    ],
    ['goes round what is dear', drawn('191', '111'), '0 0', '2 0', '0 0, 0 1, 1 1, 2 1, 2 0'],
    [
      'goes over what is dear where that is cheaper',
      drawn('131', '111'),
      '0 0',
      '2 0',
      '0 0, 1 0, 2 0',
    ],
    [
      'does not go over what is unknown',
      drawn('1?1', '111'),
      '0 0',
      '2 0',
      '0 0, 0 1, 1 1, 2 1, 2 0',
    ],
    ['may end where nothing is known', drawn('~11', '11?'), '0 1', '2 1', '0 1, 1 1, 2 1'],
    [
      'is the cheapest where the first one found is not',
      drawn('0555555', '5     1', '1111111'),
      '0 0',
      '6 0',
      '0 0, 0 1, 0 2, 1 2, 2 2, 3 2, 4 2, 5 2, 6 2, 6 1, 6 0',
    ],
    [
      'ends as near as the rules let it where none leads there',
      drawn('111~1', '1~~~1'),
      '0 0',
      '4 0',
      '0 0, 1 0, 2 0',
    ],
    ['does not go where it comes no nearer', drawn('1~~1', '1~~1'), '0 0', '3 0', '0 0'],
    ['goes one step whatever lies there', drawn('1~1'), '0 0', '1 0', '0 0, 1 0'],
    ['ends before a hole', drawn('11 1'), '0 0', '3 0', '0 0, 1 0'],
    ['stays where its end is not on the map', drawn('11'), '0 0', '3 0', '0 0'],
  ] as const)('%s', (_, ground, from, to, expected) => {
    expect(way(ground, from, to)).toBe(expected);
  });

  it('is what was drawn before where it is there already', () => {
    const found = wayTo(drawn('111'), ['0 0', '1 0'], '1 0');
    expect(found).toEqual({ way: ['0 0', '1 0'], isThere: true });
  });

  it.each([
    ['1 0', true],
    ['3 0', false],
  ])('to %s says whether it gets there', (to, isThere) => {
    expect(wayTo(drawn('11~1'), ['0 0'], to).isThere).toBe(isThere);
  });

  const WIDE = Array.from({ length: 60 }, () => '1'.repeat(60));

  /** Wide ground whose far end is barred; every weighing is counted. */
  const wide = () => {
    const count = { weighed: 0 };
    const ground: Ground = {
      ...drawn(...WIDE),
      costOf: (path) => {
        count.weighed += 1;
        return path.at(-1) === '31 10' ? undefined : path.length;
      },
    };
    return { ground, count };
  };

  it('leads towards its end where too many would have to be weighed', () => {
    const { ground, count } = wide();
    const found = wayTo(ground, ['30 30'], '31 10', stopped);
    expect(found.isThere).toBe(false);
    expect(ground.distance(found.way.at(-1) ?? '', '31 10')).toBe(1);
    expect(count.weighed).toBe(601);
  });

  it('leads towards its end where the time is over', () => {
    const { ground, count } = wide();
    const found = wayTo(ground, ['30 30'], '31 10', () => count.weighed * 10);
    expect(count.weighed).toBeLessThan(20);
    expect(found.isThere).toBe(false);
    expect(ground.distance(found.way.at(-1) ?? '', '31 10')).toBeLessThan(20);
  });

  it('to a cell beside its end is found without weighing one', () => {
    const { ground, count } = wide();
    expect(wayTo(ground, ['30 30'], '30 31').isThere).toBe(true);
    expect(count.weighed).toBe(0);
  });

  it('costs as little as any that a full search finds (law)', () => {
    const cell = fc.constantFrom('1', '1', '2', '3', '5', '9', '~', '?');
    const grid = fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(grid, (rows) => {
        const ground = drawn(...rows.map((row) => row.join('')));
        const [from, to] = ['0 0', '4 3'];
        const paid = cheapest(ground, from, to);
        const found = wayTo(ground, [from], to, stopped);
        expect(found.isThere).toBe(paid < Infinity);
        if (found.isThere) {
          const known = ground.isKnown(to) ? found.way : found.way.slice(0, -1);
          expect(ground.costOf(known)).toBe(paid);
        }
      }),
      { numRuns: 300 },
    );
  });
});
