import { corrected } from '../../rules/economy/correction';
import { boardNow, booksInOrder, keepBook, type WabenTurn } from '../turn';
import { raiseUnits } from './muster';
import { loadGold, payOthers, receive } from './others';
import { beginSites } from './sites';
import { payFirstStages, payRepairs, payStages } from './stages';
import { payUnits } from './units';

/**
 * Money out, phase 3, in the order in which rows are paid: units, stages, new units, new structures and repairs,
 * other expenses; what others pay arrives last (WW-3.2-05, WW-3.2-06, WW-10.1-07).
 */
export function spendMoney(turn: WabenTurn): void {
  beginSites(turn);
  const board = boardNow(turn);
  const { ground } = board;
  payUnits(turn);
  payStages(turn, ground);
  raiseUnits(turn, ground);
  payFirstStages(turn, ground);
  payRepairs(turn, ground);
  for (const books of booksInOrder(turn))
    keepBook(turn, corrected(books, 'newStructures', turn.input.rulings));
  const transfers = payOthers(turn);
  loadGold(turn, board);
  receive(turn, transfers);
}
