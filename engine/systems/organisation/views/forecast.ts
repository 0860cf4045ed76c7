import type { BalanceSheet, Settings } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { startOf } from '../phases/draft';
import { payIncome } from '../phases/income';
import type { PhaseRun } from '../phases/run';
import { payUpkeep } from '../phases/upkeep';
import type { Step } from '../state/types';
import { balancesOf } from './balance';

const inStep = (run: PhaseRun, step: Step): PhaseRun => ({ ...run, state: { ...run.state, step } });

/**
 * What a phase would bring and cost an organisation as things stand, nothing built, moved or done (OS-20-02);
 * undefined if there is no such organisation.
 */
export const forecastOf = (
  world: World,
  party: PartyKey,
  settings: Settings,
): BalanceSheet | undefined => {
  const run = startOf({ world, orders: {}, rulings: {}, settings, seed: '' });
  const closed = payUpkeep(inStep(payIncome(inStep(run, 'income')), 'upkeep'));
  return balancesOf(closed).find((sheet) => sheet.party === party);
};
