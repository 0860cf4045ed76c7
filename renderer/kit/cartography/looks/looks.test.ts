import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centreOf,
  CORNER_RADIUS,
  type Direction,
  DIRECTIONS,
  KLEINFELDER,
  KNOWN,
  type MapView,
  opposite,
} from '../../../../engine';
import { chunkScene, wholeScene } from '../area';
import { AGE_BOUNDS, MAP_LOOKS, POPULATION_BOUNDS, REALM_COLOURS } from '../index';
import { riverFlow } from '../flow';
import { cornerAt, previous, STEP_X, STEP_Y } from '../geometry';
import { abbreviations, ground, sceneDisplayList } from '../lists';
import { realmBorders } from '../layers/realms';
import type { DisplayList, Mark } from '../marks';
import { ARITY, eachOp, OP, type Path } from '../path';
import type { Scene } from '../scene';
import { inksOf, type MapStyle, mapStyle } from '../style';
import { chunk, lattice, PLOTS, terrains, viewOf, withFields } from '../testing/views';
import { ageStep, ageVeil } from './age';
import { chord, dots, lines, type Slant } from './pattern';
import { realmAreas } from './politics';
import { populationFigures, populationStep } from './population';
import { realmDashes, realmPattern } from './realm-patterns';
import { times } from '../../../../engine/testing/trials';

const [HOME] = PLOTS as [(typeof PLOTS)[number]];

const styleOf = (look: MapStyle['look'], change: Partial<MapStyle> = {}): MapStyle => ({
  ...mapStyle('light', 32, { look }),
  ...change,
});

const listOf = (view: MapView, style: MapStyle): DisplayList =>
  sceneDisplayList(wholeScene(view, lattice, terrains, style), riverFlow(view, lattice, terrains));

/** The parts of a path that begin with a move or are circles, each as text. */
const partsOf = (path: Path): readonly string[] => {
  const parts: string[] = [];
  eachOp(path, (op, at) => {
    const numbers = path
      .slice(at, at + (ARITY[op] ?? 0))
      .map((value) => Math.round(value * 1e5) + 0);
    const text = `${op} ${numbers.join(' ')}`;
    if (op === OP.move || op === OP.circle) parts.push(text);
    else parts.push(`${parts.pop() ?? ''} ${text}`);
  });
  return parts;
};

/** All that is drawn, part by part, whatever mark it belongs to. */
const drawn = (marks: readonly Mark[]): ReadonlySet<string> =>
  new Set(
    marks.flatMap((mark) => {
      if (mark.kind === 'text')
        return [JSON.stringify({ ...mark, x: mark.x.toFixed(5), y: mark.y.toFixed(5) })];
      if (mark.kind !== 'area' && mark.kind !== 'line') return [];
      const { path, ...rest } = mark;
      return partsOf(path).map((part) => `${JSON.stringify(rest)} ${part}`);
    }),
  );

const keys = fc.constantFrom('w', 'tw', 'ew', 't', 'h', 'b', 'g', 'hwa', 'tsu', null);
const owners = fc.constantFrom('tha', 'val', null);
const all = { minLength: KLEINFELDER, maxLength: KLEINFELDER };
const views = fc
  .tuple(
    ...PLOTS.map((plot) =>
      fc
        .record({
          terrain: fc.array(keys, all),
          owner: fc.array(owners, all),
          since: fc.array(fc.integer({ min: 1, max: 30 }), all),
        })
        .map((change) => chunk(plot, change)),
    ),
  )
  .map((chunks) => viewOf(chunks, { turn: 30 }));

const layersOf = (scene: Scene): readonly Mark[] => [
  ...ground(scene),
  ...realmAreas(scene),
  ...ageVeil(scene),
  ...abbreviations(scene),
  ...populationFigures(scene),
];

