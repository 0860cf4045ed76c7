import { compareFractions, fraction } from '../../../../kernel';
import { spotOf } from '../../rules/movement/place';
import { choiceOf } from '../../rules/settings';
import { obstacleOf } from '../../rules/step/obstacle';
import type { Target } from '../../rules/step/target';
import { attemptOf, isBarred } from './attempt';
import { isHostileTo } from './hostile';
import { report } from './report';
import { type Clock, type Mover, spotOfMover, whereIs } from './state';

/** True if a pursuer could make the step to where an enemy is: no pursuit over steps it cannot make (WW-12.6-07). */
const canFollow = (clock: Clock, mover: Mover, to: Target): boolean => {
  const from = whereIs(clock, mover);
  if (from === undefined || (to.kind === 'side' && !mover.plan.isFleet)) return false;
  const { lattice } = clock.board;
  if (spotOf(lattice, from) === spotOf(lattice, to)) return true;
  return (
    obstacleOf(attemptOf(clock, mover, from, to, null)) === null && !isBarred(clock, mover, to)
  );
};

const isInReach = (clock: Clock, mover: Mover, other: Mover): boolean => {
  const to = whereIs(clock, other);
  return (
    other.gone === null &&
    other.place.kind !== 'aboard' &&
    mover.sees.has(other) &&
    isHostileTo(clock, mover, other) &&
    to !== undefined &&
    canFollow(clock, mover, to)
  );
};

/** Figures by which enemies in view are compared; the smallest first. */
const ranksOf = (clock: Clock, mover: Mover, other: Mover): readonly number[] => {
  const isHere = spotOfMover(clock, mover) === spotOfMover(clock, other);
  return choiceOf(clock.settings, 'order.pursuit_target') === 'strongest'
    ? [-other.size]
    : choiceOf(clock.settings, 'order.pursuit_target') === 'first_seen'
      ? []
      : [isHere ? 0 : 1];
};

const compareQuarries = (clock: Clock, mover: Mover, a: Mover, b: Mover): number => {
  const [one = 0] = ranksOf(clock, mover, a);
  const [other = 0] = ranksOf(clock, mover, b);
  const seen = (enemy: Mover) => mover.seenSince.get(enemy) ?? fraction(0);
  return (
    one - other ||
    compareFractions(seen(a), seen(b)) ||
    a.plan.unit.number - b.plan.unit.number ||
    (a.plan.unit.party < b.plan.unit.party ? -1 : 1)
  );
};

/** The enemy a unit pursues: the one it is after as long as it sees it, else a new one (WW-6.2-13). */
const quarryOf = (clock: Clock, mover: Mover): Mover | null => {
  if (mover.quarry !== null && isInReach(clock, mover, mover.quarry)) return mover.quarry;
  const enemies = [...mover.sees].filter((other) => isInReach(clock, mover, other));
  return enemies.sort((a, b) => compareQuarries(clock, mover, a, b))[0] ?? null;
};

function reportPursuit(clock: Clock, mover: Mover, quarry: Mover): void {
  report(clock, spotOfMover(clock, mover) ?? 0, {
    kind: 'pursuit',
    clause: 'WW-6.2-12',
    parties: [mover.plan.unit.party, quarry.plan.unit.party],
    about: { unit: mover.plan.unit.id, quarry: quarry.plan.unit.id },
  });
}

/** Effect of pursuit on the next step: none, a step after the enemy, or waiting beside it. */
export type Chase =
  | { readonly kind: 'none' }
  | { readonly kind: 'here' }
  | { readonly kind: 'go'; readonly to: Target };

/**
 * Next action of a unit with F (WW-6.2-12, WW-6.2-13): as soon as it has an enemy in view it follows it, and its own
 * path is dropped for good; beside an enemy it stays.
 */
export function chase(clock: Clock, mover: Mover): Chase {
  if (!mover.plan.pursues || mover.hasEnded || mover.place.kind === 'aboard') {
    return { kind: 'none' };
  }
  const before = mover.quarry;
  const quarry = quarryOf(clock, mover);
  mover.quarry = quarry;
  const to = quarry === null ? undefined : whereIs(clock, quarry);
  if (quarry === null || to === undefined) return { kind: 'none' };
  const isHere = spotOf(clock.board.lattice, to) === spotOfMover(clock, mover);
  if (isHere) return { kind: 'here' };
  if (quarry !== before) reportPursuit(clock, mover, quarry);
  mover.next = mover.plan.steps.length;
  return { kind: 'go', to };
}
