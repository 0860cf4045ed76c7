import type { ComponentType, ReactNode } from 'react';
import type { Campaign, PartyKey, RuleSystem, Settings, ViewParty, World } from '../../../engine';
import type { MapTheme } from '../../kit/cartography';
import type { Shortcut } from '../../kit/state/shortcuts';
import type { Language, Words } from '../../kit/text/words';
import type { IconName } from '../../kit/ui';
import type { Sight } from './BoardStage';
import type { BoardCells } from '../../kit/board/cells';
import type { LegendGroup } from '../../kit/board/Legend';
import type { BoardPlan } from '../../kit/board/paper';
import type { BoardScreen, Outcome, BoardScreenState } from './screen-state';
import type { Things } from '../../kit/board/steps';
import type { Tool } from '../../kit/board/tool';
import type { BoardPointer } from './use-board-pointer';

/** A board in a perspective. */
export interface SeenThrough {
  /** The perspective: a party, or null for the truth. */
  readonly viewer: string | null;
  readonly parties: Readonly<Record<string, ViewParty>>;
}

/** A cell of a board as text. */
export interface CellWords {
  readonly name: string;
  readonly what: string;
}

/** Props of the parts of a board's screen. */
export interface PartProps<Seen> {
  readonly campaign: Campaign;
  readonly seen: Seen;
}

/** A board after a step of the turn. */
export interface MomentBoardProps {
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
  readonly before: World;
  readonly after: World;
  /** Accessible title. */
  readonly label: string;
}

/** A game at a moment, as far as its board must know it. */
export interface PlayedGame extends Pick<MomentBoardProps, 'system' | 'settings'> {
  readonly world: World;
}

/** A board as paper takes it: how it is drawn, and what its legend explains. */
export interface BoardArt {
  readonly plan: BoardPlan;
  readonly legend: readonly LegendGroup[];
}

/** A board as the GM sees it, without what stays hidden in every picture; undefined where the game has none. */
export type DrawBoard = (
  game: PlayedGame,
  words: Words,
  language: Language,
) => BoardArt | undefined;

/** What a step of a turn changed on a board. */
export interface BoardSteps<Seen> {
  /** The items on each cell, to be compared. */
  readonly things: (seen: Seen) => Things;
  /** The board after the step with the moves made since. */
  readonly withWays: (before: Seen, after: Seen) => Seen;
}

/**
 * A board as a declaration: its content, its tools, its texts. Window, pointer, keys, palette, legend, sheet, status
 * line, announcer, pictures and the board in the steps of a turn come with the kit (`BoardView`).
 */
export interface Board<State extends BoardScreenState, Seen extends SeenThrough, Context, Held> {
  /** Text keys: tools by name and with a hint, layers, the status line without a cell, the sheet. */
  readonly texts: {
    readonly tool: (id: State['tool']) => string;
    readonly hint: (id: State['tool']) => string;
    readonly layer: (id: string) => string;
    readonly none: string;
    readonly sheet: string;
  };
  readonly screen: BoardScreen<State>;
  /** In the order of the palette; the first one chooses. */
  readonly tools: readonly Tool<State['tool'], Context, Outcome, Held>[];
  readonly faces: Readonly<
    Record<State['tool'], { readonly icon: IconName; readonly keys: string }>
  >;
  /** The gesture that is none. */
  readonly rest: Held;
  /** Cells of the gesture in progress; absent = it marks none. */
  readonly held?: (gesture: Held) => readonly string[];
  /** The context of tools; null while there is nothing to work on. */
  readonly context: (campaign: Campaign, words: Words) => Context | null;
  readonly onOutcome?: (outcome: Outcome) => void;
  /** The board in a perspective, or (null) as it is; undefined where the game has none. */
  readonly see: (game: PlayedGame, viewer: string | null, words: Words) => Seen | undefined;
  /**
   * The board without what nobody may read over the GM's shoulder: shown so until he shows the secrets, and in every
   * picture. Absent = there are no secrets on it.
   */
  readonly veiled?: (seen: Seen) => Seen;
  /** The same object for the same board. */
  readonly cells: (seen: Seen) => BoardCells;
  /** How it is drawn, and which layers can be shown beside the cells. */
  readonly plan: (seen: Seen) => BoardPlan<keyof State['layers'] & string>;
  /** True if the keys go from cell to cell with a tool; else they move the cursor freely. */
  readonly goesByCells: (tool: State['tool']) => boolean;
  /** What Enter means with the first tool; absent = it selects. */
  readonly onEnter?: () => void;
  /** Overlay of the pointer, beside the marks of chosen and held cells. */
  readonly Over?: ComponentType<
    PartProps<Seen> & { readonly pointer: BoardPointer<Context, Held>; readonly sight: Sight }
  >;
  /** A cell as text; undefined if there is none of the key. */
  readonly cell: (seen: Seen, key: string, words: Words) => CellWords | undefined;
  /** Parties that have something in a cell, the one that is most likely to order there first. */
  readonly present: (seen: Seen, key: string) => readonly PartyKey[];
  /** A cell, and what is there, for screen readers. */
  readonly spoken: (seen: Seen, key: string, words: Words) => string;
  /** How far one cell is from another. */
  readonly distance: (seen: Seen, from: string, to: string, words: Words) => string;
  /** The options of the current tool. */
  readonly Options: ComponentType<PartProps<Seen>>;
  /** What stands below the layers. */
  readonly List?: ComponentType<PartProps<Seen>>;
  /** What the legend explains; groups without entries are left out. */
  readonly legend: (
    seen: Seen,
    look: { readonly theme: MapTheme; readonly language: Language; readonly words: Words },
  ) => readonly LegendGroup[];
  /** The muted line over the name of the chosen cell, or (null) of the board. */
  readonly about: (seen: Seen, chosen: string | null, words: Words) => string;
  /** The sheet below that: of the chosen cell, or (null) of the board. */
  readonly Sheet: ComponentType<PartProps<Seen> & { readonly chosen: string | null }>;
  /** Shown over a board on which nothing is drawn. */
  readonly Empty?: ComponentType<PartProps<Seen>>;
  readonly isEmpty?: (seen: Seen) => boolean;
  /** Commands of this board alone. */
  readonly keys?: readonly Shortcut[];
  /** Dialogs of this board alone. */
  readonly dialogs?: ReactNode;
  /** Absent = the board cannot be looked at between the steps of a turn. */
  readonly steps?: BoardSteps<Seen>;
}
