import type { ArchivedTurn, Campaign, Party } from '../../../engine';
import { orderingParties } from '../../turn/model/realms';

/** The month that is evaluated: the one closed last; undefined = none is closed yet. */
export const evaluatedTurn = ({ archive }: Pick<Campaign, 'archive'>): ArchivedTurn | undefined =>
  Object.values(archive).toSorted((a, b) => b.turn - a.turn)[0];

/** The realms that get an evaluation of a month: all with units now, and all that sent orders for it. */
export const evaluatedRealms = (
  { world }: Pick<Campaign, 'world'>,
  { sheets }: Pick<ArchivedTurn, 'sheets'>,
): readonly Party[] => {
  const ordering = new Set(orderingParties(world).map(({ key }) => key));
  return Object.values(world.parties)
    .filter(({ key }) => ordering.has(key) || sheets[key] !== undefined)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
};
