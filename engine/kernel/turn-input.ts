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

/** A message, announcement or report on its way; see the campaign's `MailItem`. */
export interface Mail {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly kind: 'message' | 'announcement' | 'culture' | 'treaty';
  readonly title: string;
  readonly text: string;
  readonly isPublic: boolean | null;
}

/** Called before each phase; returning `false` cancels the run. */
export type ProgressListener = (done: number, total: number, phase: string) => boolean;
