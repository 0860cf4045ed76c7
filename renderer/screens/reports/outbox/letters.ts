import {
  type ArchivedTurn,
  type Campaign,
  issuedText,
  type NewsIssue,
  type OutgoingLetter,
  type Party,
  type PartyKey,
} from '../../../../engine';
import { orderingParties } from '../../../model/turn/model/realms';
import { isTurnReportHeldBack } from '../../../model/letters/held-back';

/** An item that is sent out, whichever screen it was made on. */
export type OutgoingRow = {
  /** Unique among all of them. */
  readonly id: string;
  readonly turn: number;
  /** Null = everybody. */
  readonly party: PartyKey | null;
  readonly state: 'open' | 'sent' | 'withheld' | 'draft';
  /** ISO 8601; null = not yet. */
  readonly sentAt: string | null;
} & (
  | { readonly kind: OutgoingLetter['kind']; readonly letter: OutgoingLetter }
  /** Undefined text = not stored, or not sent yet. */
  | { readonly kind: 'evaluation'; readonly text: () => string | undefined }
  | { readonly kind: 'news'; readonly issue: NewsIssue }
);

const letterRow = (letter: OutgoingLetter): OutgoingRow => ({
  id: `letter ${letter.id}`,
  turn: letter.turn,
  party: letter.party,
  kind: letter.kind,
  letter,
  state: letter.sentAt === null ? 'open' : 'sent',
  sentAt: letter.sentAt,
});

const newsRow = (issue: NewsIssue): OutgoingRow => ({
  id: `news ${issue.id}`,
  turn: issue.turn,
  party: null,
  kind: 'news',
  issue,
  state: issue.releasedAt === null ? 'draft' : 'sent',
  sentAt: issue.releasedAt,
});

/** Everybody who gets a report of a month: who has one, and of the last month who still waits for his. */
const evaluatedIn = (
  { world }: Campaign,
  { sheets, sent = {} }: ArchivedTurn,
  isLast: boolean,
): readonly PartyKey[] => {
  const waiting = isLast ? orderingParties(world).map(({ key }) => key) : [];
  const keys = new Set([...Object.keys(sent), ...Object.keys(sheets), ...waiting]);
  return [...keys].filter((key) => world.parties[key] !== undefined).toSorted();
};

const turnReportRow = (
  campaign: Campaign,
  archived: ArchivedTurn,
  party: PartyKey,
): OutgoingRow => {
  const { turn } = archived;
  const sentAt = archived.sent?.[party] ?? null;
  const waiting = isTurnReportHeldBack(campaign, turn, party) ? 'withheld' : 'open';
  return {
    id: `evaluation ${String(turn)}/${party}`,
    turn,
    party,
    kind: 'evaluation',
    text: () => issuedText(archived, party),
    state: sentAt === null ? waiting : 'sent',
    sentAt,
  };
};

const turnReportRows = (campaign: Campaign): readonly OutgoingRow[] => {
  const months = Object.values(campaign.archive);
  const last = Math.max(...months.map(({ turn }) => turn));
  return months.flatMap((archived) =>
    evaluatedIn(campaign, archived, archived.turn === last).map((party) =>
      turnReportRow(campaign, archived, party),
    ),
  );
};

const KINDS = [
  'opening',
  'questions',
  'confirmation',
  'reminder',
  'errata',
  'evaluation',
  'forwarded',
  'news',
] as const;

/** All items that are sent out, newest turn first, then by realm and kind. */
export function outgoingRows(campaign: Campaign): readonly OutgoingRow[] {
  return [
    ...Object.values(campaign.outbox).map(letterRow),
    ...turnReportRows(campaign),
    ...Object.values(campaign.newsletters).map(newsRow),
  ].toSorted(
    (a, b) =>
      b.turn - a.turn ||
      (a.party ?? '').localeCompare(b.party ?? '') ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      a.id.localeCompare(b.id),
  );
}

/** True if the GM can mark it as sent now. */
export function isSendable({ kind, state }: OutgoingRow): boolean {
  return kind !== 'news' && state === 'open';
}

/** True for what still needs something. */
export function isOpen({ state }: OutgoingRow): boolean {
  return state !== 'sent';
}

export const ORDERS = ['month', 'realm'] as const;
export type Order = (typeof ORDERS)[number];

/** Letters under a heading: those of a turn, or those of a realm (null = for everybody). */
export interface LetterGroup {
  readonly id: string;
  readonly about: { readonly turn: number } | { readonly party: PartyKey | null };
  readonly rows: readonly OutgoingRow[];
}

const headingOf = ({ turn, party }: OutgoingRow, order: Order): LetterGroup['about'] =>
  order === 'month' ? { turn } : { party };

const idOf = (about: LetterGroup['about']): string =>
  'turn' in about ? `turn ${String(about.turn)}` : `party ${about.party ?? ''}`;

/** The letters under headings: months from the newest on, realms by name with those for everybody at the end. */
export function grouped(
  rows: readonly OutgoingRow[],
  order: Order,
  parties: Readonly<Record<PartyKey, Pick<Party, 'name'>>>,
): readonly LetterGroup[] {
  const groups = new Map<string, LetterGroup>();
  for (const row of rows) {
    const about = headingOf(row, order);
    const id = idOf(about);
    groups.set(id, { id, about, rows: [...(groups.get(id)?.rows ?? []), row] });
  }
  const nameOf = ({ about }: LetterGroup): string =>
    'turn' in about || about.party === null
      ? '\uFFFF'
      : (parties[about.party]?.name ?? about.party);
  const all = [...groups.values()];
  return order === 'month' ? all : all.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}
