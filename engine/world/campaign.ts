import type { Ruling, Settings } from '../kernel';
import type { PartyKey } from './grossfeld';
import type { Point } from '../hex';
import type { TurnStart } from './turn-start';
import type { World } from './world';

/** An order text as it arrived; the original is never changed. */
export interface ReceivedSheet {
  readonly turn: number;
  readonly party: PartyKey;
  readonly text: string;
  /** Moment of receipt, ISO 8601, given by the caller. */
  readonly receivedAt: string;
}

/** A finished turn as it was booked: enough to compute it again (WW-0.1-06). */
export interface ArchivedTurn {
  readonly turn: number;
  readonly sheets: Readonly<Record<PartyKey, string>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** Settings and house rules in force. */
  readonly settings: Settings;
  readonly seed: string;
  readonly appliedAt: string;
  /** What was handed in beside the sheets. */
  readonly mail?: Readonly<Record<string, MailItem>>;
  /** What the turn changed, as it was before; kept for the last turn only, so that it can be computed again. */
  readonly start?: TurnStart;
}

/**
 * House rules over the booklet, holding from a turn on: settings, and tables under `table.<id>` (see the kernel's
 * `tableSetting`). Later editions lie over earlier ones.
 */
export interface Edition {
  readonly id: string;
  readonly name: string;
  /** First turn in which it holds. */
  readonly from: number;
  readonly settings: Settings;
}

/** A message, announcement or report handed in with the open turn (WW-8.2-30 to WW-8.2-35). */
export interface MailItem {
  readonly id: string;
  readonly turn: number;
  readonly from: PartyKey;
  /** Addressee; null = everybody of the segment. */
  readonly to: PartyKey | null;
  readonly kind: 'message' | 'announcement' | 'culture' | 'treaty';
  readonly title: string;
  readonly text: string;
  /** Null = the sender said nothing (WW-8.2-07). */
  readonly isPublic: boolean | null;
}

/** A place the GM wants to find again. */
export interface Bookmark {
  readonly id: string;
  readonly name: string;
  /** Point of the plane in the middle of the window. */
  readonly point: Point;
  /** Field width in pixels. */
  readonly scale: number;
}

/** A point of a picture and the point of the plane under which it lies. */
export interface UnderlayPin {
  /** Pixels of the picture from its upper left corner. */
  readonly pixel: Point;
  readonly point: Point;
}

/** A scanned map under the grid, to be traced. The picture itself is kept beside the campaign, by its hash. */
export interface Underlay {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the picture's bytes, hexadecimal. */
  readonly image: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Three pins fix place, rotation and both scales; fewer = laid over the world as a whole. */
  readonly pins: readonly UnderlayPin[];
  /** 0 to 1. */
  readonly opacity: number;
  readonly isLocked: boolean;
  readonly isShown: boolean;
}

/**
 * One campaign as the program holds it: the whole undoable document. Every command changes it through
 * patches; every part below maps to one row of the store.
 */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  /** Id of the rule system. */
  readonly system: string;
  /** Secret of the dice streams (WW-9.1-04). */
  readonly seed: string;
  readonly settings: Settings;
  /** House rules by id, over `settings`. */
  readonly editions: Readonly<Record<string, Edition>>;
  readonly world: World;
  /** Sheets of the open turn by party. */
  readonly sheets: Readonly<Record<PartyKey, ReceivedSheet>>;
  /** What was handed in beside the sheets for the open turn, by id. */
  readonly mail: Readonly<Record<string, MailItem>>;
  /** Rulings of the open turn by key. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly archive: Readonly<Record<number, ArchivedTurn>>;
  readonly bookmarks: Readonly<Record<string, Bookmark>>;
  readonly underlays: Readonly<Record<string, Underlay>>;
}
