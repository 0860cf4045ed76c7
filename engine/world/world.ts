import type { Direction, FieldAddress, GrossfeldNo, Topology } from '../hex';
import type { Grossfeld, PartyKey, TerrainKey } from './grossfeld';
import type { Knowledge } from './knowledge';

/** How one party stands to another; without entry the game's default holds (WW-6.2-21). */
export type Relation = 'alliance' | 'peace' | 'enemy';

/** A realm, an organisation or a single wanderer (WW-1.2-04, WW-1.2-17). */
export interface Party {
  readonly key: PartyKey;
  readonly kind: 'realm' | 'organisation' | 'single';
  readonly name: string;
  readonly ruler: string;
  /** Index into the palette of realm colours and patterns. */
  readonly colour: number;
  readonly capital: FieldAddress | null;
  /** Gold pieces, a whole number. */
  readonly treasury: number;
  readonly relations: Readonly<Record<PartyKey, Relation>>;
}

/** `party:number`, unique in the world. */
export type UnitId = string;

export const unitId = (party: PartyKey, number: number): UnitId => `${party}:${String(number)}`;

/** Where a unit is: in a field, on a side (ships on rivers and in river harbours), or carried. */
export type Place =
  | { readonly kind: 'field'; readonly field: FieldAddress }
  | { readonly kind: 'side'; readonly field: FieldAddress; readonly side: Direction }
  | { readonly kind: 'aboard'; readonly carrier: UnitId };

/** The person behind a unit numbered as a character. */
export interface Character {
  readonly name: string;
  readonly status: 'REP' | 'NSC';
  /** Settlement assigned to the character (WW-4.2-14). */
  readonly seat: FieldAddress | null;
}

/** An army, a fleet, a caravan, a work unit or a single character. */
export interface Unit {
  readonly id: UnitId;
  readonly party: PartyKey;
  readonly number: number;
  /** Type key of the game (`K`, `R`, `S`, `A`, `B`, `LT`, `HF`). */
  readonly type: string;
  /** Heads, or ships for a fleet; 0 for a character. */
  readonly size: number;
  readonly leaders: number;
  readonly place: Place;
  /** Field from which it came to its place; absent = it did not move there (WW-7.1-14). */
  readonly cameFrom?: FieldAddress;
  /** Heads by terrain in which they were raised (WW-5.1-26). */
  readonly raised: Readonly<Record<TerrainKey, number>>;
  /** Declared as scout (WW-5.1-11). */
  readonly scout: boolean;
  /** Last main order without extension, kept for missing turns (WW-8.1-07). */
  readonly order: string;
  readonly morale: number;
  readonly character: Character | null;
}

/** Lettering on the map: at a point or along a curve. Points are in the plane of engine/hex/layout. */
export interface MapLabel {
  readonly id: string;
  readonly kind: 'realm' | 'land' | 'sea' | 'range' | 'river' | 'wood' | 'small';
  readonly text: string;
  /** Two numbers per point; one point = straight text, three points = quadratic curve, more = smooth curve through all. */
  readonly points: readonly number[];
  /** Font size in units of 1/28 field width. */
  readonly size: number;
  /** Letter spacing in em; absent = default of the kind. */
  readonly spacing?: number;
  /** Degrees clockwise by which a text at one point is turned; absent = level. */
  readonly rotation?: number;
  /** Realm whose colour is used, for kind `realm`. */
  readonly party?: PartyKey;
}

/** Which turn is open. `moon` is the first moon of the turn, 1 to 12 (WW-3.4-01). */
export interface TurnClock {
  readonly turn: number;
  readonly year: number;
  readonly moon: number;
  readonly moonsPerTurn: number;
}

/** The board of a hex game: Großfelder by number. */
export interface WorldMap {
  readonly topology: Topology;
  readonly grossfelder: Readonly<Record<GrossfeldNo, Grossfeld>>;
}

/** The GM's truth. Plain JSON, never mutated. */
export interface World {
  readonly map: WorldMap;
  readonly parties: Readonly<Record<PartyKey, Party>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly labels: Readonly<Record<string, MapLabel>>;
  readonly knowledge: Readonly<Record<PartyKey, Knowledge>>;
  readonly clock: TurnClock;
}