describe.each(MAP_LOOKS)('the look %s', (look) => {
  it('draws a Großfeld alone as it draws it with the world', () => {
    fc.assert(
      fc.property(views, fc.constantFrom(8, 20, 32, 56), (view, width) => {
        const style = mapStyle('light', width, { look, age: 30 });
        const whole = drawn(layersOf(wholeScene(view, lattice, terrains, style)));
        const alone = PLOTS.flatMap((_, plot) => [
          ...drawn(layersOf(chunkScene(view, lattice, terrains, style, plot))),
        ]);
        expect(new Set(alone)).toEqual(whole);
      }),
      { ...times(2), endOnFailure: true },
    );
  });

  it('draws nothing upon an unknown field', () => {
    fc.assert(
      fc.property(views, (view) => {
        const marks = listOf(view, styleOf(look, { age: 30, numbers: false }));
        const points = marks.flatMap((mark): readonly (readonly [number, number])[] => {
          if (mark.kind === 'text') return [[mark.x, mark.y]];
          if (mark.kind !== 'area' && mark.kind !== 'line') return [];
          const found: (readonly [number, number])[] = [];
          eachOp(mark.path, (op, at) => {
            if (op !== OP.close) found.push([mark.path[at] ?? 0, mark.path[at + 1] ?? 0]);
          });
          return found;
        });
        PLOTS.forEach(({ no }, plot) =>
          view.chunks[no]?.terrain.forEach((key, index) => {
            if (key !== null) return;
            const { x, y } = centreOf(lattice.axialOf(plot * KLEINFELDER + index));
            const inside = points.filter(
              (point) => Math.hypot(point[0] - x, point[1] - y) < CORNER_RADIUS * 0.75,
            );
            expect(inside).toEqual([]);
          }),
        );
      }),
      { ...times(2), endOnFailure: true },
    );
  });

  it.each(['light', 'dark', 'print'] as const)(
    'has no path of more than a sheet in %s',
    (theme) => {
      const wide = viewOf(PLOTS.map((plot) => chunk(plot, {}, 'bsu')));
      const style = mapStyle(theme, 64, { look });
      const lengths = ground(wholeScene(wide, lattice, terrains, style)).map((mark) =>
        mark.kind === 'area' || mark.kind === 'line' ? mark.path.length : 0,
      );
      expect(Math.max(...lengths)).toBeLessThan(9_000);
    },
  );
});

describe('hatching', () => {
  const view = viewOf(
    PLOTS.map((plot, index) =>
      chunk(
        plot,
        {
          owner: withFields<string | null>('tha', { 20: 'val' }),
          settlements: { 4: { type: 'std', name: 'Aal', owner: 'tha', capital: true } },
        },
        ['hwa', 'g', 'w'][index] ?? 't',
      ),
    ),
  );

  it.each(['light', 'dark', 'print'] as const)('has one colour and one paper in %s', (theme) => {
    const style = mapStyle(theme, 48, { look: 'hatching' });
    const { ink, sheet } = inksOf(style);
    const colours = listOf(view, style).flatMap((mark) => {
      if (mark.kind === 'dots') return [mark.fill, ...(mark.edge ? [mark.edge.colour] : [])];
      return 'colour' in mark ? [mark.colour] : [];
    });
    expect([...new Set(colours)].sort()).toEqual(
      [...new Set([ink, sheet, '#000000', '#FFFFFF'])].sort(),
    );
  });

  it('has no line in print that is thinner than 0.15 mm, but for the heart of a river', () => {
    const style = mapStyle('print', 40, { look: 'hatching' });
    for (const mark of listOf(view, style)) {
      if (mark.kind !== 'line') continue;
      const pixels = Math.max(mark.width.of * 40, mark.width.min ?? 0);
      expect((pixels * 25.4) / 96).toBeGreaterThanOrEqual(0.15);
    }
  });
});

