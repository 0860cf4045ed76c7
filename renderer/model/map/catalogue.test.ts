import { describe, expect, it } from 'vitest';
import { catalogueOf, remember, withHeight, withType } from './catalogue';
import { heightsInWords } from '../../screens/map/palette/paint/PaintOptions';
import { terrainsOf } from './use-catalogue';

const catalogue = catalogueOf(terrainsOf('waben'));
const key = (style: { readonly key: string } | undefined): string | undefined => style?.key;

describe('the terrain catalogue of the palette', () => {
  it('has the five height levels and ten natures of the rule page (WW-2.2-02, WW-2.2-03)', () => {
    expect(catalogue.heights).toEqual([0, 1, 2, 3, 4]);
    expect(catalogue.types).toHaveLength(10);
    expect(catalogue.types[0]).toBe('normal');
  });

  it('is empty for a game without terrain', () => {
    expect(catalogueOf(terrainsOf('no such game')).heights).toEqual([]);
  });

  it.each([
    { from: 'twa', height: 2, to: 'hwa', title: 'keeps the nature where it exists' },
    { from: 'hsu', height: 4, to: 'g', title: 'falls back to plain land where it does not' },
    { from: 'st', height: 0, to: 'w', title: 'falls back to water' },
    { from: 'gew', height: 0, to: 'ew', title: 'knows ice on every level' },
  ])('$title: $from on level $height is $to', ({ from, height, to }) => {
    expect(key(withHeight(catalogue, catalogue.byKey(from), height))).toBe(to);
  });

  it.each([
    { from: 'h', type: 'forest', to: 'hwa' },
    { from: 'h', type: 'steppe', to: 'st' },
    { from: 'g', type: 'deepsea', to: 'tw' },
    { from: 'g', type: 'swamp', to: undefined },
    { from: 'w', type: 'forest', to: undefined },
    { from: 'g', type: 'volcano', to: 'vul' },
  ])('choosing $type from $from gives $to (WW-2.2-09)', ({ from, type, to }) => {
    expect(key(withType(catalogue, catalogue.byKey(from), type))).toBe(to);
  });

  it.each([
    { type: 'swamp', words: '1–3' },
    { type: 'steppe', words: '1' },
    { type: 'ice', words: '0–4' },
  ])('states that $type exists on level $words', ({ type, words }) => {
    expect(heightsInWords(catalogue.heightsOf(type))).toBe(words);
  });
});

describe('the last used terrain', () => {
  it('stands first, each kind once, six at most', () => {
    const used = ['t', 'h', 'b', 't', 'g', 'w', 'tw', 'ew'];
    expect(used.reduce<readonly string[]>(remember, [])).toEqual(['ew', 'tw', 'w', 'g', 't', 'b']);
  });
});
