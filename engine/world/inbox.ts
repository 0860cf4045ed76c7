import type { Correction, ReceivedSheet } from './sheet';
import type { Campaign } from './campaign';
import type { InboxItem } from './open-turn';
import type { PartyKey } from './grossfeld';

/** A document on its way into the mailbox: what it is, without what the desk makes of it. */
export type ArrivedDocument = Omit<InboxItem, 'id' | 'turn' | 'party' | 'status' | 'enclosedIn'> & {
  readonly enclosed: readonly ArrivedDocument[];
};

/** Stands between the texts of two documents of one sheet. */
const JOINT = '\n\n';

const byReceipt = (a: InboxItem, b: InboxItem): number => {
  if (a.receivedAt !== b.receivedAt) return a.receivedAt < b.receivedAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/**
 * True if a document is the business of the open turn: it came in it, its sheet holds it, or it came earlier and was
 * filed with nobody. What was filed in earlier turns belongs to them.
 */
export function isAtHand(
  { sheets, world }: Pick<Campaign, 'sheets' | 'world'>,
  { id, party, status, turn }: InboxItem,
): boolean {
  return (
    status !== 'filed' ||
    turn === world.clock.turn ||
    (party !== null && sheets[party]?.documents?.includes(id) === true)
  );
}

/** The documents filed with a party for the open turn, in the order of their receipt. */
export function documentsOf(
  campaign: Pick<Campaign, 'inbox' | 'sheets' | 'world'>,
  party: PartyKey,
): readonly InboxItem[] {
  return Object.values(campaign.inbox)
    .filter((item) => item.status === 'filed' && item.party === party && isAtHand(campaign, item))
    .toSorted(byReceipt);
}

/** A document enclosed in another one, with all it encloses itself; the document first. */
export function withEnclosed(inbox: Campaign['inbox'], id: string): readonly InboxItem[] {
  const item = inbox[id];
  if (item === undefined) return [];
  const enclosed = Object.values(inbox).filter(({ enclosedIn }) => enclosedIn === id);
  return [item, ...enclosed.toSorted(byReceipt).flatMap((one) => withEnclosed(inbox, one.id))];
}

/** True if a document came after the day by which letters had to be there. */
export function isLateDocument(
  { receivedAt }: Pick<InboxItem, 'receivedAt'>,
  deadline: string | null,
): boolean {
  return deadline !== null && receivedAt.slice(0, 10) > deadline.slice(0, 10);
}

const textMark = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The document of the mailbox that is the same as another one: the same file of whatever turn, or the same words in
 * the open turn from nobody else. Undefined if there is none.
 */
export function sameDocument(
  { inbox, world }: Pick<Campaign, 'inbox' | 'world'>,
  { original, sender, text }: Pick<InboxItem, 'original' | 'sender' | 'text'>,
): InboxItem | undefined {
  const mark = textMark(text);
  return Object.values(inbox).find((item) => {
    if (original !== null && item.original === original) return true;
    const isOthers = item.sender !== '' && sender !== '' && item.sender !== sender;
    return (
      mark !== '' && item.turn === world.clock.turn && !isOthers && textMark(item.text) === mark
    );
  });
}

const ID = /^(\d+)-(\d+)$/;

const lastNumber = ({ inbox, world }: Campaign): number =>
  Object.keys(inbox).reduce((last, id) => {
    const [, turn, number] = ID.exec(id) ?? [];
    return Number(turn) === world.clock.turn ? Math.max(last, Number(number)) : last;
  }, 0);

/** A campaign with new documents in its mailbox, and their ids in the order of the documents. */
export interface Received {
  readonly campaign: Campaign;
  readonly ids: readonly string[];
}

/** Puts documents into the mailbox, what they enclose behind each; nothing is filed by it. */
export function receiveDocuments(
  campaign: Campaign,
  documents: readonly ArrivedDocument[],
): Received {
  const { turn } = campaign.world.clock;
  const inbox: Record<string, InboxItem> = { ...campaign.inbox };
  let number = lastNumber(campaign);
  const put = (document: ArrivedDocument, within: string | null): string => {
    const { enclosed, ...rest } = document;
    number += 1;
    const id = `${turn}-${String(number).padStart(4, '0')}`;
    inbox[id] = {
      ...rest,
      id,
      turn,
      party: null,
      status: 'open',
      ...(within === null ? {} : { enclosedIn: within }),
    };
    for (const one of enclosed) put(one, id);
    return id;
  };
  const ids = documents.map((document) => put(document, null));
  return { campaign: { ...campaign, inbox }, ids };
}

/** Where the text of a document lies in its sheet. */
interface Stretch {
  readonly item: InboxItem;
  readonly start: number;
  readonly end: number;
}

const stretchesOf = (items: readonly InboxItem[]): readonly Stretch[] => {
  let start = 0;
  return items
    .filter(({ text }) => text !== '')
    .map((item) => {
      const stretch = { item, start, end: start + item.text.length };
      start = stretch.end + JOINT.length;
      return stretch;
    });
};

const stretchesIn = (inbox: Campaign['inbox'], sheet: ReceivedSheet): readonly Stretch[] =>
  stretchesOf((sheet.documents ?? []).flatMap((id) => inbox[id] ?? []));

/** True if a sheet is nothing but the documents it names. */
const isOfDocuments = (inbox: Campaign['inbox'], sheet: ReceivedSheet): boolean =>
  sheet.documents !== undefined &&
  stretchesIn(inbox, sheet)
    .map(({ item }) => item.text)
    .join(JOINT) === sheet.text;

/** What the GM corrected in each document, by places of the document. */
const correctionsByDocument = ({
  inbox,
  sheets,
}: Pick<Campaign, 'inbox' | 'sheets'>): ReadonlyMap<string, readonly Correction[]> =>
  new Map(
    Object.values(sheets).flatMap((sheet) =>
      stretchesIn(inbox, sheet).map(({ item, start, end }) => [
        item.id,
        (sheet.corrections ?? [])
          .filter((one) => one.start >= start && one.end <= end)
          .map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
      ]),
    ),
  );

const sheetOf = (
  turn: number,
  party: PartyKey,
  items: readonly InboxItem[],
  corrected: ReadonlyMap<string, readonly Correction[]>,
): ReceivedSheet | undefined => {
  const stretches = stretchesOf(items);
  const last = items.at(-1);
  if (last === undefined || stretches.length === 0) return undefined;
  const corrections = stretches.flatMap(({ item, start }) =>
    (corrected.get(item.id) ?? []).map((one) => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    })),
  );
  return {
    turn,
    party,
    text: stretches.map(({ item }) => item.text).join(JOINT),
    receivedAt: last.receivedAt,
    documents: items.map(({ id }) => id),
    ...(corrections.length === 0 ? {} : { corrections }),
  };
};

