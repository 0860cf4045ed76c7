import { describe, expect, it } from 'vitest';
import { cellsOnMap, centreOf, latticeOf } from '../../../engine';
import { framesOnNet } from './places';
import { icosahedralMap } from '../../../engine/testing/icosahedron';

describe('the frames of a net in small', () => {
  it('lie around fields of the net alone', () => {
    const made = icosahedralMap(8);
    const lattice = latticeOf(made);
    const centres = cellsOnMap(lattice).map((cell) => centreOf(lattice.axialOf(cell)));
    const ends = [...framesOnNet(lattice).values()].flatMap(({ lines }) => lines.flat());
    const astray = ends.filter(({ x, y }) =>
      centres.every((centre) => Math.hypot(centre.x - x, centre.y - y) > 0.58),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(astray).toEqual([]);
  });
});
