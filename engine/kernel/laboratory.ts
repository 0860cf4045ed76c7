import type { FightUnit } from './fight';
import type { Settings } from './setting';
import type { Words } from './words';

/** A figure of one game that was played to its end, for comparison over many games. */
export interface TrialMeasure {
  /** Unique in its experiment. */
  readonly id: string;
  readonly title: Words;
  /** A share is 1 where it holds in a game and 0 where it does not. */
  readonly unit: 'count' | 'percent' | 'seconds' | 'share';
}

/** Something a game plays in trials of its own, beside its turns, such as battles on the screen. */
export interface TrialExperiment {
  /** Unique in its game. */
  readonly id: string;
  readonly title: Words;
  /** One sentence: what is played. */
  readonly help: Words;
  /** What is compared; the first is what the others are held against. */
  readonly arms: readonly { readonly id: string; readonly label: Words }[];
  readonly measures: readonly TrialMeasure[];
  /** Plays once; figures by measure. The same arm and seed give the same figures. */
  readonly play: (arm: string, seed: string) => Readonly<Record<string, number>>;
}

/** A mean, or a share, between the bounds within which it lies with 95 % certainty. */
export type Bounds = readonly [low: number, value: number, high: number];

/** A comparison that was played ahead (`npm run trials`), for a GM who chooses among sets of rules. */
export interface PlayedAhead {
  readonly games: number;
  /** Turns of each game; absent = an experiment, which has none. */
  readonly turns?: number;
  /** What its first games came to (`aheadProof`): under other rules than those played it is another. */
  readonly proof: string;
  /** By measure, of every arm; `difference` game by game against the first arm, absent for itself. */
  readonly figures: Readonly<
    Record<string, readonly { readonly mean: Bounds; readonly difference?: Bounds }[]>
  >;
}

/** By what whole games are compared when house rules are tried out. */
export interface GameLaboratory<World> {
  /** Keys of `parties.figures` that are compared, the most important first; by it the strongest party is found. */
  readonly figures: readonly [string, ...string[]];
  /** Figures lost in fights, with which units count towards each. Absent for games that report no fights. */
  readonly lost?: Readonly<Record<string, (unit: FightUnit) => boolean>>;
  /** Key of the figure whose decreases, whatever they come from, are added up turn by turn. */
  readonly decrease?: string;
  /** A party is in the game while one of these figures is above 0. */
  readonly alive: readonly string[];
  /**
   * House rules under which the program plays alone, in the place of the GM's, where his leave something to people.
   * Absent for games in which every decision has a proposal.
   */
  readonly alone?: (settings: Settings) => Settings;
  /** A world in which all parties begin alike. Absent for games whose founding has such worlds. */
  readonly testWorld?: (settings: Settings) => World;
  /** Turns of a trial game at most where the GM asks for no other number. Absent for games of which twelve tell enough. */
  readonly turns?: number;
  /** True once the game is over. Absent for games without an end. */
  readonly isOver?: (world: World) => boolean;
  /** Winners of a game that is over. Absent for games without an end. */
  readonly winners?: (world: World) => readonly string[];
  /** Who moves first, once it is known; undefined = not yet. Absent for games in which all move together. */
  readonly first?: (world: World) => string | undefined;
  readonly experiments?: readonly TrialExperiment[];
  /** Comparisons played ahead: of the game's sets of house rules under `presets`, and of its experiments by id. */
  readonly ahead?: Readonly<Record<string, PlayedAhead>>;
}
