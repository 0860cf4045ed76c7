import {
  canonicalCorner,
  type Corner,
  formatSide,
  grossfeldOf,
  hasSide,
  kleinfeldOf,
  type Lattice,
  type Side,
} from '../hex';
import { success } from '../kernel';
import { type Edit, refuseEdit } from './edit-problem';
import { entryChange, type MapChange } from './map-change';
import { cornerIndex, sideFeatures, sideHome, sideIndex, springHolders } from './sides';
import type { WorldMap } from './world';

/**
 * Puts a feature (a bit of `SIDE`) on a side or takes it away; refused if it is there already, or not there, and on the
 * missing side of a point of an icosahedron.
 */
export function setSideFeature(
  map: WorldMap,
  lattice: Lattice,
  side: Side,
  feature: number,
  isPresent: boolean,
): Edit {
  const home = sideHome(lattice, side);
  const no = grossfeldOf(home.field);
  if (map.grossfelder[no] === undefined || !hasSide(lattice, side))
    return refuseEdit('off-map', { side: formatSide(side) });
  const before = sideFeatures(map.grossfelder, lattice, side);
  const after = isPresent ? before | feature : before & ~feature;
  if (after === before) {
    return refuseEdit(isPresent ? 'already-there' : 'not-there', { side: formatSide(side) });
  }
  const index = sideIndex(kleinfeldOf(home.field), home.side);
  return success([entryChange(no, 'sides', index, after === 0 ? undefined : after)]);
}

/**
 * Puts a feature (a bit of `SIDE`) on many sides or takes it away, as a pen does; sides on which all is so
 * already are skipped. Refused as a whole if a side is off the map.
 */
export function setSideFeatures(
  map: WorldMap,
  lattice: Lattice,
  sides: readonly Side[],
  feature: number,
  isPresent: boolean,
): Edit {
  const changes = new Map<string, MapChange>();
  for (const side of sides) {
    const edit = setSideFeature(map, lattice, side, feature, isPresent);
    if (!edit.ok && edit.problem.code === 'off-map') return edit;
    if (!edit.ok) continue;
    for (const change of edit.value) changes.set(formatSide(sideHome(lattice, side)), change);
  }
  return success([...changes.values()]);
}

/** True if a river rises at this corner, whichever of its fields stores it. */
export function hasSpring(map: WorldMap, lattice: Lattice, corner: Corner): boolean {
  return springHolders(map.grossfelder, lattice, corner).length > 0;
}

/** Puts a spring on a corner or takes it away; refused if it is there already, or not there. */
export function setSpring(
  map: WorldMap,
  lattice: Lattice,
  corner: Corner,
  isPresent: boolean,
): Edit {
  if (lattice.cellOf(corner.field) === undefined) {
    return refuseEdit('off-map', { field: corner.field });
  }
  const about = { field: corner.field, corner: corner.corner };
  const holders = springHolders(map.grossfelder, lattice, corner);
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
}

/**
 * Puts springs on many corners or takes them away; corners on which all is so already are skipped. Refused as
 * a whole if a corner is off the map.
 */
export function setSprings(
  map: WorldMap,
  lattice: Lattice,
  corners: readonly Corner[],
  isPresent: boolean,
): Edit {
  const changes: MapChange[] = [];
  const done = new Set<string>();
  for (const corner of corners) {
    const { field, corner: number } = canonicalCorner(lattice, corner);
    const edit = setSpring(map, lattice, corner, isPresent);
    if (!edit.ok && edit.problem.code === 'off-map') return edit;
    if (!edit.ok || done.has(`${field} ${number}`)) continue;
    done.add(`${field} ${number}`);
    changes.push(...edit.value);
  }
  return success(changes);
}
