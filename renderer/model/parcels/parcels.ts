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
  type Neighbour,
  neighbourName,
  type OutgoingParcel,
  packParcel,
  type ParcelBooks,
  type ParcelAddress,
  type ParcelAnswer,
  type ParcelContent,
  type Parcel,
  type ParcelDraft,
  type ParcelRecall,
  parcelId,
  parcelFile,
  parcelStanding,
  type ReadParcel,
  readParcelFile,
  recallOf,
  refuseParcel,
  systems,
  takeAnswer,
  takeRecall,
  unpackParcel,
  withAnswered,
  withNeighbour,
  withNeighbourNamed,
  withRecalled,
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

/** Goes back to the list, to the row of a record. */
const backTo = (focused: string): void =>
  useParcels.getState().set({ chosen: null, recalling: null, focused });

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

/** Id of the last parcel to a campaign. */
const newestParcel = (parcels: ParcelBooks = {}, to: string): string => {
  const numbers = Object.values(parcels).flatMap((record) =>
    record.kind === 'out' && record.parcel.to.campaign === to ? [record.parcel.number] : [],
  );
  return parcelId('out', to, Math.max(1, ...numbers));
};

/** Packs a parcel; its units leave the world, until it is unpacked or comes back. */
export async function pack(draft: Omit<ParcelDraft, 'at'>): Promise<boolean> {
  const about = { name: draft.to.name };
  const done = await step('packed', about, (open) => packParcel(open, { ...draft, at: now() }));
  if (!done) return false;
  backTo(newestParcel(useSession.getState().campaign?.parcels, draft.to.campaign));
  say('GOOD', draft.units.length > 0 ? 'fresh.doneUnits' : 'fresh.done', about);
  return true;
}

/** A parcel by its number and the name of the other campaign. */
const aboutParcel = (number: number, other: Neighbour): About => ({
  name: neighbourName(useSession.getState().campaign?.parcels, other),
  number,
});

const aboutSent = ({ parcel: { number, to } }: OutgoingParcel): About => aboutParcel(number, to);

/** Unpacks a parcel that was not sent. */
export async function unpack(record: OutgoingParcel): Promise<void> {
  await step('unpacked', aboutSent(record), (open) => unpackParcel(open, record.id));
}

/**
 * Writes a parcel to a file. That it is on its way is noted first: once the file exists, its units must not come back
 * here by an undo.
 */
export async function send(record: OutgoingParcel, way: ParcelWay): Promise<void> {
  const about = aboutSent(record);
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

/** Calls a parcel back that is on its way, for a reason. */
export async function recall(record: OutgoingParcel, reason: string): Promise<void> {
  const about = { ...aboutSent(record), reason };
  if (!(await step('recalled', about, (open) => withRecalled(open, record.id, reason)))) return;
  backTo(record.id);
  say('GOOD', 'recall.done', about);
}

/** Writes to a file what calls a parcel back. */
export async function sendRecall(record: OutgoingParcel, way: ParcelWay): Promise<void> {
  const content = recallOf(record);
  if (content !== undefined) await write(content, way, true);
}

/** Writes the answer to a parcel to a file; from then on the decision stands. */
export async function sendAnswer(record: IncomingParcel, way: ParcelWay): Promise<void> {
  const { campaign } = useSession.getState();
  if (campaign === null) return;
  const about = aboutParcel(record.parcel.number, record.parcel.from);
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
  if (standing === 'decided' && read.content.kind === 'recall')
    backTo(parcelId('in', read.content.from.campaign, read.content.number));
}

/** Accepts a parcel as one step; false = what was entered does not do any more. */
export async function accept(parcel: Parcel, acceptance: Omit<Acceptance, 'at'>): Promise<boolean> {
  const about = aboutParcel(parcel.number, parcel.from);
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
  backTo(parcelId('in', parcel.from.campaign, parcel.number));
  say('GOOD', 'received.accepted', about);
  return true;
}

/** Refuses a parcel as one step. */
export async function refuse(parcel: Parcel, reason: string): Promise<void> {
  const about = aboutParcel(parcel.number, parcel.from);
  const at = now();
  const done = await step('refused', about, (open) => refuseParcel(open, parcel, reason, at));
  if (!done) return;
  backTo(parcelId('in', parcel.from.campaign, parcel.number));
  say('GOOD', 'received.refused', about);
}

/** Takes note of an answer, a recall, or the address of a neighbour, as one step. */
export async function takeNote(
  content: ParcelAnswer | ParcelRecall | ParcelAddress,
): Promise<void> {
  const { kind, from } = content;
  const number = kind === 'address' ? 0 : content.number;
  const about = aboutParcel(number, from);
  const name =
    kind === 'answer' ? `was.${content.verdict}` : kind === 'recall' ? 'back' : 'neighbour';
  const at = now();
  const done = await step(name, about, (open) => {
    if (kind === 'answer') return takeAnswer(open, content);
    return kind === 'recall' ? takeRecall(open, content, at) : withNeighbour(open, content, at);
  });
  if (!done) return;
  backTo(
    kind === 'address' ? '' : parcelId(kind === 'answer' ? 'out' : 'in', from.campaign, number),
  );
  say('GOOD', `received.${name}`, about);
}

/** Gives a neighbour another name, for this campaign alone. */
export async function renameNeighbour(
  { campaign, name }: Neighbour,
  wanted: string,
): Promise<void> {
  const about = { name, wanted };
  const done = await step('renamed', about, (open) => withNeighbourNamed(open, campaign, wanted));
  if (done) say('GOOD', 'neighbours.renamed', about);
}
