import {
  calc,
  draw,
  type Explained,
  fact,
  openStream,
  type Roll,
  rule,
  ruled,
  type Rulings,
  type Settings,
  streamName,
} from '../../../../kernel';
import { amountOf } from '../settings';

/** The chance that a message over some steps of Großfelder gets lost, percent (WW-9.5-07). */
export function lossChance(steps: number, settings: Settings): Explained {
  return rule(
    'messageLoss',
    'WW-9.5-07',
    calc.minimum(
      fact('lossCap', amountOf(settings, 'dip.msg_loss_cap'), {}, 'WW-12.8-04'),
      calc.product(
        fact('lossPerStep', amountOf(settings, 'dip.msg_loss_per_gf'), {}, 'WW-12.8-04'),
        calc.maximum(
          fact('noLoss', 0),
          calc.difference(fact('grossfeldSteps', steps), fact('neighbouring', 1)),
        ),
      ),
    ),
  );
}

/** How a message fared: the chance of losing it, and the die if there was a chance. */
export interface Passage {
  readonly chance: Explained;
  readonly roll: Roll | null;
  readonly isLost: boolean;
}

/** Input for sending a message. */
export interface Courier {
  readonly seed: string;
  readonly turn: number;
  readonly settings: Settings;
  readonly rulings: Rulings;
}

/**
 * Sends a message over some steps: lost if a d100 of its own stream shows the chance or less (WW-9.5-07, WW-9.1-03).
 * The GM may set the chance (`message/<id>/chance`) or type in the die.
 */
export function passageOf(id: string, steps: number, courier: Courier): Passage {
  const { seed, turn, settings, rulings } = courier;
  const chance = ruled(`message/${id}/chance`, lossChance(steps, settings), rulings);
  if (chance.value <= 0) return { chance, roll: null, isLost: false };
  const { roll } = draw(openStream(streamName(seed, turn, 'msg', id)), 'd100', rulings);
  return { chance, roll, isLost: roll.value <= chance.value };
}
