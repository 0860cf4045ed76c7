import type { Rulings, Settings, SheetComparison } from '../../../kernel';
import { latticeOf, type World } from '../../../world';
import { readOrders } from '../orders';
import { declaredIn } from '../orders/declaring/declared';
import { readStatement } from '../orders/statement';
import { compareStatement, recomputedTreasury, summaryChecks } from '../rules/statement';
import { booksFor } from './booksFor';
import { statedCells } from './statedCells';

/**
 * The lists in a letter held against the GM's books, its movement orders as far as they tell of raising (WW-3.3-08,
 * WW-8.3-45). Undefined if there is no such party.
 */
export const compareSheet = (
  text: string,
  party: string,
  world: World,
  settings: Settings,
  rulings: Rulings,
): SheetComparison | undefined => {
  const books = booksFor(world, party, settings, rulings);
  if (books === undefined) return undefined;
  const statement = readStatement(text);
  const lattice = latticeOf(world.map);
  const { rows } = readOrders(text, party, world, settings, lattice);
  const { declarations } = declaredIn(text, party, world, lattice);
  const letter = { rows, declarations };
  return {
    findings: compareStatement(statement, books, letter),
    rows: summaryChecks(statement, books, letter).map(({ row, ...check }) => ({
      key: row.key,
      words: row.words.text,
      ...check,
    })),
    recomputed: recomputedTreasury(statement, books),
    stated: statedCells(statement, books),
  };
};
