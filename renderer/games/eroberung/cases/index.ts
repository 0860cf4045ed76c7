import { eroberungCaseGame } from '../../../../engine/systems/eroberung/cases/game';
import alliances from '../../../../engine/systems/eroberung/cases/alliances.cases.txt?raw';
import endgame from '../../../../engine/systems/eroberung/cases/endgame.cases.txt?raw';
import final from '../../../../engine/systems/eroberung/cases/final.cases.txt?raw';
import motherland from '../../../../engine/systems/eroberung/cases/motherland.cases.txt?raw';
import option from '../../../../engine/systems/eroberung/cases/option.cases.txt?raw';
import setup from '../../../../engine/systems/eroberung/cases/setup.cases.txt?raw';
import variants from '../../../../engine/systems/eroberung/cases/variants.cases.txt?raw';
import war from '../../../../engine/systems/eroberung/cases/war.cases.txt?raw';
import { recordGameCases } from '../../record-cases';
import { TEXTS } from './given';

/** The files of cases of the game, in the order in which a game comes to them. */
const files: readonly string[] = [
  setup,
  option,
  war,
  motherland,
  alliances,
  final,
  endgame,
  variants,
];

export const cases = recordGameCases(eroberungCaseGame, files, TEXTS);
