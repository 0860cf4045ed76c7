import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeScene } from './area';
import { riverFlow } from './flow';
import { sceneDisplayList } from './lists';
import type { DisplayList, Mark } from './marks';
import { pathOf } from './pathdata';
import { mapStyle } from './style';
import { escaped, figure, pathText, svgDrawing, svgText } from './svg';
import { SvgArt } from '../ui/SvgArt';
import { settlementIcon, swatch } from './swatch';
import { chunk, lattice, PLOTS, terrains, viewOf } from './testing/views';

const [HOME] = PLOTS as [(typeof PLOTS)[number]];
const BOX = [0, 0, 4, 2] as const;

const word = (text: string): Mark => ({
  kind: 'text',
  x: 1,
  y: 1,
  text,
  align: 'center',
  font: { family: 'serif', weight: 500 },
  size: { of: 0, min: 10 },
  colour: '#000000',
});

const drawing = (list: DisplayList): string => svgText(svgDrawing(list, BOX, 10, 'mm'));

describe('text in a drawing', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['A & B', 'A &amp; B'],
    ['"quoted" \'too\'', '&quot;quoted&quot; &#39;too&#39;'],
    ['Höhle\u0000\u0007', 'Höhle'],
    ['Moor 🐸', 'Moor 🐸'],
  ])('%j is written as %j', (text, written) => {
    expect(escaped(text)).toBe(written);
    expect(drawing([word(text)])).toContain(`>${written}</text>`);
  });

  it('can never open an element or an attribute, whatever a player calls a town', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [, inside = ''] = /<text[^>]*>([^]*)<\/text>/.exec(drawing([word(text)])) ?? [];
        expect(inside).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('stays text when React draws it', () => {
    const node = svgDrawing([word('<b>&')], BOX, 10, 'px');
    expect(renderToStaticMarkup(createElement(SvgArt, { node }))).toContain(
      '&lt;b&gt;&amp;</text>',
    );
  });
});

describe('measures', () => {
  it('of a drawing in millimetres are exact', () => {
    const text = drawing([]);
    expect(text).toContain('width="40mm" height="20mm" viewBox="0 0 40 20"');
  });

  it.each([
    ['a share of the field width', { of: 0.05 }, '0.5'],
    ['a least width in pixels', { of: 0.01, min: 1 }, '0.26'],
    ['a greatest width in pixels', { of: 1, max: 2 }, '0.53'],
    ['something added in pixels', { of: 0.1, plus: 2 }, '1.53'],
  ])('%s', (_, width, written) => {
    const line: Mark = { kind: 'line', path: pathOf('M0 0L1 0'), colour: '#000000', width };
    expect(drawing([line])).toContain(`stroke-width="${written}"`);
  });

  it('are written with two decimals and without minus zero', () => {
    expect([0.1 + 0.2, -0.001, 1e-9, 12, 2 / 3].map(figure)).toEqual([
      '0.3',
      '0',
      '0',
      '12',
      '0.67',
    ]);
  });
});

describe('paths', () => {
  it('are moved and scaled', () => {
    const to = { x: 5, y: 0, field: 10, pixel: 1, id: '' };
    expect(pathText(pathOf('M0 0L1 1Q1 2 2 2z'), to)).toBe('M5 0L15 10Q15 20 25 20z');
  });
});

describe('a curved word', () => {
  const curve: Mark = {
    kind: 'curve',
    curve: [0, 1, 1, 0, 2, 1],
    text: 'Wolkenrücken',
    font: { family: 'serif', weight: 600, italic: true },
    size: { of: 0, min: 12 },
    colour: '#000000',
  };

  it('stands on a path of its own with an id that belongs to the drawing', () => {
    const text = svgText(svgDrawing([curve, curve], BOX, 10, 'mm', 'a-'));
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const uses = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(uses).toEqual(ids);
  });

  it('has its halo below all of its letters', () => {
    const halo = { colour: '#FFFFFF', width: { of: 0, min: 3 }, opacity: 1 };
    const text = svgText(svgDrawing([{ ...curve, halo }], BOX, 10, 'mm', 'a-'));
    const [below = '', above = ''] = [...text.matchAll(/<text [^>]*>/g)].map(([tag]) => tag);
    expect(below).toContain('stroke="#FFFFFF"');
    expect(below).toContain('fill="none"');
    expect(above).not.toContain('stroke');
    expect(above).toContain('fill="#000000"');
  });

  it('runs through all points of a longer line and straight on beyond them', () => {
    const long: Mark = { ...curve, curve: [0, 1, 1, 0, 2, 1, 3, 0, 4, 1] };
    const [, path = ''] = / d="([^"]+)"/.exec(svgText(svgDrawing([long], BOX, 10, 'mm'))) ?? [];
    expect(path).toContain('L0 10L10 0L20 10L30 0L40 10L');
  });
});

describe('a whole map', () => {
  const view = viewOf([chunk(HOME, {}, 'hwa')]);
  const list = sceneDisplayList(
    wholeScene(view, lattice, terrains, mapStyle('print', 38)),
    riverFlow(view, lattice, terrains),
  );

  it('is the same text every time', () => {
    expect(drawing(list)).toBe(drawing(list));
  });

  it('has an end for every beginning and no figure that is none', () => {
    const text = drawing(list);
    const opened = [...text.matchAll(/<([a-zA-Z]+)[^>]*[^/]>/g)].length;
    const closed = [...text.matchAll(/<\/[a-zA-Z]+>/g)].length;
    expect(opened).toBe(closed);
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('swatches', () => {
  it.each(Object.values(terrains))('$key has its ring and disc', (terrain) => {
    const areas = swatch(terrain, 40, 'light').filter((mark) => mark.kind === 'area');
    expect(areas.length).toBeGreaterThanOrEqual(terrain.inner === terrain.outer ? 1 : 2);
  });

  it('carry no symbol when narrow', () => {
    const forest = terrains['twa'];
    if (forest === undefined) throw new Error('no forest');
    expect(swatch(forest, 16, 'light').length).toBeLessThan(swatch(forest, 40, 'light').length);
  });

  it('show an unknown settlement type as a town', () => {
    expect(settlementIcon('zz')).toEqual(settlementIcon('std'));
  });
});
