import {
  canonicalCorner,
  type Corner,
  cornerNames,
  formatSide,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type Side,
} from '../hex';
import { success } from '../kernel';
import { type Edit, refuseEdit } from './edit';
import type { Grossfeld } from './grossfeld';
import { entryChange } from './map-change';
import { sideFeatures, sideHome, sideIndex } from './sides';
import type { WorldMap } from './world';

/**
 * Puts a feature (a bit of `SIDE`) on a side or takes it away; refused if it is there already, or not there
 * (WW-4.3-03).
 */
export const setSideFeature = (
  map: WorldMap,
  lattice: Lattice,
  side: Side,
  feature: number,
  isPresent: boolean,
): Edit => {
  const home = sideHome(lattice, side);
  const no = grossfeldOf(home.field);
  if (map.grossfelder[no] === undefined) return refuseEdit('off-map', { side: formatSide(side) });
  const before = sideFeatures(map.grossfelder, lattice, side);
  const after = isPresent ? before | feature : before & ~feature;
  if (after === before) {
    return refuseEdit(isPresent ? 'already-there' : 'not-there', { side: formatSide(side) });
  }
  const index = sideIndex(kleinfeldOf(home.field), home.side);
  return success([entryChange(no, 'sides', index, after === 0 ? undefined : after)]);
};

const cornerIndex = ({ field, corner }: Corner): number => sideIndex(kleinfeldOf(field), corner);

const holdsSpring = (
  grossfelder: Readonly<Record<string, Pick<Grossfeld, 'springs'>>>,
  corner: Corner,
): boolean => grossfelder[grossfeldOf(corner.field)]?.springs[cornerIndex(corner)] === true;

/** True if a river rises at this corner, whichever of its fields stores it (WW-2.2-13). */
export const hasSpring = (map: WorldMap, lattice: Lattice, corner: Corner): boolean =>
  cornerNames(lattice, corner).some((name) => holdsSpring(map.grossfelder, name));

/** Puts a spring on a corner or takes it away; refused if it is there already, or not there. */
export const setSpring = (
  map: WorldMap,
  lattice: Lattice,
  corner: Corner,
  isPresent: boolean,
): Edit => {
  if (lattice.cellOf(corner.field) === undefined) {
    return refuseEdit('off-map', { field: corner.field });
  }
  const about = { field: corner.field, corner: corner.corner };
  const holders = cornerNames(lattice, corner).filter((name) => holdsSpring(map.grossfelder, name));
  if (isPresent === holders.length > 0) {
    return refuseEdit(isPresent ? 'already-there' : 'not-there', about);
  }
  const names = isPresent ? [canonicalCorner(lattice, corner)] : holders;
  return success(
    names.map((name) =>
      entryChange(
        grossfeldOf(name.field),
        'springs',
        cornerIndex(name),
        isPresent ? true : undefined,
      ),
    ),
  );
};
