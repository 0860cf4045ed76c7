import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarsePicture } from './coarse';
import { mix, realmColour, shieldColour, terrainColour } from './colour';
import { REALM_COLOURS } from './data/colours';
import { layGlyphs, onCurve } from './curve';
import { OP } from './path';
import { pathOf } from './pathdata';
import { createClutter, type Named, placeNames, type Rect } from './placement';
import { widthClass } from './style';
import { chunk, lattice, PLOTS, terrains, viewOf, withFields } from './testing/views';

const [HOME] = PLOTS as [(typeof PLOTS)[number]];

describe('path notation', () => {
  it.each([
    ['M1 2L3 4', [OP.move, 1, 2, OP.line, 3, 4]],
    ['M1 2l3 4', [OP.move, 1, 2, OP.line, 4, 6]],
    ['M1 2h.5v-.5', [OP.move, 1, 2, OP.line, 1.5, 2, OP.line, 1.5, 1.5]],
    ['M0 0H2V3', [OP.move, 0, 0, OP.line, 2, 0, OP.line, 2, 3]],
    ['M0 0q1 1 2 0t2 0', [OP.move, 0, 0, OP.curve, 1, 1, 2, 0, OP.curve, 3, -1, 4, 0]],
    ['M1 1h1v1zl1 0', [OP.move, 1, 1, OP.line, 2, 1, OP.line, 2, 2, OP.close, OP.line, 2, 1]],
    ['M0 0m1 1 1 1', [OP.move, 0, 0, OP.move, 1, 1, OP.line, 2, 2]],
  ])('%s', (data, path) => {
    expect(pathOf(data)).toEqual(path);
  });
});

describe('letters on a curve', () => {
  const curve = [0, 0, 5, -4, 10, 0];

  it('stand around its middle in reading order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        (widths, spacing) => {
          const glyphs = layGlyphs(curve, widths, spacing);
          const xs = glyphs.map(({ x }) => x);
          expect(xs).toEqual([...xs].sort((a, b) => a - b));
          const even = layGlyphs(
            curve,
            widths.map(() => 0.5),
            spacing,
          );
          const middle = even.reduce((sum, { x }) => sum + x, 0) / even.length;
          expect(middle).toBeCloseTo(onCurve(curve, 0.5).x, 1);
        },
      ),
    );
  });

  it('go on straight beyond the ends of a curve that is too short', () => {
    const glyphs = layGlyphs([0, 0, 0.5, 0, 1, 0], [1, 1, 1, 1], 0);
    glyphs.forEach(({ x }, index) => expect(x).toBeCloseTo(index - 1, 5));
  });
});

describe('letters on a line of many points', () => {
  const arc = Array.from({ length: 41 }, (_, index) => {
    const angle = Math.PI + (index / 40) * Math.PI;
    return [10 * Math.cos(angle), 10 * Math.sin(angle)];
  }).flat();

  it('stand on it, turned with it', () => {
    for (const { x, y, angle } of layGlyphs(arc, Array(9).fill(2), 0.4)) {
      expect(Math.hypot(x, y)).toBeCloseTo(10, 0);
      expect(Math.abs(x * Math.cos(angle) + y * Math.sin(angle))).toBeLessThan(0.6);
    }
  });

  it('do not spin where its direction passes half a turn', () => {
    const upright = [0, 0, -1, -0.1, -2, 0, -3, 0.1, -4, 0];
    const angles = layGlyphs(upright, [0.5, 0.5, 0.5, 0.5, 0.5], 0).map(({ angle }) => angle);
    for (const angle of angles) expect(Math.cos(angle)).toBeLessThan(-0.9);
  });
});

