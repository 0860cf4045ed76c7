import { type Campaign, type Lattice, latticeOf } from '../../../engine';
import type { RowChange } from '../storage/rows';

interface Place {
  readonly u: unknown;
  readonly v: unknown;
}

const placeOf = (row: unknown): Place | null =>
  typeof row === 'object' && row !== null && 'u' in row && 'v' in row ? row : null;

/** True if a changed row makes a Großfeld come, go or move, or gives the world another shape. */
const movesPlots = ({ path, before, after }: RowChange): boolean => {
  const [world, map, part] = path;
  if (world !== 'world' || map !== 'map') return false;
  const [old, next] = [placeOf(before), placeOf(after)];
  return part !== 'grossfelder' || old?.u !== next?.u || old?.v !== next?.v;
};

/** The neighbourhood after a change of rows; the one at hand while no Großfeld came, went or moved. */
export const latticeAfter = (
  lattice: Lattice | null,
  changes: readonly RowChange[],
  { world }: Campaign,
): Lattice => (lattice !== null && !changes.some(movesPlots) ? lattice : latticeOf(world.map));
