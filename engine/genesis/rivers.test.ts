import { describe, expect, it } from 'vitest';
import { cornersOfSide, sameCorner, type Side, sideFromBeyond, sidesAtCorner } from '../hex';
import type { GenesisOptions, GenesisShape } from './options';
import { ball, optionsOf, property, reading, shapeOf, small, worldOf } from '../testing/genesis';

describe('rivers', () => {
  const key = ({ field, side }: Side): string => `${field}(${String(side)})`;

  it('are between two fields of land, each once (property)', () => {
    property((shape, options) => {
      const world = worldOf(shape, options);
      const { lattice, heightAt } = reading(shape, world);
      expect(new Set(world.rivers.map(key)).size).toBe(world.rivers.length);
      for (const side of world.rivers) {
        expect([2, 3, 4]).toContain(side.side);
        expect(heightAt(side.field)).toBeGreaterThan(0);
        expect(heightAt(sideFromBeyond(lattice, side)?.field)).toBeGreaterThan(0);
      }
    });
  });

  /** Follows the rivers of a world from the sea upwards; how many springs it has. */
  const springsReached = (shape: GenesisShape, options: GenesisOptions): number => {
    const world = worldOf(shape, options);
    const { lattice, heightAt } = reading(shape, world);
    const rivers = new Map(world.rivers.map((side) => [key(side), side]));
    const bank = (side: Side): number =>
      Math.max(heightAt(side.field), heightAt(sideFromBeyond(lattice, side)?.field));
    /** Sides that can be reached from the sea without ever going downhill on the way up. */
    const lawful = new Set<string>();
    const open = world.rivers.filter((side) =>
      cornersOfSide(side).some((corner) =>
        sidesAtCorner(lattice, corner).some(
          (other) =>
            heightAt(other.field) === 0 || heightAt(sideFromBeyond(lattice, other)?.field) === 0,
        ),
      ),
    );
    for (const side of open) {
      if (lawful.has(key(side))) continue;
      lawful.add(key(side));
      for (const corner of cornersOfSide(side)) {
        for (const other of sidesAtCorner(lattice, corner)) {
          const river = rivers.get(key(other));
          if (river !== undefined && bank(river) >= bank(side)) open.push(river);
        }
      }
    }
    expect(world.rivers.filter((side) => !lawful.has(key(side)))).toEqual([]);
    for (const spring of world.springs) {
      const rising = sidesAtCorner(lattice, spring).filter((side) => rivers.has(key(side)));
      expect(rising).toHaveLength(1);
      expect(
        cornersOfSide(rising[0] ?? { field: spring.field, side: 1 }).some((corner) =>
          sameCorner(lattice, corner, spring),
        ),
      ).toBe(true);
    }
    return world.springs.length;
  };

  it('run from every spring to the sea, never from lower to higher banks (property)', () => {
    let followed = 0;
    let worlds = 0;
    property((shape, options) => {
      worlds += 1;
      followed += springsReached(shape, options);
    }, 60);
    // Nothing would be proven by worlds without springs.
    expect(followed / worlds).toBeGreaterThan(50 / 60);
  });

  it.each(['one', 'two', 'three', 'four'])(
    'run so over the cuts and points of an icosahedron, seed "%s"',
    (seed) => {
      const options = optionsOf('continents', { seed, rivers: 1 });
      expect(springsReached(ball, options)).toBeGreaterThan(2);
    },
  );

  it('are of sensible length: four sides at least for every spring', () => {
    const shape = shapeOf(8, 6, 'sheet');
    const { rivers, springs } = worldOf(shape, optionsOf('mainland', { rivers: 1 }));
    expect(springs.length).toBeGreaterThan(5);
    expect(rivers.length / springs.length).toBeGreaterThan(6);
  });

  it('do not run where none are wanted', () => {
    const world = worldOf(small, optionsOf('mainland', { rivers: 0 }));
    expect([world.rivers, world.springs]).toEqual([[], []]);
  });
});
