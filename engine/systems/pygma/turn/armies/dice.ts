import { draw, openStream, type Roll, streamName } from '../../../../kernel';
import { aboutUnit, type Clock, type Mover } from './clock';

/** Throws one die of a stream of its own for a unit, and notes what it fell for: the GM alone reads it (PI-00-04). */
export function throwDie(
  { turn, given }: Clock,
  purpose: string,
  mover: Mover,
  stream: readonly (string | number)[],
  die: 'd6' | 'd100' = 'd6',
): Roll {
  const { seed, rulings } = turn.input;
  const name = streamName(seed, given.turn, ...stream);
  const { roll } = draw(openStream(name), die, rulings);
  turn.rolls.push({ purpose, about: aboutUnit(mover), party: mover.given.realm, roll });
  return roll;
}
