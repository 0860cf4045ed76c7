import { type Campaign, type LedgerEntry, runningBalance } from '../../../../engine';
import { causeSentence } from '../cause';
import type { TableCell } from '../table-text';
import type { TableContext } from './telling';

type Row = readonly TableCell[];

const COLUMNS = ['turn', 'date', 'cause', 'place', 'amount', 'balance', 'reason', 'who'] as const;

/** Who booked it: the GM by hand, the rules with the turn, or the book itself to bring it level with the treasury. */
const whoBooked = ({ cause, reason }: LedgerEntry): 'gm' | 'book' | 'rules' => {
  if (cause === 'opening' || cause === 'unbooked') return 'book';
  return reason === undefined ? 'rules' : 'gm';
};

/**
 * The ledger of one party as a table, oldest entry first, in the order of booking; the last balance is the treasury.
 * `ledger` may hold the entries of that party alone.
 */
export function ledgerRows(
  campaign: Campaign,
  ledger: Campaign['ledger'],
  party: string,
  { words, money, date, place }: TableContext,
): readonly Row[] {
  return [
    COLUMNS.map((column) => words(`readable:ledger.${column}`, { sign: money.sign })),
    ...runningBalance({ ...campaign, ledger }, party).map(({ entry, balance }): Row => [
      entry.turn,
      date(entry.turn),
      causeSentence({ ...entry, reason: entry.reason ?? '' }, words, campaign.world.parties),
      entry.place === undefined ? '' : place(entry.place),
      money.told(entry.amount),
      money.told(balance),
      entry.reason ?? '',
      words(`readable:who.${whoBooked(entry)}`),
    ]),
  ];
}
