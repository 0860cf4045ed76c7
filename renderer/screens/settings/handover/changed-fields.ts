import type { Grossfeld } from '../../../../engine';

/** What a Großfeld holds field by field. */
const BY_FIELD: ReadonlySet<string> = new Set<keyof Grossfeld>([
  'terrain',
  'owner',
  'difficulty',
  'lowView',
  'baseTerrain',
  'settlements',
  'notes',
  'secrets',
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Keys under which two values hold something else. */
const differingKeys = (one: unknown, other: unknown): readonly string[] => {
  const [a, b] = [one, other].map((value) => (isObject(value) ? value : {}));
  return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].filter(
    (key) => JSON.stringify(a?.[key]) !== JSON.stringify(b?.[key]),
  );
};

/**
 * The fields of a Großfeld in which two records of it differ, by their places from 0, in order; none where they differ
 * in what is not held by field, such as rivers and walls.
 */
export function changedFields(one: unknown, other: unknown): readonly number[] {
  const lists = differingKeys(one, other);
  if (!lists.every((list) => BY_FIELD.has(list))) return [];
  const places = lists.flatMap((list) =>
    differingKeys(
      isObject(one) ? one[list] : undefined,
      isObject(other) ? other[list] : undefined,
    ).map(Number),
  );
  return [...new Set(places)].toSorted((a, b) => a - b);
}
