import { type ByteSource, type Campaign, writeCampaign, type WriteOptions } from '../../../engine';
import type { FilePlace } from '../../kit/bridge';
import { written as whole } from '../faults/unfit';
import { createPause, nextTurn } from '../runner/pause';
import { type Backup, backupsIn } from './list';
import { checksumName, freeBackupName, parseBackupName, tagOf } from './names';
import { DamagedBackup } from './trouble';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Input of the rule: the GM's day and clock, as written in the name of a backup. */
export interface Dated {
  readonly day: string;
  readonly time: string;
  readonly file: string;
}

/**
 * How many backups are retained: the latest ones, and the last one of each day for so many days; of a month the last
 * for ever.
 */
export const RETENTION = { latest: 10, days: 30 } as const;

const DAY = 24 * 60 * 60 * 1000;

/** Number of a day of the calendar, counted without a clock: no hour is ever missing in it. */
const dayNumber = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Math.round(Date.UTC(year, month - 1, date) / DAY);
};

const stampOf = ({ day, time, file }: Dated): string => `${day} ${time} ${file}`;

const newestFirst = <Backup extends Dated>(backups: readonly Backup[]): readonly Backup[] =>
  backups.toSorted((a, b) => (stampOf(a) < stampOf(b) ? 1 : -1));

/** The first of each group, in the order given. */
const firstOfEach = <Backup>(
  backups: readonly Backup[],
  group: (backup: Backup) => string,
): readonly Backup[] => {
  const seen = new Set<string>();
  return backups.filter((backup) => {
    const name = group(backup);
    return seen.has(name) ? false : (seen.add(name), true);
  });
};

/** A moment by the GM's calendar and clock. */
export type Now = Pick<Dated, 'day' | 'time'>;

/**
 * The backups of one world that are to be retained now, newest first. One dated in the future was made under a wrong
 * clock, then or today: its age is unknown, so it stays and takes the place of none.
 */
export function backupsToKeep<Backup extends Dated>(
  backups: readonly Backup[],
  now: Now,
): readonly Backup[] {
  const ordered = newestFirst(backups);
  const latest = `${now.day} ${now.time}`;
  const past = ordered.filter(({ day, time }) => `${day} ${time}` <= latest);
  const recent = past.filter(({ day }) => dayNumber(now.day) - dayNumber(day) < RETENTION.days);
  const expired = new Set(past);
  for (const backup of [
    ...past.slice(0, RETENTION.latest),
    ...firstOfEach(recent, ({ day }) => day),
    ...firstOfEach(past, ({ day }) => day.slice(0, 7)),
  ])
    expired.delete(backup);
  return ordered.filter((backup) => !expired.has(backup));
}

/** The backups of one world that may be deleted now, newest first. */
export function expiredOf<Backup extends Dated>(
  backups: readonly Backup[],
  now: Now,
): readonly Backup[] {
  const kept = new Set(backupsToKeep(backups, now));
  return newestFirst(backups).filter((backup) => !kept.has(backup));
}

/** Bytes that are read at once. */
const PIECE = 1024 * 1024;

/** SHA-256 of everything a source holds, lower-case hexadecimal, read piece by piece. Rejects if the source does. */
const sha256Of = async (source: ByteSource): Promise<string> => {
  const hash = sha256.create();
  for (let from = 0; from < source.size; from += PIECE) {
    const piece = await source.read(from, Math.min(source.size, from + PIECE));
    if (piece.length === 0) break;
    hash.update(piece);
    await nextTurn();
  }
  return bytesToHex(hash.digest());
};

/** The content of a checksum file as `sha256sum -c` reads it. */
const checksumLine = (hash: string, file: string): Uint8Array => utf8ToBytes(`${hash}  ${file}\n`);

/** Largest checksum file that is looked at, in bytes. */
const LINE_LIMIT = 4096;

/** The checksum in a file beside a backup; undefined = none that could be read. */
const checksumIn = async (source: ByteSource): Promise<string | undefined> => {
  const bytes = await source.read(0, Math.min(source.size, LINE_LIMIT));
  return /^(?<hash>[0-9a-f]{64}) [ *]/.exec(new TextDecoder().decode(bytes))?.groups?.['hash'];
};

/** A backup that has been read back and found whole. */
export interface MadeBackup {
  readonly file: string;
  readonly size: number;
  /** Hashes of pictures and documents that the world names but that were not there to be written. */
  readonly missing: readonly string[];
}

const prove = async (place: FilePlace, file: string, hash: string): Promise<void> => {
  if ((await sha256Of(await place.source(file))) !== hash) throw new DamagedBackup(file);
};

/** Deletes what the rule no longer retains beside a file just made. What cannot be deleted now is deleted another time. */
const rotate = async (place: FilePlace, campaignId: string, made: string): Promise<void> => {
  const now = parseBackupName(made);
  if (now === undefined) return;
  const proven = backupsIn(await place.list(), tagOf(campaignId)).filter(
    ({ isProven }) => isProven,
  );
  for (const { file } of expiredOf(proven, now)) await removeBackup(place, file);
};

/** Deletes a backup and its checksum. */
const removeBackup = async (place: FilePlace, file: string): Promise<void> => {
  await place.remove(file);
  await place.remove(checksumName(file));
};

const write = async (
  place: FilePlace,
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
    // It could never be verified, and the rule would never delete it.
    await place.remove(file).catch(() => undefined);
    throw problem;
  }
  return { file, size: written.bytes, missing: written.missing };
};

/**
 * Makes a backup: written, read back and compared, its checksum stored beside it, and only then the expired ones
 * deleted. Rejects with the error of the place, {@link DamagedBackup}, or `UnfitCampaign` where it could not be read
 * again; then everything that was there before is there still.
 */
export async function makeBackup(
  place: FilePlace,
  campaign: Campaign,
  options: WriteOptions,
  moment: Date,
): Promise<MadeBackup> {
  const taken = new Set((await place.list()).map(({ name }) => name));
  const made = await write(place, campaign, options, freeBackupName(campaign, moment, taken));
  await rotate(place, campaign.id, made.file).catch(() => undefined);
  return made;
}

/** Result of checking a backup against the checksum beside it. */
export type Verdict = 'whole' | 'damaged' | 'unproven';

/** Reads a whole backup and compares it with the checksum beside it. Rejects if the place does. */
export async function verifyBackup(place: FilePlace, { file, isProven }: Backup): Promise<Verdict> {
  if (!isProven) return 'unproven';
  const checksum = await checksumIn(await place.source(checksumName(file)));
  if (checksum === undefined) return 'unproven';
  return (await sha256Of(await place.source(file))) === checksum ? 'whole' : 'damaged';
}
