import { type Campaign, type Images, placeOfProblem, writeCampaignFile } from '../engine';
import { fileExtras } from '../renderer/kit/explain';
import type { Language } from '../renderer/kit/text/words';
import { type Attempt, done, failed } from './outcome';

/** The only window of the terminal program to the disk; `disk.ts` opens it, tests paint it. */
export interface Files {
  /** The bytes of a file, or the problem `unreadable`. */
  readonly read: (path: string) => Attempt<Uint8Array>;
  /** The paths of the files in a folder, sorted by name, or the problem. */
  readonly list: (folder: string) => Attempt<readonly string[]>;
  /** The moment now, ISO 8601. */
  readonly now: () => string;
  /** Writes a new file into a folder that is made where it is missing; the path written, or the problem. */
  readonly write: (folder: string, name: string, content: Uint8Array) => Attempt<string>;
}

/** The file of a campaign, its tables in a language; refused where it could not be read again. */
export function fileOf(
  campaign: Campaign,
  images: Images,
  language: Language,
): Attempt<Uint8Array> {
  const written = writeCampaignFile(campaign, images, fileExtras(campaign, language));
  return written.ok ? done(written.value) : failed('unfit', placeOfProblem(written.problem));
}
