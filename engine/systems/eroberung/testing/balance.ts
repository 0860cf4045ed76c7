import { holdersOf } from '../rules/board';
import { isAlive } from '../rules/players';
import type { GameState } from '../state/types';

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Imbalances of a game: registers and markers against the ledger, holdings against the board (EW-0-08). */
export function bookedBy(state: GameState): readonly string[] {
  const { players, holdings, entries } = state;
  const sumOf = (owner: string, kind: 'markers' | 'register'): number =>
    entries
      .filter((one) => one.owner === owner && one.kind === kind)
      .reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...players.flatMap(({ owner, register, markers }) => [
      ...(isCount(register) ? [] : [`register of ${owner}: ${String(register)}`]),
      ...(isCount(markers) && markers % 100 === 0
        ? []
        : [`markers of ${owner}: ${String(markers)}`]),
      ...(sumOf(owner, 'register') === register ? [] : [`${owner}: entries of the register`]),
      ...(sumOf(owner, 'markers') === markers ? [] : [`${owner}: entries of the markers`]),
    ]),
    ...players
      .filter((player) => !isAlive(player))
      .filter(({ owner, register }) => register > 0 || holdings.some((one) => one.owner === owner))
      .map(({ owner }) => `${owner} is out and has something`),
    ...state.countries.flatMap(({ id }) => {
      const holders = holdersOf(state, id);
      const kinds = new Set(holders.map(({ kind }) => kind));
      const owners = new Set(holders.map(({ owner }) => owner));
      return [
        ...(kinds.size > 1 ? [`${id} is held in two ways`] : []),
        ...(owners.size < holders.length ? [`${id} is held twice by one`] : []),
      ];
    }),
    ...holdings
      .filter(({ halves }) => !isCount(halves))
      .map(({ region, halves }) => `${region} is booked with ${String(halves)}`),
  ];
}
