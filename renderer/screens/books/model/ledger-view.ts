import type { LedgerLine } from './ledger-lines';

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
export interface SpokenLine {
  readonly line: LedgerLine;
  readonly party: string;
  readonly cause: string;
  /** What its place is called; empty = none. */
  readonly place: string;
  /** Its amount without a sign, as it is written and as it is typed. */
  readonly amount: string;
}

const holds = ({ line, party, cause, place, amount }: SpokenLine, words: string): boolean => {
  const text = [party, cause, place, line.reason, amount].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

type Compare = (a: SpokenLine, b: SpokenLine) => number;

const ORDERS: Readonly<Record<LedgerColumn, Compare>> = {
  turn: (a, b) => a.line.turn - b.line.turn,
  party: (a, b) => a.party.localeCompare(b.party),
  cause: (a, b) => a.cause.localeCompare(b.cause),
  place: (a, b) => a.place.localeCompare(b.place),
  amount: (a, b) => a.line.amount - b.line.amount,
  balance: (a, b) => a.line.balance - b.line.balance,
};

/** The lines that a filter lets through, in its order; ties stay in the order of booking. */
export const filteredLines = (
  lines: readonly SpokenLine[],
  { turn, cause, words, sort, isDescending }: LedgerFilter,
): readonly SpokenLine[] => {
  const wanted = words.trim();
  const kept = lines.filter(
    (spoken) =>
      (turn === null || spoken.line.turn === turn) &&
      (cause === null || spoken.line.cause === cause) &&
      (wanted === '' || holds(spoken, wanted)),
  );
  const inOrder = isDescending ? kept.toReversed() : kept;
  const order = ORDERS[sort];
  return inOrder.toSorted(isDescending ? (a, b) => order(b, a) : order);
};

/** What some lines come to: in, out, and together; void and voided entries cancel out by themselves. */
export const ledgerSums = (
  lines: readonly SpokenLine[],
): { readonly incoming: number; readonly outgoing: number; readonly total: number } => {
  const amounts = lines.map(({ line }) => line.amount);
  const incoming = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return { incoming, outgoing: total - incoming, total };
};
