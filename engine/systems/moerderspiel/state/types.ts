import type { LetteredBoard, LetteredEdge, LetteredField } from '../../../world';

export const ABILITIES = [
  'builder',
  'blockade',
  'scouting',
  'retaliation',
  'deception',
  'innocence',
  'trapper',
  'false_orders',
  'track',
  'demoralise',
  'secret_techniques',
  'omnipresence',
  'camouflage',
  'allrounder',
  'underdog',
  'lure',
  'false_flag',
  'barbarians',
] as const;
/** A special ability (TM-8.0-13). */
export type Ability = (typeof ABILITIES)[number];

export const TECHNIQUES = [
  'first_strike',
  'shield_wall',
  'rooted',
  'thick_skin',
  'grim',
  'slippery',
  'hunter',
  'siege_craft',
  'storm',
] as const;
/** An entry of the catalogue of secret techniques (TM-8.11-02). */
export type Technique = (typeof TECHNIQUES)[number];

export const FACTORS = ['half', 'true', 'double'] as const;
/** How strong an army with Deception appears (TM-8.5-02). */
export type Factor = (typeof FACTORS)[number];

/** Key of a party. */
export type NationKey = string;

/** `red/1` for an army, `red/horde` for the horde of a nation. */
export type UnitKey = string;

/** Display of an army to others: whose flag it flies (null = its own), how strong it seems. */
export interface Display {
  readonly flag: NationKey | null;
  readonly factor: Factor;
}

/** Where camouflage hides it: from armies on neighbour fields, and from those on its own (TM-8.13). */
export interface Hiding {
  readonly near: boolean;
  readonly same: boolean;
}

/** Common properties of armies and hordes. */
interface OnBoard {
  readonly key: UnitKey;
  readonly nation: NationKey;
  readonly field: LetteredField;
  readonly strength: number;
  readonly isAggressive: boolean;
  /** Round in which a trap holds it; 0 = none does. */
  readonly heldIn: number;
}

/** True state of an army. Its display is `shown`, who sees it depends on the viewer (`rules/sight.ts`). */
export interface Army extends OnBoard {
  readonly kind: 'army';
  readonly number: number;
  /** Stored morale, -1 to 3 (TM-4.2-07). */
  readonly morale: number;
  readonly isExtrovert: boolean;
  /** Last setting of its player; others are shown it from the next round on (TM-6-18). */
  readonly set: Display;
  /** Display to others in this round. */
  readonly shown: Display;
  readonly hiding: Hiding;
  readonly watch: LetteredField | null;
  readonly takesDecrees: boolean;
  /** The ability named for a round in which it may use one alone (TM-6-11). */
  readonly slot: Ability | null;
  /** Nations whose decrees it carries, one entry per decree (TM-8.6). */
  readonly decrees: readonly NationKey[];
  /** Fields entered in the round before. */
  readonly moved: number;
  /** Work over two rounds of which the first is done (TM-4.6-12, TM-8.1-03). */
  readonly progress: { readonly kind: 'build' | 'rebuild'; readonly field: LetteredField } | null;
}

/** The people a lord of the barbarians commands (TM-8.18). */
export interface Horde extends OnBoard {
  readonly kind: 'horde';
  readonly camp: LetteredField;
}

export type Unit = Army | Horde;

/** Sanction in force against a nation, from and to a round, both included (TM-6). */
export interface Sanction {
  readonly kind: 'heavy' | 'light';
  readonly from: number;
  readonly to: number;
}

/** A nation as it truly is; its player, its colour and its name stand with its party. */
export interface Nation {
  readonly key: NationKey;
  readonly isEvil: boolean;
  readonly abilities: readonly Ability[];
  readonly techniques: readonly Technique[];
  /** What an all-rounder chose for this round; it counts for the report at its end, too (TM-8.14-07). */
  readonly choice: Ability | null;
  readonly baseMorale: number;
  readonly capital: LetteredField;
  readonly hasCapital: boolean;
  /** How often its capital was destroyed. */
  readonly losses: number;
  readonly garrison: { readonly strength: number; readonly morale: number };
  readonly sanctions: readonly Sanction[];
  /** Round in which its armies are raised by 2 after a defeat (TM-8.4-03); 0 = none. */
  readonly raisedIn: number;
  /** Rounds in which the morale of its armies is 3 after a sanction. */
  readonly steadfast: { readonly from: number; readonly to: number } | null;
  /** Number of the next army. */
  readonly next: number;
  /** Round at whose start it had no force left; null = it lives. */
  readonly eliminated: number | null;
}

export interface Base {
  readonly field: LetteredField;
  readonly owner: NationKey | null;
}

export interface Blockade {
  readonly edge: LetteredEdge;
  readonly by: NationKey;
  /** First round in which it stops armies. */
  readonly since: number;
  readonly isPublic: boolean;
  /** Nations that know of it, sorted (TM-8.2-07). */
  readonly knownTo: readonly NationKey[];
}

export interface Trap {
  readonly field: LetteredField;
  readonly nation: NationKey;
}

/** Public state of the world, as it was published last (TM-3-11). */
export interface PublicMap {
  readonly day: number;
  readonly bases: readonly Base[];
  readonly blockades: readonly LetteredEdge[];
  readonly destroyed: readonly NationKey[];
  /** Armies uncovered by sanctions (TM-6-09). */
  readonly armies: readonly {
    readonly field: LetteredField;
    readonly nation: NationKey;
    readonly strength: number | null;
  }[];
}

/** Everything that is true at one moment of a game. Plain data, never changed. */
export interface GameState {
  /** Running number of the round; 0 = set-up (TM-2-04). */
  readonly round: number;
  readonly board: LetteredBoard;
  readonly nations: Readonly<Record<NationKey, Nation>>;
  readonly units: Readonly<Record<UnitKey, Unit>>;
  readonly bases: Readonly<Record<LetteredField, Base>>;
  readonly blockades: readonly Blockade[];
  readonly traps: readonly Trap[];
  /** Drawn anew for every round: what nobody can know of how alike armies are numbered for others (TM-4-03). */
  readonly salt: number;
  /** Votes of the day so far, by voter. */
  readonly votes: Readonly<Record<NationKey, NationKey>>;
  readonly published: PublicMap;
  readonly outcome: 'good' | 'evil' | 'draw' | null;
}
