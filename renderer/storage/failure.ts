import { RevisionConflict } from './storage';

/** Why a step could not be written; words are at `storage:failure`. */
export type SaveFailure = 'quota' | 'conflict' | 'blocked' | 'unknown';

const named = (error: unknown, name: string): boolean =>
  error instanceof Error && (error.name === name || ('inner' in error && named(error.inner, name)));

/** Makes a reason of whatever the database threw. */
export const failureOf = (error: unknown): SaveFailure => {
  if (error instanceof RevisionConflict) return 'conflict';
  if (named(error, 'QuotaExceededError')) return 'quota';
  const blocked = ['MissingAPIError', 'InvalidStateError', 'OpenFailedError', 'UnknownError'];
  return blocked.some((name) => named(error, name)) ? 'blocked' : 'unknown';
};
