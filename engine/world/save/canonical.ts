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
  const copy: Record<string, unknown> = {};
  for (const key of keysInOrder(entries)) {
    const entry = sorted(entries[key]);
    // An assignment would set the prototype instead.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: entry, enumerable: true });
    else copy[key] = entry;
  }
  return copy;
}

function keysInOrder(entries: object): readonly string[] {
  const keys = Object.keys(entries);
  // Most are in order already: to see that is sooner done than to sort them.
  return keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') <= key) ? keys : keys.sort();
}

/** JSON with keys in byte order, so that equal values give equal text whatever the order of their making. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}
