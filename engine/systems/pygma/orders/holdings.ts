import type { Code } from '../data/findings';
import type { CourierOutcome } from '../rules/courier';
import type { Coord, Move, Order, OrderOf, UnitName } from './order';

/** An army or a trader by the GM's books. */
export interface OwnUnit {
  /** Where it stands; of a unit aboard, where its fleet stands. */
  readonly field: Coord;
  /** 0 for traders. */
  readonly size: number;
  readonly isStationed: boolean;
  /** Fleet it is aboard of; empty = none. */
  readonly carrier: UnitName;
}

/** An own city by the GM's books. */
export interface OwnCity {
  readonly name: string;
  readonly isPort: boolean;
  readonly isTrade: boolean;
  readonly isFortified: boolean;
}

/** Something the rules say against an order, and at which field, if at one. */
export interface Objection {
  readonly code: Code;
  readonly at?: Coord;
}

/** The GM's books of a realm, as far as its letters are held against them. */
export interface Holdings {
  /** A month in which armies are mustered, an extraordinary one included (PI-01-03, GM-26). */
  readonly isMuster: boolean;
  /** True if an order of a kind may be given in this month (PI-10-09). */
  readonly isOpen: (kind: Order['kind']) => boolean;
  readonly units: ReadonlyMap<UnitName, OwnUnit>;
  readonly cities: ReadonlyMap<Coord, OwnCity>;
  /** Fields next to each other the realm may name, for orders at random. */
  readonly near: (field: Coord) => readonly Coord[];
  /** True for fields that exist, as far as this realm is told (PI-02-03). */
  readonly hasField: (field: Coord) => boolean;
  /** What the realm calls a field; `?` where it has no number for it. */
  readonly asWritten: (field: Coord) => Coord;
  readonly realm: string;
  /** Realms contact was made with (PI-05-114). */
  readonly contacted: ReadonlySet<string>;
  /** In halves of a percent. */
  readonly espionage: number;
  readonly secretArmies: number;
  /** Names of realm and ruler, as messages are signed. */
  readonly names: readonly string[];
  /** What becomes of a text for the courier (PI-18-02, PI-18-05). */
  readonly courier: (order: OrderOf<'MESSAGE' | 'RUMOUR'>) => CourierOutcome;
  /** Why a path ends before its last field; undefined = it is lawful. */
  readonly wayOf: (move: Move, unit: OwnUnit) => Objection | undefined;
  /**
   * What the rules say against each of the orders of a letter beside its names and its month: sizes, sites, limits, and
   * what cannot be paid when they are booked in their written order (PI-10-05).
   */
  readonly objections: (orders: readonly Order[]) => readonly (readonly Objection[])[];
}
