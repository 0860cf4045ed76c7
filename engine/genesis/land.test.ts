import { describe, expect, it } from 'vitest';
import { type Cell, DIRECTIONS, type Lattice } from '../hex';
import {
  allFields,
  optionsOf,
  property,
  reading,
  shapeOf,
  share,
  small,
  worldOf,
} from '../testing/genesis';

const bodies = (lattice: Lattice, kinds: Uint8Array, kind: number): readonly number[] => {
  const seen = new Set<Cell>();
  const sizes: number[] = [];
  kinds.forEach((own, start) => {
    if (own !== kind || seen.has(start)) return;
    const body = [start];
    seen.add(start);
    for (const cell of body) {
      for (const direction of DIRECTIONS) {
        const near = lattice.neighbour(cell, direction);
        if (near < 0 || seen.has(near) || kinds[near] !== kind) continue;
        seen.add(near);
        body.push(near);
      }
    }
    sizes.push(body.length);
  });
  return sizes;
};

describe('the sea', () => {
  it.each([0.3, 0.45, 0.6, 0.75, 0.9])(
    'takes %d of the fields, give or take a fiftieth',
    (water) => {
      const shape = shapeOf(6, 6, 'cylinder');
      for (const seed of ['a', 'b', 'c']) {
        const world = worldOf(shape, optionsOf('continents', { seed, water }));
        expect(Math.abs(share(shape, world) - water)).toBeLessThan(0.02);
      }
    },
  );

  it('leaves no fragments: every island and every lake has three fields at least (property)', () => {
    property((shape, options) => {
      const { lattice, heightAt } = reading(shape, worldOf(shape, options));
      const isWater = Uint8Array.from({ length: lattice.size }, (_, cell) =>
        heightAt(lattice.addressOf(cell)) === 0 ? 1 : 0,
      );
      // A last lake may be swept after the island around it was counted, so only land is held to it.
      for (const body of bodies(lattice, isWater, 0)) expect(body).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('the land', () => {
  it('rises by one level at most from field to field (property)', () => {
    property((shape, options) => {
      const { lattice, heightAt } = reading(shape, worldOf(shape, options));
      const steep: unknown[] = [];
      for (const field of allFields(shape)) {
        const height = heightAt(field);
        if (height === 0) continue;
        for (const direction of DIRECTIONS) {
          const near = heightAt(lattice.neighbourOf(field, direction));
          if (near > 0 && Math.abs(near - height) > 1) steep.push([field, direction]);
        }
      }
      expect(steep).toEqual([]);
    });
  });

  it('has ice along the northern and the southern edge of a cylinder, where nobody goes round (GM-08)', () => {
    const shape = shapeOf(4, 4, 'cylinder');
    const { lattice, styleAt } = reading(shape, worldOf(shape, optionsOf('iceGirdled', {})));
    for (const field of allFields(shape)) {
      const isEdge = DIRECTIONS.some(
        (direction) => lattice.neighbourOf(field, direction) === undefined,
      );
      if (isEdge) expect(styleAt(field)).toMatchObject({ height: 0, type: 'ice' });
    }
  });

  it('is flat where no mountains are wanted', () => {
    const world = worldOf(small, optionsOf('continents', { mountains: 0 }));
    const { heightAt } = reading(small, world);
    expect(Math.max(...allFields(small).map(heightAt))).toBe(1);
  });

  it('knows no seam round a cylinder: fields across it are as alike as others', () => {
    const shape = shapeOf(6, 8, 'cylinder');
    const { lattice, heightAt } = reading(shape, worldOf(shape, optionsOf('continents', {})));
    const unlike = { seam: [0, 0], inside: [0, 0] };
    for (let cell = 0; cell < lattice.size; cell += 1) {
      const east = lattice.neighbour(cell, 2);
      if (east < 0) continue;
      const isSeam = Math.abs(lattice.axialOf(cell).q - lattice.axialOf(east).q) > 1;
      const count = isSeam ? unlike.seam : unlike.inside;
      const differs = heightAt(lattice.addressOf(cell)) !== heightAt(lattice.addressOf(east));
      count[0] = (count[0] ?? 0) + Number(differs);
      count[1] = (count[1] ?? 0) + 1;
    }
    const rate = ([differing = 0, all = 1]: readonly number[]): number => differing / all;
    expect(unlike.seam[1]).toBeGreaterThan(50);
    expect(rate(unlike.seam)).toBeLessThan(rate(unlike.inside) + 0.12);
  });
});
