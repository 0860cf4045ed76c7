import type { Anchor, Json } from '../kernel';
import type { Direction, FieldAddress, GrossfeldNo, Topology } from '../hex';
import type { Grossfeld, PartyKey, TerrainKey } from './grossfeld';
import type { Knowledge } from './knowledge';
import type { NameArticle } from './party-name';
import type { RegionBoard, RegionKey } from './regions';

/** How one party stands to another; without entry the game's default holds. */
export type Relation = 'alliance' | 'peace' | 'passage' | 'enemy';

/** A realm, an organisation or a single wanderer. */
export interface Party {
  readonly key: PartyKey;
  readonly kind: 'realm' | 'organisation' | 'single';
  readonly name: string;
  /** Gender and number of the name, for sentences; absent = a proper name without article. */
  readonly article?: NameArticle;
  readonly ruler: string;
  /** Index into the palette of realm colours and patterns. */
  readonly colour: number;
  /** Index of the pattern, where it is not that of the colour. */
  readonly pattern?: number;
  readonly capital: FieldAddress | null;
  /** Money: a whole number of the game's smallest part. */
  readonly treasury: number;
  readonly relations: Readonly<Record<PartyKey, Relation>>;
  /** Gold by the settlement in which it lies; what is not listed lies in the capital. */
  readonly storage?: Readonly<Record<FieldAddress, number>>;
  /** Marks left by uprisings. */
  readonly unrest?: number;
  /** Parties it has been in contact with, sorted. */
  readonly contacts?: readonly PartyKey[];
  /** Turns missing in a row; absent = it never handed one in. */
  readonly missing?: number;
  /** Region in which its purse lies if nothing else is said; absent in games on a map, null = none. */
  readonly seat?: RegionKey | null;
  /** Money by region, smallest parts, none below nothing; `treasury` is their sum. Absent where there is one treasury. */
  readonly purses?: Readonly<Record<RegionKey, number>>;
  /** Settlement declared capital, which it becomes at the next muster date; null or absent = none. */
  readonly nextCapital?: FieldAddress | null;
}

/** `party:number`, unique in the world. */
export type UnitId = string;

/** Numbers a unit can bear at all, whatever its type. */
export const UNIT_NUMBERS = { from: 100, to: 999 } as const;

export function unitId(party: PartyKey, number: number): UnitId {
  return `${party}:${String(number)}`;
}

/** Where a unit is: in a field, on a side (ships on rivers and in river harbours), or carried. */
export type Place =
  | { readonly kind: 'field'; readonly field: FieldAddress }
  | { readonly kind: 'side'; readonly field: FieldAddress; readonly side: Direction }
  | { readonly kind: 'aboard'; readonly carrier: UnitId };

/** The person behind a unit numbered as a character. */
export interface Character {
  readonly name: string;
  readonly status: 'REP' | 'NSC';
  /** Settlement assigned to the character. */
  readonly seat: FieldAddress | null;
  /** Full years of playing experience; absent = none. */
  readonly years?: number;
  /** Kinds of units he is trained to lead, in the game's terms; absent = every kind. */
  readonly trained?: readonly string[];
  /** Change of his settlement at the next muster date, to `seat` or to none; null or absent = he stays. */
  readonly nextSeat?: { readonly seat: FieldAddress | null } | null;
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
  /** Field from which it came to its place; absent = it did not move there. */
  readonly cameFrom?: FieldAddress;
  /** Heads by terrain in which they were raised. */
  readonly raised: Readonly<Record<TerrainKey, number>>;
  /** Declared as scout. */
  readonly scout: boolean;
  /** Last main order without extension, kept for missing turns. */
  readonly order: string;
  readonly morale: number;
  readonly character: Character | null;
  /** Gold pieces carried. */
  readonly gold?: number;
  /** Whether it wants to stand in the settlement of its field or before it; absent = as room allows. */
  readonly inside?: boolean;
  /** Moment at which it came to its field, in turns of the campaign and moons; absent = long ago. */
  readonly arrived?: number;
  /** Muster dates in a row at which more than half of its upkeep was not paid. */
  readonly unpaid?: number;
  /** Parties it may carry and parties it does not attack, as ordered last. */
  readonly carries?: readonly PartyKey[];
  readonly spares?: readonly PartyKey[];
}

