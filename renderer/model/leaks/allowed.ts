import type { TurnReportDraft } from '../../../engine';
import type { Leak } from './leak';

/** Leaks the GM allows knowingly: his reason by the key of the leak. */
export type AllowedLeaks = TurnReportDraft['allowed'];

/** The reasons with one for some leaks; null = they are held back again. */
export function withReason(
  allowed: AllowedLeaks,
  keys: readonly string[],
  reason: string | null,
): AllowedLeaks {
  const others = Object.entries(allowed).filter(([key]) => !keys.includes(key));
  const given = reason === null ? [] : keys.map((key) => [key, reason] as const);
  return Object.fromEntries([...others, ...given]);
}

export function isAllowed({ key }: Leak, allowed: AllowedLeaks): boolean {
  return (allowed[key] ?? '').trim() !== '';
}

/** Leaks without a decision: while there are any, nothing is sent. Executable content is never allowed. */
export function openLeaks(
  draft: { readonly allowed?: AllowedLeaks },
  leaks: readonly Leak[],
): readonly Leak[] {
  return leaks.filter((leak) => mayNotBeAllowed(leak) || !isAllowed(leak, draft.allowed ?? {}));
}

/** What can never be allowed: scripts, and files that cannot be checked. */
export function mayNotBeAllowed({ kind }: Leak): boolean {
  return kind === 'script' || kind === 'unreadable';
}
