import { checkOrders } from '../orders';
import type { TurnRun } from './run';

/** Checks every sheet against the world; the sheets' own findings are among the result. */
export const checkSheets = (run: TurnRun): TurnRun => ({
  ...run,
  findings: Object.values(run.sheets).flatMap((sheet) =>
    checkOrders(sheet, run.input.world, run.input.settings, run.board.lattice),
  ),
});
