import type { BalanceSheet, Settings } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { collectIncome } from '../turn/income';
import { settleBooks } from '../turn/settle-books';
import { spendMoney } from '../turn/spend';
import { openWabenTurn } from '../turn/turn';

/** A turn that covers an income moon and the muster moon after it. */
const HALF_YEAR = { moon: 1, moonsPerTurn: 2 } as const;

/**
 * The balance sheet of a party as things stand, with the taxes and the upkeep of a half-year due, nothing raised,
 * built or paid (WW-3.3-01 to -07); undefined if there is no such party.
 */
export function balanceOf(
  world: World,
  party: PartyKey,
  settings: Settings,
): BalanceSheet | undefined {
  const now: World = { ...world, clock: { ...world.clock, ...HALF_YEAR } };
  const input = { world: now, orders: {}, rulings: {}, settings, seed: '' };
  const turn = openWabenTurn(input);
  collectIncome(turn);
  spendMoney(turn);
  settleBooks(turn);
  return turn.balances.find((sheet) => sheet.party === party);
}
