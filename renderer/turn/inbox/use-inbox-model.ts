import { useMemo } from 'react';
import {
  legacyOf,
  type InboxItem,
  isAtHand,
  type LetterPart,
  type Party,
  withEnclosed,
} from '../../../engine';
import { orderingParties } from '../model/realms';
import type { DeskModel } from '../use-desk-model';
import type { Filing } from './commands';
import { useInbox } from './inbox-store';
import { type MailDraft, mailDrafts } from './model/mail';
import { countByFilter, type DocumentRow, documentRows, type InboxFilter } from './model/rows';
import { type Suggester, suggesterOf, type Suggestion } from './model/suggest';

/** The chosen document with what was recognised in it. */
export interface ChosenDocument {
  readonly item: InboxItem;
  readonly isAtHand: boolean;
  readonly suggestion: Suggestion | null;
  readonly parts: readonly LetterPart[];
  /** Lines read as orders. */
  readonly orders: number;
  readonly mail: readonly MailDraft[];
  readonly enclosed: readonly InboxItem[];
}

/** Everything the mailbox shows. */
export interface InboxModel {
  readonly desk: DeskModel;
  readonly rows: readonly DocumentRow[];
  readonly counts: Readonly<Record<InboxFilter, number>>;
  readonly parties: readonly Party[];
  readonly suggest: Suggester;
  readonly chosen: ChosenDocument | null;
  /** New documents whose realm is clear, by realm. */
  readonly clear: readonly Filing[];
}

const chosenOf = (desk: DeskModel, item: InboxItem, suggest: Suggester): ChosenDocument => {
  const { campaign, system } = desk;
  const isCurrent = isAtHand(campaign, item);
  const suggestion = isCurrent && item.status !== 'filed' ? suggest(item) : null;
  const party = item.party ?? suggestion?.party.key ?? '';
  const parts = legacyOf(system).letterParts?.(item.text, party, campaign.world) ?? [];
  const isFiled = item.status === 'filed' && item.party !== null;
  return {
    item,
    isAtHand: isCurrent,
    suggestion,
    parts,
    orders: system.orders.read(item.text, party, campaign.world).rows.length,
    mail: mailDrafts(item, parts, isFiled ? party : '', campaign),
    enclosed: withEnclosed(campaign.inbox, item.id).slice(1),
  };
};

const clearFilings = (desk: DeskModel, suggest: Suggester): readonly Filing[] => {
  const byParty = new Map<string, { party: Party; ids: string[] }>();
  for (const item of Object.values(desk.campaign.inbox)) {
    const suggestion = item.status === 'open' ? suggest(item) : null;
    if (suggestion?.isClear !== true) continue;
    const { party } = suggestion;
    const filing = byParty.get(party.key) ?? { party, ids: [] };
    filing.ids.push(item.id);
    byParty.set(party.key, filing);
  }
  return [...byParty.values()];
};

/** The mailbox as it is shown, worked out from the campaign and what the GM looks at. */
export const useInboxModel = (desk: DeskModel): InboxModel => {
  const { campaign, system } = desk;
  const { document, filter, search } = useInbox();
  const { inbox, world } = campaign;
  const suggest = useMemo(() => suggesterOf({ inbox, world }, system), [inbox, world, system]);
  const rows = useMemo(() => documentRows(campaign, filter, search), [campaign, filter, search]);
  const counts = useMemo(() => countByFilter(campaign), [campaign]);
  const parties = useMemo(() => orderingParties(world), [world]);
  const item = (document === null ? undefined : inbox[document]) ?? rows[0]?.item;
  const chosen = useMemo(
    () => (item === undefined ? null : chosenOf(desk, item, suggest)),
    [desk, item, suggest],
  );
  const clear = useMemo(() => clearFilings(desk, suggest), [desk, suggest]);
  return { desk, rows, counts, parties, suggest, chosen, clear };
};
