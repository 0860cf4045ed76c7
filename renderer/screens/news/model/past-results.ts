import {
  type ArchivedTurn,
  type Campaign,
  type TurnResults,
  unpackResults,
} from '../../../../engine';

const unpacked = new WeakMap<ArchivedTurn, TurnResults | null>();

/** What an applied turn came to; null where it is not kept. Unpacked once. */
export const pastResults = (
  { archive }: Pick<Campaign, 'archive'>,
  turn: number,
): TurnResults | null => {
  const archived = archive[turn];
  if (archived === undefined) return null;
  const known = unpacked.get(archived);
  if (known !== undefined) return known;
  const results = archived.results === undefined ? null : (unpackResults(archived.results) ?? null);
  unpacked.set(archived, results);
  return results;
};
