import {
  cornerNames,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type Side,
  sideFromBeyond,
} from '../../hex';
import { SIDE } from '../grossfeld';
import { applyMapChanges, entryChange, type MapChange } from '../map-change';
import { sideHome, sideIndex } from '../sides';
import type { WorldMap } from '../world';
import { storedSides, storedSprings, storedWalls } from './stored';

/** Features that lead from field to field, not along a side. */
const CROSSING = SIDE.road | SIDE.bridge;

/** The change that gives a side these features. */
export function featuresChange(lattice: Lattice, side: Side, features: number): MapChange {
  const home = sideHome(lattice, side);
  const index = sideIndex(kleinfeldOf(home.field), home.side);
  return entryChange(
    grossfeldOf(home.field),
    'sides',
    index,
    features === 0 ? undefined : features,
  );
}

/**
 * Takes away what lies on the sides and corners inside a set of fields, and the walls of these fields. On the
 * rim, what lies along the side stays with the neighbours; roads and bridges that would lead into the set go
 * if `isCut`.
 */
export function clearEdges(
  map: WorldMap,
  lattice: Lattice,
  fields: ReadonlySet<FieldAddress>,
  isCut: boolean,
): WorldMap {
  const changes: MapChange[] = [];
  for (const { side, features } of storedSides(map)) {
    const beyond = sideFromBeyond(lattice, side);
    const touching = [side, beyond].filter((name) => name !== undefined && fields.has(name.field));
    if (touching.length === 0) continue;
    const isInner = touching.length === 2 || beyond === undefined;
    const after = isInner ? 0 : isCut ? features & ~CROSSING : features;
    if (after !== features) changes.push(featuresChange(lattice, side, after));
  }
  for (const { side } of storedWalls(map)) {
    if (!fields.has(side.field)) continue;
    const index = sideIndex(kleinfeldOf(side.field), side.side);
    changes.push(entryChange(grossfeldOf(side.field), 'walls', index, undefined));
  }
  for (const spring of storedSprings(map)) {
    if (!cornerNames(lattice, spring).every(({ field }) => fields.has(field))) continue;
    const index = sideIndex(kleinfeldOf(spring.field), spring.corner);
    changes.push(entryChange(grossfeldOf(spring.field), 'springs', index, undefined));
  }
  return applyMapChanges(map, changes);
}
