import { cellsOnMap, type Lattice } from '../../../../engine';
import { areaOf } from '../../map/paper';
import type { Area } from './affine';

const areas = new WeakMap<Lattice, Area>();

const measure = (lattice: Lattice): Area => {
  const [left, top, right, bottom] = areaOf(lattice, cellsOnMap(lattice)) ?? [0, 0, 1, 1];
  return { left, top, right, bottom };
};

/**
 * The box around all fields of a world with the paper that an exported picture of it has, so that such a picture fits
 * at once; measured once per neighbourhood.
 */
export function worldArea(lattice: Lattice): Area {
  const known = areas.get(lattice);
  if (known !== undefined) return known;
  const area = measure(lattice);
  areas.set(lattice, area);
  return area;
}
