import type { ClauseId } from './params';
import type { Settings } from './setting';
import type { Words } from './words';

/** A figure of a measure: a share in percent, a ratio in per mille, or a count. */
export interface Measured {
  /** Unique within its measure. */
  readonly id: string;
  readonly label: Words;
  readonly value: number;
  readonly unit: 'percent' | 'ratio' | 'count';
}

/** Effect of settings in play, computed from them, for a GM who chooses among them. */
export interface Measure {
  readonly id: string;
  readonly clause: ClauseId;
  readonly title: Words;
  readonly figures: readonly Measured[];
  /** A curve behind the figures: `x` a ratio in per mille, `y` percent; in the order of `x`. */
  readonly curve?: {
    readonly x: Words;
    readonly y: Words;
    readonly points: readonly { readonly x: number; readonly y: number }[];
  };
}

/** A set of house rules applied together, merged into those in force. */
export interface RulePreset {
  readonly id: string;
  readonly label: Words;
  /** One sentence: for whom it is. */
  readonly help: Words;
  readonly settings: Settings;
}

/** Sets of house rules a game offers when a campaign is founded and afterwards, and the effects of settings. */
export interface GamePresets {
  /** The first one is the game as printed: it changes nothing. */
  readonly list: readonly RulePreset[];
  readonly measures: (settings: Settings) => readonly Measure[];
}
