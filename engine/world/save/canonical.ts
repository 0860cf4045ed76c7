const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
};

/** JSON with keys in byte order, so that equal values give equal text whatever the order of their making. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));
