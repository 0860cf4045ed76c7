import {
  type Corner,
  cornerNames,
  DIRECTIONS,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type Side,
  sideFromBeyond,
} from '../../hex';
import type { Edit } from '../edit-problem';
import { setSprings } from '../edit-sides';
import { SIDE } from '../grossfeld';
import { applyMapChanges, entryChange, type MapChange } from '../map-change';
import { sideFeatures, sideHome, sideIndex } from '../sides';
import type { WorldMap } from '../world';

/** Features that lead from field to field, not along a side. */
const CROSSING = SIDE.road | SIDE.bridge;

/** A map being edited step by step. */
export type Step = (map: WorldMap) => WorldMap;

const sidesOf = (fields: Iterable<FieldAddress>): readonly Side[] =>
  [...fields].flatMap((field) => DIRECTIONS.map((side) => ({ field, side })));

/** The change that gives a side these features. */
export const featuresChange = (lattice: Lattice, side: Side, features: number): MapChange => {
  const home = sideHome(lattice, side);
  const index = sideIndex(kleinfeldOf(home.field), home.side);
  return entryChange(
    grossfeldOf(home.field),
    'sides',
    index,
    features === 0 ? undefined : features,
  );
};

/** Does an edit that cannot be refused, or nothing. */
export const done = (map: WorldMap, edit: Edit): WorldMap =>
  edit.ok ? applyMapChanges(map, edit.value) : map;

/**
 * Takes away what lies on the sides and corners inside a set of fields, and the walls of these fields. On the
 * rim, what lies along the side stays with the neighbours; roads and bridges that would lead into the set go
 * if `isCut`.
 */
export const clearEdges =
  (lattice: Lattice, fields: ReadonlySet<FieldAddress>, isCut: boolean): Step =>
  (map) => {
    const changes: MapChange[] = [];
    for (const side of sidesOf(fields)) {
      const before = sideFeatures(map.grossfelder, lattice, side);
      const beyond = sideFromBeyond(lattice, side);
      const isInner = beyond === undefined || fields.has(beyond.field);
      const after = isInner ? 0 : isCut ? before & ~CROSSING : before;
      if (after !== before) changes.push(featuresChange(lattice, side, after));
      const no = grossfeldOf(side.field);
      const index = sideIndex(kleinfeldOf(side.field), side.side);
      if (map.grossfelder[no]?.walls[index] === undefined) continue;
      changes.push(entryChange(no, 'walls', index, undefined));
    }
    const corners: readonly Corner[] = sidesOf(fields)
      .map(({ field, side }) => ({ field, corner: side }))
      .filter((corner) => cornerNames(lattice, corner).every(({ field }) => fields.has(field)));
    const cleared = applyMapChanges(map, changes);
    return done(cleared, setSprings(cleared, lattice, corners, false));
  };
