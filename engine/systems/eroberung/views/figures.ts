import type { World } from '../../../world';
import { stateOf } from '../state/keep';

/** By what players are compared: register in halves, markers, countries (EW-44-02). */
export function playerFigures(
  world: World,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const { players, holdings } = stateOf(world);
  return Object.fromEntries(
    players.map(({ owner, register, markers }) => [
      owner,
      {
        'eroberung.register': register,
        'eroberung.money': markers,
        'eroberung.held': holdings.filter((one) => one.owner === owner).length,
      },
    ]),
  );
}
