import {
  type Campaign,
  type GrossfeldNo,
  type Lattice,
  latticeOf,
  type WorldMap,
} from '../../engine';

/** True if two maps have the same Großfelder at the same places. */
const samePlots = (before: WorldMap, after: WorldMap): boolean => {
  if (before.topology !== after.topology) return false;
  if (before.grossfelder === after.grossfelder) return true;
  const numbers = Object.keys(after.grossfelder) as GrossfeldNo[];
  if (numbers.length !== Object.keys(before.grossfelder).length) return false;
  return numbers.every((no) => {
    const [old, next] = [before.grossfelder[no], after.grossfelder[no]];
    return old === next || (old?.u === next?.u && old?.v === next?.v);
  });
};

/** The neighbourhood after a change; the one at hand while no Großfeld came, went or moved. */
export const latticeAfter = (
  before: Campaign | null,
  lattice: Lattice | null,
  after: Campaign,
): Lattice =>
  before !== null && lattice !== null && samePlots(before.world.map, after.world.map)
    ? lattice
    : latticeOf(after.world.map);
