import type { Lattice } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { type Grossfeld, grossfelderOf, latticeOf, type WorldMap } from '../../../../world';
import { createLookOfUnit, type LookOfUnit } from '../sight/look';
import { createGround, type Ground } from './ground';
import { seamsOf } from './seams';

/** The map made ready for a run: neighbours, Großfelder in the lattice's order, and the ground over them. */
export interface Board {
  readonly lattice: Lattice;
  /** A run that changes owners replaces entries; the ground reads them anew. */
  readonly chunks: Grossfeld[];
  readonly ground: Ground;
  readonly lookOfUnit: LookOfUnit;
}

/** Prepares a map once per run (cost: one pass over its fields). */
export const boardOf = (map: WorldMap, settings: Settings): Board => {
  const lattice = latticeOf(map, seamsOf(settings));
  const chunks = [...grossfelderOf(map)];
  const ground = createGround(lattice, chunks, settings);
  return { lattice, chunks, ground, lookOfUnit: createLookOfUnit(ground, settings) };
};
