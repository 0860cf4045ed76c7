import {
  type Campaign,
  decidedParcel,
  mandateOf,
  type Parcel,
  PARCEL_BYTES,
  type ParcelContent,
  type ParcelRecall,
  parcelStanding,
  type ReadParcel,
  readParcelFile,
} from '../../../engine';
import { type FilePlace, filePlaces, type PlacedFile } from '../../kit/bridge';
import { remember } from '../../kit/state/create-store';
import { storage } from '../storage';
import { type ParcelFile, type ParcelState, useParcels } from './parcel-store';

/** Access to a folder through which parcels go. */
export const folders = filePlaces('parcels', storage.backups);

/** Time between two looks into a folder, whose changes not every system tells, in milliseconds. */
const EVERY = 10_000;

/** By which a file that was read is known again. */
const keyOf = ({ name, size, modified = 0 }: PlacedFile): string =>
  [name, String(size), String(modified)].join(' ');

const readFile = async (place: FilePlace, placed: PlacedFile): Promise<ParcelFile> => {
  const { name, size } = placed;
  const about = { file: name, key: keyOf(placed) };
  if (size > PARCEL_BYTES) return { ...about, read: { ok: false, problem: 'too-large' } };
  try {
    const source = await place.source(name, size);
    const bytes = await source.read(0, source.size);
    return { ...about, read: readParcelFile(bytes) };
  } catch {
    return { ...about, read: { ok: false, problem: 'unreadable' } };
  }
};

/** The folder if it can be read now. */
export function readyFolder(): FilePlace | null {
  const { place } = useParcels.getState();
  return place.kind === 'ready' ? place.place : null;
}

/** Looks that have no result yet, by their folder; `isDue` = something has changed since one began. */
const looks = remember(() => new WeakMap<FilePlace, { isDue: boolean }>());

/**
 * What lies in a folder, without empty files, which are still being written. What was whole and has the size and the time it
 * had is not read again; what was not may be on its way still.
 */
const filesOf = async (place: FilePlace): Promise<ParcelState['files']> => {
  const known = new Map(
    filesIn(useParcels.getState().files)
      .filter(({ read }) => read.ok)
      .map((one) => [one.key, one]),
  );
  const files: ParcelFile[] = [];
  for (const placed of await place.list())
    if (placed.size > 0) files.push(known.get(keyOf(placed)) ?? (await readFile(place, placed)));
  return files.sort((a, b) => (a.file < b.file ? -1 : 1));
};

/**
 * Looks what lies in the folder; nothing is done with it. While a look still waits, as for a network share that has gone,
 * none begins: it looks once more when it ends.
 */
export async function lookIntoFolder(): Promise<void> {
  const place = readyFolder();
  if (place === null) return;
  const before = looks.now.get(place);
  if (before !== undefined) {
    before.isDue = true;
    return;
  }
  const look = { isDue: true };
  looks.now.set(place, look);
  while (look.isDue && readyFolder() === place) {
    look.isDue = false;
    const files = await filesOf(place).catch(() => 'unreadable' as const);
    if (readyFolder() === place) useParcels.getState().set({ files });
  }
  looks.now.delete(place);
}

const takeFolder = async (way: () => Promise<FilePlace | null>): Promise<void> => {
  const { set } = useParcels.getState();
  try {
    const place = await way();
    if (place === null) return;
    set({ place: { kind: 'ready', place }, files: null });
    await lookIntoFolder();
  } catch {
    set({ news: { kind: 'REJECT', text: 'parcels:folder.refused', about: {} } });
  }
};

/** Lets the GM choose the folder that is watched. */
export function chooseFolder(): Promise<void> {
  return takeFolder(folders.choose ?? (() => Promise.resolve(null)));
}

/** Asks the browser for the folder of last time again. */
export function wakeFolder(): Promise<void> {
  const { place } = useParcels.getState();
  return takeFolder(place.kind === 'asleep' ? place.wake : () => Promise.resolve(null));
}

/** Watches the folder of last time as long as the window is open; returns how to stop. */
export function watchFolder(): () => void {
  const { set } = useParcels.getState();
  const found = async (): Promise<void> => {
    set({ place: await folders.find().catch(() => ({ kind: 'none' }) as const) });
    await lookIntoFolder();
  };
  void found();
  const every = setInterval(() => void lookIntoFolder(), EVERY);
  let stopHearing: (() => void) | undefined;
  const stopFollowing = useParcels.subscribe(({ place }, before) => {
    if (place === before.place) return;
    stopHearing?.();
    if (place.kind !== 'ready') stopHearing = undefined;
    else stopHearing = place.place.onChange?.(() => void lookIntoFolder());
  });
  return () => {
    clearInterval(every);
    stopFollowing();
    stopHearing?.();
  };
}

const filesIn = (files: ParcelState['files']): readonly ParcelFile[] =>
  Array.isArray(files) ? (files as readonly ParcelFile[]) : [];

/** What the folder holds of a kind, with the names of its files. */
const contentsIn = <Kind extends ParcelContent['kind']>(
  files: ParcelState['files'],
  kind: Kind,
): readonly { readonly file: string; readonly content: Extract<ParcelContent, { kind: Kind }> }[] =>
  filesIn(files).flatMap(({ file, read }) =>
    read.ok && read.value.content.kind === kind
      ? [{ file, content: read.value.content as Extract<ParcelContent, { kind: Kind }> }]
      : [],
  );

/** The recall of a parcel that lies in the folder. */
export function recallIn(
  files: ParcelState['files'],
  { from, to, number }: Parcel,
): { readonly file: string; readonly content: ParcelRecall } | undefined {
  return contentsIn(files, 'recall').find(
    ({ content }) =>
      content.from.campaign === from.campaign &&
      content.to.campaign === to.campaign &&
      content.number === number,
  );
}

/**
 * True if a file waits for the GM: for a decision, or for the answer where it calls back what he decided on and no answer
 * lies in the folder.
 */
export function isWaiting(
  campaign: Campaign,
  read: ReadParcel,
  files: ParcelState['files'],
): boolean {
  const standing = parcelStanding(campaign, read);
  const { content } = read;
  if (standing !== 'decided' || content.kind !== 'recall') return standing === 'open';
  const isAnswered = contentsIn(files, 'answer').some(
    ({ content: answer }) =>
      answer.from.campaign === campaign.id &&
      answer.to.campaign === content.from.campaign &&
      answer.digest === content.digest,
  );
  return !isAnswered && decidedParcel(campaign, content)?.isRecalled !== true;
}

/** How many parcels of the folder wait for the GM of the open campaign, however many files they lie in. */
export function waitingIn(campaign: Campaign, files: ParcelState['files']): number {
  if (mandateOf(campaign) !== undefined) return 0;
  const waiting = filesIn(files).flatMap(({ read }) =>
    read.ok && isWaiting(campaign, read.value, files) ? [read.value.digest] : [],
  );
  return new Set(waiting).size;
}
