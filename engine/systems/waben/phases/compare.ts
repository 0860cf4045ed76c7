import type { Finding } from '../../../kernel';
import { isEmptyStatement, readStatement } from '../orders/statement';
import { booksOf, compareStatement, officeOf } from '../rules/statement';
import type { TurnRun } from './run';

/** True if an earlier phase has said the same: with that code, of that unit or of the party as a whole. */
const isTold = (told: readonly Finding[], found: Finding): boolean =>
  told.some(
    ({ code, party, unit }) =>
      code === found.code && party === found.party && (unit === undefined || unit === found.unit),
  );

/**
 * Holds the lists of every letter that has some against the books as they were at the start of the turn (WW-3.3-08).
 * What the phases before have found themselves, such as raising beyond a limit, is not told twice.
 */
export const compareSheets = (run: TurnRun): TurnRun => {
  const { world, settings, rulings } = run.input;
  const statements = Object.values(run.sheets).flatMap((sheet) => {
    const statement = readStatement(sheet.text);
    return isEmptyStatement(statement) ? [] : [{ sheet, statement }];
  });
  if (statements.length === 0) return run;
  const office = officeOf(world, settings, rulings, run.board);
  const findings = statements.flatMap(({ sheet, statement }) => {
    const party = world.parties[sheet.party];
    if (party === undefined) return [];
    const letter = { rows: sheet.rows, declarations: run.declarations[party.key] ?? [] };
    const found = compareStatement(statement, booksOf(party, office), letter);
    return found.filter((one) => !isTold(run.findings, one));
  });
  return { ...run, findings: [...run.findings, ...findings] };
};
