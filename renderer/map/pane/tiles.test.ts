import { describe, expect, it } from 'vitest';
import { createTileStore } from './tiles';

const tile = (field: number, sources: readonly unknown[], size = 10) => ({
  canvas: { width: size, height: size },
  field,
  sources,
});

describe('the store of drawings', () => {
  it('gives back a drawing only for the same size and the same sources', () => {
    const store = createTileStore<ReturnType<typeof tile>>(1e6);
    const chunk = {};
    const kept = tile(28, [chunk, 'light']);
    store.put(7, kept);
    expect(store.exact(7, 28, [chunk, 'light'])).toBe(kept);
    expect(store.exact(7, 29, [chunk, 'light'])).toBeUndefined();
    expect(store.exact(7, 28, [{}, 'light'])).toBeUndefined();
    expect(store.exact(8, 28, [chunk, 'light'])).toBeUndefined();
  });

  it('offers the nearest size of the same content meanwhile, older content only if there is no other', () => {
    const store = createTileStore<ReturnType<typeof tile>>(1e6);
    store.put(1, tile(10, ['a']));
    store.put(1, tile(40, ['a']));
    expect(store.nearest(1, 36, ['a'])?.field).toBe(40);
    expect(store.nearest(1, 36, ['b'])?.field).toBe(40);
    store.put(1, tile(12, ['b']));
    expect(store.nearest(1, 36, ['b'])?.field).toBe(12);
    expect(store.nearest(2, 36, ['a'])).toBeUndefined();
  });

  it('throws away what was used longest ago, but nothing in sight', () => {
    const store = createTileStore<ReturnType<typeof tile>>(250);
    [1, 2, 3].forEach((plot) => store.put(plot, tile(28, [plot])));
    store.exact(1, 28, [1]);
    store.trim((plot) => plot === 3);
    expect([1, 2, 3].map((plot) => store.exact(plot, 28, [plot]) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