describe('patterns', () => {
  const slants: readonly Slant[] = [0, 30, 60, 90, 120, 150];
  const ends = (path: Path, at: { readonly x: number; readonly y: number }) =>
    Array.from({ length: path.length / 3 }, (_, index) => ({
      x: at.x + (path[3 * index + 1] ?? 0),
      y: at.y + (path[3 * index + 2] ?? 0),
    }));
  const isOnSide = (
    point: { readonly x: number; readonly y: number },
    side: Direction,
  ): boolean => {
    const [from, to] = [cornerAt({ x: 0, y: 0 }, previous(side)), cornerAt({ x: 0, y: 0 }, side)];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const far = Math.hypot(point.x - from.x, point.y - from.y);
    const near = Math.hypot(point.x - to.x, point.y - to.y);
    return far + near < length + 1e-9 && far > 1e-6 && near > 1e-6;
  };

  it.each(slants.flatMap((slant) => [1, 2, 3, 4].map((perRow) => ({ slant, perRow }))))(
    'of lines at $slant degrees, $perRow to a row, run on in the next field',
    ({ slant, perRow }) => {
      const path = lines(slant, perRow);
      expect(path.length).toBeGreaterThan(0);
      for (const side of DIRECTIONS) {
        const next = { x: STEP_X[side] ?? 0, y: STEP_Y[side] ?? 0 };
        const here = ends(path, { x: 0, y: 0 }).filter((point) => isOnSide(point, side));
        const there = ends(path, next);
        for (const { x, y } of here)
          expect(there.some((other) => Math.hypot(other.x - x, other.y - y) < 1e-9)).toBe(true);
        expect(opposite(side)).not.toBe(side);
      }
    },
  );

  it('of dots stay away from the sides', () => {
    for (const { x, y } of ends(dots(5), { x: 0, y: 0 }))
      expect(Math.hypot(x, y)).toBeLessThan(CORNER_RADIUS * 0.95);
  });

  it('have no line where a field does not reach', () => {
    expect(chord(0, 1, 0.6)).toBeUndefined();
    expect(chord(1, 0, 0.51)).toBeUndefined();
    expect(chord(1, 0, 0)).toBeDefined();
  });
});

describe('realms', () => {
  const parties = Object.fromEntries(
    Array.from({ length: 21 }, (_, colour) => {
      const key = `p${colour}`;
      return [key, { key, name: key, colour }] as const;
    }),
  );
  const names = Object.keys(parties);
  const colourOf = (key: string): number => (parties[key]?.colour ?? 0) % REALM_COLOURS.length;

  it.each([8, 20, 48])('have 21 different pairs of colour and pattern at %i pixels', (width) => {
    const style = mapStyle('light', width, { look: 'politics' });
    const pairs = names.map(
      (key) => `${colourOf(key)} ${realmPattern(style, parties, key).join()}`,
    );
    expect(new Set(pairs).size).toBe(21);
  });

  it('have 21 different pairs of colour and border line', () => {
    const pairs = names.map(
      (key) => `${colourOf(key)} ${JSON.stringify(realmDashes(parties, key))}`,
    );
    expect(new Set(pairs).size).toBe(21);
  });

  it('of the first thirteen have a pattern of their own even without colour', () => {
    const style = mapStyle('light', 48, { look: 'politics' });
    const patterns = names.slice(0, 13).map((key) => realmPattern(style, parties, key).join());
    expect(new Set(patterns).size).toBe(13);
  });

  it('have a pattern of their own choice, with its border line', () => {
    const style = mapStyle('light', 48, { look: 'politics' });
    const own = { ...parties, p0: { key: 'p0', name: 'p0', colour: 0, pattern: 5 } };
    expect(realmPattern(style, own, 'p0')).toBe(realmPattern(style, parties, 'p5'));
    expect(realmDashes(own, 'p0')).toBe(realmDashes(parties, 'p5'));
  });

  it.each(names)('%s has a border line that is the same from both ends of a side', (key) => {
    const dashes = realmDashes(parties, key);
    const mirrored = dashes.map(([from, to]) => [1 - to, 1 - from] as const).toReversed();
    dashes.forEach(([from, to], index) => {
      expect(from).toBeCloseTo(mirrored[index]?.[0] ?? -1, 9);
      expect(to).toBeCloseTo(mirrored[index]?.[1] ?? -1, 9);
    });
  });

  it('cover the land they are known to own and no other', () => {
    const owned = withFields<string | null>(null, { 19: 'tha', 20: 'val' });
    const scene = wholeScene(
      viewOf([chunk(HOME, { owner: owned })]),
      lattice,
      terrains,
      styleOf('politics'),
    );
    const areas = realmAreas(scene).filter(({ kind }) => kind === 'area');
    expect(areas).toHaveLength(2);
    expect(realmAreas({ ...scene, style: styleOf('colours') })).toEqual([]);
  });

  it('carry their pattern along their borders from 12 pixels on', () => {
    const owned = withFields<string | null>(null, { 19: 'val' });
    const view = viewOf([chunk(HOME, { owner: owned })]);
    const own = (width: number) =>
      realmBorders(wholeScene(view, lattice, terrains, mapStyle('light', width))).filter(
        (mark) => mark.kind === 'line' && mark.opacity === 0.85,
      );
    expect([own(11).length, own(12).length]).toEqual([0, 1]);
  });
});

