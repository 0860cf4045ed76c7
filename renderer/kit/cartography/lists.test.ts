import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centreOf,
  CORNER_RADIUS,
  DIRECTIONS,
  fieldAtPoint,
  KLEINFELDER,
  type MapView,
  SIDE,
  type ViewChunk,
} from '../../../engine';
import { chunkScene, wholeScene } from './area';
import { terrainColour } from './colour';
import { INKS } from './data/colours';
import { riverFlow } from './flow';
import { coast } from './layers/coast';
import { grossfeldNumbers } from './layers/numbers';
import { chunkDisplayList, ground, sceneDisplayList } from './lists';
import type { DisplayList, Mark } from './marks';
import { ARITY, eachOp, OP, type Path } from './path';
import type { Scene } from './scene';
import { type MapStyle, mapStyle } from './style';
import { chunk, lattice, PLOTS, terrains, viewOf, withFields } from './testing/views';
import { times } from '../../../engine/testing/trials';

const [HOME, EAST, SOUTH] = PLOTS as [
  (typeof PLOTS)[number],
  (typeof PLOTS)[number],
  (typeof PLOTS)[number],
];
const LIGHT = mapStyle('light', 28);

const listOf = (view: MapView, style: MapStyle = LIGHT): DisplayList =>
  sceneDisplayList(wholeScene(view, lattice, terrains, style), riverFlow(view, lattice, terrains));

const sceneOf = (view: MapView, style: MapStyle = LIGHT): Scene =>
  wholeScene(view, lattice, terrains, style);

const parts = (path: Path): number => {
  let count = 0;
  eachOp(path, (op) => (count += op === OP.move ? 1 : 0));
  return count;
};

const circles = (path: Path): number => {
  let count = 0;
  eachOp(path, (op) => (count += op === OP.circle ? 1 : 0));
  return count;
};

const pathOfColour = (marks: readonly Mark[], colour: string): Path =>
  marks.flatMap((mark) =>
    (mark.kind === 'area' || mark.kind === 'line') && mark.colour === colour ? mark.path : [],
  );

const hasText = (list: DisplayList, text: string): boolean =>
  list.some((mark) => mark.kind === 'text' && mark.text === text);

describe('ring and disc (WW-2.2-04 to WW-2.2-06)', () => {
  it.each(Object.values(terrains))('$key: $outer around $inner', ({ key, outer, inner }) => {
    const view = viewOf([chunk(HOME, { terrain: withFields<string | null>(null, { 19: key }) })]);
    const marks = ground(sceneOf(view));
    expect(parts(pathOfColour(marks, terrainColour('light', outer)))).toBe(1);
    const discs = marks.filter((mark) => mark.kind === 'area' && circles(mark.path) > 0);
    expect(discs).toHaveLength(outer === inner ? 0 : 1);
    if (outer !== inner) expect(discs[0]).toMatchObject({ colour: terrainColour('light', inner) });
  });

  it('draws the disc over the ring', () => {
    const view = viewOf([chunk(HOME, {}, 'hwa')]);
    const [ring, disc] = ground(sceneOf(view));
    expect(ring).toMatchObject({ colour: terrainColour('light', 'lightBrown') });
    expect(disc).toMatchObject({ colour: terrainColour('light', 'darkGreen') });
  });

  it('draws an unknown terrain in a neutral colour instead of failing', () => {
    expect(ground(sceneOf(viewOf([chunk(HOME, {}, 'zz')])))).toHaveLength(1);
  });
});

const keys = fc.constantFrom('w', 'tw', 'ew', 't', 'h', 'g', 'twa', 'tse', null);
const chunks = fc.tuple(
  ...PLOTS.map((plot) =>
    fc
      .array(keys, { minLength: KLEINFELDER, maxLength: KLEINFELDER })
      .map((terrain) => chunk(plot, { terrain })),
  ),
);

const heightAt = (view: MapView, cell: number): number | undefined => {
  const no = PLOTS[Math.floor(cell / KLEINFELDER)]?.no;
  const key = no === undefined ? undefined : view.chunks[no]?.terrain[cell % KLEINFELDER];
  return key === undefined || key === null ? undefined : terrains[key]?.height;
};

/** Sides between height 0 and more, counted from the lattice alone. */
const coastSides = (view: MapView): number => {
  let count = 0;
  for (let cell = 0; cell < lattice.size; cell += 1) {
    for (const direction of DIRECTIONS) {
      const other = lattice.neighbour(cell, direction);
      const here = heightAt(view, cell);
      const there = other < 0 ? undefined : heightAt(view, other);
      if (here !== undefined && here > 0 && there === 0) count += 1;
    }
  }
  return count;
};