/** A sheet handed in as it is becomes a document of the mailbox, so that another one can stand beside it. */
const adopted = (campaign: Campaign, party: PartyKey): Campaign => {
  const sheet = campaign.sheets[party];
  if (sheet === undefined || isOfDocuments(campaign.inbox, sheet)) return campaign;
  const documents = documentsOf(campaign, party).map(({ id }) => id);
  const named = { ...sheet, documents };
  if (isOfDocuments(campaign.inbox, named))
    return { ...campaign, sheets: { ...campaign.sheets, [party]: named } };
  const { text, receivedAt } = sheet;
  const received = receiveDocuments(campaign, [
    { receivedAt, name: '', format: 'text', original: null, sender: '', text, enclosed: [] },
  ]);
  const [id = ''] = received.ids;
  const item = received.campaign.inbox[id];
  if (item === undefined) return campaign;
  return {
    ...received.campaign,
    inbox: { ...received.campaign.inbox, [id]: { ...item, party, status: 'filed' } },
    sheets: { ...campaign.sheets, [party]: { ...sheet, documents: [id] } },
  };
};

/** Mail taken out of documents goes with them: to another sender, or off the desk. */
const mailAfter = ({ mail }: Campaign, inbox: Campaign['inbox']): Campaign['mail'] =>
  Object.fromEntries(
    Object.entries(mail).flatMap(([id, one]) => {
      const source = inbox[id.split('~')[0] ?? ''];
      if (source === undefined || !id.includes('~') || source.turn !== one.turn) return [[id, one]];
      if (source.status !== 'filed' || source.party === null) return [];
      return [[id, { ...one, from: source.party }]];
    }),
  );

