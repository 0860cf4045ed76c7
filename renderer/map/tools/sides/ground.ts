import { legacyOf, type Side, sideFromBeyond, systems, terrainAt } from '../../../../engine';
import type { ToolContext } from '../tool';

/** Heights of the fields on both sides of a side; a field off the map is left out. */
export const heightsBeside = (
  { campaign, map, lattice }: ToolContext,
  side: Side,
): readonly number[] => {
  const terrains = legacyOf(systems[campaign.system]).terrains ?? {};
  const fields = [side.field, sideFromBeyond(lattice, side)?.field];
  return fields.flatMap((field) => {
    const key = field === undefined ? undefined : terrainAt(map, field);
    const height = key === undefined ? undefined : terrains[key]?.height;
    return height === undefined ? [] : [height];
  });
};
