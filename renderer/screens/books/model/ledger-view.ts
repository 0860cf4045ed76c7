import {
  type Campaign,
  type Explained,
  ledgersByParty,
  type Params,
  type PartyKey,
  type Proposal,
  runningBalance,
  type World,
} from '../../../../engine';

/** How far a line of the ledger has come: to be booked with the turn, noticed but not written, booked, undone, undoing. */
type LineState = 'planned' | 'pending' | 'booked' | 'voided' | 'void';

/** A line of the ledger as it is shown. */
export interface LedgerLine {
  /** Unique among the lines. */
  readonly id: string;
  readonly state: LineState;
  readonly turn: number;
  readonly party: PartyKey;
  readonly cause: string;
  readonly about: Params;
  /** Whole GS; negative = out of the treasury. */
  readonly amount: number;
  /** The treasury after it. */
  readonly balance: number;
  /** `ggg/kk`; null = the treasury as a whole. */
  readonly place: string | null;
  readonly reason: string;
  /** Index among the postings of its turn; null = it has no derivation. */
  readonly posting: number | null;
  /** Id of the entry it undoes; null = none. */
  readonly voids: string | null;
  /** The derivation, where it is at hand already. */
  readonly why?: Explained;
}

type Ledger = Campaign['ledger'];

const bookedLines = (campaign: Campaign, party: PartyKey, ledger: Ledger): readonly LedgerLine[] =>
  runningBalance({ ...campaign, ledger }, party).map(
    ({ entry, balance, isVoided, isPending }): LedgerLine => ({
      id: isPending ? `${party}.pending` : entry.id,
      state: isPending
        ? 'pending'
        : isVoided
          ? 'voided'
          : entry.voids === undefined
            ? 'booked'
            : 'void',
      turn: entry.turn,
      party,
      cause: entry.cause,
      about: entry.about,
      amount: entry.amount,
      balance,
      place: entry.place ?? null,
      reason: entry.reason ?? '',
      posting: entry.posting ?? null,
      voids: entry.voids ?? null,
    }),
  );

/** What the run of the open turn would book for a party, after what is booked. */
const plannedLines = (
  { world }: Campaign,
  { postings }: Pick<Proposal<World>, 'postings'>,
  party: PartyKey,
  start: number,
): readonly LedgerLine[] => {
  let balance = start;
  return postings.flatMap((posting, index): readonly LedgerLine[] => {
    if (posting.party !== party) return [];
    balance += posting.amount;
    return [
      {
        id: `planned.${String(index)}`,
        state: 'planned',
        turn: world.clock.turn,
        party,
        cause: posting.name,
        about: posting.about ?? {},
        amount: posting.amount,
        balance,
        place: posting.place ?? null,
        reason: '',
        posting: index,
        voids: null,
        why: posting.why,
      },
    ];
  });
};

/**
 * The ledger of some parties, oldest line first, each with the treasury after it; at the end what the run of the open
 * turn would book.
 */
export function ledgerLines(
  campaign: Campaign,
  proposal: Pick<Proposal<World>, 'postings'> | null,
  parties: readonly PartyKey[],
): readonly LedgerLine[] {
  const ledgers = ledgersByParty(campaign.ledger);
  return parties
    .flatMap((party) => {
      const booked = bookedLines(campaign, party, ledgers.get(party) ?? {});
      const start = campaign.world.parties[party]?.treasury ?? 0;
      const planned = proposal === null ? [] : plannedLines(campaign, proposal, party, start);
      return [...booked, ...planned];
    })
    .map((line, index) => ({ line, index }))
    .sort((a, b) => a.line.turn - b.line.turn || a.index - b.index)
    .map(({ line }) => line);
}

/** Columns by which the ledger can be sorted. */
export const LEDGER_COLUMNS = ['turn', 'party', 'cause', 'place', 'amount', 'balance'] as const;
export type LedgerColumn = (typeof LEDGER_COLUMNS)[number];

/** What of the ledger is shown, and in which order. */
export interface LedgerFilter {
  /** Null = every turn. */
  readonly turn: number | null;
  /** Null = every cause. */
  readonly cause: string | null;
  readonly words: string;
  readonly sort: LedgerColumn;
  readonly isDescending: boolean;
}

/** A line with everything about it that is told in words. */
export interface RenderedLine {
  readonly line: LedgerLine;
  readonly party: string;
  readonly cause: string;
  /** What its place is called; empty = none. */
  readonly place: string;
  /** Its amount without a sign, as it is written and as it is typed. */
  readonly amount: string;
}

const holds = ({ line, party, cause, place, amount }: RenderedLine, words: string): boolean => {
  const text = [party, cause, place, line.reason, amount].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

type Compare = (a: RenderedLine, b: RenderedLine) => number;

const ORDERS: Readonly<Record<LedgerColumn, Compare>> = {
  turn: (a, b) => a.line.turn - b.line.turn,
  party: (a, b) => a.party.localeCompare(b.party),
  cause: (a, b) => a.cause.localeCompare(b.cause),
  place: (a, b) => a.place.localeCompare(b.place),
  amount: (a, b) => a.line.amount - b.line.amount,
  balance: (a, b) => a.line.balance - b.line.balance,
};

/** The lines that a filter lets through, in its order; ties stay in the order of booking. */
export function filteredLines(
  lines: readonly RenderedLine[],
  { turn, cause, words, sort, isDescending }: LedgerFilter,
): readonly RenderedLine[] {
  const wanted = words.trim();
  const kept = lines.filter(
    (rendered) =>
      (turn === null || rendered.line.turn === turn) &&
      (cause === null || rendered.line.cause === cause) &&
      (wanted === '' || holds(rendered, wanted)),
  );
  const inOrder = isDescending ? kept.toReversed() : kept;
  const order = ORDERS[sort];
  return inOrder.toSorted(isDescending ? (a, b) => order(b, a) : order);
}

/** What some lines come to: in, out, and together; void and voided entries cancel out by themselves. */
export function ledgerSums(lines: readonly RenderedLine[]): {
  readonly incoming: number;
  readonly outgoing: number;
  readonly total: number;
} {
  const amounts = lines.map(({ line }) => line.amount);
  const incoming = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return { incoming, outgoing: total - incoming, total };
}
