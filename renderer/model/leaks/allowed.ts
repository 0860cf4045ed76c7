import type { TurnReportDraft } from '../../../engine';
import type { Leak } from './leak';

/** What the GM lets out knowingly: his reason by the key of the leak. */
export type AllowedLeaks = TurnReportDraft['allowed'];

export function isAllowed({ key }: Leak, allowed: AllowedLeaks): boolean {
  return (allowed[key] ?? '').trim() !== '';
}

/** Leaks the GM lets out knowingly in an evaluation or an issue; his reasons stay with its draft. */
export function allowedLeaks(
  draft: { readonly allowed?: AllowedLeaks },
  leaks: readonly Leak[],
): readonly Leak[] {
  return leaks.filter((leak) => isAllowed(leak, draft.allowed ?? {}));
}

/** Leaks about which he has not decided: while there are any, nothing goes out. What would run never does. */
export function openLeaks(
  draft: { readonly allowed?: AllowedLeaks },
  leaks: readonly Leak[],
): readonly Leak[] {
  return leaks.filter((leak) => mayNotBeAllowed(leak) || !isAllowed(leak, draft.allowed ?? {}));
}

/** What nobody can let out: scripts, and files that cannot be checked. */
export function mayNotBeAllowed({ kind }: Leak): boolean {
  return kind === 'script' || kind === 'unreadable';
}
