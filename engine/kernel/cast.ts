import type { ClauseId, Params } from './params';

/** What of a world is kept as a sheet of its own. */
export const CAST_KINDS = [
  'party',
  'person',
  'character',
  'settlement',
  'structure',
  'unit',
  'treaty',
] as const;
export type CastKind = (typeof CAST_KINDS)[number];

/** What the rules say against one field of a sheet. Words are made of `code` and `about`. */
export interface CastObjection {
  readonly kind: CastKind;
  readonly id: string;
  /** Name of the field in the sheet; empty = the sheet as a whole. */
  readonly field: string;
  readonly code: string;
  readonly clause: ClauseId;
  readonly about: Params;
  /** `forbidden` = the rules know no such thing; `unusual` = allowed, seldom meant. The GM may insist on both. */
  readonly weight: 'forbidden' | 'unusual';
}
