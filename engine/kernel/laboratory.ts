import type { Settings } from './setting';
import type { Words } from './words';

/** A figure of one game that was played to its end, for comparison over many games. */
export interface TrialMeasure {
  /** Unique in its experiment. */
  readonly id: string;
  readonly title: Words;
  /** A share is 1 where it holds in a game and 0 where it does not. */
  readonly unit: 'count' | 'seconds' | 'share';
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

/** By what whole games are compared when house rules are tried out. */
export interface GameLaboratory<World> {
  /** Keys of `parties.figures` that are compared, the most important first; by it the strongest party is found. */
  readonly figures: readonly [string, ...string[]];
  /** Key of the figure whose decreases are losses. Absent for games without such. */
  readonly force?: string;
  /** A party is in the game while one of these figures is above 0. */
  readonly alive: readonly string[];
  /**
   * House rules under which the program plays alone, in the place of the GM's, where his leave something to people.
   * Absent for games in which every decision has a proposal.
   */
  readonly alone?: (settings: Settings) => Settings;
  /** A world in which all parties begin alike. Absent for games whose founding has such worlds. */
  readonly testWorld?: (settings: Settings) => World;
  /** True once the game is over. Absent for games without an end. */
  readonly isOver?: (world: World) => boolean;
  /** Winners of a game that is over. Absent for games without an end. */
  readonly winners?: (world: World) => readonly string[];
  /** Who moves first, once it is known; undefined = not yet. Absent for games in which all move together. */
  readonly first?: (world: World) => string | undefined;
  readonly experiments?: readonly TrialExperiment[];
}
