import { useMemo } from 'react';
import {
  type Campaign,
  type InboxItem,
  isAtHand,
  type LetterPart,
  type LetterReading,
  type Party,
  withEnclosed,
} from '../../../../engine';
import { useReadings, useUnreadable } from '../../../model/adjudicate';
import { orderingParties } from '../../../model/turn/model/realms';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import type { Filing } from '../../../model/letters/commands';
import {
  clockOfTurn,
  isPastClock,
  type ThreadModel,
  threadOf,
  useThread,
} from './thread/use-thread';
import { type MailDraft, mailDrafts } from './model/mail';
import { countByFilter, type DocumentRow, documentRows, type InboxFilter } from './model/rows';
import {
  anybodyIn,
  documentsBeside,
  type Suggester,
  suggesterOf,
  type Suggestion,
} from './model/suggest';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import type { Refusal } from '../../../model/letters/gather';

/** What of an arrival has to be said: files that were not taken, and documents that were there already. */
export interface ArrivalNotice {
  readonly problems: readonly Refusal[];
  /** Names of documents that were there already, with the id of the one that was. */
  readonly known: readonly { readonly name: string; readonly id: string }[];
}

export const NO_NOTICE: ArrivalNotice = { problems: [], known: [] };

/** What the mailbox looks at: never stored with the campaign, never undone. */
interface InboxState {
  readonly document: string | null;
  readonly filter: InboxFilter;
  readonly search: string;
  /** Letters of the GM to realms whose orders are missing, in the place of a document. */
  readonly isReminding: boolean;
  readonly isTyping: boolean;
  /** A document that came late and whose it is, while the GM is asked why he admits it; null = he is not. */
  readonly admitting: { readonly document: string; readonly party: string } | null;
  /** How many files are being read. */
  readonly reading: number;
  readonly notice: ArrivalNotice;
  readonly set: (change: Partial<Omit<InboxState, 'set'>>) => void;
}

const FRESH = {
  document: null,
  filter: 'open',
  search: '',
  isReminding: false,
  isTyping: false,
  admitting: null,
  reading: 0,
  notice: NO_NOTICE,
} as const;

export const useInbox = createStore<InboxState>((set) => ({
  ...FRESH,
  set: (change) => set(change),
}));

onLeaving(() => useInbox.setState(FRESH));

/** The chosen document with what was recognised in it. */
export interface ChosenDocument {
  readonly item: InboxItem;
  readonly isAtHand: boolean;
  readonly suggestion: Suggestion | null;
  readonly parts: readonly LetterPart[];
  /** Lines read as orders; null = it is being read. */
  readonly orders: number | null;
  /** What was understood of them. */
  readonly restated: LetterReading['restated'];
  readonly mail: readonly MailDraft[];
  readonly enclosed: readonly InboxItem[];
}

/** True for a document that is read as a whole, not post by post. */
const isRead =
  (desk: Pick<TurnModel, 'campaign' | 'settings' | 'system'>) =>
  (item: InboxItem): boolean =>
    threadOf(item, desk.system, clockOfTurn(desk)?.zone ?? '') === null;

/** Everything the mailbox shows. */
export interface InboxModel {
  readonly desk: TurnModel;
  readonly rows: readonly DocumentRow[];
  readonly counts: Readonly<Record<InboxFilter, number>>;
  readonly parties: readonly Party[];
  readonly suggest: Suggester;
  /** A document that is being read, for which nothing is suggested yet. */
  readonly isPending: (item: InboxItem) => boolean;
  readonly chosen: ChosenDocument | null;
  /** The chosen document as a thread; null where it is none. */
  readonly thread: ThreadModel | null;
  /** New documents whose realm is clear, by realm. */
  readonly clear: readonly Filing[];
}

const NO_PARTS: ChosenDocument['parts'] = [];
const NO_ORDERS: ChosenDocument['restated'] = [];

/** The chosen document and the realm it is read for; '' = not known. */
const useChosen = (
  { campaign, settings }: TurnModel,
  item: InboxItem | undefined,
  suggest: Suggester,
  isThread: boolean,
) => {
  const isCurrent = item !== undefined && isAtHand(campaign, item);
  const suggestion = isCurrent && item.status !== 'filed' ? suggest(item) : null;
  const party = item?.party ?? suggestion?.party.key ?? '';
  const text = item?.text;
  const letters = useMemo(
    () => (text === undefined || isThread ? [] : [{ party, text }]),
    [party, text, isThread],
  );
  const reading = letters.map(useReadings({ ...campaign, settings }, letters))[0];
  return useMemo(
    () =>
      item === undefined
        ? null
        : chosenOf(campaign, item, { isCurrent, suggestion, party, reading }),
    [campaign, item, isCurrent, suggestion, party, reading],
  );
};

