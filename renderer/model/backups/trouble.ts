import { placeOfProblem } from '../../../engine';
import { UnfitCampaign } from '../faults/unfit';

/** Why a place could not be used; the words are at `backup:trouble`. */
export type Trouble = 'gone' | 'denied' | 'full' | 'damaged' | 'unfit' | 'unknown';

/** Thrown where what was read back is not what was written. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup';
}

/** Names of errors of the browser, and codes of the file system as the shell hands them on. */
const SIGNS: readonly (readonly [RegExp, Trouble])[] = [
  [/\b(?:QuotaExceededError|ENOSPC|EDQUOT)\b/, 'full'],
  [/\b(?:NotFoundError|ENOENT|ENOTDIR|ENODEV|ENXIO)\b/, 'gone'],
  [/\b(?:NotAllowedError|NoModificationAllowedError|SecurityError|EACCES|EPERM|EROFS)\b/, 'denied'],
  [/\bDamagedBackup\b/, 'damaged'],
  [/\bUnfitCampaign\b/, 'unfit'],
];

/** Makes a reason of whatever a place threw. */
export function troubleOf(problem: unknown): Trouble {
  const text = problem instanceof Error ? `${problem.name} ${problem.message}` : String(problem);
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'unknown';
}

/** What the sentence of a trouble names: the place in the file of a campaign that could not be read again. */
export function aboutOf(problem: unknown): Readonly<Record<string, string>> {
  return problem instanceof UnfitCampaign ? placeOfProblem(problem.problem) : {};
}
