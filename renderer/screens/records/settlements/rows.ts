import {
  type Campaign,
  type FieldAddress,
  fieldAddress,
  grossfelderOf,
  type Settlement,
  type WorldMap,
} from '../../../../engine';

/** A settlement with the field it stands in. */
export interface Town {
  readonly field: FieldAddress;
  readonly settlement: Settlement;
}

/** Maps never change: what stands on one stands there as long as it does. */
const TOWNS = new WeakMap<WorldMap, readonly Town[]>();

const townsOn = (map: WorldMap): readonly Town[] =>
  grossfelderOf(map).flatMap(({ no, settlements }) =>
    Object.entries(settlements).map(([index, settlement]) => ({
      field: fieldAddress(no, Number(index) + 1),
      settlement,
    })),
  );

/** All settlements of a campaign in order of position. */
export function townRows({ world }: Campaign): readonly Town[] {
  const known = TOWNS.get(world.map) ?? townsOn(world.map);
  TOWNS.set(world.map, known);
  return known;
}
