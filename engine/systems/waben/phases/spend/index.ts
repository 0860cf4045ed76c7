import { corrected } from '../../rules/economy/correction';
import type { TurnRun } from '../run';
import { boardNow, forEachBook, withBook } from './books';
import { raiseUnits } from './muster';
import { allOthers, loadGold, receive } from './others';
import { beginSites } from './sites';
import { payFirstStages, payRepairs, payStages } from './stages';
import { payUnits } from './units';

/**
 * Money out, phase 3, in the order in which rows are paid: units, stages, new units, new structures and repairs,
 * other expenses; what others pay arrives last (WW-3.2-05, WW-3.2-06, WW-10.1-07).
 */
export const spendMoney = (before: TurnRun): TurnRun => {
  const run = beginSites(before);
  const board = boardNow(run);
  const { ground } = board;
  const kept = payUnits(run);
  const staged = forEachBook(kept, (one, books) => payStages(one, books, ground));
  const raised = forEachBook(staged, (one, books) => raiseUnits(one, books, ground));
  const built = forEachBook(raised, (one, books) => payFirstStages(one, books, ground));
  const mended = forEachBook(built, (one, books) => payRepairs(one, books, ground));
  const settled = forEachBook(mended, (one, books) =>
    withBook(one, corrected(books, 'newStructures', one.input.rulings)),
  );
  return receive(loadGold(allOthers(settled), board));
};
