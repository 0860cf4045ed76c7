import { describe, expect, it } from 'vitest';
import {
  centreOf,
  type Direction,
  type FieldAddress,
  fieldAtPoint,
  type GrossfeldNo,
  KNOWN,
  type MapView,
  SIDE,
  type ViewLabel,
} from '../../../../engine';
import { wholeScene } from '../area';
import { realmColour } from '../colour';
import { onCurve } from '../curve';
import { cornerAt, middleAt, STEP_X, STEP_Y } from '../geometry';
import type { Mark } from '../marks';
import { eachOp, OP, type Path } from '../path';
import { createClutter } from '../placement';
import { mapStyle } from '../style';
import { chunk, lattice, PLOTS, terrains, viewOf, withFields } from '../testing/views';
import { labels } from './labels';
import { names } from './names';
import { realmBorders } from './realms';
import { relief } from '../lists';
import { roads } from './roads';
import { settlements } from './settlements';
import { works } from './works';

const [HOME, EAST] = PLOTS as [(typeof PLOTS)[number], (typeof PLOTS)[number]];
const STYLE = mapStyle('light', 48);

const sceneOf = (view: MapView) => wholeScene(view, lattice, terrains, STYLE);
const centre = (address: string) =>
  centreOf(lattice.axialOf(lattice.cellOf(address as FieldAddress) ?? 0));
const count = (path: Path, wanted: number): number => {
  let found = 0;
  eachOp(path, (op) => (found += op === wanted ? 1 : 0));
  return found;
};
const lines = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));

describe('relief (WW-5.3-03)', () => {
  const twoFields = (inside: string, outside: string): MapView =>
    viewOf([chunk(HOME, { terrain: withFields<string | null>(outside, { 19: inside }) })]);

  it('draws one level as a hairline without hachures', () => {
    const [line, ...rest] = lines(relief(sceneOf(twoFields('h', 't'))));
    expect(rest).toEqual([]);
    expect(line?.opacity).toBe(0.26);
    expect(count(line?.path ?? [], OP.move)).toBe(6);
  });

  it('draws more than one level with five hachures per side that point downhill', () => {
    const [line] = lines(relief(sceneOf(twoFields('b', 't'))));
    expect(count(line?.path ?? [], OP.move)).toBe(6 * (1 + 5));
    const { x, y } = centre('210/19');
    const path = line?.path ?? [];
    for (let at = 0; at < path.length; at += 6) {
      const start = Math.hypot((path[at + 1] ?? 0) - x, (path[at + 2] ?? 0) - y);
      const end = Math.hypot((path[at + 4] ?? 0) - x, (path[at + 5] ?? 0) - y);
      expect(end - start).toBeGreaterThan(-1e-9);
    }
  });

  it('draws nothing towards water: that is the coast', () => {
    expect(relief(sceneOf(twoFields('g', 'w')))).toEqual([]);
  });
});

describe('realms', () => {
  const owned = (fields: Readonly<Record<number, string | null>>, change: Partial<MapView> = {}) =>
    viewOf([chunk(HOME, { owner: withFields<string | null>(null, fields) })], change);
  const rims = (view: MapView) =>
    realmBorders(sceneOf(view)).flatMap((mark) =>
      mark.kind === 'area' ? [[mark.colour, count(mark.path, OP.move)] as const] : [],
    );

  it('draw a rim of their own colour on each side of a common border, and share one line', () => {
    const view = owned({ 19: 'tha', 20: 'val' });
    expect(rims(view)).toEqual([
      [realmColour('light', view.parties, 'tha'), 6],
      [realmColour('light', view.parties, 'val'), 6],
    ]);
    const dashes = lines(realmBorders(sceneOf(view))).filter(({ width }) => width.of === 0.046);
    const strokes = dashes.reduce((sum, { path }) => sum + count(path, OP.move), 0);
    expect(strokes).toBe(3 * 11);
  });

  it('end at the edge of the map for the GM but not for a player', () => {
    const corner = { 1: 'tha' };
    const player = { audience: { kind: 'realm', party: 'tha' } } as const;
    expect(rims(owned(corner))[0]?.[1]).toBe(6);
    expect(rims(owned(corner, player))[0]?.[1]).toBe(3);
  });

  it('have no border against a field that is unknown or whose owner is', () => {
    const player = { audience: { kind: 'realm', party: 'tha' } } as const;
    const view = viewOf(
      [
        chunk(HOME, {
          owner: withFields<string | null>(null, { 19: 'tha' }),
          terrain: withFields<string | null>('t', { 20: null }),
          level: withFields<0 | 1 | 2>(KNOWN.details, { 18: KNOWN.terrain, 20: KNOWN.nothing }),
        }),
      ],
      player,
    );
    expect(rims(view)[0]?.[1]).toBe(4);
  });
});

