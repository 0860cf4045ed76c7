import {
  type ClauseId,
  type Explained,
  fact,
  operation,
  type Params,
  type Roll,
  rule,
  type Settings,
  sum,
} from '../../../kernel';
import { choiceOf } from './settings';

/** What a die has to show for a success (OS-0-04). */
const TARGET = 4;

/** One die: a success from 4 on (OS-0-04). A sixth of a W6 never reaches twice the target. */
const success = (die: Roll): Explained =>
  rule(
    'organisation.success',
    'OS-0-04',
    operation('quotient', [die, fact('organisation.successTarget', TARGET)], 'down'),
    { die: die.value },
  );

/** Successes of dice against 4+ (OS-0-04). */
export const hits = (dice: readonly Roll[]): Explained =>
  rule('organisation.hits', 'OS-0-04', sum(...dice.map(success)), { dice: dice.length });

/** Half of a level, rounded as the campaign rounds halves: down unless it says otherwise (OS-0-06). */
export const half = (level: Explained, settings: Settings): Explained =>
  rule(
    'organisation.half',
    'OS-0-06',
    operation(
      'quotient',
      [level, fact('organisation.two', 2)],
      choiceOf(settings, 'os.round.half') === 'up' ? 'up' : 'down',
    ),
  );

/** Successes left when half of the opponent's level is taken off, never below 0 (OS-11-03, OS-12-03, OS-5.6-02). */
export const successesLeft = (
  dice: readonly Roll[],
  opposed: Explained,
  clause: ClauseId,
  about: Params,
  settings: Settings,
): Explained =>
  rule(
    'organisation.successes',
    clause,
    operation('maximum', [
      fact('organisation.nothing', 0),
      operation('difference', [hits(dice), half(opposed, settings)]),
    ]),
    about,
  );