describe('coast (WW-2.2-11)', () => {
  it('is every side between height 0 and more, and no side beside an unknown field', () => {
    fc.assert(
      fc.property(chunks, (each) => {
        const view = viewOf(each);
        const path = coast(sceneOf(view)).flatMap((mark) =>
          mark.kind === 'line' ? mark.path : [],
        );
        expect(parts(path)).toBe(coastSides(view));
      }),
      times(25),
    );
  });

  it.each([
    ['water and deep sea', 'w', 'tw'],
    ['lowland and mountains', 't', 'g'],
    ['water and frozen water', 'w', 'ew'],
    ['lowland and something unknown', 't', null],
    ['water and something unknown', 'w', null],
  ])('is not drawn between %s', (_, inside, outside) => {
    const view = viewOf([
      chunk(HOME, { terrain: withFields<string | null>(outside, { 19: inside }) }),
    ]);
    expect(coast(sceneOf(view))).toEqual([]);
  });

  it('runs the same whether a Großfeld is drawn alone or with the world', () => {
    fc.assert(
      fc.property(chunks, (each) => {
        const view = viewOf(each);
        const strokes = (scene: Scene): ReadonlySet<string> => {
          const found = new Set<string>();
          for (const mark of coast(scene)) {
            if (mark.kind !== 'line') continue;
            for (let at = 0; at < mark.path.length; at += 6) {
              found.add(
                mark.path
                  .slice(at, at + 6)
                  .map((value) => value.toFixed(6))
                  .join(),
              );
            }
          }
          return found;
        };
        const whole = strokes(sceneOf(view));
        const pieces = PLOTS.flatMap((_, plot) => [
          ...strokes(chunkScene(view, lattice, terrains, LIGHT, plot)),
        ]);
        expect(new Set(pieces)).toEqual(whole);
      }),
      times(15),
    );
  });
});

const pointsOf = (path: Path): readonly (readonly [number, number])[] => {
  const points: (readonly [number, number])[] = [];
  eachOp(path, (op, at) => {
    const end = op === OP.circle ? at + 2 : at + (ARITY[op] ?? 0);
    for (let index = at; index < end; index += 2)
      points.push([path[index] ?? 0, path[index + 1] ?? 0]);
  });
  return points;
};

/** All points of a list, whatever draws them. */
const allPoints = (list: DisplayList): readonly (readonly [number, number])[] =>
  list.flatMap((mark): readonly (readonly [number, number])[] => {
    if (mark.kind === 'area' || mark.kind === 'line') return pointsOf(mark.path);
    if (mark.kind === 'text') return [[mark.x, mark.y]];
    return mark.kind === 'dots' ? [[mark.at[0] ?? 0, mark.at[1] ?? 0]] : [];
  });

const isDeepInside = (cell: number, [x, y]: readonly [number, number]): boolean => {
  const centre = centreOf(lattice.axialOf(cell));
  return Math.hypot(centre.x - x, centre.y - y) < CORNER_RADIUS * 0.8;
};

const RICH: Partial<ViewChunk> = {
  owner: withFields<string | null>('tha', {}),
  settlements: { 18: { type: 'met', name: 'Elystria', owner: 'tha', capital: true } },
  sides: { 109: SIDE.river, 110: SIDE.road | SIDE.bridge, 111: SIDE.canal },
  walls: { 108: 3 },
  springs: { 108: true },
};

describe('unknown fields', () => {
  it('are not drawn upon by anything', () => {
    fc.assert(
      fc.property(chunks, (each) => {
        const view = viewOf(each.map((one) => ({ ...one, ...RICH })));
        const points = allPoints(listOf(view, mapStyle('light', 64, { numbers: false })));
        for (let cell = 0; cell < lattice.size; cell += 1) {
          if (heightAt(view, cell) !== undefined) continue;
          expect(points.some((point) => isDeepInside(cell, point))).toBe(false);
        }
      }),
      times(8),
    );
  });

  it('do not reveal their content', () => {
    const known = withFields<string | null>('t', { 19: null });
    const bare = listOf(viewOf([chunk(HOME, { terrain: known })]), mapStyle('light', 64));
    const full = listOf(
      viewOf([
        chunk(HOME, {
          terrain: known,
          owner: withFields<string | null>(null, { 19: 'tha' }),
          settlements: { 18: { type: 'met', name: 'Elystria', owner: 'tha', capital: true } },
          walls: { 110: 3 },
        }),
      ]),
      mapStyle('light', 64),
    );
    expect(full).toEqual(bare);
  });
});

