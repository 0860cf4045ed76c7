import { describe, expect, it } from 'vitest';
import {
  type Cell,
  cellsWithin,
  DIRECTIONS,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
} from '../../../hex';
import type { TurnInput } from '../../../kernel';
import { icosahedralMap } from '../../../testing/icosahedron';
import { troop } from '../../../testing/world';
import { KNOWN, latticeOf, unitId, type World } from '../../../world';
import { waben } from '..';
import { grossfeldSteps } from '../rules/diplomacy/distance';
import { turnGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';

const EDGE = 6;
const map = icosahedralMap(EDGE);
const lattice = latticeOf(map);

/** Fields with a neighbour over a cut where directions turn, away from the points. */
const crossings = Array.from({ length: lattice.size }, (_, cell) => cell).flatMap((cell) =>
  DIRECTIONS.flatMap((side) => {
    const seam = lattice.isOnMap(cell) ? lattice.seamAt(cell, side) : undefined;
    return seam === undefined || seam.along !== 3 ? [] : [{ cell, side }];
  }),
);

/** A turn in which warriors stand in a field of the world and have an order. */
const turnFrom = (field: FieldAddress, way: string): TurnInput<World> => {
  const input = turnGiven(wabenCaseGame, {
    map: '210 t',
    a: '101 K 1000 in 210/01',
    'orders a': `101 | ${way} | KV |`,
    informed: 'nobody',
  });
  const units = { [unitId('a', 101)]: troop('a', 101, field) };
  return { ...input, world: { ...input.world, map, units } };
};

/** The end of a march of warriors from a field by an order. */
const endOf = (from: FieldAddress, way: string): string | undefined =>
  waben.adjudicate(turnFrom(from, way))?.marches[0]?.end;

describe('a march over a cut of the net (WW-2.1-03, WW-12.2-03)', () => {
  it.each(crossings.slice(0, 6))('leads on over side $side of cell $cell', ({ cell, side }) => {
    const [here, beyond] = [
      lattice.addressOf(cell),
      lattice.addressOf(lattice.neighbour(cell, side)),
    ];
    expect(endOf(here, `-${beyond}`)).toBe(beyond);
    const back = lattice.sideBeyond(cell, side);
    // Directions count from the field one stands in: there and back again.
    expect(endOf(here, `${String(side)}${String(back)}${String(side)}`)).toBe(beyond);
  });

  it('counts the steps between Großfelder over the cuts', () => {
    for (const { cell, side } of crossings) {
      const beyond = lattice.addressOf(lattice.neighbour(cell, side));
      expect(grossfeldSteps(map, lattice.addressOf(cell), beyond)).toBeLessThanOrEqual(1);
    }
  });
});

describe('sight over a cut of the net (WW-7.1-01, WW-12.2-03)', () => {
  it.each(crossings.slice(0, 6))(
    'reaches two fields on every side of cell $cell, and whose land it is one',
    ({ cell }) => {
      const { world } = turnFrom(lattice.addressOf(cell), '');
      const { grossfelder = {} } = waben.observe(world).knowledge['a'] ?? {};
      const levelOf = (other: Cell): number | undefined => {
        const field = lattice.addressOf(other);
        return grossfelder[grossfeldOf(field)]?.level[kleinfeldOf(field) - 1];
      };
      const near = new Set(cellsWithin(lattice, cell, 1));
      for (const other of cellsWithin(lattice, cell, 2))
        expect(levelOf(other), lattice.addressOf(other)).toBe(
          near.has(other) ? KNOWN.details : KNOWN.terrain,
        );
      const all = Object.values(grossfelder).flatMap(({ level }) => level);
      expect(all.filter((level) => level > KNOWN.nothing)).toHaveLength(
        cellsWithin(lattice, cell, 2).length,
      );
    },
  );
});
