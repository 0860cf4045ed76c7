import type { Party, World } from '../../../../engine';

/** The parties that keep books: realms and organisations, and whoever else has units; by name. */
export const keepingBooks = ({
  parties,
  units,
}: Pick<World, 'parties' | 'units'>): readonly Party[] => {
  const serving = new Set(Object.values(units).map(({ party }) => party));
  return Object.values(parties)
    .filter(({ kind, key }) => kind !== 'single' || serving.has(key))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.key < b.key ? -1 : 1));
};
