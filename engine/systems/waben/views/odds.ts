import { type FightOdds, runTurn, type TurnInput } from '../../../kernel';
import type { World } from '../../../world';
import { PHASES } from '../turn';
import { openWabenTurn } from '../turn/turn';
import { fightKey } from '../rules/fight/keys';
import { oddsOf } from '../rules/fight/odds';

/** The phases up to the one in which fights are fought. */
const TO_THE_FIGHTS = PHASES.slice(0, PHASES.findIndex(({ id }) => id === 'march') + 1);

/**
 * One fight of a turn fought again `runs` times with other dice; undefined if the turn has no such fight. Everything
 * before it happens as in the turn (WW-9.1-07).
 */
export function fightOdds(
  input: TurnInput<World>,
  fight: string,
  runs: number,
): FightOdds | undefined {
  const turn = openWabenTurn(input);
  runTurn(TO_THE_FIGHTS, turn);
  const setup = turn.setups.find((one) => fightKey(one) === fight);
  return setup === undefined ? undefined : oddsOf(setup, runs);
}
