import {
  CORNER_RADIUS,
  grossfeldOf,
  kleinfeldOf,
  hexGameOf,
  type Side,
  SIDE,
  sideFeatures,
  sideFromBeyond,
  sideHome,
  sideIndex,
  systems,
  terrainAt,
  type WorldMap,
} from '../../../../../engine';
import { hasWaterway, needsBridge } from '../../commands/sides';
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

/** A coast is water already: a waterway follows it only where the pointer forces it to (WW-2.2-11). */
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

/** The map with a side that bears this feature alone, or none. */
const withSide = ({ map, lattice }: ToolContext, side: Side, feature: number): WorldMap => {
  const home = sideHome(lattice, side);
  const no = grossfeldOf(home.field);
  const chunk = map.grossfelder[no];
  if (chunk === undefined) return map;
  const sides = { ...chunk.sides, [sideIndex(kleinfeldOf(home.field), home.side)]: feature };
  return { ...map, grossfelder: { ...map.grossfelder, [no]: { ...chunk, sides } } };
};

/** What the rules would object to the road over a side only because water flows along it. */
const toRoadOver = (context: ToolContext, side: Side) => {
  const { rules, campaign, map, lattice } = context;
  const beyond = sideFromBeyond(lattice, side)?.field;
  const features = sideFeatures(map.grossfelder, lattice, side);
  if (beyond === undefined || !needsBridge(features, 'river') || hasWaterway(features)) return [];
  const objectionsWith = (feature: number) =>
    rules?.objections(
      { ...campaign.world, map: withSide(context, side, feature) },
      { kind: 'road', from: side.field, to: beyond },
    ) ?? [];
  const dry = objectionsWith(0);
  return objectionsWith(SIDE.river).filter(({ code }) => dry.every((known) => known.code !== code));
};

/** A pen that goes along the sides from corner to corner and snaps to the corners. */
export function waterway(feature: 'river' | 'canal', objections: PenKind['objections']): PenKind {
  return {
    feature,
    look: feature,
    length: CORNER_RADIUS,
    standAt: ({ lattice }, point) => cornerNear(lattice, point),
    stretchesFrom: ({ lattice }, from) => alongSides(lattice, from),
    cost: costOf,
    objections: (context, stretch) => [
      ...objections(context, stretch),
      ...toRoadOver(context, stretch.side),
    ],
    noWay: refused(`sides:noWay.${feature}`, {}),
  };
}
