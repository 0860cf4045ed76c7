import {
  type Acceptance,
  type AcceptanceProblem,
  acceptParcel,
  addressOf,
  answeredParcel,
  answerTo,
  type Campaign,
  isFixed,
  type IncomingParcel,
  isPackedHere,
  isRecallConfirmed,
  knownKindsOf,
  lastNumber,
  type Neighbour,
  namesUnpacked,
  neighbourName,
  newNames,
  type OutgoingParcel,
  packParcel,
  type ParcelAddress,
  type ParcelAnswer,
  type Parcel,
  type ParcelDraft,
  type ParcelRecall,
  parcelId,
  parcelStanding,
  type ReadParcel,
  type RecordKind,
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
  withRecallSent,
  withSent,
  type World,
} from '../../../engine';
import { bridge } from '../../kit/bridge';
import { useSession } from '../state/session';
import { type ParcelState, useParcels } from './parcel-store';
import {
  type About,
  type Mark,
  type ParcelWay,
  say,
  step,
  writeMarked,
  writeParcel,
} from './write';

const now = (): string => new Date().toISOString();

const recordsOf = ({ system }: Campaign): readonly RecordKind<World>[] =>
  systems[system]?.records ?? [];

/** Says what became of a parcel, and of which names others have taken the place. */
const sayNamed = (
  text: string,
  about: About,
  names: readonly (readonly [before: string, now: string])[],
): void => {
  const list = names.map((pair) => pair.join(' → ')).join(', ');
  say('GOOD', list === '' ? text : `${text}Anew`, { ...about, list });
};

/** As {@link sayNamed}, of a parcel that is noted. */
const sayTaken = (text: string, about: About, id: string): void => {
  const { campaign } = useSession.getState();
  const record = campaign?.parcels?.[id];
  const names =
    campaign === null || record === undefined
      ? []
      : newNames(campaign, record, recordsOf(campaign));
  sayNamed(text, about, names);
};

/** Goes back to the list, to the row of a record. */
const backTo = (focused: string): void =>
  useParcels.getState().set({ chosen: null, recalling: null, focused });

/** Writes the address of the open campaign, by which a neighbour can send parcels to it. */
export async function writeAddress(way: ParcelWay): Promise<void> {
  const { campaign } = useSession.getState();
  if (campaign !== null) await writeParcel(addressOf(campaign), way);
}

const nameOf = (other: Neighbour): string =>
  neighbourName(useSession.getState().campaign?.parcels, other);

/** Packs a parcel; its units leave the world, until it is unpacked or comes back. */
export async function pack(draft: Omit<ParcelDraft, 'at'>): Promise<boolean> {
  const about = { name: nameOf(draft.to) };
  const done = await step('packed', about, (open) =>
    packParcel(open, { ...draft, at: now() }, recordsOf(open)),
  );
  if (!done) return false;
  const { campaign: to } = draft.to;
  backTo(parcelId('out', to, lastNumber(useSession.getState().campaign?.parcels, to)));
  say('GOOD', draft.crosserIds.length > 0 ? 'fresh.doneUnits' : 'fresh.done', about);
  return true;
}

/** A parcel by its number and the name of the other campaign. */
const aboutParcel = (number: number, other: Neighbour): About => ({ name: nameOf(other), number });

const aboutSent = ({ parcel: { number, to } }: OutgoingParcel): About => aboutParcel(number, to);

/** Unpacks a parcel that was not sent. */
export async function unpack(record: OutgoingParcel): Promise<void> {
  const { campaign } = useSession.getState();
  const names = campaign === null ? [] : namesUnpacked(campaign, record, recordsOf(campaign));
  const about = aboutSent(record);
  const done = await step('unpacked', about, (open) =>
    unpackParcel(open, record.id, recordsOf(open)),
  );
  if (done) sayNamed('list.unpacked', about, names);
}

const SENT: Mark = { steps: ['sent', 'notSent'], isSet: isFixed, with: withSent };

const RECALL_SENT: Mark = {
  steps: ['recallSent', 'recallNotSent'],
  isSet: (record) => record.kind === 'out' && record.isRecallSent === true,
  with: withRecallSent,
};

const ANSWERED: Mark = {
  steps: ['answered', 'notAnswered'],
  isSet: isFixed,
  with: withAnswered,
};