describe('levels of detail', () => {
  const view = viewOf([
    chunk(HOME, { ...RICH, terrain: withFields<string | null>('twa', { 19: 't' }) }),
  ]);
  const has = (width: number, test: (mark: Mark) => boolean): boolean =>
    listOf(view, mapStyle('light', width)).some(test);
  const isRoad = (mark: Mark): boolean =>
    mark.kind === 'line' && mark.colour === INKS.light.road && mark.width.of === 0.042;
  const isTree = (mark: Mark): boolean => mark.kind === 'area' && mark.opacity === 0.8;
  const isSpring = (mark: Mark): boolean => mark.kind === 'dots' && mark.fill === INKS.light.river;
  const isRiver = (mark: Mark): boolean =>
    mark.kind === 'line' && mark.colour === INKS.light.river && mark.width.min === 0.9;
  const isNumber = (mark: Mark): boolean => mark.kind === 'text' && mark.text === '19';
  const isGrossfeldNumber = (mark: Mark): boolean => mark.kind === 'text' && mark.text === '210';
  const isTown = (mark: Mark): boolean => mark.kind === 'dots' && mark.at.length === 2;

  it.each([
    ['roads', isRoad, 11, 12],
    ['a river of one spring', isRiver, 11, 12],
    ['Großfeld numbers', isGrossfeldNumber, 11, 12],
    ['terrain symbols', isTree, 23, 24],
    ['springs (WW-2.2-13)', isSpring, 23, 24],
    ['Kleinfeld numbers', isNumber, 39, 40],
  ])('%s appear only from their width on', (_, test, before, from) => {
    expect([before, from].map((width) => has(width, test))).toEqual([false, true]);
  });

  it.each([
    ['by Kleinfeld 01', chunk(EAST)],
    [
      'by the first one known',
      chunk(EAST, { terrain: withFields<string | null>('t', { 1: null }) }),
    ],
  ])(
    'has the number of a Großfeld in one place, on its tile and on those around: %s',
    (_, east) => {
      const view = viewOf([chunk(HOME), east, chunk(SOUTH)]);
      const style = mapStyle('light', 32);
      const spots = (scene: Scene): readonly string[] =>
        grossfeldNumbers(scene).flatMap((mark) =>
          mark.kind === 'text' ? `${mark.text} ${mark.x.toFixed(3)} ${mark.y.toFixed(3)}` : [],
        );
      const whole = spots(sceneOf(view, style));
      expect(whole).toHaveLength(PLOTS.length);
      for (const [plot, { no }] of PLOTS.entries()) {
        const onTile = spots(chunkScene(view, lattice, terrains, style, plot));
        expect(whole).toEqual(expect.arrayContaining([...onTile]));
        expect(onTile.some((mark) => mark.includes(no))).toBe(true);
      }
    },
  );

  it('shows a capital at every width: dot, circle, drawing', () => {
    expect([4, 8, 16].map((width) => has(width, isTown))).toEqual([true, true, true]);
    expect(has(28, (mark) => mark.kind === 'area' && mark.colour === '#FCF8EE')).toBe(true);
  });

  it('suppresses the terrain symbol under a settlement', () => {
    const forest = { ...RICH, terrain: withFields<string | null>(null, { 19: 'twa' }) };
    const bare = viewOf([chunk(HOME, { terrain: forest.terrain })]);
    expect(listOf(bare).some(isTree)).toBe(true);
    expect(listOf(viewOf([chunk(HOME, forest)])).some(isTree)).toBe(false);
  });

  it('leaves out what the reader switched off', () => {
    const off = mapStyle('light', 64, { numbers: false });
    expect(hasText(listOf(view, off), '19')).toBe(false);
  });
});

describe('display lists', () => {
  it('are the same for the same view, in whatever order Großfelder and realms were entered', () => {
    const all = [chunk(HOME, RICH), chunk(EAST, {}, 'w'), chunk(SOUTH, {}, 'hwa')];
    const view = viewOf(all);
    const turned = viewOf([...all].reverse(), {
      parties: Object.fromEntries(Object.entries(view.parties).reverse()),
    });
    expect(listOf(turned)).toEqual(listOf(view));
  });

  it('of a Großfeld depend on nothing beyond its neighbours', () => {
    const flow = new Map<number, number>();
    const draw = (view: MapView): DisplayList =>
      chunkDisplayList(view, lattice, terrains, 0, flow, LIGHT);
    const near = viewOf([chunk(HOME), chunk(EAST, {}, 'w')]);
    const farField = KLEINFELDER; // the last field of the eastern Großfeld does not touch the first
    const changed = viewOf([
      chunk(HOME),
      chunk(EAST, { terrain: withFields<string | null>('w', { [farField]: 'g' }) }),
    ]);
    expect(draw(changed)).toEqual(draw(near));
    expect(draw(viewOf([chunk(HOME), chunk(EAST, {}, 't')]))).not.toEqual(draw(near));
  });

  it('find every field where the lattice has it', () => {
    for (const { x, y, cell } of sceneOf(viewOf([chunk(HOME), chunk(EAST), chunk(SOUTH)])).fields)
      expect(lattice.cellAt(fieldAtPoint({ x, y }))).toBe(cell);
  });
});
