import type { Rulings } from './ruling';
import type { Settings } from './setting';

/** Everything a run needs. The same input gives the same proposal, always (law 2). */
export interface TurnInput<World> {
  readonly world: World;
  /** Order texts by party key. */
  readonly orders: Readonly<Record<string, string>>;
  readonly rulings: Rulings;
  readonly settings: Settings;
  readonly seed: string;
  /** Messages, announcements and reports handed in with the turn. */
  readonly mail?: readonly Mail[];
  /** How order texts arrived; where a party has letters, the rules choose the one that counts. */
  readonly letters?: readonly Letter[];
  /** Date by which letters had to be there, ISO 8601; absent = none was announced. */
  readonly deadline?: string;
}

/** An order text on its way in. */
export interface Letter {
  readonly party: string;
  /** Person who handed it in; null = not noted. */
  readonly sender: string | null;
  /** Moment of receipt, ISO 8601. */
  readonly receivedAt: string;
  /** Turn for which it is written. */
  readonly turn: number;
  readonly text: string;
}

/**
 * A message, announcement, rumour or report on its way: handed in beside the letters, or a text in one of them that the
 * turn hands on.
 */
export interface Mail {
  readonly id: string;
  /** Its true author. */
  readonly from: string;
  /** Addressee; null = everybody of the segment. */
  readonly to: string | null;
  readonly kind: 'message' | 'announcement' | 'rumour' | 'culture' | 'treaty';
  readonly title: string;
  readonly text: string;
  /** Null = not given by the sender. */
  readonly isPublic: boolean | null;
  /** What it is signed with, whoever wrote it; empty = nothing, absent = the name of its author. */
  readonly signed?: string;
}

/** Called before each phase; returning `false` cancels the run. */
export type ProgressListener = (done: number, total: number, phase: string) => boolean;
