import type { Finding, OrderSheet, Settings } from '../../../kernel';
import type { World } from '../../../world';
import type { MordOrder } from '../orders/order';
import { stateOf } from '../state/keep';
import { regroup } from '../turn/regroup';
import { setUp } from '../turn/setup';
import { openRound } from '../turn/turn';
import { validateNations } from '../turn/validate';

/** Findings in a message before the round is resolved: by what its own nation knows and nothing else (TM-11-08). */
export function checkedOrders(
  sheet: OrderSheet<MordOrder>,
  world: World,
  settings: Settings,
): readonly Finding[] {
  const turn = openRound({ world, orders: {}, rulings: {}, settings, seed: '' }, stateOf(world));
  turn.sheets = { [sheet.party]: sheet };
  for (const found of sheet.findings) turn.find(found);
  if (turn.start.round === 0) setUp(turn);
  else {
    validateNations(turn);
    regroup(turn);
  }
  return turn.findings.filter(({ party }) => party === sheet.party);
}
