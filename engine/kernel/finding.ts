import type { ClauseId, Params, Span } from './params';

/** What a finding does to the order (WW-0.3-01). */
export type Severity = 'REJECT' | 'TRUNCATE' | 'WARN' | 'ASK';

/** Something noticed in orders or books. A value, never an exception; words are made of `code` and `about`. */
export interface Finding {
  /** Register code, such as `F-PATH-NOTADJ`. */
  readonly code: string;
  readonly severity: Severity;
  readonly clause: ClauseId;
  readonly party: string;
  /** Number of the row the finding concerns, if any: of its unit, or of the order where a game has none. */
  readonly unit?: number;
  /** The words of the original text it belongs to, if any. */
  readonly span?: Span;
  /** The offending words themselves (empty if the finding concerns something missing). */
  readonly words: string;
  readonly about: Params;
}

/** A choice the rules leave to the GM. Its key is stable between runs. */
export interface Question {
  readonly key: string;
  readonly clause: ClauseId;
  readonly name: string;
  readonly about: Params;
  readonly options: readonly string[];
  /** The option taken until a ruling says otherwise. */
  readonly proposal: string;
  /** Person to whom the GM may leave the answer, because nobody else is touched. */
  readonly delegate?: string;
}
