import { calc, type Explained, fact, rule, type Rule, type Settings } from '../../../../kernel';
import { type TurnClock, type Work, WORK_PER_POINT } from '../../../../world';
import { MOONS } from '../../data';
import { moonOf, moonsOfTurn } from '../calendar';
import { choiceOf } from '../settings';

/** Work paid for and not yet done, in 1/5000: for a site towards its value, for a finished structure for repairs (WW-4.1-11). */
export function creditOf({ paid, progress }: Pick<Work, 'paid' | 'progress'>): number {
  return Math.max(0, paid - (progress ?? 0));
}

/** Work still to be done, in 1/5000. */
export function workLeft({ value, progress }: Pick<Work, 'value' | 'progress'>): number {
  return progress === null ? 0 : Math.max(0, value * WORK_PER_POINT - progress);
}

/**
 * Moons that a stage pays for: from the first moon of the turn up to the next income moon after the turn (WW-4.1-10,
 * WW-10.1-20).
 */
export function stageMoons(clock: TurnClock): number {
  const covered = Math.max(1, moonsOfTurn(clock).length);
  const after = MOONS.findIndex(
    (_, ahead) => moonOf(clock.moon + covered + ahead)?.due === 'income',
  );
  return covered + Math.max(0, after);
}

/** Work that a payment now has to cover at a rate of `perMoon`, in 1/5000 (WW-4.1-11, WW-12.4-08). */
const plannedWork = (
  work: Work,
  perMoon: Explained,
  clock: TurnClock,
  settings: Settings,
): Explained => {
  const left = fact('workLeft', workLeft(work));
  const over = (moons: number): Explained =>
    calc.minimum(calc.product(perMoon, fact('stageMoons', moons)), left);
  switch (choiceOf(settings, 'build.payment')) {
    case 'full':
      return left;
    case 'monthly':
      return over(moonsOfTurn(clock).length);
    default:
      return over(stageMoons(clock));
  }
};

/**
 * Work of a stage that is still to be paid, in 1/5000 of a building value point: what will be built at the planned
 * rate until the next income moon, at most the remainder, less what is paid already (WW-4.1-10, WW-4.1-11).
 */
export function stageWork(
  work: Work,
  perMoon: Explained,
  clock: TurnClock,
  settings: Settings,
): Rule {
  return rule(
    'stageWork',
    'WW-4.1-11',
    calc.maximum(
      fact('nothing', 0),
      calc.difference(
        plannedWork(work, perMoon, clock, settings),
        fact('workCredit', creditOf(work), {}, 'WW-4.1-11'),
      ),
    ),
  );
}
