import {
  type Acceptance,
  acceptParcel,
  addressOf,
  answerTo,
  type Campaign,
  hexGameOf,
  type IncomingParcel,
  isPackedHere,
  mandateOf,
  type OutgoingParcel,
  packParcel,
  type ParcelAddress,
  type ParcelAnswer,
  type ParcelContent,
  type Parcel,
  type ParcelDraft,
  parcelId,
  parcelFile,
  parcelStanding,
  type ReadParcel,
  readParcelFile,
  refuseParcel,
  systems,
  takeAnswer,
  unpackParcel,
  withAnswered,
  withNeighbour,
  withSent,
} from '../../../engine';
import { bridge } from '../../kit/bridge';
import { fileStem } from '../../kit/explain';
import { noteCaught } from '../faults/caught';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { lookIntoFolder, readyFolder } from './folder';
import { type ParcelState, useParcels } from './parcel-store';

type About = Readonly<Record<string, string | number>>;

const now = (): string => new Date().toISOString();

const say = (kind: 'GOOD' | 'REJECT', text: string, about: About = {}): void =>
  useParcels.getState().set({ news: { kind, text: `parcels:${text}`, about } });

/**
 * One step of undo over the open campaign; true if it was made, else it is said. A deputy makes none: the parcels are the
 * GM's.
 */
const step = async (
  name: string,
  about: About,
  replace: (campaign: Campaign) => Campaign,
): Promise<boolean> => {
  const { campaign, execute, readOnly } = useSession.getState();
  if (campaign !== null && !readOnly && mandateOf(campaign) === undefined) {
    await execute({ name: `parcels:journal.${name}`, about, replace });
    const { campaign: after, unfit } = useSession.getState();
    if (unfit === null && after !== null && after.parcels !== campaign.parcels) return true;
  }
  say('REJECT', 'unfit');
  return false;
};

/** What a file is, in its name: German and English. */
const FILE_WORDS = {
  address: ['Anschrift', 'Address'],
  parcel: ['Paket', 'Parcel'],
  answer: ['Antwort', 'Answer'],
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

/** Writes a content to a file; false if it is nowhere. */
const write = async (
  content: ParcelContent,
  way: ParcelWay,
  isRepeat = false,
): Promise<boolean> => {
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
    say('REJECT', isRepeat ? 'written.failedAgain' : 'written.failed', { file: name });
    return false;
  }
};

/** Writes the address of the open campaign, by which a neighbour can send parcels to it. */
export async function writeAddress(way: ParcelWay): Promise<void> {
  const { campaign } = useSession.getState();
  if (campaign !== null) await write(addressOf(campaign), way);
}

/** Packs a parcel; its units leave the world, until it is unpacked or comes back. */
export async function pack(draft: Omit<ParcelDraft, 'at'>): Promise<boolean> {
  const about = { name: draft.to.name };
  const done = await step('packed', about, (open) => packParcel(open, { ...draft, at: now() }));
  if (done) say('GOOD', draft.units.length > 0 ? 'fresh.doneUnits' : 'fresh.done', about);
  return done;
}

const aboutParcel = ({ parcel }: OutgoingParcel | IncomingParcel, name: string): About => ({
  name,
  number: parcel.number,
});

/** Unpacks a parcel that was not sent. */
export async function unpack(record: OutgoingParcel): Promise<void> {
  await step('unpacked', aboutParcel(record, record.parcel.to.name), (open) =>
    unpackParcel(open, record.id),
  );
}

/**
 * Writes a parcel to a file. That it is on its way is noted first: once the file exists, its units must not come back
 * here by an undo.
 */
