import type { Json } from './params';

/** Copies data as it is stored: what is absent is left out. What several states share is copied once. */
export function plainCopy(value: unknown, copies = new Map<object, Json>()): Json {
  if (typeof value === 'object' && value !== null) {
    const known = copies.get(value);
    if (known !== undefined) return known;
    const copy = Array.isArray(value)
      ? value.map((one) => plainCopy(one, copies))
      : Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== undefined)
            .map(([key, one]) => [key, plainCopy(one, copies)]),
        );
    copies.set(value, copy);
    return copy;
  }
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    ? value
    : null;
}
