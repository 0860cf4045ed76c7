import type { TerrainKey, TerrainStyle } from '../../../../engine';
import type { ColourGroup } from './cluster';
import { type Lab, labOfHex } from './lab';

const apart = (one: Lab, other: Lab): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/**
 * The terrain kind whose colours in the rule book are nearest to a group of fields; undefined for an empty
 * catalogue. `colourOf` gives the printed colour (`#rrggbb`) of a colour key.
 */
export const suggestTerrain = (
  { disc, ring }: Pick<ColourGroup, 'disc' | 'ring'>,
  terrains: Readonly<Record<TerrainKey, TerrainStyle>>,
  colourOf: (key: string) => string,
): TerrainKey | undefined => {
  let best: TerrainKey | undefined;
  let least = Infinity;
  for (const { key, inner, outer } of Object.values(terrains)) {
    const distance =
      apart(disc, labOfHex(colourOf(inner))) + apart(ring, labOfHex(colourOf(outer)));
    if (distance < least) [least, best] = [distance, key];
  }
  return best;
};
