import { pygmaCaseGame } from '../../../../engine/systems/pygma/cases/game';
import armies from '../../../../engine/systems/pygma/cases/armies.cases.txt?raw';
import battles from '../../../../engine/systems/pygma/cases/battles.cases.txt?raw';
import board from '../../../../engine/systems/pygma/cases/board.cases.txt?raw';
import economy from '../../../../engine/systems/pygma/cases/economy.cases.txt?raw';
import findings from '../../../../engine/systems/pygma/cases/findings.cases.txt?raw';
import guide from '../../../../engine/systems/pygma/cases/guide.cases.txt?raw';
import income from '../../../../engine/systems/pygma/cases/income.cases.txt?raw';
import land from '../../../../engine/systems/pygma/cases/land.cases.txt?raw';
import march from '../../../../engine/systems/pygma/cases/march.cases.txt?raw';
import missions from '../../../../engine/systems/pygma/cases/missions.cases.txt?raw';
import months from '../../../../engine/systems/pygma/cases/months.cases.txt?raw';
import moves from '../../../../engine/systems/pygma/cases/moves.cases.txt?raw';
import muster from '../../../../engine/systems/pygma/cases/muster.cases.txt?raw';
import options from '../../../../engine/systems/pygma/cases/options.cases.txt?raw';
import spending from '../../../../engine/systems/pygma/cases/spending.cases.txt?raw';
import tables from '../../../../engine/systems/pygma/cases/tables.cases.txt?raw';
import texts from '../../../../engine/systems/pygma/cases/texts.cases.txt?raw';
import trade from '../../../../engine/systems/pygma/cases/trade.cases.txt?raw';
import traders from '../../../../engine/systems/pygma/cases/traders.cases.txt?raw';
import unrest from '../../../../engine/systems/pygma/cases/unrest.cases.txt?raw';
import { recordGameCases } from '../../record-cases';
import { TEXTS } from './given';

/** The files of cases of the game, from land and movement to a whole month and its evaluation. */
const files: readonly string[] = [
  land,
  board,
  march,
  moves,
  armies,
  battles,
  muster,
  spending,
  income,
  missions,
  economy,
  unrest,
  trade,
  traders,
  months,
  options,
  findings,
  tables,
  texts,
  guide,
];

export const cases = recordGameCases(pygmaCaseGame, files, TEXTS);