export async function send(record: OutgoingParcel, way: ParcelWay): Promise<void> {
  const about = aboutParcel(record, record.parcel.to.name);
  const isFirst = record.state === 'packed';
  const { campaign } = useSession.getState();
  if (campaign !== null && !isPackedHere(campaign, record)) {
    say('REJECT', 'list.notHere', about);
    return;
  }
  if (isFirst && !(await step('sent', about, (open) => withSent(open, record.id)))) return;
  const isWritten = await write(record.parcel, way, !isFirst);
  if (isFirst && !isWritten)
    await step('notSent', about, (open) => withSent(open, record.id, false));
}

/** Writes the answer to a parcel to a file; from then on the decision stands. */
export async function sendAnswer(record: IncomingParcel, way: ParcelWay): Promise<void> {
  const { campaign } = useSession.getState();
  if (campaign === null) return;
  const about = aboutParcel(record, record.parcel.from.name);
  const isFirst = !record.isAnswered;
  if (isFirst && !(await step('answered', about, (open) => withAnswered(open, record.id)))) return;
  const isWritten = await write(answerTo(campaign, record), way, !isFirst);
  if (isFirst && !isWritten)
    await step('notAnswered', about, (open) => withAnswered(open, record.id, false));
}

/** Lets the GM choose a parcel file and look at it. */
export async function chooseParcel(): Promise<void> {
  try {
    const opened = await bridge.openFile({ kind: 'parcel' });
    if (opened === null) return;
    const read = readParcelFile(opened.bytes);
    if (read.ok) lookAt(opened.name, read.value);
    else say('REJECT', `problem.${read.problem}`, { file: opened.name });
  } catch {
    useParcels.getState().set({ news: { kind: 'REJECT', text: 'storage:file.gone', about: {} } });
  }
}

/** Shows what a file holds, or says why nothing can be done with it. */
export function lookAt(file: string, read: ReadParcel): void {
  const { campaign } = useSession.getState();
  if (campaign === null) return;
  const standing = parcelStanding(campaign, read);
  const chosen: ParcelState['chosen'] = standing === 'open' ? { file, read } : null;
  useParcels.getState().set({ chosen, news: null });
  if (standing !== 'open') say('REJECT', `standing.${standing}.text`, { file });
}

/** Goes back to the list, to the row of a record. */
const close = (focused: string): void => useParcels.getState().set({ chosen: null, focused });

/** Accepts a parcel as one step; false = what was entered does not do any more. */
export async function accept(parcel: Parcel, acceptance: Omit<Acceptance, 'at'>): Promise<boolean> {
  const about = { name: parcel.from.name, number: parcel.number };
  const at = now();
  const done = await step('accepted', about, (open) => {
    const taken = acceptParcel(
      open,
      parcel,
      { ...acceptance, at },
      hexGameOf(systems[open.system]),
    );
    return taken.ok ? taken.value : open;
  });
  if (!done) return false;
  close(parcelId('in', parcel.from.campaign, parcel.number));
  say('GOOD', 'received.accepted', about);
  return true;
}

/** Refuses a parcel as one step. */
export async function refuse(parcel: Parcel, reason: string): Promise<void> {
  const about = { name: parcel.from.name, number: parcel.number };
  const at = now();
  const done = await step('refused', about, (open) => refuseParcel(open, parcel, reason, at));
  if (!done) return;
  close(parcelId('in', parcel.from.campaign, parcel.number));
  say('GOOD', 'received.refused', about);
}

/** Takes note of an answer, or of the address of a neighbour, as one step. */
export async function takeNote(content: ParcelAnswer | ParcelAddress): Promise<void> {
  const isAnswer = content.kind === 'answer';
  const number = isAnswer ? content.number : 0;
  const about = { name: content.from.name, number };
  const name = isAnswer ? `was.${content.verdict}` : 'neighbour';
  const at = now();
  const done = await step(name, about, (open) =>
    isAnswer ? takeAnswer(open, content) : withNeighbour(open, content, at),
  );
  if (!done) return;
  close(isAnswer ? parcelId('out', content.from.campaign, number) : '');
  say('GOOD', isAnswer ? `received.was.${content.verdict}` : 'received.neighbour', about);
}
