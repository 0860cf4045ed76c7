import { type Explained, fact } from '../../../kernel';
import type { Technique } from '../state/types';

/** State of a fighter in the round, as far as techniques need it. */
export interface Stance {
  readonly against: 'unit' | 'base' | 'garrison';
  /** Its attack names this opponent. */
  readonly isAttacker: boolean;
  /** It attacks anybody in this round. */
  readonly hasAttacked: boolean;
  /** It stood still in the round before. */
  readonly isRooted: boolean;
}

/** Additions by the techniques of an army to its power (TM-8.11-02). */
export function additionsOf(
  has: (technique: Technique) => boolean,
  { against, isAttacker, hasAttacked, isRooted }: Stance,
): readonly Explained[] {
  const adding = [
    ['first_strike', 100, isAttacker],
    ['shield_wall', 100, !hasAttacked],
    ['rooted', 100, isRooted],
    ['siege_craft', 200, against === 'garrison'],
    ['storm', 100, against === 'base'],
  ] as const;
  return adding.flatMap(([name, value, counts]) =>
    counts && has(name) ? [fact(`moerderspiel.${name}`, value, {}, 'TM-8.11-02')] : [],
  );
}
