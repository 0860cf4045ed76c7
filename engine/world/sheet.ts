import type { Mail } from '../kernel';
import type { PartyKey } from './grossfeld';

/** Words of the GM in the place of some words of a letter; the letter itself stays as it is. */
export interface Correction {
  /** Place in the original, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An order text as it arrived; the original is never changed. */
export interface ReceivedSheet {
  readonly turn: number;
  readonly party: PartyKey;
  readonly text: string;
  /** Moment of receipt, ISO 8601, given by the caller. */
  readonly receivedAt: string;
  /** Documents of the mailbox whose texts it joins, in their order; absent = handed in as it is. */
  readonly documents?: readonly string[];
  /** Corrections of the GM, in the order of places, none overlapping; absent = none. */
  readonly corrections?: readonly Correction[];
}

/** Letters by party for the open turn, all received at one moment. */
export function sheetsOf(
  letters: Readonly<Record<PartyKey, string>>,
  turn: number,
  receivedAt = '',
): Readonly<Record<PartyKey, ReceivedSheet>> {
  return Object.fromEntries(
    Object.entries(letters).map(([party, text]) => [party, { turn, party, text, receivedAt }]),
  );
}

/** A text handed in with a turn, or handed on by it. */
export interface MailItem extends Mail {
  readonly turn: number;
}
