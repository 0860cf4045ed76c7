/**
 * The same value with the keys of its objects in order. Loops instead of callbacks: one frame of the stack for each level,
 * so that values far deeper than any derivation can be written.
 */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [];
    for (const entry of value) copy.push(sorted(entry));
    return copy;
  }
  const entries = value as Readonly<Record<string, unknown>>;
  const pairs: [string, unknown][] = [];
  for (const key of Object.keys(entries).sort()) pairs.push([key, sorted(entries[key])]);
  return Object.fromEntries(pairs);
}

/** JSON with keys in byte order, so that equal values give equal text whatever the order of their making. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}
