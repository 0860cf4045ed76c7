import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, mapOf, uniform } from '../testing';
import { latticeOf } from '../world';
import { DIRECTIONS } from './direction';
import { createFrontier } from './frontier';
import type { Cell } from './lattice';
import type { StepCost } from './pathfinder';
import { cheapestPath, pathsIn, reachable } from './search';
import { times } from '../testing/trials';

const lattice = latticeOf(mapOf(uniform('210', 0, 0), uniform('001', 1, 0), uniform('002', 1, -1)));
const cell = (address: string): Cell => lattice.cellOf(at(address)) ?? -1;
const anyCell = fc.integer({ min: 0, max: lattice.size - 1 });

/** Costs of entering each cell; Infinity = closed. */
const groundOf = (...costs: number[]) =>
  fc.array(fc.constantFrom(...costs), { minLength: lattice.size, maxLength: lattice.size });
const anyGround = groundOf(0, 1, 2, 3, 5, 8, Infinity);
/** Costs that fit no buckets: fractions, and more than there are buckets. */
const oddGround = fc.oneof(groundOf(0, 0.25, 1, 2.5, Infinity), groundOf(0, 1, 40_000, 70_000));
const entering =
  (ground: readonly number[]): StepCost =>
  (_, to) =>
    ground[to] ?? NaN;

interface Best {
  readonly cost: number;
  readonly steps: number;
}

/** The slow way: relax every step until nothing improves. */
const bellmanFord = (origin: Cell, stepCost: StepCost): ReadonlyMap<Cell, Best> => {
  const best = new Map<Cell, Best>([[origin, { cost: 0, steps: 0 }]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [from, { cost, steps }] of Array.from(best)) {
      for (const direction of DIRECTIONS) {
        const to = lattice.neighbour(from, direction);
        if (to < 0) continue;
        const next = { cost: cost + stepCost(from, to, direction), steps: steps + 1 };
        const known = best.get(to);
        const isBetter =
          known === undefined ||
          next.cost < known.cost ||
          (next.cost === known.cost && next.steps < known.steps);
        if (!Number.isFinite(next.cost) || !isBetter) continue;
        best.set(to, next);
        changed = true;
      }
    }
  }
  return best;
};

/** All paths of a given length and cost, as digit sequences. */
const pathsOf = (
  from: Cell,
  to: Cell,
  { cost, steps }: Best,
  stepCost: StepCost,
): readonly string[] => {
  if (steps === 0) return from === to && cost === 0 ? [''] : [];
  return DIRECTIONS.flatMap((direction) => {
    const next = lattice.neighbour(from, direction);
    const rest = cost - (next < 0 ? Infinity : stepCost(from, next, direction));
    if (!(rest >= 0) || lattice.distance(next, to) > steps - 1) return [];
    return pathsOf(next, to, { cost: rest, steps: steps - 1 }, stepCost).map(
      (path) => `${direction}${path}`,
    );
  });
};

