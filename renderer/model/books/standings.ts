import type { Party, PartyKey } from '../../../engine';
import type { TableCell } from '../../kit/explain';
import { type Moment, seriesOf } from './history';

/** A realm with its figure as things stand. */
export interface Standing {
  readonly key: PartyKey;
  readonly name: string;
  readonly value: number;
}

/** The realms by one figure as it stands, the greatest first; ties by name. */
export function standings(
  history: readonly Moment[],
  parties: readonly Pick<Party, 'key' | 'name'>[],
  figure: string,
): readonly Standing[] {
  return parties
    .map(({ key, name }) => ({ key, name, value: history.at(-1)?.figures[key]?.[figure] ?? 0 }))
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name));
}

/** The table behind a chart: a row per turn, a column per realm; nothing where a realm was not there. */
export function comparisonRows(
  history: readonly Moment[],
  parties: readonly Pick<Party, 'key' | 'name'>[],
  figure: string,
  turnName: string,
): readonly (readonly TableCell[])[] {
  return [
    [turnName, ...parties.map(({ name }) => name)],
    ...history.map(({ turn }, index) => [
      turn,
      ...parties.map(({ key }) => seriesOf(history, key, figure)[index] ?? ''),
    ]),
  ];
}