interface Recognised {
  readonly isCurrent: boolean;
  readonly suggestion: Suggestion | null;
  readonly party: string;
  readonly reading: LetterReading | undefined;
}

const chosenOf = (
  campaign: Campaign,
  item: InboxItem,
  { isCurrent, suggestion, party, reading }: Recognised,
): ChosenDocument => {
  const parts = reading?.parts ?? NO_PARTS;
  const isFiled = item.status === 'filed' && item.party !== null;
  return {
    item,
    isAtHand: isCurrent,
    suggestion,
    parts,
    orders: reading?.sheet.rows.length ?? null,
    restated: reading?.restated ?? NO_ORDERS,
    mail: mailDrafts(item, parts, isFiled ? party : '', campaign),
    enclosed: withEnclosed(campaign.inbox, item.id).slice(1),
  };
};

const clearFilings = (desk: TurnModel, suggest: Suggester): readonly Filing[] => {
  const byParty = new Map<string, { party: Party; ids: string[] }>();
  for (const item of Object.values(desk.campaign.inbox)) {
    const suggestion = item.status === 'open' ? suggest(item) : null;
    if (suggestion?.isClear !== true || isPastClock(desk, item)) continue;
    const { party } = suggestion;
    const filing = byParty.get(party.key) ?? { party, ids: [] };
    filing.ids.push(item.id);
    byParty.set(party.key, filing);
  }
  return [...byParty.values()];
};

/** Suggests realms by what is read of the documents; nothing before all that came with one has been read. */
const useSuggester = ({ campaign, settings, system }: TurnModel) => {
  const { inbox, world } = campaign;
  const isWhole = useMemo(
    () => isRead({ campaign, settings, system }),
    [campaign, settings, system],
  );
  const letters = useMemo(() => {
    const party = anybodyIn(world);
    const beside = Object.values(inbox)
      .filter(({ status }) => status !== 'filed')
      .flatMap((item) => documentsBeside(inbox, item))
      .filter(isWhole);
    return [...new Set(beside.map(({ text }) => text))].map((text) => ({ party, text }));
  }, [inbox, world, isWhole]);
  const readingOf = useReadings({ ...campaign, settings }, letters);
  const isUnreadable = useUnreadable(campaign.id);
  return useMemo(() => {
    const read = (text: string, party: string) =>
      readingOf({ party, text })?.sheet ?? { party, text, columns: [], rows: [], findings: [] };
    const suggester = suggesterOf({ inbox, world }, { read });
    const party = anybodyIn(world);
    const isPending = (item: InboxItem): boolean =>
      documentsBeside(inbox, item)
        .filter(isWhole)
        .map(({ text }) => ({ party, text }))
        .some((letter) => readingOf(letter) === undefined && !isUnreadable(letter));
    return {
      isPending,
      suggest: (item: InboxItem) => (isWhole(item) && !isPending(item) ? suggester(item) : null),
    };
  }, [inbox, world, readingOf, isUnreadable, isWhole]);
};

/** The mailbox as it is shown, worked out from the campaign and what the GM looks at. */
export function useInboxModel(desk: TurnModel): InboxModel {
  const { campaign } = desk;
  const { document, filter, search } = useInbox();
  const { inbox, world } = campaign;
  const { suggest, isPending } = useSuggester(desk);
  const rows = useMemo(() => documentRows(campaign, filter, search), [campaign, filter, search]);
  const counts = useMemo(() => countByFilter(campaign), [campaign]);
  const parties = useMemo(() => orderingParties(world), [world]);
  const item = (document === null ? undefined : inbox[document]) ?? rows[0]?.item;
  const thread = useThread(desk, item);
  const chosen = useChosen(desk, item, suggest, thread !== null);
  const clear = useMemo(() => clearFilings(desk, suggest), [desk, suggest]);
  return { desk, rows, counts, parties, suggest, isPending, chosen, thread, clear };
}
