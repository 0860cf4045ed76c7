import type { BalanceSheet, Settings } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { payIncome } from '../turn/income';
import { openPhase } from '../turn/turn';
import { payUpkeep } from '../turn/upkeep';
import { balancesOf } from './balance';

/**
 * What a phase would bring and cost an organisation as things stand, nothing built, moved or done (OS-20-02);
 * undefined if there is no such organisation.
 */
export const forecastOf = (
  world: World,
  party: PartyKey,
  settings: Settings,
): BalanceSheet | undefined => {
  const turn = openPhase({ world, orders: {}, rulings: {}, settings, seed: '' });
  turn.enter('income');
  payIncome(turn);
  turn.enter('upkeep');
  payUpkeep(turn);
  return balancesOf(turn).find((sheet) => sheet.party === party);
};
