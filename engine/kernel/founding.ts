import type { Settings } from './setting';
import type { Words } from './words';

/** Where a step of the founding is done: on the board, in a register, or in the list of steps itself. */
export type FoundingPlace =
  | { readonly to: 'records'; readonly register: string }
  | { readonly to: 'board' | 'treasury' | 'objections' | 'knowledge' | 'letters' | 'deadline' };

/** What of a campaign tells whether a step is done. */
export interface FoundingState<World> {
  readonly world: World;
  readonly settings: Settings;
  /** Parties whose first letter was made. */
  readonly written: ReadonlySet<string>;
  /** Closing date of the open turn, ISO 8601; null = none. */
  readonly deadline: string | null;
}

/** How far a step is. */
export interface FoundingProgress {
  readonly done: number;
  /** At least 1. */
  readonly of: number;
  /** Keys of the parties for whom it is still open; empty where the step is not about parties. */
  readonly missing: readonly string[];
}

/** A step from an empty campaign to its first turn. None is compulsory, and the order is that of the list. */
export interface FoundingStep<World> {
  /** Unique in its game; what it is called and why it is done are texts of the screen under this id unless given. */
  readonly id: string;
  readonly title?: Words;
  /** One sentence. */
  readonly why?: Words;
  readonly place: FoundingPlace;
  progress(state: FoundingState<World>): FoundingProgress;
}

/** How a campaign of a game begins. */
export interface GameFounding<World> {
  /** Worlds to begin with, the usual one first; none = the world is planned, or laid out on an empty board. */
  readonly beginnings: readonly {
    readonly id: string;
    readonly label: Words;
    /** Keys of settings that are asked for this beginning alone. */
    readonly asked?: readonly string[];
    /** Reads settings that are of no use later, such as the size of an empty board. */
    readonly make: (settings: Settings) => World;
  }[];
  /** Keys of the settings the GM is asked about before the first turn; those the game does not have are left out. */
  readonly asked: readonly string[];
  /** What is to be done before the first turn, in order; absent = what follows from the rest of the contract. */
  readonly steps?: readonly FoundingStep<World>[];
  /** Ids of the printed forms that go with the first letter, in order; absent = the card and all that are handed in again. */
  readonly enclosed?: readonly string[];
}
