/** Why a backup is due: a turn was applied, or an hour was worked. */
export type Reason = 'turn' | 'hour';

/** Work on one world as far as backups look at it. Moments in milliseconds. */
export interface Work {
  /** Since when there is something that stands in no backup; null = nothing. */
  readonly dirtySince: number | null;
  /** A turn was applied since the last backup. */
  readonly hasApplied: boolean;
  /** When the last try failed; null = it did not. */
  readonly failedAt: number | null;
}

/** Nothing to be done. */
export const AT_REST: Work = { dirtySince: null, hasApplied: false, failedAt: null };

/** Time of work after which a backup is made, in milliseconds. */
export const HOUR = 60 * 60_000;

/** Time after which a backup that failed is tried again, in milliseconds. */
export const RETRY = 10 * 60_000;

/** True once so much time has gone by. A clock that was put back has forgotten how much: then it counts as gone. */
const hasPassed = (time: number, since: number, now: number): boolean =>
  now < since || now - since >= time;

/** The backup that is due now, if any. After a failure nothing is due for a while. */
export const dueOf = ({ dirtySince, hasApplied, failedAt }: Work, now: number): Reason | null => {
  if (dirtySince === null) return null;
  if (failedAt !== null && !hasPassed(RETRY, failedAt, now)) return null;
  if (hasApplied) return 'turn';
  return hasPassed(HOUR, dirtySince, now) ? 'hour' : null;
};

/** The work after a step. */
export const afterStep = (work: Work, isApplied: boolean, now: number): Work => ({
  ...work,
  dirtySince: work.dirtySince ?? now,
  hasApplied: work.hasApplied || isApplied,
});