/** Kinds of works: settlements, and what lies on sides. */
export type WorkKind = 'settlement' | 'road' | 'bridge' | 'wall' | 'canal';

/** `settlement 210/19`, `wall 210/19(3)`: what a work is, and the field or side (by its home, walls by their field). */
export type WorkId = string;

/**
 * The books of a structure: what is being built, enlarged, damaged, or owned by others than its fields tell.
 * A finished, undamaged structure on the map needs no entry. Work in 1/5000 and damage in 1/2500 building value
 * points.
 */
export interface Work {
  readonly id: WorkId;
  readonly kind: WorkKind;
  readonly field: FieldAddress;
  /** Side of `field`; null for a settlement. */
  readonly side: Direction | null;
  /** Who pays for it, in the order in which they ordered it; the first supplies the labour. */
  readonly owners: readonly PartyKey[];
  /** Key of the settlement type being built or enlarged to; null for sides and finished works. */
  readonly type: string | null;
  /** Building value points of the whole when finished. */
  readonly value: number;
  /** Work done towards `value`; null = finished. */
  readonly progress: number | null;
  /** Work paid for towards `value`. */
  readonly paid: number;
  /** Damage by part of the structure, in the game's terms; nothing = whole. */
  readonly damage: Readonly<Record<string, number>>;
  /** Turns in which it was begun and finished; 0 = before the campaign. */
  readonly begun: number;
  readonly completed: number | null;
  readonly name: string;
}

/** A treaty filed with the GM. */
export interface Treaty {
  readonly id: string;
  readonly parties: readonly PartyKey[];
  readonly kinds: readonly ('peace' | 'alliance' | 'passage' | 'roadBuilding' | 'other')[];
  /** First turn, and last one; null = until further notice. */
  readonly from: number;
  readonly until: number | null;
  /** Parties that hold a copy. */
  readonly copies: readonly PartyKey[];
  readonly text: string;
}

/** Part a person plays for a party. */
export interface Role {
  readonly party: PartyKey;
  readonly kind: 'single' | 'contact' | 'coPlayer' | 'realmGm' | 'wanderer';
  /** First and last turn of the part; absent = from the beginning, until further notice. */
  readonly since?: number;
  readonly until?: number;
}

/** A participant. Nothing of this reaches other players unless he plays openly. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** Year of birth; null = unknown. */
  readonly born: number | null;
  readonly isMember: boolean;
  /** Year up to which the club contribution is paid; null = never. */
  readonly paidUntil: number | null;
  /** Null = he said nothing. */
  readonly mode: 'open' | 'secret' | null;
  readonly channel: 'letter' | 'email' | 'medium';
  readonly roles: readonly Role[];
  /** Euro cents: deposits positive, charges negative. */
  readonly account: readonly {
    readonly turn: number;
    readonly cents: number;
    readonly kind: 'deposit' | 'charge' | 'contribution' | 'fee';
    readonly note?: string;
  }[];
  /** What the GM notes for himself. */
  readonly note?: string;
  /** Names under which he writes elsewhere, as in a forum. */
  readonly aliases?: readonly string[];
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

/** What the GM changed of the clock on the wall; it is kept with the clock of the world. */
export interface WallNotes {
  /** Moment since which the clock stands still, ISO 8601; absent = it goes. */
  readonly pausedAt?: string;
  /** The boundary that was put off by a pause; later ones follow from it. */
  readonly anchor?: Anchor;
}

/** Which turn is open. `moon` is the first moon of the turn, 1 to 12. */
export interface TurnClock {
  readonly turn: number;
  readonly year: number;
  readonly moon: number;
  readonly moonsPerTurn: number;
  /** What the GM changed of the clock on the wall; absent = nothing, or the game has none. */
  readonly wall?: WallNotes;
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
  readonly works: Readonly<Record<WorkId, Work>>;
  readonly treaties: Readonly<Record<string, Treaty>>;
  readonly people: Readonly<Record<string, Person>>;
  readonly clock: TurnClock;
  /** The board of a game of regions; absent in games on a map. */
  readonly board?: RegionBoard;
  /** What the game keeps beside all this, by keys of its own; only the game knows the shape of a row. */
  readonly affairs?: Readonly<Record<string, Json>>;
}