describe('names around a symbol', () => {
  const named: Named = { x: 0, y: 0, radius: 10, width: 60, height: 12, isNeeded: false };
  const right: Rect = [10, -12, 90, 12];
  const meet = (a: Rect | undefined, b: Rect | undefined): boolean =>
    a !== undefined && b !== undefined && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

  it('stand on the right where nothing is', () => {
    expect(placeNames(createClutter(), [named])[0]).toMatchObject({ x: 13, align: 'left' });
  });

  it('move elsewhere where something is, and never cover a name that is there', () => {
    const clutter = createClutter();
    clutter.add(right, 4);
    const [first, second] = placeNames(clutter, [named, { ...named, radius: 11 }]);
    expect(meet(first?.rect, right)).toBe(false);
    expect(second).toBeDefined();
    expect(meet(second?.rect, first?.rect)).toBe(false);
  });

  it('are left out where they would cover too much, unless they are needed', () => {
    const full = () => {
      const clutter = createClutter();
      for (let x = -120; x < 120; x += 20)
        for (let y = -60; y < 60; y += 10) clutter.add([x, y, x + 20, y + 10], 6);
      return clutter;
    };
    expect(placeNames(full(), [named])).toEqual([undefined]);
    expect(placeNames(full(), [{ ...named, isNeeded: true }])[0]).toBeDefined();
  });

  it('look for a better place once all names are known', () => {
    const clutter = createClutter();
    const towns = [0, 26, 52, 78].map((x) => ({ ...named, x, radius: 6, width: 50, height: 10 }));
    for (const { x, y } of towns) clutter.add([x - 6, y - 6, x + 6, y + 6], 6);
    const rects = placeNames(clutter, towns).map((place) => place?.rect);
    const pairs = rects.flatMap((a, at) => rects.slice(at + 1).map((b) => meet(a, b)));
    expect(rects).not.toContain(undefined);
    expect(pairs).not.toContain(true);
  });

  it('give the paper back that they are taken from', () => {
    const clutter = createClutter();
    const takeOff = clutter.add(right, 4);
    takeOff();
    expect(clutter.costOf(right)).toBe(0);
  });

  it('cost nothing to put on free paper', () => {
    const clutter = createClutter();
    clutter.add([0, 0, 10, 10], 4);
    expect(clutter.costOf([20, 20, 30, 30])).toBe(0);
    expect(clutter.costOf([5, 5, 30, 30])).toBeGreaterThan(4);
  });
});

describe('the coarse picture', () => {
  it('shows every known field in the mixture of its two colours and leaves unknown ones out', () => {
    const view = viewOf([chunk(HOME, { terrain: withFields<string | null>('hwa', { 19: null }) })]);
    const { data, width, left, top } = coarsePicture(view, lattice, terrains, 'light');
    const pixel = (x: number, y: number) =>
      Array.from(
        data.slice(4 * ((y - top) * width + x - left), 4 * ((y - top) * width + x - left) + 4),
      );
    const colour = mix(
      terrainColour('light', 'lightBrown'),
      terrainColour('light', 'darkGreen'),
      0.36,
    );
    const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    expect(pixel(0, 0)).toEqual([...rgb, 255]);
    expect(pixel(-1, 0)).toEqual([...rgb, 255]);
    expect(pixel(3, 3)).toEqual([0, 0, 0, 0]);
  });
});

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe('colours', () => {
  it.each(REALM_COLOURS)(
    '$deep carries white letters, $pale can be read by night',
    ({ deep, pale }) => {
      expect(1.05 / (luminance(deep) + 0.05)).toBeGreaterThanOrEqual(6.2);
      expect((luminance(pale) + 0.05) / (luminance('#14130F') + 0.05)).toBeGreaterThanOrEqual(7);
    },
  );

  it('of realms repeat when there are more realms than colours, and never fail', () => {
    const parties = {
      a: { key: 'a', name: 'A', colour: 25 },
      b: { key: 'b', name: 'B', colour: -1 },
    };
    expect(realmColour('light', parties, 'a')).toBe(REALM_COLOURS[25 % REALM_COLOURS.length]?.deep);
    expect(realmColour('dark', parties, 'b')).toBe(REALM_COLOURS.at(-1)?.pale);
    expect(shieldColour(parties, 'nobody')).toBe('#4A4540');
  });

  it('mix from one end to the other', () => {
    expect([0, 0.5, 1].map((part) => mix('#000000', '#FF8040', part))).toEqual([
      '#000000',
      '#804020',
      '#ff8040',
    ]);
  });
});

describe('classes of field width', () => {
  it.each([
    [1, 0],
    [7, 7],
    [11.9, 7],
    [12, 12],
    [23.99, 18],
    [24, 24],
    [39, 24],
    [47, 40],
    [160, 48],
  ])('%d pixels are of class %i', (width, bound) => {
    expect(widthClass(width)).toBe(bound);
  });
});
