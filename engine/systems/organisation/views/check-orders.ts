import type { Finding, OrderSheet, Settings } from '../../../kernel';
import type { World } from '../../../world';
import type { OrganisationOrder } from '../orders';
import { isInStep } from '../orders/order';
import { beginBuilding } from '../turn/build';
import { beginMoves } from '../turn/move';
import { openPhase } from '../turn/turn';

/**
 * What there is to say of a letter against the world as it stands: its own findings, and what building and moving
 * would be refused for. What is done in step 4 and in the closing hangs on dice and on the others; the phase itself
 * says it (OS-15-04). Missing orders are no finding (OS-15-03).
 */
export function checkOrders(
  sheet: OrderSheet<OrganisationOrder>,
  world: World,
  settings: Settings,
): readonly Finding[] {
  const rows = sheet.rows.filter(({ content }) => isInStep(content));
  const turn = openPhase({ world, orders: {}, rulings: {}, settings, seed: '' });
  turn.sheets = { [sheet.party]: { ...sheet, rows } };
  turn.enter('build_begin');
  beginBuilding(turn);
  turn.enter('move_begin');
  beginMoves(turn);
  return [...sheet.findings, ...turn.findings];
}
