import type { Finding } from '../../../../kernel';
import { finding } from '../../orders/finding';
import type { Statement } from '../../orders/statement';
import type { Books } from './books';
import { infrastructureFindings } from './infrastructure';
import { landFindings } from './land';
import type { Letter } from './letter';
import { mismatchFindings } from './mismatch';
import { musterFindings } from './muster';
import { harbourFindings, seatFindings } from './people';
import { settlementFindings } from './settlements';
import { totalFindings } from './totals';
import { upkeepFindings } from './upkeep';

const LAST = Number.MAX_SAFE_INTEGER;

const byPlace = (a: Finding, b: Finding): number =>
  (a.span?.start ?? LAST) - (b.span?.start ?? LAST);

/**
 * Holds the lists of a letter against the GM's books: every figure recomputed, each difference one finding where it
 * arises, in the order of the letter (WW-3.3-08, WW-3.3-09). Raising is held against the movement orders where the
 * letter has some.
 */
export const compareStatement = (
  statement: Statement,
  books: Books,
  letter: Letter,
): readonly Finding[] =>
  [
    ...statement.problems.map(({ code, at, about }) =>
      finding(code, books.party.key, { at, about }),
    ),
    ...landFindings(statement, books),
    ...settlementFindings(statement, books),
    ...infrastructureFindings(statement, books),
    ...musterFindings(statement, books),
    ...upkeepFindings(statement, books),
    ...totalFindings(statement, books, letter),
    ...(letter.rows.length === 0 ? [] : mismatchFindings(statement, letter.rows, books)),
    ...seatFindings(statement, books),
    ...harbourFindings(statement, books),
  ].sort(byPlace);
