import type { Axial, Direction } from '../../hex';
import type { PartyKey, Secret, Settlement, TerrainKey } from '../grossfeld';

/** A field of a clip; `q` and `r` count from the clip's middle. */
export interface ClipCell extends Axial {
  readonly terrain: TerrainKey;
  readonly owner: PartyKey | null;
  readonly difficulty?: number;
  readonly lowView?: true;
  readonly baseTerrain?: TerrainKey;
  readonly settlement?: Settlement;
  readonly note?: string;
  readonly secret?: Secret;
}

/** Features (bits of `SIDE`) of a side, named by its upper or left field: `side` is 2, 3 or 4. */
export interface ClipSide extends Axial {
  readonly side: Direction;
  readonly features: number;
}

/** A wall of the field behind it, which is a field of the clip. */
export interface ClipWall extends Axial {
  readonly side: Direction;
  readonly buildingValue: number;
}

/** A spring, named by the field below or above it: `corner` is 6 (top) or 3 (bottom). */
export interface ClipSpring extends Axial {
  readonly corner: Direction;
}

/**
 * A piece of a map, independent of addresses: plain JSON. Positions are axial and relative to the middle; sides and
 * springs on the edge may be named by a field beyond it. Lists are sorted by row, then from the west.
 */
export interface Clip {
  readonly cells: readonly ClipCell[];
  readonly sides: readonly ClipSide[];
  readonly walls: readonly ClipWall[];
  readonly springs: readonly ClipSpring[];
}

/** Parts of a clip to paste. */
export interface PasteParts {
  /** Terrain, difficulty, view and the terrain before freezing. */
  readonly terrain: boolean;
  readonly owners: boolean;
  /** Rivers, roads, bridges, canals, walls and springs. */
  readonly sides: boolean;
  readonly places: boolean;
  /** Notes and what only the GM knows. */
  readonly notes: boolean;
}

/** Everything. */
export const ALL_PARTS: PasteParts = {
  terrain: true,
  owners: true,
  sides: true,
  places: true,
  notes: true,
};
