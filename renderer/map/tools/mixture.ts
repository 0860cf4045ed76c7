import { type FieldAddress, grossfeldOf, kleinfeldOf, type TerrainKey } from '../../../engine';
import { scatter } from '../../cartography/hash';
import type { MixPart } from './ink-kind';

/** A number from 0 to 1 for a field: the same for the same seed, whatever was drawn before. */
const chanceOf = (field: FieldAddress, seed: number): number =>
  scatter(Number(grossfeldOf(field)) * 64 + kleinfeldOf(field), seed);

/** The kind of a mixture that falls to a field; undefined if the weights come to nothing. */
export const mixedTerrain = (
  parts: readonly MixPart[],
  seed: number,
  field: FieldAddress,
): TerrainKey | undefined => {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  let rest = chanceOf(field, seed) * total;
  const drawn = parts.find(({ weight }) => (rest -= weight) < 0);
  return (drawn ?? parts.findLast(({ weight }) => weight > 0))?.terrain;
};
