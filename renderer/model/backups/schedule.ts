/** Work on one world as far as backups look at it. Moments in milliseconds. */
export interface Work {
  /** Since when there is something that stands in no backup; null = nothing. */
  readonly dirtySince: number | null;
  /** A backup is due at once: a turn was applied since the last one, or the world was left without one. */
  readonly isPressing: boolean;
  /** When the last try failed; null = it did not. */
  readonly failedAt: number | null;
}

/** Nothing to be done. */
export const AT_REST: Work = { dirtySince: null, isPressing: false, failedAt: null };

/** Time of work after which a backup is made, in milliseconds. */
export const HOUR = 60 * 60_000;

/** Time of work after which one is made as soon as nobody looks at the window, in milliseconds. */
export const UNSEEN = 10 * 60_000;

/** Time after which a backup that failed is tried again, in milliseconds. */
export const RETRY = 10 * 60_000;

/** True once so much time has gone by. A clock that was put back has forgotten how much: then it counts as gone. */
const hasPassed = (time: number, since: number, now: number): boolean =>
  now < since || now - since >= time;

/**
 * True if a backup is due now; sooner in a window that is out of sight (`isHidden`), for the browser may close it without
 * waiting. After a failure nothing is due for a while.
 */
export const isDue = (
  { dirtySince, isPressing, failedAt }: Work,
  now: number,
  isHidden = false,
): boolean => {
  if (dirtySince === null) return false;
  if (failedAt !== null && !hasPassed(RETRY, failedAt, now)) return false;
  return isPressing || hasPassed(isHidden ? UNSEEN : HOUR, dirtySince, now);
};

/** The work after a step. */
export const afterStep = (work: Work, isApplied: boolean, now: number): Work => ({
  ...work,
  dirtySince: work.dirtySince ?? now,
  isPressing: work.isPressing || isApplied,
});
