import type { Settings } from '../../../kernel';
import type { World } from '../../../world';
import { treasuryOf } from '../rules/money';
import { flagOf } from '../rules/settings';
import { stateOf } from '../state/read';
import type { Organisation } from '../state/types';

/** Points of the ranking beside money (OS-1-10). */
const POINTS = { intact: 4, damaged: 2, calm: 2 } as const;

const total = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const figuresOf = (own: Organisation, settings: Settings): Readonly<Record<string, number>> => {
  const { advantages, units } = own;
  const intact = total(advantages.map((one) => one.intact));
  const damaged = total(advantages.map((one) => one.damaged));
  const calm = units.filter(({ unrestSince }) => unrestSince === null).length;
  const halves = treasuryOf(own);
  const score =
    halves + 2 * (POINTS.intact * intact + POINTS.damaged * damaged + POINTS.calm * calm);
  return {
    'organisation.moneyHalves': halves,
    'organisation.population': units.length,
    'organisation.unrest': units.length - calm,
    'organisation.levels': intact,
    'organisation.damaged': damaged,
    ...(flagOf(settings, 'os.score.enabled') ? { 'organisation.scoreHalves': score } : {}),
  };
};

/** What every organisation has, phase by phase comparable; money and the score are in halves (OS-1-10). */
export function realmFigures(
  world: World,
  settings: Settings,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(
    Object.values(stateOf(world, settings).organisations).map((own) => [
      own.key,
      figuresOf(own, settings),
    ]),
  );
}
