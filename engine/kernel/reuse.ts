const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const reuseEntries = (
  previous: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const keys = Object.keys(next);
  const shared = keys.map((key) => [key, reuse(previous[key], next[key])] as const);
  const isSame =
    keys.length === Object.keys(previous).length &&
    shared.every(([key, value]) => Object.hasOwn(previous, key) && value === previous[key]);
  return isSame ? previous : Object.fromEntries(shared);
};

const reuseItems = (previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] => {
  const shared = next.map((item, index) => reuse(previous[index], item));
  const isSame =
    next.length === previous.length && shared.every((item, index) => item === previous[index]);
  return isSame ? previous : shared;
};

/**
 * `next`, but made of the objects of `previous` wherever both are equal; `previous` itself if all is. A comparison by
 * identity then finds what did not change. Plain JSON values only.
 */
export function reuse<Value>(previous: unknown, next: Value): Value;
export function reuse(previous: unknown, next: unknown): unknown {
  if (previous === next) return next;
  if (Array.isArray(previous) && Array.isArray(next)) return reuseItems(previous, next);
  if (isPlain(previous) && isPlain(next)) return reuseEntries(previous, next);
  return next;
}
