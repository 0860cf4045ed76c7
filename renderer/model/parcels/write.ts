import {
  type Campaign,
  mandateOf,
  type ParcelContent,
  parcelFile,
  type ParcelRecord,
} from '../../../engine';
import { bridge } from '../../kit/bridge';
import { fileStem } from '../../kit/explain';
import { remember } from '../../kit/state/create-store';
import { createSerialQueue } from '../../kit/state/serial-queue';
import { noteCaught } from '../faults/caught';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { lookIntoFolder, readyFolder } from './folder';
import { useParcels } from './parcel-store';
import { replacing } from '../state/command';

/** Data of a text. */
export type About = Readonly<Record<string, string | number>>;

/** Says what happened, in the dialog. */
export function say(kind: 'GOOD' | 'REJECT', text: string, about: About = {}): void {
  useParcels.getState().set({ news: { kind, text: `parcels:${text}`, about } });
}

/**
 * One step of undo over the open campaign; true if it was made, else it is said. A deputy makes none: the parcels are the
 * GM's.
 */
export async function step(
  name: string,
  about: About,
  replace: (campaign: Campaign) => Campaign,
): Promise<boolean> {
  const { campaign, execute, readOnly } = useSession.getState();
  if (campaign !== null && !readOnly && mandateOf(campaign) === undefined) {
    await execute(replacing(`parcels:journal.${name}`, about, replace));
    const { campaign: after, unfit } = useSession.getState();
    if (unfit === null && after !== null && after.parcels !== campaign.parcels) return true;
  }
  say('REJECT', 'unfit');
  return false;
}

/** What a file is, in its name: German and English. */
const FILE_WORDS = {
  address: ['Anschrift', 'Address'],
  parcel: ['Paket', 'Parcel'],
  answer: ['Antwort', 'Answer'],
  recall: ['Rückruf', 'Recall'],
} as const;

/** `Ostmark_Westmark_Paket-3.wabenpaket`: from whom, to whom, which, in the language of the program. */
const fileNameOf = (content: ParcelContent): string => {
  const from = fileStem(content.from.name);
  const what = FILE_WORDS[content.kind][usePreferences.getState().language === 'de' ? 0 : 1];
  if (content.kind === 'address') return `${from}_${what}.wabenpaket`;
  return `${from}_${fileStem(content.to.name)}_${what}-${String(content.number)}.wabenpaket`;
};

const isSameFile = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Most files of one name in a folder. */
const MOST_ALIKE = 99;

/** Puts a file into the folder: under its name, or with a number behind where another file has it; null = it is said why not. */
const intoFolder = async (name: string, bytes: Uint8Array): Promise<string | null> => {
  const folder = readyFolder();
  if (folder === null) {
    say('REJECT', 'written.noFolder', { file: name });
    return null;
  }
  const there = new Set((await folder.list()).map((file) => file.name));
  for (let count = 1; count <= MOST_ALIKE; count += 1) {
    const free = count === 1 ? name : name.replace(/\.\w+$/, ` (${String(count)})$&`);
    if (!there.has(free)) {
      await folder.write(free, (sink) => sink.write(bytes));
      return free;
    }
    const source = await folder.source(free);
    if (isSameFile(await source.read(0, source.size), bytes)) return free;
  }
  say('REJECT', 'written.tooMany', { file: name });
  return null;
};

/** Where a file goes: the watched folder, or a file the GM saves himself. */
export type ParcelWay = 'folder' | 'file';

/** Writes a content to a file; false if it is nowhere. Where it fails, `failed` says what holds. */
export async function writeParcel(
  content: ParcelContent,
  way: ParcelWay,
  failed: () => 'failed' | 'failedAgain' = () => 'failed',
): Promise<boolean> {
  const bytes = parcelFile(content);
  const name = fileNameOf(content);
  try {
    const path =
      way === 'folder'
        ? await intoFolder(name, bytes)
        : ((await bridge.saveFile({ kind: 'parcel', name, bytes }))?.path ?? null);
    if (path === null) return false;
    say('GOOD', `written.${way}`, { file: path });
    if (way === 'folder') await lookIntoFolder();
    return true;
  } catch (problem) {
    noteCaught(problem);
    say('REJECT', `written.${failed()}`, { file: name });
    return false;
  }
}

/** What a record is marked with before its file is written: once there is a file, an undo must not take it back. */
export interface Mark {
  /** Steps that set it and take it back. */
  readonly steps: readonly [set: string, unset: string];
  readonly isSet: (record: ParcelRecord) => boolean;
  readonly with: (campaign: Campaign, id: string, isSet: boolean) => Campaign;
}

/** Marks are set and taken back one after the other. */
const marking = remember(createSerialQueue);

/** Files of records that are being written: how many of each, and whether its mark stands whatever becomes of them. */
const writing = remember(() => new Map<string, { open: number; isKept: boolean }>());

/**
 * Writes a file of a record of the open campaign, which is marked first. The mark is taken back only where there is no
 * file: none was written before, nor in another way while this one hung. If another campaign is open by then, it stays.
 */
export async function writeMarked(
  { id }: Pick<ParcelRecord, 'id'>,
  mark: Mark,
  about: About,
  content: ParcelContent,
  way: ParcelWay,
): Promise<void> {
  const [set, unset] = mark.steps;
  const opened = useSession.getState().campaign?.id;
  const isMarked = (): boolean => {
    const { campaign } = useSession.getState();
    const record = campaign?.id === opened ? campaign?.parcels?.[id] : undefined;
    return record !== undefined && mark.isSet(record);
  };
  const to =
    (isSet: boolean) =>
    (open: Campaign): Campaign =>
      open.id === opened ? mark.with(open, id, isSet) : open;
  const key = [opened, set, id].join(' ');
  let writes = { open: 0, isKept: true };
  const isBegun = await marking.now(async () => {
    writes = writing.now.get(key) ?? { open: 0, isKept: isMarked() };
    if (!isMarked() && !(await step(set, about, to(true)))) return false;
    writes.open += 1;
    writing.now.set(key, writes);
    return true;
  });
  if (!isBegun) return;
  const isWritten = await writeParcel(content, way, () =>
    writes.isKept || writes.open > 1 ? 'failedAgain' : 'failed',
  );
  await marking.now(async () => {
    writes.open -= 1;
    writes.isKept ||= isWritten;
    if (writes.open > 0) return true;
    writing.now.delete(key);
    const { campaign } = useSession.getState();
    const isNowhere = !writes.isKept && campaign !== null && to(false)(campaign) !== campaign;
    return isNowhere && step(unset, about, to(false));
  });
}
