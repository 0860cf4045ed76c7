import { playedCase, recordCases, type PlayedCase, type TextCase } from '../../../../engine';
import { eroberung } from '../../../../engine/systems/eroberung';
import { EMPTY_GAME, giveLine } from '../../../../engine/systems/eroberung/cases/game';
import alliances from '../../../../engine/systems/eroberung/cases/alliances.cases.txt?raw';
import endgame from '../../../../engine/systems/eroberung/cases/endgame.cases.txt?raw';
import final from '../../../../engine/systems/eroberung/cases/final.cases.txt?raw';
import motherland from '../../../../engine/systems/eroberung/cases/motherland.cases.txt?raw';
import option from '../../../../engine/systems/eroberung/cases/option.cases.txt?raw';
import setup from '../../../../engine/systems/eroberung/cases/setup.cases.txt?raw';
import variants from '../../../../engine/systems/eroberung/cases/variants.cases.txt?raw';
import war from '../../../../engine/systems/eroberung/cases/war.cases.txt?raw';

/** The files of cases of the game, in the order in which a game comes to them. */
export const files: readonly string[] = [
  setup,
  option,
  war,
  motherland,
  alliances,
  final,
  endgame,
  variants,
];

const game = { ...recordCases(eroberung, EMPTY_GAME), give: giveLine };

/** A case as the game plays it. */
export function play(one: TextCase): PlayedCase {
  return playedCase(game, one);
}

export { given, named } from './given';
