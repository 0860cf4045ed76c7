import { describe, expect, it } from 'vitest';
import { centreOf, icosahedralPlaces, latticeOf, newMap } from '../../../engine';
import { framesOnNet } from './places';

describe('the frames of a net in small', () => {
  it('lie around fields of the net alone', () => {
    const made = newMap({
      places: icosahedralPlaces(8),
      topology: { kind: 'icosahedron', edge: 8 },
      terrain: 't',
    });
    if (!made.ok) expect.fail('no world');
    const lattice = latticeOf(made.value);
    const centres = Array.from({ length: lattice.size }, (_, cell) => cell)
      .filter((cell) => lattice.isOnMap(cell))
      .map((cell) => centreOf(lattice.axialOf(cell)));
    const ends = [...framesOnNet(lattice).values()].flatMap(({ lines }) => lines.flat());
    const astray = ends.filter(({ x, y }) =>
      centres.every((centre) => Math.hypot(centre.x - x, centre.y - y) > 0.58),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(astray).toEqual([]);
  });
});
