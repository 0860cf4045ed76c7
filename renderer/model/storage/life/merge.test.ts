import type { Patch } from 'immer';
import { describe, expect, it } from 'vitest';
import { mergedPatches } from './merge';

const set = (path: Patch['path'], value: unknown): Patch => ({ op: 'replace', path, value });
const insert = (path: Patch['path'], value: unknown): Patch => ({ op: 'add', path, value });

describe('patches of many entries as one list', () => {
  it('leave out what a later one writes again, at its place or above it', () => {
    const lists = [
      [set(['a', 'x'], 1), set(['b'], 1)],
      [set(['a', 'x'], 2)],
      [set(['a'], { x: 3 }), set(['a', 'x'], 4)],
    ];
    expect(mergedPatches(lists)).toEqual([set(['b'], 1), set(['a'], { x: 3 }), set(['a', 'x'], 4)]);
  });

  it('preserve every change of places in a list, and drop them where the list is replaced', () => {
    const twice = [
      [insert(['list', 0], 'a')],
      [insert(['list', 0], 'b')],
      [set(['list', 'length'], 1)],
    ];
    expect(mergedPatches(twice)).toEqual(twice.flat());
    const anew = set(['list'], []);
    expect(mergedPatches([...twice, [anew]])).toEqual([anew]);
  });
});
