import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Campaign } from '../../../engine';
import { fileStem } from '../../kit/explain';

/** What the name of a backup says about it. */
export interface BackupName {
  /** The whole file name. */
  readonly file: string;
  /** Tells worlds apart, whatever they are called: the beginning of the SHA-256 of the campaign's id. */
  readonly tag: string;
  /** Beginning of the name: that of the world, in signs every disk accepts. */
  readonly stem: string;
  /** Day by the GM's calendar, `2026-11-22`. */
  readonly day: string;
  /** Time by the GM's clock, `140512`. */
  readonly time: string;
  /** Number of the open turn. */
  readonly turn: number;
}

const FORM =
  /^(?<stem>[\p{L}\p{N}-]{1,160})_(?<day>\d{4}-\d{2}-\d{2})_(?<time>\d{6})_Zug-(?<turn>\d{1,9})_(?<tag>[0-9a-f]{8})\.wabenwart$/u;

/** Most signs of a world's name that go into a file name: four bytes each leave room for the rest on every disk. */
const STEM = 40;

/** What tells the files of one world from those of all others. */
export function tagOf(campaignId: string): string {
  return bytesToHex(sha256(utf8ToBytes(campaignId))).slice(0, 8);
}

/** What a file name says; undefined = not the name of a backup. */
export function parseBackupName(file: string): BackupName | undefined {
  const { stem, day, time, turn, tag } = FORM.exec(file)?.groups ?? {};
  if (stem === undefined || day === undefined || time === undefined) return undefined;
  if (turn === undefined || tag === undefined) return undefined;
  return { file, tag, stem, day, time, turn: Number(turn) };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day of a moment by the calendar of this computer, `2026-11-22`. */
export function dayOf(moment: Date): string {
  return [
    String(moment.getFullYear()).padStart(4, '0'),
    two(moment.getMonth() + 1),
    two(moment.getDate()),
  ].join('-');
}

/** The time of a moment by the clock of this computer, `140512`. */
const clockOf = (moment: Date): string =>
  two(moment.getHours()) + two(moment.getMinutes()) + two(moment.getSeconds());

/**
 * The name of a backup made at a moment: `Tharische-Lande_2026-11-22_140512_Zug-12_3f9a1c04.wabenwart`. Names of one world
 * sort by the time of their making.
 */
export function backupName(
  { id, name, world }: Pick<Campaign, 'id' | 'name' | 'world'>,
  moment: Date,
): string {
  const stem = Array.from(fileStem(name.normalize('NFC')))
    .slice(0, STEM)
    .join('');
  const turn = `Zug-${String(world.clock.turn)}`;
  return `${[stem, dayOf(moment), clockOf(moment), turn, tagOf(id)].join('_')}.wabenwart`;
}

/** A name that no file of the place has yet: a second later for every one that is taken. */
export function freeBackupName(
  campaign: Pick<Campaign, 'id' | 'name' | 'world'>,
  moment: Date,
  taken: ReadonlySet<string>,
): string {
  const name = backupName(campaign, moment);
  return taken.has(name)
    ? freeBackupName(campaign, new Date(moment.getTime() + 1000), taken)
    : name;
}

/** Name of the file beside a backup that holds its checksum. */
export function checksumName(file: string): string {
  return `${file}.sha256`;
}

/** The moment a name stands for, by the clock of this computer. */
export function momentOf({ day, time }: Pick<BackupName, 'day' | 'time'>): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour, minute, second] = [0, 2, 4].map((at) => Number(time.slice(at, at + 2)));
  return new Date(year, month - 1, date, hour, minute, second);
}
