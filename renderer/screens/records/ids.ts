import type { Campaign, ShelfItem } from '../../../engine';

/** The id a thing on the shelf had in the world; undefined where it is told by other means. */
const idOnShelf = ({ value }: ShelfItem): string | undefined =>
  'id' in value ? value.id : undefined;

/** The ids things on the shelf had in the world. */
export function idsOnShelf(shelf: Campaign['shelf']): ReadonlySet<string> {
  return new Set(Object.values<ShelfItem>(shelf).flatMap((item) => idOnShelf(item) ?? []));
}

/** `p1`, `p2` ...: the first id that neither the world nor the shelf has. */
export function freeId(
  stem: string,
  taken: Readonly<Record<string, unknown>>,
  shelf: Campaign['shelf'],
): string {
  const setAside = idsOnShelf(shelf);
  for (let number = 1; ; number += 1) {
    const id = `${stem}${String(number)}`;
    if (!Object.hasOwn(taken, id) && !setAside.has(id)) return id;
  }
}
