import type { Settings } from '../../../kernel';
import type { World } from '../../../world';
import { armiesOf, basesOf, forceOf, nationsOf } from '../rules/nation';
import { stateOf } from '../state/keep';

/** Figures by which nations are compared: force, soldiers in armies and garrison, bases, votes as they stand (TM-7-05, TM-6-02). */
export function nationFigures(
  world: World,
  settings: Settings,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const state = stateOf(world);
  return Object.fromEntries(
    nationsOf(state).map((nation) => {
      const { key, hasCapital, garrison } = nation;
      const inArmies = armiesOf(state, key).reduce((sum, { strength }) => sum + strength, 0);
      return [
        key,
        {
          'moerderspiel.force': forceOf(state, nation, settings),
          'moerderspiel.soldiers': inArmies + (hasCapital ? garrison.strength : 0),
          'moerderspiel.bases': basesOf(state, key).length,
          'moerderspiel.votes': Object.values(state.votes).filter((to) => to === key).length,
        },
      ];
    }),
  );
}
