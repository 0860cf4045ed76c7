type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const graftedList = (before: readonly unknown[], after: readonly unknown[]): unknown => {
  const list = after.map((part, index) => graftedValue(before[index], part));
  const isSame = list.length === before.length && list.every((part, at) => part === before[at]);
  return isSame ? before : list;
};

const graftedParts = (before: Parts, after: Parts): unknown => {
  const keys = Object.keys(after);
  const parts = Object.fromEntries(
    keys.map((key) => [
      key,
      Object.hasOwn(before, key) ? graftedValue(before[key], after[key]) : after[key],
    ]),
  );
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && parts[key] === before[key]);
  return isSame ? before : parts;
};

const graftedValue = (before: unknown, after: unknown): unknown => {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return graftedList(before, after);
  return isParts(before) && isParts(after) ? graftedParts(before, after) : after;
};

/**
 * `after`, made of the parts of `before` wherever they are equal: what has not changed is the same object, so that a step
 * from one to the other writes and remembers only what differs. Both are plain JSON.
 */
export const grafted = <Value>(before: Value, after: Value): Value =>
  graftedValue(before, after) as Value;
