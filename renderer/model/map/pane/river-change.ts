import {
  type Cell,
  DIRECTIONS,
  KLEINFELDER,
  type Lattice,
  type MapView,
  SIDE,
  type ViewChunk,
} from '../../../../engine';
import { bitsOfSide, next, type Terrains } from '../../../kit/cartography';

const isWater = (terrains: Terrains, chunk: ViewChunk | undefined, index: number): boolean => {
  const key = chunk?.terrain[index];
  return key !== undefined && key !== null && terrains[key]?.height === 0;
};

/** True if a river runs along a side of the field or ends at one of its corners. */
const touchesRiver = (view: MapView, lattice: Lattice, cell: Cell): boolean =>
  DIRECTIONS.some((direction) => {
    if ((bitsOfSide(view, lattice, cell, direction) & SIDE.river) !== 0) return true;
    const beside = lattice.neighbour(cell, direction);
    // The side that leads away from the corner between this neighbour and the next one.
    const away = next(next(direction));
    return beside >= 0 && (bitsOfSide(view, lattice, beside, away) & SIDE.river) !== 0;
  });

const turnsWater = (
  terrains: Terrains,
  before: ViewChunk | undefined,
  after: ViewChunk | undefined,
): readonly number[] => {
  if (before?.terrain === after?.terrain) return [];
  const indices: number[] = [];
  for (let index = 0; index < KLEINFELDER; index += 1)
    if (isWater(terrains, before, index) !== isWater(terrains, after, index)) indices.push(index);
  return indices;
};

/** True if rivers may run otherwise in `after` than in `before`, given the plots whose chunks differ. */
export const changesRivers = (
  before: MapView,
  after: MapView,
  lattice: Lattice,
  terrains: Terrains,
  changed: Iterable<number>,
): boolean => {
  for (const plot of changed) {
    const no = lattice.plots[plot]?.no;
    if (no === undefined) continue;
    const [old, now] = [before.chunks[no], after.chunks[no]];
    if (old?.sides !== now?.sides || old?.springs !== now?.springs) return true;
    const turned = turnsWater(terrains, old, now);
    if (turned.some((index) => touchesRiver(after, lattice, plot * KLEINFELDER + index)))
      return true;
  }
  return false;
};
