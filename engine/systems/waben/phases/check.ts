import { checkOrders } from '../orders';
import { rollOf } from '../rules/roster/roll';
import type { TurnRun } from './run';
import { specialQuestions } from './special';

/**
 * Checks every letter against the world; the sheets' own findings are among the result. Special orders become
 * questions (WW-6.1-06).
 */
export const checkSheets = (run: TurnRun): TurnRun => {
  const { world, settings } = run.input;
  const roll = rollOf(world);
  const findings = Object.values(run.sheets).flatMap((sheet) =>
    checkOrders(sheet, world, settings, run.board.lattice, roll),
  );
  const questions = Object.values(run.sheets).flatMap((sheet) => specialQuestions(sheet, findings));
  return {
    ...run,
    findings: [...run.findings, ...findings],
    questions: [...run.questions, ...questions],
  };
};
