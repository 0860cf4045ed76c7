import type { Corner, Direction, FieldAddress, GrossfeldNo, Side } from '../hex';
import type { TerrainKey } from '../world';

/** A place where a settlement could stand. It has no name: inventing names is left to people. */
export interface SettlementProposal {
  readonly field: FieldAddress;
  /** Key of the type in the game's catalogue. */
  readonly type: string;
  /** Sides for harbours: one towards the sea if there is any, else one towards a river. */
  readonly harbours: readonly Direction[];
}

/** A generated world, to be drawn onto an empty map. Sides and corners go by their canonical names. */
export interface GeneratedWorld {
  /** 48 terrain keys per Großfeld. */
  readonly terrain: Readonly<Record<GrossfeldNo, readonly TerrainKey[]>>;
  readonly rivers: readonly Side[];
  readonly springs: readonly Corner[];
  readonly roads: readonly Side[];
  /** Where roads cross rivers. */
  readonly bridges: readonly Side[];
  /** In order of position. */
  readonly settlements: readonly SettlementProposal[];
}

/** Why nothing can be generated. */
export type GenesisProblem = 'no-fields' | 'no-water' | 'no-land';
