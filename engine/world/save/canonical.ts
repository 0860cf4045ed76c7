const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(entries)
      .sort()
      .map((key) => [key, sorted(entries[key])]),
  );
};

/** JSON with keys in byte order, so that equal values give equal text whatever the order of their making. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}
