import type { Direction, GrossfeldNo } from '../hex';

/** Key of a terrain kind in the game's catalogue, such as `hwa`. */
export type TerrainKey = string;

/** Key of a party (realm, organisation or single wanderer): letters, digits, `_`, `-`, `.`. */
export type PartyKey = string;

/** Kleinfeld - 1, i.e. 0 to 47: the index into the arrays of a Großfeld. */
export type KleinfeldIndex = number;

/** `6 * KleinfeldIndex + direction - 1`: a side seen from its field. */
export type SideIndex = number;

/** `6 * KleinfeldIndex + corner - 1`; corner d is the clockwise end of side d. */
export type CornerIndex = number;

/** Features of a side; several can share one. Bits of {@link Grossfeld.sides}. */
export const SIDE = { river: 1, road: 2, bridge: 4, canal: 8, unnavigable: 16 } as const;

/** A place with inhabitants or a garrison standing in one field. */
export interface Settlement {
  /** Key of the type in the game's catalogue (`gar`, `brg`, `std`, `fst`, `met`). */
  readonly type: string;
  readonly name: string;
  /** Empty = it belongs to whoever owns its field, in games where settlements follow the land. */
  readonly owner: PartyKey;
  /** Building value points done; equal to the type's building value when complete. */
  readonly built: number;
  /** Sides with a harbour. */
  readonly harbours: readonly Direction[];
  /** Number of units that fit behind the walls, where the GM deviates from the table of the game. */
  readonly garrison?: number;
}

/** Something only the GM knows. No product for players can contain it. */
export interface Secret {
  readonly text: string;
  readonly strength: string;
}

/**
 * 48 Kleinfelder: address, storage row, undo grain and drawing tile in one. Dense arrays hold what every
 * field has, sparse records what few have. Features of a side (river, road, bridge, canal) are stored once,
 * at the side's home (see `sideHome`); walls are stored at the field behind them.
 */
export interface Grossfeld {
  readonly no: GrossfeldNo;
  readonly u: number;
  readonly v: number;
  readonly terrain: readonly TerrainKey[];
  readonly owner: readonly (PartyKey | null)[];
  /** Difficulty where the GM deviates from the table. */
  readonly difficulty: Readonly<Record<KleinfeldIndex, number>>;
  /** Fields marked "view -1 KF". */
  readonly lowView: Readonly<Record<KleinfeldIndex, true>>;
  /** Terrain before freezing, where a field is frozen. */
  readonly baseTerrain: Readonly<Record<KleinfeldIndex, TerrainKey>>;
  /** Bit sets of {@link SIDE}. */
  readonly sides: Readonly<Record<SideIndex, number>>;
  /** Building value of the walls of this field, by side. */
  readonly walls: Readonly<Record<SideIndex, number>>;
  readonly springs: Readonly<Record<CornerIndex, true>>;
  readonly settlements: Readonly<Record<KleinfeldIndex, Settlement>>;
  readonly notes: Readonly<Record<KleinfeldIndex, string>>;
  readonly secrets: Readonly<Record<KleinfeldIndex, Secret>>;
}
