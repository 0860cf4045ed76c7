import type { PhaseRun } from '../run';
import { chancesResolved } from '../event/chances';
import { inActingOrder } from './order';
import { overloadDamage } from './soldiers';
import { inTurns } from './turns';

/**
 * Start step 4: the organisations act in turn; then overloads do their damage, then the chances still open are rolled
 * for (OS-9.4-04, OS-9.4-07).
 */
export const act = (run: PhaseRun): PhaseRun =>
  chancesResolved(overloadDamage(inTurns(inActingOrder(run))));