describe('the cheapest path', () => {
  it('takes the smaller sequence of directions among equals (WW-5.3-54)', () => {
    const path = cheapestPath(lattice, cell('210/19'), cell('210/06'), () => 1);
    expect(path?.directions).toEqual([6, 6]);
    expect(cheapestPath(lattice, cell('210/25'), cell('210/12'), () => 1)?.directions).toEqual([
      1, 1,
    ]);
    expect(cheapestPath(lattice, cell('210/25'), cell('210/19'), () => 1)?.directions).toEqual([
      1, 2,
    ]);
  });

  it('takes fewer steps among equal costs (WW-5.3-54)', () => {
    const free: StepCost = (_, to) => (to === cell('210/27') ? 4 : 2);
    const path = cheapestPath(lattice, cell('210/26'), cell('210/28'), free);
    expect(path).toMatchObject({ cost: 6, directions: [2, 2] });
  });

  it('is the empty path where start and target are the same', () => {
    expect(cheapestPath(lattice, 5, 5, () => 1)).toEqual({ cells: [5], directions: [], cost: 0 });
  });

  it('does not exist into a closed field', () => {
    const closed: StepCost = (_, to) => (to === cell('210/19') ? Infinity : 1);
    expect(cheapestPath(lattice, cell('210/25'), cell('210/19'), closed)).toBeUndefined();
    expect(cheapestPath(lattice, 0, 5, () => NaN)).toBeUndefined();
    expect(cheapestPath(lattice, 0, 5, () => -1)).toBeUndefined();
  });

  it('counts the cost of the way there, not of the way back', () => {
    const downhill: StepCost = (from, to) => (to > from ? 1 : 10);
    expect(cheapestPath(lattice, cell('210/23'), cell('210/26'), downhill)?.cost).toBe(3);
    expect(cheapestPath(lattice, cell('210/26'), cell('210/23'), downhill)?.cost).toBeGreaterThan(
      12,
    );
  });

  it('costs what the slow search finds, step by step along the map (property)', () => {
    fc.assert(
      fc.property(fc.oneof(anyGround, oddGround), anyCell, anyCell, (ground, from, to) => {
        const stepCost = entering(ground);
        const expected = bellmanFord(from, stepCost).get(to);
        const path = cheapestPath(lattice, from, to, stepCost);
        expect(path?.cost).toBe(expected?.cost);
        expect(path?.directions.length).toBe(expected?.steps);
        path?.directions.forEach((direction, index) => {
          expect(lattice.neighbour(path.cells[index] ?? -1, direction)).toBe(path.cells[index + 1]);
        });
        const walked = path?.directions.reduce(
          (cost, direction, index) =>
            cost + stepCost(path.cells[index] ?? -1, path.cells[index + 1] ?? -1, direction),
          0,
        );
        expect(walked).toBe(expected?.cost);
      }),
      times(60),
    );
  });

  it('is the same from a search that has found others before, even within a cost (property)', () => {
    const find = pathsIn(lattice);
    const query = fc.record({ ground: fc.oneof(anyGround, oddGround), from: anyCell, to: anyCell });
    fc.assert(
      fc.property(fc.array(query, { maxLength: 4 }), query, (queries, inner) => {
        const asked = cheapestPath(lattice, inner.from, inner.to, entering(inner.ground));
        for (const { ground, from, to } of queries) {
          const answers: unknown[] = [];
          const path = find(from, to, (near, far, direction) => {
            if (answers.length === 0)
              answers.push(find(inner.from, inner.to, entering(inner.ground)));
            return entering(ground)(near, far, direction);
          });
          expect(path).toEqual(cheapestPath(lattice, from, to, entering(ground)));
          for (const answer of answers) expect(answer).toEqual(asked);
        }
      }),
      times(30),
    );
  });

  it('is the smallest sequence of all cheapest and shortest ones (WW-5.3-54, property)', () => {
    const cheap = fc.array(fc.constantFrom(1, 2), {
      minLength: lattice.size,
      maxLength: lattice.size,
    });
    fc.assert(
      fc.property(cheap, anyCell, anyCell, (ground, from, to) => {
        fc.pre(lattice.distance(from, to) <= 5);
        const stepCost = entering(ground);
        const path = cheapestPath(lattice, from, to, stepCost);
        const best = { cost: path?.cost ?? -1, steps: path?.directions.length ?? -1 };
        const all = [...pathsOf(from, to, best, stepCost)].sort();
        expect(path?.directions.join('')).toBe(all[0]);
      }),
      times(60),
    );
  });
});

describe('the reach of a budget', () => {
  it('is every cell the slow search finds within it, cheapest first (property)', () => {
    fc.assert(
      fc.property(anyGround, anyCell, fc.integer({ min: 0, max: 15 }), (ground, origin, budget) => {
        const found = reachable(lattice, origin, budget, entering(ground));
        const expected = [...bellmanFord(origin, entering(ground))].filter(
          ([, { cost }]) => cost <= budget,
        );
        expect(
          new Map(found.map(({ cell: reached, cost, steps }) => [reached, { cost, steps }])),
        ).toEqual(new Map(expected));
        const costs = found.map(({ cost }) => cost);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
      times(40),
    );
  });

  it('holds 7 cells for one step and 1 for none', () => {
    expect(reachable(lattice, cell('210/26'), 1, () => 1)).toHaveLength(7);
    expect(reachable(lattice, cell('210/26'), 0, () => 1)).toEqual([
      { cell: cell('210/26'), cost: 0, steps: 0 },
    ]);
  });
});

describe('the frontier of a search', () => {
  it('gives out the cheapest entry first, among equals the one of fewest steps, whatever came better meanwhile (property)', () => {
    const acts = fc.array(
      fc.record({ entry: fc.nat(19), cost: fc.nat(9), steps: fc.nat(3), isPop: fc.boolean() }),
    );
    fc.assert(
      fc.property(acts, (list) => {
        const frontier = createFrontier(20);
        const waiting = new Map<number, number>();
        for (const { entry, cost, steps, isPop } of list) {
          if (isPop) {
            const popped = frontier.pop();
            if (waiting.size === 0) expect(popped).toBe(-1);
            else expect(waiting.get(popped)).toBe(Math.min(...waiting.values()));
            waiting.delete(popped);
          } else if (waiting.has(entry) || !frontier.isSeen(entry)) {
            waiting.set(entry, Math.min(10 * cost + steps, waiting.get(entry) ?? Infinity));
            frontier.offer(entry, cost, steps);
          }
        }
        const left = [...waiting.values()].sort((a, b) => a - b);
        expect(left.map(() => waiting.get(frontier.pop()))).toEqual(left);
        expect(frontier.pop()).toBe(-1);
      }),
      times(300),
    );
  });
});
