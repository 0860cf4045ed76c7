import {
  CORNER_RADIUS,
  hexGameOf,
  type Side,
  sideFromBeyond,
  systems,
  terrainAt,
} from '../../../../../engine';
import type { ToolContext } from '../tool';
import { refused } from './finding';
import type { PenKind } from './pen';
import { alongSides, cornerNear, type Stretch } from './stand';

/** Heights of the fields on both sides of a side; a field off the map is left out. */
const heightsBeside = ({ campaign, map, lattice }: ToolContext, side: Side): readonly number[] => {
  const terrains = hexGameOf(systems[campaign.system]).terrains;
  const fields = [side.field, sideFromBeyond(lattice, side)?.field];
  return fields.flatMap((field) => {
    const key = field === undefined ? undefined : terrainAt(map, field);
    const height = key === undefined ? undefined : terrains[key]?.height;
    return height === undefined ? [] : [height];
  });
};

/** A coast is water already: a waterway runs along it only where the hand insists (WW-2.2-11). */
const ALONG_COAST = 3;

/**
 * Rivers lie on sides between fields, like transitions of heights (WW-2.2-12); between two water fields there is
 * nothing to cross, so none is drawn there. A coast side may carry one: a river reaches the sea along it.
 */
const costOf = (context: ToolContext, { side }: Stretch): number => {
  const heights = heightsBeside(context, side);
  const water = heights.filter((height) => height === 0).length;
  if (water === heights.length) return Infinity;
  return water === 0 ? 1 : ALONG_COAST;
};

/** A pen that walks along the sides from corner to corner and snaps to the corners. */
export function waterway(feature: 'river' | 'canal', objections: PenKind['objections']): PenKind {
  return {
    feature,
    look: feature,
    length: CORNER_RADIUS,
    standAt: ({ lattice }, point) => cornerNear(lattice, point),
    stretchesFrom: ({ lattice }, from) => alongSides(lattice, from),
    cost: costOf,
    objections,
    noWay: refused(`sides:noWay.${feature}`, {}),
  };
}
