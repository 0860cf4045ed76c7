import { centreOf, CORNER_RADIUS, type Lattice } from '../../../engine';
import type { Area } from './affine';

const areas = new WeakMap<Lattice, Area>();

const measure = (lattice: Lattice): Area => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    left = Math.min(left, x - 0.5);
    right = Math.max(right, x + 0.5);
    top = Math.min(top, y - CORNER_RADIUS);
    bottom = Math.max(bottom, y + CORNER_RADIUS);
  }
  return lattice.size === 0
    ? { left: 0, top: 0, right: 1, bottom: 1 }
    : { left, top, right, bottom };
};

/** The box around all fields of a world; measured once per neighbourhood. */
export const worldArea = (lattice: Lattice): Area => {
  const known = areas.get(lattice);
  if (known !== undefined) return known;
  const area = measure(lattice);
  areas.set(lattice, area);
  return area;
};
