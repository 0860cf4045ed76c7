import type { LetterFormat, Result } from '../../../engine';

/** A file being received: dropped, opened, or enclosed in a mail. */
export interface IntakeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a reader extracts from a file. */
export interface Reading {
  readonly text: string;
  /** Subject of a mail; absent = the name of the file serves. */
  readonly name?: string;
  /** Sender as a mail names him. */
  readonly sender?: string;
  /** Moment at which a mail was received, ISO 8601, as the mail states. */
  readonly receivedAt?: string;
  readonly enclosed?: readonly IntakeFile[];
}

/** A document with its text; the text is never changed afterwards. */
export interface ReadDocument {
  readonly format: LetterFormat;
  readonly name: string;
  readonly sender: string;
  /** ISO 8601; null = unknown. */
  readonly receivedAt: string | null;
  readonly text: string;
  /** The file as it came; null = the text is the original. */
  readonly bytes: Uint8Array | null;
  readonly enclosed: readonly ReadDocument[];
}

/** Why a file was refused; texts are at `inbox:refused`. */
export interface IntakeProblem {
  readonly code:
    | 'empty'
    | 'binary'
    | 'huge'
    | 'heavy'
    | 'bomb'
    | 'broken'
    | 'locked'
    | 'scanned'
    | 'foreign'
    | 'many'
    | 'deep'
    | 'tangled'
    | 'slow';
  /** Name of the file; empty for a text that was pasted. */
  readonly file: string;
  /** Size in characters, bytes or parts, where that is the problem. */
  readonly size?: number;
}

export type IntakeResult<Value> = Result<Value, IntakeProblem>;

/** Reads one format. Never loads anything from anywhere; throws nothing, whatever the bytes. */
export interface DocumentReader {
  readonly format: LetterFormat;
  readonly read: (file: IntakeFile) => Promise<IntakeResult<Reading>>;
}