/** Writes a parcel to a file; from then on it is on its way. */
export async function send(record: OutgoingParcel, way: ParcelWay): Promise<void> {
  if (!isOfCopy(record)) await writeMarked(record, SENT, aboutSent(record), record.parcel, way);
}

/** True, and said, if the open campaign is a copy of the one that packed a parcel. */
const isOfCopy = (record: OutgoingParcel): boolean => {
  const { campaign } = useSession.getState();
  if (campaign === null || isPackedHere(campaign, record)) return false;
  say('REJECT', `list.${isFixed(record) ? 'sentElsewhere' : 'notHere'}`, aboutSent(record));
  return true;
};

/** Calls a parcel back that is on its way, for a reason. */
export async function recall(record: OutgoingParcel, reason: string): Promise<void> {
  if (isOfCopy(record)) return;
  const about = { ...aboutSent(record), reason };
  if (!(await step('recalled', about, (open) => withRecalled(open, record.id, reason)))) return;
  backTo(record.id);
  say('GOOD', 'recall.done', about);
}

/** Writes to a file what calls a parcel back. */
export async function sendRecall(record: OutgoingParcel, way: ParcelWay): Promise<void> {
  const content = recallOf(record);
  if (content === undefined || isOfCopy(record)) return;
  await writeMarked(record, RECALL_SENT, aboutSent(record), content, way);
}

/** Writes the answer to a parcel to a file; from then on the decision stands. */
export async function sendAnswer(record: IncomingParcel, way: ParcelWay): Promise<void> {
  const { campaign } = useSession.getState();
  if (campaign === null) return;
  const about = aboutParcel(record.parcel.number, record.parcel.from);
  await writeMarked(record, ANSWERED, about, answerTo(campaign, record), way);
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

/** Goes back to the list without a decision, to where the file stands in it. */
export function leaveFile(): void {
  backTo(useParcels.getState().chosen?.file ?? '');
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
  const problems = new Set<AcceptanceProblem>();
  const done = await step('accepted', about, (open) => {
    const kinds = knownKindsOf(systems[open.system]);
    const taken = acceptParcel(open, parcel, { ...acceptance, at }, kinds);
    if (!taken.ok) problems.add(taken.problem);
    return taken.ok ? taken.value : open;
  });
  if (problems.has('number')) say('REJECT', 'received.noNumber', about);
  if (!done) return false;
  const id = parcelId('in', parcel.from.campaign, parcel.number);
  backTo(id);
  sayTaken('received.accepted', about, id);
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

/** What became of a parcel by the answer to it. */
const wasOf = (answer: ParcelAnswer): string => {
  const sent = answeredParcel(useSession.getState().campaign ?? {}, answer);
  const isConfirmed = sent !== undefined && isRecallConfirmed(sent, answer);
  return `was.${isConfirmed ? 'confirmed' : answer.verdict}`;
};

/** Takes note of an answer, a recall, or the address of a neighbour, as one step. */
export async function takeNote(
  content: ParcelAnswer | ParcelRecall | ParcelAddress,
): Promise<void> {
  const { kind, from } = content;
  const number = kind === 'address' ? 0 : content.number;
  const about = aboutParcel(number, from);
  const name = kind === 'answer' ? wasOf(content) : kind === 'recall' ? 'back' : 'neighbour';
  const at = now();
  const done = await step(name, about, (open) => {
    if (kind === 'answer') return takeAnswer(open, content, recordsOf(open));
    return kind === 'recall' ? takeRecall(open, content, at) : withNeighbour(open, content, at);
  });
  if (!done) return;
  const id =
    kind === 'address' ? '' : parcelId(kind === 'answer' ? 'out' : 'in', from.campaign, number);
  backTo(id);
  sayTaken(`received.${name}`, about, id);
}

/** Gives a neighbour another name, for this campaign alone. */
export async function renameNeighbour(neighbour: Neighbour, wanted: string): Promise<void> {
  const about = { name: nameOf(neighbour), wanted };
  const done = await step('renamed', about, (open) =>
    withNeighbourNamed(open, neighbour.campaign, wanted),
  );
  if (done) say('GOOD', 'neighbours.renamed', about);
}
