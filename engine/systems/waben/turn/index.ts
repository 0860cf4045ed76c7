import { turnOf, type TurnPhase } from '../../../kernel';
import type { World } from '../../../world';
import { administer } from './administer';
import { closeTurn } from './close';
import { collectIncome } from './income';
import { checkSheets, compareSheets, readSheets, receiveLetters } from './letters';
import { march } from './march';
import { passMessages } from './messages';
import { makePlans } from './plans';
import { reportTurn } from './report';
import { settleBooks } from './settle-books';
import { spendMoney } from './spend';
import { thaw } from './thaw';
import { openWabenTurn, type WabenTurn } from './turn';
import { windUp } from './windUp';

/**
 * The phases of a turn in the order in which they run (WW-10.1-01, WW-10.1-05 to WW-10.1-14): letters, findings,
 * administration, money in, money out, marches moon by moon, end of the turn, messages, closing.
 */
export const PHASES: readonly TurnPhase<WabenTurn>[] = [
  { id: 'receive', run: receiveLetters },
  { id: 'read', run: readSheets },
  { id: 'check', run: checkSheets },
  { id: 'administer', run: administer },
  { id: 'thaw', run: thaw },
  { id: 'income', run: collectIncome },
  { id: 'spend', run: spendMoney },
  { id: 'compare', run: compareSheets },
  { id: 'plan', run: makePlans },
  { id: 'march', run: march },
  { id: 'windUp', run: windUp },
  { id: 'settle', run: settleBooks },
  { id: 'messages', run: passMessages },
  { id: 'close', run: closeTurn },
  { id: 'report', run: reportTurn },
];

/** The turn of Welt der Waben (WW-10.1-01); its last phases open the next one. */
export const { phases, adjudicate, moments } = turnOf<World, WabenTurn>(
  PHASES,
  openWabenTurn,
  ({ world, marches, balances, reports }) => ({ world, marches, balances, reports }),
);
