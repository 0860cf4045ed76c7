import { MissingCampaign, RevisionConflict } from './storage';

/** Why a step could not be written; words are at `storage:failure`. */
export type SaveFailure = 'quota' | 'conflict' | 'removed' | 'blocked' | 'unknown';

/** True where trying again is of no use: what was refused once is refused for ever. */
export function isFinal(failure: SaveFailure): boolean {
  return failure === 'conflict' || failure === 'removed';
}

/** Errors inside of an error: what the database wraps, and those of the single rows of a bulk. */
const innerOf = (error: object): readonly unknown[] => [
  ...('inner' in error ? [error.inner] : []),
  ...('failures' in error && Array.isArray(error.failures) ? (error.failures as unknown[]) : []),
];

/** True if `error` or one it wraps has one of the names; some databases number the error of a full disk. */
const named = (error: unknown, names: readonly string[]): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && names.some((name) => name === error.name)) ||
    innerOf(error).some((inner) => named(inner, names)));

const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'NS_ERROR_FILE_NO_DEVICE_SPACE'];
const BLOCKED = [
  'MissingAPIError',
  'InvalidStateError',
  'OpenFailedError',
  'SecurityError',
  'UnknownError',
];

/** Makes a reason of whatever the database threw. */
export function failureOf(error: unknown): SaveFailure {
  if (error instanceof MissingCampaign) return 'removed';
  if (error instanceof RevisionConflict) return 'conflict';
  if (named(error, FULL)) return 'quota';
  return named(error, BLOCKED) ? 'blocked' : 'unknown';
}

/** Why the database could not be opened, or that it is none of the database: words are at `faults:start`. */
export type StartFailure = 'newer' | 'quota' | 'blocked';

/** Makes a reason of an error if it comes from opening the database; undefined for every other error. */
export function startFailureOf(error: unknown): StartFailure | undefined {
  if (named(error, ['VersionError'])) return 'newer';
  const reason = failureOf(error);
  return reason === 'quota' || reason === 'blocked' ? reason : undefined;
}

/** Why a file outside of the program could not be written; words are at `faults:file`. */
export type FileFailure = 'full' | 'tooLarge' | 'readOnly' | 'denied' | 'gone' | 'unknown';

/** Codes of the file system, as they stand in the message that comes through the shell, and names of the browser. */
const FILE_SIGNS: readonly (readonly [FileFailure, RegExp])[] = [
  ['full', /\b(?:ENOSPC|EDQUOT)\b|^QuotaExceededError$/],
  ['tooLarge', /\bEFBIG\b/],
  ['readOnly', /\bEROFS\b|^NoModificationAllowedError$/],
  ['denied', /\b(?:EACCES|EPERM)\b|^(?:NotAllowedError|SecurityError)$/],
  ['gone', /\b(?:ENOENT|ENOTDIR|ENODEV|EIO)\b|^NotFoundError$/],
];

/** Makes a reason of whatever writing a file threw, in the browser or through the shell. */
export function fileFailureOf(error: unknown): FileFailure {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { name, message, code } = error as Readonly<Record<string, unknown>>;
  const signs = [name, message, code].filter((sign) => typeof sign === 'string');
  const found = FILE_SIGNS.find(([, form]) => signs.some((sign) => form.test(sign)));
  return found?.[0] ?? 'unknown';
}