type Filing = Pick<InboxItem, 'party' | 'status'>;

/** The campaign after documents were filed otherwise; only sheets of parties concerned change. */
const refiled = (
  campaign: Campaign,
  ids: readonly string[],
  filing: (item: InboxItem) => Filing,
): Campaign => {
  const moved = ids.flatMap((id) => {
    const item = campaign.inbox[id];
    return item !== undefined && isAtHand(campaign, item)
      ? [{ item, next: { ...item, ...filing(item) } }]
      : [];
  });
  const movedIds = new Set(moved.map(({ item }) => item.id));
  const parties = new Set(moved.flatMap(({ item, next }) => [item.party, next.party]));
  const corrected = correctionsByDocument(campaign);
  const inbox = {
    ...campaign.inbox,
    ...Object.fromEntries(moved.map(({ next }) => [next.id, next])),
  };
  const sheets = new Map(Object.entries(campaign.sheets));
  for (const party of parties) {
    if (party === null) continue;
    const stayed = documentsOf(campaign, party).filter(({ id }) => !movedIds.has(id));
    const come = moved.flatMap(({ next }) =>
      next.party === party && next.status === 'filed' ? [next] : [],
    );
    const items = [...stayed, ...come].toSorted(byReceipt);
    const sheet = sheetOf(campaign.world.clock.turn, party, items, corrected);
    if (sheet === undefined) sheets.delete(party);
    else sheets.set(party, sheet);
  }
  return {
    ...campaign,
    inbox,
    sheets: Object.fromEntries(sheets),
    mail: mailAfter(campaign, inbox),
  };
};

const withoutDefaults = ({ marks }: Campaign, party: PartyKey): Campaign['marks'] =>
  Object.fromEntries(
    Object.entries(marks).filter(([key, { kind }]) => key !== party || kind !== 'defaults'),
  );

/**
 * Files documents at hand with a party for the open turn: its sheet is the texts of its documents in the order of receipt. A
 * sheet that was handed in as it is stays as its first document; a realm with a letter no longer runs on defaults.
 */
export function fileDocuments(
  campaign: Campaign,
  ids: readonly string[],
  party: PartyKey,
): Campaign {
  const filed = refiled(adopted(campaign, party), ids, () => ({ party, status: 'filed' }));
  return { ...filed, marks: withoutDefaults(filed, party) };
}

/** Files documents in the place of all that a party has; those are laid aside. */
export function replaceDocuments(
  campaign: Campaign,
  ids: readonly string[],
  party: PartyKey,
): Campaign {
  const before = adopted(campaign, party);
  const old = documentsOf(before, party)
    .map(({ id }) => id)
    .filter((id) => !ids.includes(id));
  return fileDocuments(layDocumentsAside(before, old), ids, party);
}

/** Takes documents off the desk, without losing them or what they were. */
export function layDocumentsAside(campaign: Campaign, ids: readonly string[]): Campaign {
  return refiled(campaign, ids, ({ party }) => ({ party, status: 'aside' }));
}

/** Documents are with nobody again. */
export function unfileDocuments(campaign: Campaign, ids: readonly string[]): Campaign {
  return refiled(campaign, ids, () => ({ party: null, status: 'open' }));
}

/** Everything of a party goes to another one, beside what that one has. */
export function moveDocuments(campaign: Campaign, from: PartyKey, to: PartyKey): Campaign {
  const before = adopted(campaign, from);
  const ids = documentsOf(before, from).map(({ id }) => id);
  return fileDocuments(before, ids, to);
}

/** The letter of a party is taken off the desk; its documents stay in the mailbox, with nobody. */
export function removeDocuments(campaign: Campaign, party: PartyKey): Campaign {
  const before = adopted(campaign, party);
  return unfileDocuments(
    before,
    documentsOf(before, party).map(({ id }) => id),
  );
}
