import type { FieldAddress, Plot, Topology } from '../hex';
import type {
  Json,
  LetteredSight,
  PartyReport,
  PartySheet,
  Presence,
  RealmList,
  Settings,
  SheetComparison,
} from '../kernel';
import type { Address } from './campaign';
import type { PartyKey, Settlement } from './grossfeld';
import type { RealmView, SightedUnit, ViewParty } from './knowledge';
import type { NamedParty } from './party-name';
import type { Border, RegionKey, SeenRegion } from './regions';
import type { Party, Relation, Treaty, TurnClock, Unit, Work } from './world';

/**
 * Source of a realm's belief, from its own perspective: it always knew, its land, one of its units, or a message. What
 * the GM made it believe counts as a message, be it true or false.
 */
export type KnownSource = 'start' | 'territory' | `unit ${number}` | 'told';

/** One belief of a realm about a field, with where it comes from and how old it is. */
export interface KnownFact {
  readonly field: FieldAddress;
  readonly level: 1 | 2;
  /** Turn of the last look. */
  readonly since: number;
  readonly source: KnownSource;
}

/** A treaty as those see it who hold a copy. */
export type KnownTreaty = Pick<Treaty, 'parties' | 'kinds' | 'from' | 'until' | 'text'>;

/** A line of a player's account, his own. */
export interface AccountLine {
  readonly turn: number;
  readonly cents: number;
  readonly kind: 'deposit' | 'charge' | 'contribution' | 'fee';
  readonly note: string;
}

/** Account of one of those who play the realm. */
export interface AccountStatement {
  readonly name: string;
  readonly cents: number;
  readonly lines: readonly AccountLine[];
}

/** A board of regions with who is where, as one party knows it. */
export interface SeenBoard {
  readonly regions: Readonly<Record<RegionKey, SeenRegion>>;
  /** Sorted; each pair once. */
  readonly borders: readonly Border[];
  /** By region, then party; empty where the game has none. */
  readonly presence: readonly Presence[];
  /** Who is there, with their colours. */
  readonly parties: Readonly<Record<PartyKey, ViewParty>>;
}

/** A board of lettered hexes as one party sees it when the next turn is open. */
export interface SeenLettered {
  readonly sight: LetteredSight;
  /** Everybody who is on it, with their colours. */
  readonly parties: Readonly<Record<PartyKey, ViewParty>>;
}

/**
 * What the records have of a party: its own in full, of others what everybody may know. Letters are read and checked
 * against it (`knownWorld`).
 */
export interface OwnBooks {
  readonly party: Party;
  readonly units: readonly Unit[];
  readonly works: readonly Work[];
  /** Its settlements, by field. */
  readonly towns: Readonly<Record<FieldAddress, Settlement>>;
  /** As `World.affairs`. */
  readonly affairs: Readonly<Record<string, Json>>;
  /** House rules by which letters are read and checked. */
  readonly rules: Settings;
  readonly clock: Pick<TurnClock, 'moonsPerTurn'>;
  /** True for a party with addresses of its own: it knows no place and no name but those it has learned. */
  readonly isCharted: boolean;
}

/**
 * All that one realm may know after a month, and nothing else: the only source of its turn report, its maps and its
 * files. Plain data; made at one place only, by `snapshotOf`.
 */
export interface PartySnapshot {
  readonly party: NamedParty & { readonly key: PartyKey; readonly ruler: string };
  readonly system: string;
  /** How its reader is addressed in German; absent = as turn reports always were. */
  readonly address?: Address;
  /** The month evaluated, and the one that is open now with the date for its letters (ISO 8601). */
  readonly month: {
    readonly turn: number;
    readonly year: number;
    readonly moon: number;
    readonly moons: number;
    /** Name of the turn; absent = none. */
    readonly label?: string;
  };
  readonly next: {
    readonly turn: number;
    readonly year: number;
    readonly moon: number;
    readonly deadline: string | null;
    readonly label?: string;
  };
  /** The realm's belief about the map after the month; empty where the game has no map. */
  readonly view: RealmView;
  /** Shape of the world and the Großfelder of which it knows anything; a lattice for its maps is made of them. */
  readonly topology: Topology;
  readonly plots: readonly Plot[];
  readonly knowledge: readonly KnownFact[];
  /** Foreign units seen in the month and at its end; `by` as the source of a belief. */
  readonly sightings: readonly SightedUnit[];
  readonly report: PartyReport;
  /** Its declared relations to others, and the treaties of which it has a copy, by id. */
  readonly relations: Readonly<Record<PartyKey, Relation>>;
  readonly treaties: readonly KnownTreaty[];
  readonly list?: RealmList;
  /** Its possessions after the month, in lists of the game's own; absent for games that show them otherwise. */
  readonly sheet?: PartySheet;
  /** What it may know of the others beside its report, in such lists. */
  readonly others?: PartySheet;
  /** Board of regions; absent for games on a map. */
  readonly board?: SeenBoard;
  /** Board of lettered hexes; absent for games without one. */
  readonly lettered?: SeenLettered;
  /** Its own books as sent, compared with the GM's; absent where it sent none, or the month's beginning is gone. */
  readonly comparison?: SheetComparison;
  /** Its own letter as it arrived; empty = none came. */
  readonly letter: string;
  /** Every realm named in what it may know. */
  readonly parties: Readonly<Record<PartyKey, NamedParty>>;
  readonly accounts: readonly AccountStatement[];
  /** Whether its turn report is held back until its account is paid. */
  readonly isWithheld: boolean;
  readonly own: OwnBooks;
}