describe('heads', () => {
  it.each([
    [0, -1],
    [1, 0],
    [POPULATION_BOUNDS[0], 0],
    [POPULATION_BOUNDS[0] + 1, 1],
    [POPULATION_BOUNDS[1], 1],
    [POPULATION_BOUNDS[2], 2],
    [POPULATION_BOUNDS[3], 3],
    [POPULATION_BOUNDS[3] + 1, 4],
    [1e9, 4],
  ])('%i are of step %i', (heads, step) => {
    expect(populationStep(heads)).toBe(step);
  });

  const town = { 18: { type: 'std', name: 'Aal', owner: 'tha', capital: false } };
  const figures = (heads: Readonly<Record<string, number>>, width = 48): readonly string[] => {
    const style = mapStyle('light', width, { look: 'population', heads });
    const kinds = { t: { ...terrains['t'], inhabitants: 20_000 } } as typeof terrains;
    const terrain = withFields<string | null>(null, { 19: 't' });
    const view = viewOf([chunk(HOME, { terrain, settlements: town })]);
    return populationFigures(wholeScene(view, lattice, kinds, style)).flatMap((mark) =>
      mark.kind === 'text' ? [mark.text] : [],
    );
  };

  it.each([
    ['of the land alone where the game counts none in towns', {}, 48, ['20']],
    ['of land and town together', { std: 50_000 }, 48, ['70']],
    ['not where the town leaves no room', { std: 50_000 }, 32, []],
    ['not on small maps', { std: 50_000 }, 20, []],
  ] as const)('are written in thousands: %s', (_, heads, width, shown) => {
    expect(figures(heads, width)).toEqual(shown);
  });
});

describe('age', () => {
  it.each([
    [30, 30, 0],
    [30, 29, 1],
    [30, 30 - AGE_BOUNDS[1], 1],
    [30, 30 - AGE_BOUNDS[1] - 1, 2],
    [30, 30 - AGE_BOUNDS[2], 2],
    [30, 30 - AGE_BOUNDS[2] - 1, 3],
    [30, 31, 0],
  ])('in turn %i of what was seen in turn %i is step %i', (turn, since, step) => {
    expect(ageStep(turn, since)).toBe(step);
  });

  const veil = (change: Parameters<typeof chunk>[1], age: number | null): readonly Mark[] =>
    ageVeil(
      wholeScene(viewOf([chunk(HOME, change)]), lattice, terrains, mapStyle('light', 32, { age })),
    );

  it('is not shown unless a turn is given', () => {
    expect(veil({ since: withFields(1, {}) }, null)).toEqual([]);
    expect(veil({ since: withFields(1, {}) }, 30).length).toBeGreaterThan(0);
  });

  it('does not change what was seen this turn', () => {
    expect(veil({ since: withFields(30, {}) }, 30)).toEqual([]);
  });

  it('marks where nothing but the terrain is known', () => {
    const level = withFields<0 | 1 | 2>(KNOWN.details, { 19: KNOWN.terrain });
    expect(veil({ since: withFields(30, {}), level }, 30)).toHaveLength(1);
  });
});

it('abbreviations stand in every field from 12 pixels on, as the game writes them', () => {
  const view = viewOf([chunk(HOME, {}, 'twue')]);
  const shown = (width: number) =>
    abbreviations(
      wholeScene(view, lattice, terrains, mapStyle('light', width, { look: 'abbreviations' })),
    );
  expect(shown(11)).toEqual([]);
  expect(shown(12)).toHaveLength(KLEINFELDER);
  expect(shown(12)[0]).toMatchObject({ text: terrains['twue']?.display });
});
