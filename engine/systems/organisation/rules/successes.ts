import {
  calc,
  type ClauseId,
  type Explained,
  fact,
  type Params,
  type Roll,
  rule,
  type Settings,
  sum,
} from '../../../kernel';
import { restOf } from './pools';
import { choiceOf } from './settings';

/** Least number of a die for a success (OS-0-04). */
const TARGET = 4;

/** One die: a success from 4 on (OS-0-04). A sixth of a W6 never reaches twice the target. */
function success(die: Roll): Explained {
  const target = fact('organisation.successTarget', TARGET);
  const whole = calc.quotient('down', die, target);
  return rule('organisation.success', 'OS-0-04', whole, { die: die.value });
}

/** Half of a level, rounded by the setting for halves: down by default (OS-0-06). */
function half(level: Explained, settings: Settings): Explained {
  const direction = choiceOf(settings, 'os.round.half') === 'up' ? 'up' : 'down';
  const halved = calc.quotient(direction, level, fact('organisation.two', 2));
  return rule('organisation.half', 'OS-0-06', halved);
}

/** Successes against 4+ left when half of the opponent's level is taken off, never below 0 (OS-0-04, OS-11-03, OS-12-03, OS-5.6-02). */
export function successesLeft(
  dice: readonly Roll[],
  opposed: Explained,
  clause: ClauseId,
  about: Params,
  settings: Settings,
): Explained {
  const hits = rule('organisation.hits', 'OS-0-04', sum(...dice.map(success)), {
    dice: dice.length,
  });
  const rest = restOf(hits, half(opposed, settings));
  return rule('organisation.successes', clause, rest, about);
}
