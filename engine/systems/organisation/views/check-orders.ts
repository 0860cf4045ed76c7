import type { Finding, OrderSheet, Settings } from '../../../kernel';
import type { World } from '../../../world';
import type { OrganisationOrder } from '../orders';
import { isInStep } from '../orders/steps';
import { beginBuilding } from '../phases/build_begin';
import { startOf } from '../phases/draft';
import { beginMoves } from '../phases/move_begin';
import type { PhaseRun } from '../phases/run';
import type { Step } from '../state/types';

const inStep = (run: PhaseRun, step: Step): PhaseRun => ({ ...run, state: { ...run.state, step } });

/**
 * What there is to say of a letter against the world as it stands: its own findings, and what building and moving
 * would be refused for. What is done in step 4 and in the closing hangs on dice and on the others; the phase itself
 * says it (OS-15-04). Missing orders are no finding (OS-15-03).
 */
export const checkOrders = (
  sheet: OrderSheet<OrganisationOrder>,
  world: World,
  settings: Settings,
): readonly Finding[] => {
  const rows = sheet.rows.filter(({ content }) => isInStep(content));
  const start = startOf({ world, orders: {}, rulings: {}, settings, seed: '' });
  const run: PhaseRun = { ...start, sheets: { [sheet.party]: { ...sheet, rows } } };
  const begun = beginBuilding(inStep(run, 'build_begin'));
  const moved = beginMoves(inStep(begun, 'move_begin'));
  return [...sheet.findings, ...moved.findings];
};
