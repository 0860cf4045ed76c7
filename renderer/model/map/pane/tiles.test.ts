import { describe, expect, it } from 'vitest';
import { createTileStore } from './tiles';

const tile = (field: number, sources: readonly unknown[], size = 10) => {
  const state = { isClosed: false };
  const close = () => {
    state.isClosed = true;
  };
  return { bitmap: { width: size, height: size, close }, field, styleKey: 'light', sources, state };
};

const wanted = (field: number, sources: readonly unknown[], styleKey = 'light') => ({
  field,
  styleKey,
  sources,
});

describe('the store of drawings', () => {
  it('gives back a drawing only for the same size and the same sources', () => {
    const store = createTileStore<ReturnType<typeof tile>>(1e6);
    const chunk = {};
    const kept = tile(28, [chunk]);
    store.put('7', kept);
    expect(store.exact('7', wanted(28, [chunk]))).toBe(kept);
    expect(store.exact('7', wanted(29, [chunk]))).toBeUndefined();
    expect(store.exact('7', wanted(28, [{}, 'light']))).toBeUndefined();
    expect(store.exact('8', wanted(28, [chunk]))).toBeUndefined();
    expect(store.exact('7', wanted(28, [chunk], 'dark'))).toBeUndefined();
  });

  it('offers the nearest size of the same content meanwhile, older content only if there is no other', () => {
    const store = createTileStore<ReturnType<typeof tile>>(1e6);
    store.put('1', tile(10, ['a']));
    store.put('1', tile(40, ['a']));
    expect(store.nearest('1', wanted(36, ['a']))?.field).toBe(40);
    expect(store.nearest('1', wanted(36, ['b']))?.field).toBe(40);
    store.put('1', tile(12, ['b']));
    expect(store.nearest('1', wanted(36, ['b']))?.field).toBe(12);
    expect(store.nearest('2', wanted(36, ['a']))).toBeUndefined();
  });

  it('evicts the least recently used, but nothing in view', () => {
    const store = createTileStore<ReturnType<typeof tile>>(250);
    [1, 2, 3].forEach((plot) => store.put(String(plot), tile(28, [plot])));
    store.exact('1', wanted(28, [1]));
    store.trim((no) => no === '3');
    expect(
      [1, 2, 3].map((plot) => store.exact(String(plot), wanted(28, [plot])) !== undefined),
    ).toEqual([true, false, true]);
  });
  it('releases the pixels of what it evicts', () => {
    const store = createTileStore<ReturnType<typeof tile>>(1e6);
    const old = tile(28, ['a']);
    store.put('1', old);
    store.put('1', tile(28, ['b']));
    expect(old.state.isClosed).toBe(true);
  });
});
