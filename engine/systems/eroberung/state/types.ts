import type { Kept, LISTS } from '../records';

/** Key of a party, of a country. */
export type PlayerKey = string;
export type CountryKey = string;

/** Phase of a game: what the next turn of the campaign is (EW-27-01). */
export const PHASES = ['choose', 'home', 'option', 'final', 'endgame', 'over'] as const;
export type PhaseKey = (typeof PHASES)[number];

/** The rows of a list of the state. */
type Row<Name extends keyof typeof LISTS> = Kept<(typeof LISTS)[Name]>;

export type Country = Row<'countries'>;
/** A player: register in halves; `markers` are those of his party (EW-0-02). */
export type Player = Row<'players'> & { readonly markers: number };
/** Holding of one player in a country; of a joint holding every holder has one (EW-18-06). */
export type Holding = Row<'holdings'>;
export type Alliance = Row<'alliances'>;
export type War = Row<'wars'>;
export type Battle = Row<'battles'>;
export type Duel = Row<'duels'>;

/** Stored state of a game beside its records. */
export interface Course {
  readonly phase: PhaseKey;
  /** Player with the starting digit next to the display: seat order begins with him (EW-1-08). */
  readonly start: PlayerKey;
  /** Holder of the attack option; empty = nobody. */
  readonly holder: PlayerKey;
  /** True until the last chooser's first attack is made or passed (EW-8-05). */
  readonly isFirstAttack: boolean;
  /** Who defended the last free country under this holder; empty = nobody yet (EW-13-06). */
  readonly defender: PlayerKey;
  /** True while the holder may buy an alliance (EW-9-05). */
  readonly mayBuy: boolean;
  /** Options in a row that ended without a war (EW-20-07). */
  readonly passed: number;
  /** Turn since which the board is full; 0 = it is not. */
  readonly fullSince: number;
  /** Number of the war that is not decided yet; 0 = none. */
  readonly war: number;
  /** Players who still have their attack of the final round, in order (EW-20-03). */
  readonly queue: readonly PlayerKey[];
  /** The challenger of the next duel; empty = found by the rules; and who has fought (EW-21-11). */
  readonly challenger: PlayerKey;
  readonly fought: readonly PlayerKey[];
  readonly winners: readonly PlayerKey[];
}

type Lists = { readonly [Name in keyof typeof LISTS]: readonly Row<Name>[] };

/** Everything that is true at one moment of a game (EW-43-01). Plain data, never changed. */
export interface GameState extends Omit<Lists, 'players'> {
  readonly turn: number;
  readonly course: Course;
  readonly players: readonly Player[];
}
