import type { ArchivedTurn, TurnReportDraft } from '../../../../engine';
import { isHeldBack } from '../../../model/letters/held-back';

/** How far an evaluation is. What must be done first stands first. */
export type TurnReportState =
  | { readonly kind: 'sent'; readonly at: string }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'leaks'; readonly count: number }
  | { readonly kind: 'stale'; readonly count: number }
  | { readonly kind: 'proofed'; readonly at: string }
  | { readonly kind: 'toWrite' };

/** What is known of an evaluation besides its draft. */
export interface Observed {
  readonly draft: TurnReportDraft;
  readonly archived: Pick<ArchivedTurn, 'sent' | 'corrected'>;
  /** The account of its realm is not paid (WW-1.4-07). */
  readonly isUnpaid: boolean;
  /** Words of the GM written for other facts, and words whose block is gone. */
  readonly stale: number;
  /** What the last check found and the GM did not let out. */
  readonly leaks: number;
}

/** True while the GM's "proofed" holds: given, and the month was not computed again since. */
export function isProofed(
  { proofedAt }: Pick<TurnReportDraft, 'proofedAt'>,
  { corrected = [] }: Pick<ArchivedTurn, 'corrected'>,
): boolean {
  return proofedAt !== null && corrected.every(({ at }) => at <= proofedAt);
}

/** How far an evaluation is (WW-1.4-07). */
export function stateOf({ draft, archived, isUnpaid, stale, leaks }: Observed): TurnReportState {
  const at = archived.sent?.[draft.party];
  if (at !== undefined) return { kind: 'sent', at };
  if (isHeldBack(isUnpaid, draft)) return { kind: 'withheld' };
  if (leaks > 0) return { kind: 'leaks', count: leaks };
  if (stale > 0) return { kind: 'stale', count: stale };
  if (draft.proofedAt !== null && isProofed(draft, archived))
    return { kind: 'proofed', at: draft.proofedAt };
  return { kind: 'toWrite' };
}
