import type { ComponentType, ReactNode } from 'react';
import type { Campaign, ViewParty } from '../../../engine';
import type { Page } from '../../paper';
import type { Shortcut } from '../../state/shortcuts';
import type { Words } from '../../text/words';
import type { IconName } from '../../ui';
import type { BoardCells, Sight } from './BoardStage';
import type { Box } from './camera';
import type { BoardRoom, Outcome, RoomState } from './room';
import type { Tool } from './tool';
import type { BoardHand } from './use-board-hand';

/** A board through somebody's eyes. */
export interface SeenThrough {
  /** Whose eyes: a party, or null for the truth. */
  readonly looker: string | null;
  readonly parties: Readonly<Record<string, ViewParty>>;
}

/** What a cell of a board is, in words. */
export interface CellWords {
  readonly name: string;
  readonly what: string;
}

/** What parts of a board's screen are given. */
export interface PartProps<Seen> {
  readonly campaign: Campaign;
  readonly seen: Seen;
}

/**
 * A board as a declaration: what is on it, with which tools it is drawn, what is said of it. Window, hand, keys,
 * palette, legend, sheet, status line, announcer and export come with the kit (`BoardView`).
 */
export interface Board<State extends RoomState, Seen extends SeenThrough, Context, Held> {
  /** Text keys of its words: tools by name and with a hint, layers, the status line without a cell, the sheet. */
  readonly texts: {
    readonly tool: (id: State['tool']) => string;
    readonly hint: (id: State['tool']) => string;
    readonly layer: (id: string) => string;
    readonly none: string;
    readonly sheet: string;
  };
  readonly room: BoardRoom<State>;
  /** In the order of the palette; the first one chooses. */
  readonly tools: readonly Tool<State['tool'], Context, Outcome, Held>[];
  readonly faces: Readonly<
    Record<State['tool'], { readonly icon: IconName; readonly keys: string }>
  >;
  /** The gesture that is none. */
  readonly rest: Held;
  /** What tools may know; null while there is nothing to work on. */
  readonly context: (campaign: Campaign, words: Words) => Context | null;
  readonly onOutcome?: (outcome: Outcome) => void;
  /** What can be shown beside the cells. */
  readonly layers: readonly (keyof State['layers'] & string)[];
  /** The board through the eyes chosen at the desk; a hook. Undefined where the game has none. */
  readonly useSeen: (campaign: Campaign) => Seen | undefined;
  /** The same object for the same board. */
  readonly cells: (seen: Seen) => BoardCells;
  /** All of the board of a campaign, in its plane. */
  readonly box: (campaign: Campaign) => Box;
  /** True if the keys go from cell to cell with a tool; else they move the cursor freely. */
  readonly goesByCells: (tool: State['tool']) => boolean;
  /** What Enter means while the first tool is in the hand; absent = it chooses. */
  readonly onEnter?: () => void;
  /** What is drawn. */
  readonly Art: ComponentType<
    PartProps<Seen> & { readonly hand: BoardHand<Context, Held>; readonly sight: Sight }
  >;
  /** A cell in words; undefined if there is none of the key. */
  readonly cell: (seen: Seen, key: string, words: Words) => CellWords | undefined;
  /** The chosen cell for those who do not see the board. */
  readonly spoken: (seen: Seen, key: string, words: Words) => string;
  /** How far one cell is from another. */
  readonly distance: (seen: Seen, from: string, to: string, words: Words) => string;
  /** What the tool in the hand can be set to. */
  readonly Options: ComponentType<PartProps<Seen>>;
  /** What stands below the layers. */
  readonly List?: ComponentType<PartProps<Seen>>;
  /** Groups of the legend; null = there is nothing to explain. */
  readonly Legend: ComponentType<PartProps<Seen>>;
  /** The sheet of the chosen cell, or (null) of the board. */
  readonly Sheet: ComponentType<PartProps<Seen> & { readonly chosen: string | null }>;
  /** The board on a sheet of paper so many millimetres wide. */
  readonly page: (campaign: Campaign, seen: Seen, width: number, words: Words) => Page;
  /** What lies over a board on which nothing is drawn; null = something is. */
  readonly Empty?: ComponentType<PartProps<Seen>>;
  readonly isEmpty?: (seen: Seen) => boolean;
  /** Acts of this board alone. */
  readonly keys?: readonly Shortcut[];
  /** Dialogs of this board alone. */
  readonly dialogs?: ReactNode;
}