describe('features on sides', () => {
  const withSide = (bits: number, direction: Direction = 2): MapView =>
    viewOf([chunk(HOME, { sides: { [6 * 18 + direction - 1]: bits } })]);

  it('a road runs from centre to centre through the middle of the side', () => {
    const [, road] = lines(roads(sceneOf(withSide(SIDE.road))));
    const here = centre('210/19');
    const there = centre('210/20');
    const middle = middleAt(here, 2);
    expect(road?.path).toEqual([
      OP.move,
      here.x,
      here.y,
      OP.line,
      middle.x,
      middle.y,
      OP.move,
      there.x,
      there.y,
      OP.line,
      there.x - 0.5,
      there.y,
    ]);
  });

  it('a bridge has two rails across the side', () => {
    const [deck, rails] = lines(roads(sceneOf(withSide(SIDE.bridge))));
    expect([count(deck?.path ?? [], OP.move), count(rails?.path ?? [], OP.move)]).toEqual([1, 2]);
  });

  it('a canal is drawn once, from corner to corner', () => {
    const [canal] = lines(works(sceneOf(withSide(SIDE.canal))));
    const from = cornerAt(centre('210/19'), 1);
    const to = cornerAt(centre('210/19'), 2);
    expect(canal?.path).toEqual([OP.move, from.x, from.y, OP.line, to.x, to.y]);
  });

  it('a wall stands in the field behind it (WW-4.3-15)', () => {
    const view = viewOf([chunk(HOME, { walls: { [6 * 18 + 1]: 3 } })]);
    const [wall] = lines(works(sceneOf(view)));
    const { x } = centre('210/19');
    const xs = (wall?.path ?? []).filter((_, index) => index % 3 === 1);
    expect(Math.max(...xs)).toBeLessThanOrEqual(x + 0.5);
    expect(count(wall?.path ?? [], OP.move)).toBe(1 + 5);
  });

  it('a harbour reaches from its side into the water', () => {
    const view = viewOf([
      chunk(HOME, {
        settlements: {
          18: { type: 'std', name: 'Hafen', owner: 'tha', capital: false, harbours: [2] },
        },
      }),
    ]);
    const pier = lines(works(sceneOf(view)))[1]?.path ?? [];
    expect(pier[4]).toBeCloseTo(middleAt(centre('210/19'), 2).x + 0.2 * (STEP_X[2] ?? 0));
    expect(pier[5]).toBeCloseTo(middleAt(centre('210/19'), 2).y + 0.2 * (STEP_Y[2] ?? 0));
  });
});

const TOWNS = {
  18: { type: 'std', name: 'Aal', owner: 'tha', capital: false },
  19: { type: 'met', name: 'Buchenfurt', owner: 'tha', capital: true },
} as const;

describe('settlements and their names', () => {
  const view = viewOf([chunk(HOME, { settlements: TOWNS })]);

  it('mark the capital with a bar', () => {
    const bars = lines(settlements(sceneOf(view))).filter(({ width }) => width.of === 0.05);
    expect(bars).toHaveLength(1);
  });

  it('name the capital first, in bold, and place names off symbols and each other', () => {
    const placed = names(view, lattice, STYLE, 48, createClutter());
    expect(placed.map(({ text, font }) => [text, font.weight])).toEqual([
      ['Buchenfurt', 700],
      ['Aal', 500],
    ]);
    const [a, b] = placed.map(({ rect }) => rect);
    const overlaps =
      a !== undefined &&
      b !== undefined &&
      a[0] < b[2] &&
      b[0] < a[2] &&
      a[1] < b[3] &&
      b[1] < a[3];
    expect(overlaps).toBe(false);
  });

  it('names only capitals, towns and fortresses below 24 pixels, nothing below 12', () => {
    const many = viewOf([
      chunk(HOME, {
        settlements: { ...TOWNS, 30: { type: 'gar', name: 'Wacht', owner: 'tha', capital: false } },
      }),
    ]);
    const shown = (width: number) =>
      names(many, lattice, mapStyle('light', width), width, createClutter()).map(
        ({ text }) => text,
      );
    expect([shown(8), shown(16), shown(28)]).toEqual([
      [],
      ['Buchenfurt', 'Aal'],
      ['Buchenfurt', 'Aal', 'Wacht'],
    ]);
  });
});

const label = (points: readonly number[], kind: ViewLabel['kind'] = 'range'): ViewLabel => ({
  id: 'l',
  kind,
  text: 'Wolkenrücken',
  points,
  size: 14,
  party: 'tha',
});

describe('lettering', () => {
  const curve = [0, 0, 2, 1, 4, 0];

  it('of a player shows only where four of five points lie on known fields', () => {
    const probes = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
      lattice.cellAt(fieldAtPoint(onCurve(curve, part))),
    );
    const shown = (known: number): number => {
      const kept = new Set(probes.slice(0, known));
      const terrain = Array.from({ length: 48 }, (_, cell) => (kept.has(cell) ? 't' : null));
      const view = viewOf([chunk(HOME, { terrain })], {
        audience: { kind: 'realm', party: 'tha' },
        labels: [label(curve)],
      });
      return labels(view, lattice, STYLE, 48).length;
    };
    expect([shown(0), shown(3), shown(4), shown(5)]).toEqual([0, 0, 1, 1]);
  });

  it.each([
    [8, ['realm']],
    [16, ['realm', 'range', 'sea']],
    [24, ['realm', 'range', 'sea', 'wood']],
  ] as const)('at %i pixels shows %j', (width, kinds) => {
    const view = viewOf([chunk(HOME)], {
      labels: (['realm', 'range', 'sea', 'wood'] as const).map((kind) => label(curve, kind)),
    });
    const shown = labels(view, lattice, mapStyle('light', width), width);
    expect(shown.map((each) => each.label.kind)).toEqual(kinds);
  });

  it('writes realms in capitals in their own darkened colour', () => {
    const view = viewOf([chunk(HOME)], { labels: [label(curve, 'realm')] });
    expect(labels(view, lattice, STYLE, 48)[0]).toMatchObject({ text: 'WOLKENRÜCKEN' });
  });
});

it('a view may miss a Großfeld that the lattice has', () => {
  expect(EAST.no).toBe('001' as GrossfeldNo);
  expect(sceneOf(viewOf([chunk(HOME)])).fields).toHaveLength(48);
});
