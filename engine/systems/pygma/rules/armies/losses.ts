import { calc, type Explained, fact, rule, type Settings } from '../../../../kernel';
import { LOSS_TABLE } from '../../data/tables';
import { cellIn } from '../cells';
import { choiceOf } from '../settings';
import { strengthOf } from './kinds';

/** Dangers of the ground, in the order in which they are rolled (PI-05-167). */
export const DANGERS = ['desert', 'mountain', 'river', 'reef'] as const;
export type Danger = (typeof DANGERS)[number];

const ONE = fact('pygma.leastRoll', 1, {}, 'PI-05-85');
const TWO = fact('pygma.half', 2, {}, 'PI-05-84');
/** Tables count hundreds of men, at reefs single ships (GM-35). */
const HUNDREDS = fact('pygma.hundreds', 100, {}, 'GM-35');

/** True if equipment spares an army the roll: 3 GS a man, but not at reefs (PI-05-83, PI-05-86). */
export function isSpared(danger: Danger, equipment: number): boolean {
  return danger !== 'reef' && equipment >= 3;
}

/**
 * Men or ships lost to a danger: the roll less what was paid for each man, by the table, at most all
 * (PI-05-84, PI-05-85, PI-05-88, GM-34 to GM-36).
 */
export function terrainLoss(
  settings: Settings,
  danger: Danger,
  strength: number,
  equipment: number,
  roll: Explained,
): Explained {
  const isPaid = danger !== 'reef' && equipment > 0;
  const halves = isPaid && choiceOf(settings, 'pygma.loss.payment') === 'half_losses';
  const paid = fact('pygma.equipment', equipment, {}, 'PI-05-85');
  const less = calc.maximum(calc.difference(roll, paid), ONE);
  const face = isPaid && !halves ? rule('pygma.reducedRoll', 'PI-05-85', less) : roll;
  const listed = cellIn(settings, LOSS_TABLE, danger, String(face.value));
  // What the face says is what the cell is read at: it stands beside it in the explanation.
  const stated = rule('pygma.stated', 'GM-34', listed, { danger, face: face.value });
  const men = danger === 'reef' ? stated : calc.product(stated, HUNDREDS);
  const whole = halves ? calc.quotient('halfUp', men, TWO) : men;
  return rule('pygma.terrainLoss', 'GM-35', calc.minimum(whole, strengthOf(strength)), {
    danger,
    roll: roll.value,
    equipment: isPaid ? equipment : 0,
  });
}
