import type { Span } from './params';

/** The parts a turn can have; `rest` is what could not be recognised. */
export const LETTER_PARTS = [
  'cover',
  'possessions',
  'balance',
  'movement',
  'declarations',
  'special',
  'culture',
  'message',
  'announcement',
  'treaty',
  'rest',
] as const;
export type LetterPartKind = (typeof LETTER_PARTS)[number];

/** A part of a letter as it was recognised. Parts follow each other without gap and cover the whole text. */
export interface LetterPart {
  readonly kind: LetterPartKind;
  readonly span: Span;
  /** Its heading as written; empty if it has none. */
  readonly title: string;
  /** For messages: the realm addressed, as far as it is named. */
  readonly to?: string;
}
