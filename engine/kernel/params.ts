/** Plain data named in a sentence: addresses, keys, counts. Words are made of it in the renderer only. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** Any value that survives a JSON round trip. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A clause of a rule page, such as `XX-5.3-07`. */
export type ClauseId = string;

/** A place in an original text: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
