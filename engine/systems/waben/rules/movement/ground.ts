import {
  type Cell,
  type Direction,
  DIRECTIONS,
  homeOfSide,
  KLEINFELDER,
  type Lattice,
} from '../../../../hex';
import type { Settings } from '../../../../kernel';
import {
  type Grossfeld,
  type PartyKey,
  type Settlement,
  SIDE,
  type TerrainKey,
} from '../../../../world';
import type { Difficulty, Terrain } from '../../data';
import { terrainOf } from '../catalogue';
import { choiceOf } from '../settings';
import { difficultyOf } from './difficult';

/** Properties of one Großfeld for movement; unknown terrain is null (a map as a party believes it). */
export interface GroundChunk extends Pick<
  Grossfeld,
  'owner' | 'sides' | 'walls' | 'difficulty' | 'lowView' | 'settlements'
> {
  readonly terrain: readonly (TerrainKey | null)[];
}

/**
 * The ground units move over, read by cell: the truth, or what a party believes. Every reader is total;
 * cells off the map (-1) have no terrain, no owner and nothing on their sides.
 */
export interface Ground {
  readonly lattice: Lattice;
  readonly terrain: (cell: Cell) => Terrain | undefined;
  readonly owner: (cell: Cell) => PartyKey | null;
  readonly settlement: (cell: Cell) => Settlement | undefined;
  /** Difficulty level with the GM's deviations (WW-2.3-03, WW-2.3-05). */
  readonly difficulty: (cell: Cell) => Difficulty;
  /** Bits of `SIDE` on the side of `cell` in `direction`. */
  readonly features: (cell: Cell, direction: Direction) => number;
  /** Building value of the wall of `cell` in `direction`; 0 = none (WW-4.3-15). */
  readonly wall: (cell: Cell, direction: Direction) => number;
  /** True if the view from this field is one field shorter (WW-2.2-14). */
  readonly isLowView: (cell: Cell) => boolean;
}

const indexIn = (cell: Cell): number => cell % KLEINFELDER;

/**
 * Ground over chunks given in the order of the lattice's plots. `chunks` is read at every call, so a run may
 * replace a chunk and go on with the same ground.
 */
export function createGround(
  lattice: Lattice,
  chunks: readonly (GroundChunk | undefined)[],
  settings: Settings,
): Ground {
  const chunkOf = (cell: Cell): GroundChunk | undefined => chunks[Math.floor(cell / KLEINFELDER)];
  const terrain = (cell: Cell): Terrain | undefined => {
    const key = chunkOf(cell)?.terrain[indexIn(cell)];
    return key === undefined || key === null ? undefined : terrainOf(key);
  };
  const features = (cell: Cell, direction: Direction): number => {
    const home = homeOfSide(lattice, cell, direction);
    return chunkOf(Math.floor(home / 6))?.sides[home % (6 * KLEINFELDER)] ?? 0;
  };
  return {
    lattice,
    terrain,
    features,
    owner: (cell) => chunkOf(cell)?.owner[indexIn(cell)] ?? null,
    settlement: (cell) => chunkOf(cell)?.settlements[indexIn(cell)],
    difficulty: (cell) =>
      difficultyOf(terrain(cell), chunkOf(cell)?.difficulty[indexIn(cell)], settings),
    wall: (cell, direction) => chunkOf(cell)?.walls[6 * indexIn(cell) + direction - 1] ?? 0,
    isLowView: (cell) =>
      terrain(cell)?.lowView === true || chunkOf(cell)?.lowView[indexIn(cell)] === true,
  };
}

/** Height level of a field; off the map and unknown count as 0. */
export function heightAt(ground: Ground, cell: Cell): number {
  return ground.terrain(cell)?.height ?? 0;
}

/** True for a field of level 1 or more (WW-2.2-02). */
export function isLand(ground: Ground, cell: Cell): boolean {
  return heightAt(ground, cell) > 0;
}

/** True if the side carries a river or a canal (WW-4.3-16). */
export function isWaterwaySide(ground: Ground, cell: Cell, direction: Direction): boolean {
  return (ground.features(cell, direction) & (SIDE.river | SIDE.canal)) !== 0;
}

/** True if the GM has closed a river or canal to ships (WW-4.2-11, WW-12.4-13). */
export function isClosedToShips(ground: Ground, cell: Cell, direction: Direction): boolean {
  return (ground.features(cell, direction) & SIDE.unnavigable) !== 0;
}

/** True for frozen water: ice desert of level 0 (WW-2.2-10). */
const isFrozenWater = (ground: Ground, cell: Cell): boolean => {
  const terrain = ground.terrain(cell);
  return terrain?.height === 0 && terrain.type === 'ice';
};

/** True if ships may be in a field: open water, and what the settings add (WW-5.3-18, WW-12.2-18, -19). */
export function isNavigable(ground: Ground, cell: Cell, settings: Settings): boolean {
  const terrain = ground.terrain(cell);
  if (terrain === undefined) return false;
  if (terrain.type === 'lake') return choiceOf(settings, 'terrain.lake_domain') === 'both';
  if (isFrozenWater(ground, cell)) return choiceOf(settings, 'terrain.frozen_water') === 'ships';
  return terrain.height === 0;
}

/** True if land units may be in a field without a ship (WW-5.3-18, WW-12.2-18). */
export function isWalkable(ground: Ground, cell: Cell, settings: Settings): boolean {
  return isFrozenWater(ground, cell)
    ? choiceOf(settings, 'terrain.frozen_water') === 'land'
    : isLand(ground, cell);
}

/** The fields that touch a field, in the order of directions. */
export function neighboursOf(ground: Ground, cell: Cell): readonly Cell[] {
  return DIRECTIONS.map((direction) => ground.lattice.neighbour(cell, direction)).filter(
    (at) => at >= 0,
  );
}

/** The direction of the step between two fields, or undefined if they do not touch. */
export function directionTo(ground: Ground, from: Cell, to: Cell): Direction | undefined {
  return DIRECTIONS.find((direction) => ground.lattice.neighbour(from, direction) === to);
}
