import { type Campaign, writeCampaign, type WriteOptions } from '../../../engine';
import type { BackupPlace } from '../../kit/bridge';
import { written as whole } from '../faults/unfit';
import { createPause } from '../runner/pause';
import { checksumIn, checksumLine, sha256Of } from './checksum';
import { type Backup, backupsIn } from './list';
import { checksumName, freeBackupName, parseBackupName, tagOf } from './names';
import { expiredOf } from './rotation';
import { DamagedBackup } from './trouble';

/** A backup that has been read back and found whole. */
export interface MadeBackup {
  readonly file: string;
  readonly size: number;
  /** Hashes of pictures and documents that the world names but that were not there to be written. */
  readonly missing: readonly string[];
}

const prove = async (place: BackupPlace, file: string, hash: string): Promise<void> => {
  if ((await sha256Of(await place.source(file))) !== hash) throw new DamagedBackup(file);
};

/** Takes away what the rule no longer keeps beside a file just made. What cannot be removed now goes another time. */
const rotate = async (place: BackupPlace, campaignId: string, made: string): Promise<void> => {
  const now = parseBackupName(made);
  if (now === undefined) return;
  const proven = backupsIn(await place.list(), tagOf(campaignId)).filter(
    ({ isProven }) => isProven,
  );
  for (const { file } of expiredOf(proven, now)) await removeBackup(place, file);
};

/** Takes a backup and its checksum away. */
const removeBackup = async (place: BackupPlace, file: string): Promise<void> => {
  await place.remove(file);
  await place.remove(checksumName(file));
};

const write = async (
  place: BackupPlace,
  campaign: Campaign,
  options: WriteOptions,
  file: string,
): Promise<MadeBackup> => {
  const written = await place.write(file, async (sink) =>
    whole(await writeCampaign(campaign, { pause: createPause(), ...options }, sink)),
  );
  const line = checksumLine(written.sha256, file);
  try {
    await prove(place, file, written.sha256);
    await place.write(checksumName(file), (sink) => sink.write(line));
  } catch (problem) {
    // Nobody could vouch for it, and the rule would never let it go.
    await place.remove(file).catch(() => undefined);
    throw problem;
  }
  return { file, size: written.bytes, missing: written.missing };
};

/**
 * Makes a backup: written, read back and compared, its checksum laid beside it, and only then what is too old taken away.
 * Rejects with the error of the place, {@link DamagedBackup}, or `UnfitCampaign` where it could not be read again; then
 * everything that was there before is there still.
 */
export const makeBackup = async (
  place: BackupPlace,
  campaign: Campaign,
  options: WriteOptions,
  moment: Date,
): Promise<MadeBackup> => {
  const taken = new Set((await place.list()).map(({ name }) => name));
  const made = await write(place, campaign, options, freeBackupName(campaign, moment, taken));
  await rotate(place, campaign.id, made.file).catch(() => undefined);
  return made;
};

/** What came of checking a backup against the checksum beside it. */
export type Verdict = 'whole' | 'damaged' | 'unproven';

/** Reads a whole backup and compares it with the checksum beside it. Rejects if the place does. */
export const verifyBackup = async (
  place: BackupPlace,
  { file, isProven }: Backup,
): Promise<Verdict> => {
  if (!isProven) return 'unproven';
  const told = await checksumIn(await place.source(checksumName(file)));
  if (told === undefined) return 'unproven';
  return (await sha256Of(await place.source(file))) === told ? 'whole' : 'damaged';
};
