import { describe, expect, it } from 'vitest';
import {
  centreOf,
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  type March,
  parseFieldAddress,
} from '../../../engine';
import { tharosCampaign } from '../../../assets/examples/tharos';
import type { Mark } from '../../kit/cartography';
import type { PageMark } from '../../kit/paper/page';
import { viewOfArea } from './area';
import { composeMap } from './compose';
import { mapFigure, mapWindowsOf } from './figure';
import { knownFields } from './known';
import { FIRST_ORDER, type MapArea, type MapOrder } from './order';
import { lanesOf, routesOf } from './routes';
import {
  cornersOf,
  drawnOn,
  mapsOn,
  QUIET_MONTH,
  sourceIn,
  textOn,
  wordsFor,
} from '../../screens/print/testing/sources';
import type { MapMonth, MapSource } from './source';

const { world } = tharosCampaign();
const words = wordsFor('de');
const source = sourceIn(world, 'tha', QUIET_MONTH);
const { view, lattice } = source;

const pagesOf = (change: Partial<MapOrder>, from: MapSource = source) =>
  composeMap(from, { ...FIRST_ORDER, ...change }, words);

const withMonth = (month: Partial<MapMonth>): MapSource => ({
  ...source,
  month: { ...QUIET_MONTH, ...month },
});

const isVeil = (mark: Mark): boolean =>
  mark.kind === 'area' && mark.opacity === 0.62 && mark.colour === '#FFFFFF';

const shapes = (marks: readonly PageMark[]) => marks.filter((mark) => mark.kind === 'shape');

describe('the scale on a sheet', () => {
  it.each([4, 7.5, 8.73, 10, 16, 33.33])('is %d mm per field exactly', (fieldMm) => {
    const pages = pagesOf({ fieldMm, paper: 'A3' });
    const maps = mapsOn(pages.slice(0, 1));
    expect(maps.map(({ field }) => field)).toEqual([fieldMm]);
    const [map] = maps;
    const [first, second] =
      drawnOn(pages.slice(0, 1)).flatMap((mark) =>
        mark.kind === 'line' && mark.opacity === 0.22 ? [cornersOf(mark.path)] : [],
      )[0] ?? [];
    const side = Math.hypot(
      (second?.[0] ?? 0) - (first?.[0] ?? 0),
      (second?.[1] ?? 0) - (first?.[1] ?? 0),
    );
    expect(side * Math.sqrt(3) * (map?.field ?? 0)).toBeCloseTo(fieldMm, 6);
  });

  it('is checked by a control line of 100 mm on every sheet', () => {
    for (const { marks } of pagesOf({ paper: 'A5' })) {
      const lengths = shapes(marks).flatMap(({ path }) => {
        const [from, to] = cornersOf(path);
        return from !== undefined && to !== undefined ? [Math.abs(to[0] - from[0])] : [];
      });
      expect(lengths.some((length) => Math.abs(length - 100) < 1e-9)).toBe(true);
    }
  });

  it('is written with its decimals', () => {
    expect(
      textOn(pagesOf({ fieldMm: 8.73 })).some((text) => text.includes('8,73 mm je Feld')),
    ).toBe(true);
  });
});

describe('what stands on a sheet', () => {
  const numbersOn = (change: Partial<MapOrder>): readonly string[] =>
    drawnOn(pagesOf(change)).flatMap((mark) =>
      mark.kind === 'text' && /^\d+$/.test(mark.text) ? [mark.text] : [],
    );
  const single = { paper: 'A3', fieldMm: 9 } as const;
  const without = (...parts: readonly (keyof MapOrder['parts'])[]): Partial<MapOrder> => ({
    ...single,
    parts: {
      ...FIRST_ORDER.parts,
      units: false,
      ...Object.fromEntries(parts.map((part) => [part, false])),
    },
  });

  it('leaves out numbers of Kleinfelder and of Großfelder each by itself', () => {
    expect(numbersOn(without()).some((text) => text.length === 2)).toBe(true);
    expect(numbersOn(without('kleinfeldNumbers')).every((text) => text.length === 3)).toBe(true);
    expect(numbersOn(without('grossfeldNumbers')).every((text) => text.length === 2)).toBe(true);
    expect(numbersOn(without('kleinfeldNumbers', 'grossfeldNumbers'))).toEqual([]);
  });

  it.each([
    { part: 'legend' as const, text: 'Gelände' },
    { part: 'scale' as const, text: 'Maßstab' },
    { part: 'month' as const, text: 'nach eigenem Wissen, Falkenmond\u00A0419' },
    { part: 'names' as const, text: 'Elystria' },
  ])('leaves out $part', ({ part, text }) => {
    const joined = (change: Partial<MapOrder>): string => `|${textOn(pagesOf(change)).join('|')}|`;
    const inLines = text.includes(',') ? 'Falkenmond' : `|${text}|`;
    expect(joined(without())).toContain(inLines);
    expect(joined(without(part))).not.toContain(inLines);
  });

  it('has no kilometres for a game whose rules say no size of a field', () => {
    const texts = textOn(pagesOf(without(), { ...source, system: 'pygma' }));
    expect(textOn(pagesOf(without())).filter((text) => text.includes(' km'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes(' km') || text === 'Maßstab')).toEqual([]);
  });

  it('leaves out north', () => {
    expect(textOn(pagesOf(without('coordinates')))).toContain('N');
    expect(textOn(pagesOf(without('coordinates', 'north')))).not.toContain('N');
  });

  it('does not reveal where the land is if that is to be hidden', () => {
    const hidden = { ...without(), hidesOrientation: true };
    const texts = textOn(pagesOf(hidden));
    expect(numbersOn(hidden)).toEqual([]);
    expect(texts).not.toContain('N');
    expect(texts).not.toContain('A');
    expect(textOn(pagesOf(without()))).toEqual(expect.arrayContaining(['N', 'A', '1']));
    expect(texts).not.toContain('1');
  });

  it('has a title of the GM, or the name of the realm', () => {
    expect(textOn(pagesOf(single))).toContain('Reich Tharos');
    expect(textOn(pagesOf({ ...single, title: 'Der Norden' }))).toContain('Der Norden');
  });

  it('cuts a title that is too long', () => {
    const pages = pagesOf({ ...single, title: 'Überlanges '.repeat(1000) });
    for (const mark of pages.flatMap(({ marks }) => marks))
      if (mark.kind === 'text') expect(mark.text.length).toBeLessThan(120);
  });
});

describe('sheets that are joined', () => {
  const tiled = pagesOf({ paper: 'A5', fieldMm: 10 });

  it('name their neighbours, the strips to glue on, and the place of each in a plan', () => {
    expect(tiled.length).toBeGreaterThan(4);
    const texts = textOn(tiled.slice(0, 4));
    expect(texts).toContain('weiter auf Blatt 2');
    expect(texts).toContain('Blatt 1 hier aufkleben');
    expect(textOn(tiled)).toContain('Klebeplan');
  });

  it('carry neither marks nor plan if that is not wanted', () => {
    const parts = { ...FIRST_ORDER.parts, cropMarks: false, glueMarks: false, plan: false };
    const texts = textOn(pagesOf({ paper: 'A5', fieldMm: 10, parts }));
    expect(texts.some((text) => text.includes('aufkleben'))).toBe(false);
    expect(texts).not.toContain('Klebeplan');
  });

  it('state where their maps are', () => {
    const windows = mapWindowsOf(tiled);
    const maps = mapsOn(tiled);
    expect(windows).toHaveLength(maps.length);
    expect(windows[0]).toEqual({
      page: 0,
      window: maps[0]?.window,
      x: maps[0]?.x,
      y: maps[0]?.y,
      field: 10,
    });
    const group: PageMark = { kind: 'group', x: 5, y: 7, scale: 0.5, marks: tiled[0]?.marks ?? [] };
    const [first] = mapWindowsOf([{ width: 100, height: 100, label: '', marks: [group] }]);
    expect(first?.field).toBe(5);
    expect(first?.x).toBeCloseTo(5 + (maps[0]?.x ?? 0) / 2);
  });
});

describe('the area of a map', () => {
  const knownIn = (area: MapArea) => knownFields(viewOfArea(view, lattice, area), lattice);
  const all = knownIn({ kind: 'known' });

  it('is all that the realm knows, by default', () => {
    expect(viewOfArea(view, lattice, { kind: 'known' })).toBe(view);
  });

  it('is the territory and two fields all around (WW-1.4-11)', () => {
    const land = knownIn({ kind: 'territory', ring: 0 });
    const start = knownIn({ kind: 'territory', ring: 2 });
    expect(land.length).toBeGreaterThan(20);
    const cells = new Set(land.map(({ cell }) => cell));
    const near = all.filter(({ cell }) =>
      [...cells].some((other) => lattice.distance(cell, other) <= 2),
    );
    expect(new Set(start.map(({ cell }) => cell))).toEqual(new Set(near.map(({ cell }) => cell)));
    expect(start.length).toBeGreaterThan(land.length);
    expect(start.length).toBeLessThan(all.length);
  });

  it('is the rectangle around some fields', () => {
    const fields = ['001/10', '001/22'] as FieldAddress[];
    const found = knownIn({ kind: 'choice', fields });
    const at = fields.map((field) => centreOf(lattice.axialOf(lattice.cellOf(field) ?? 0)));
    const ys = at.map(({ y }) => y);
    expect(found.length).toBeGreaterThan(2);
    for (const { centre } of found) {
      expect(centre.y).toBeGreaterThanOrEqual(Math.min(...ys) - 0.1);
      expect(centre.y).toBeLessThanOrEqual(Math.max(...ys) + 0.1);
    }
    expect(knownIn({ kind: 'choice', fields: [] })).toEqual([]);
  });

  it.each([
    { ring: 0, ringOf: 'grossfelder' as const, most: 48 },
    { ring: 1, ringOf: 'fields' as const, most: 48 + 30 },
    { ring: 1, ringOf: 'grossfelder' as const, most: 7 * 48 },
  ])('is a Großfeld with a ring of $ring $ringOf', ({ ring, ringOf, most }) => {
    const found = knownIn({
      kind: 'grossfelder',
      grossfelder: lattice.plots.filter(({ no }) => no === '001').map(({ no }) => no),
      ring,
      ringOf,
    });
    expect(found.length).toBeGreaterThan(40);
    expect(found.length).toBeLessThanOrEqual(most);
  });

  it('is absent beyond its bounds: no name, no unit, no number from elsewhere', () => {
    const [no] = lattice.plots.filter((plot) => plot.no === '001').map((plot) => plot.no);
    if (no === undefined) throw new Error('there is no Großfeld 001');
    const area: MapArea = { kind: 'grossfelder', grossfelder: [no], ring: 0, ringOf: 'fields' };
    const texts = textOn(pagesOf({ area }));
    expect(texts).toContain('001');
    for (const elsewhere of ['Trakan', '210', '101', 'Das Große Moor'])
      expect(texts).not.toContain(elsewhere);
  });
});

describe('what is new this month', () => {
  const news = withMonth({
    gained: ['001/10'],
    lost: ['001/11'],
    discovered: ['001/10', '001/22'],
    explored: ['001/23', '999/01'],
  });
  const single = { paper: 'A3', fieldMm: 9 } as const;

  it('is outlined on the map while the rest is faded', () => {
    const marks = drawnOn(pagesOf({ ...single, changes: 'overlay' }, news));
    const faded = marks.find(isVeil);
    const known = knownFields(view, lattice).length;
    expect(faded?.kind === 'area' ? cornersOf(faded.path).length / 6 : 0).toBe(known - 4);
    expect(textOn(pagesOf({ ...single, changes: 'overlay' }, news))).toEqual(
      expect.arrayContaining(['gewonnen', 'verloren', 'entdeckt', 'erkundet']),
    );
    expect(drawnOn(pagesOf(single, news)).some(isVeil)).toBe(false);
  });

  it('is outlined on a map in full colour', () => {
    const pages = pagesOf({ ...single, changes: 'marked' }, news);
    const [plain, faded] = [
      pagesOf(single, news),
      pagesOf({ ...single, changes: 'overlay' }, news),
    ];
    expect(drawnOn(pages).some(isVeil)).toBe(false);
    expect(drawnOn(pages).length).toBe(
      drawnOn(faded).length - drawnOn(faded).filter(isVeil).length,
    );
    expect(drawnOn(pages).length).toBeGreaterThan(drawnOn(plain).length);
    expect(textOn(pages)).toEqual(textOn(faded));
  });

  it('is printed on a sheet of its own with nothing beside it', () => {
    const plain = pagesOf(single, news);
    const pages = pagesOf({ ...single, changes: 'sheet' }, news);
    expect(pages.length).toBe(plain.length + 1);
    expect(pages.at(-1)?.label).toBe(`Blatt ${pages.length} von ${pages.length}`);
    const own = pages.slice(plain.length);
    const numbers = drawnOn(own).flatMap((mark) =>
      mark.kind === 'text' && /^\d\d$/.test(mark.text) ? [mark.text] : [],
    );
    expect(numbers.sort()).toEqual(['10', '11', '22', '23']);
  });

  it('has no sheet in a month without news', () => {
    expect(pagesOf({ ...single, changes: 'sheet' })).toHaveLength(pagesOf(single).length);
  });

  it('rings fields where foreign units were seen', () => {
    const field = parseFieldAddress('001/22');
    if (field === undefined) throw new Error('no field');
    const seen = {
      party: 'val',
      symbol: 'foot',
      number: null,
      size: null,
      place: { kind: 'field', field },
      seen: QUIET_MONTH.turn,
    } as const;
    const sighted = { ...source, view: { ...view, pieces: [...view.pieces, seen] } };
    expect(textOn(pagesOf({ ...single, changes: 'overlay' }, sighted))).toContain('gesichtet');
    expect(textOn(pagesOf({ ...single, changes: 'overlay' }))).not.toContain('gesichtet');
  });
});

describe('own ways as arrows', () => {
  type Step = March['steps'][number];
  const step = (to: string, outcome: Step['outcome'] = 'done'): Step => {
    const fact = { kind: 'fact', value: 0, name: 'x', about: {} } as const;
    const moment = { numerator: 0, denominator: 1 };
    return {
      from: '',
      to,
      outcome,
      difficulty: fact,
      cost: fact,
      before: 0,
      left: 0,
      begin: moment,
      end: moment,
      rulings: { difficulty: '', cost: '' },
    };
  };
  const known = knownFields(view, lattice);
  const start = '001/22' as FieldAddress;
  const around = DIRECTIONS.map((direction: Direction) =>
    lattice.neighbourOf(start, direction),
  ).filter((field) => field !== undefined);
  const [one = '', two = ''] = around;

  it('lead through the middles of the fields that were reached, not of those that were dropped', () => {
    const marches = [{ unit: 101, start, steps: [step(one), step(start), step(two, 'dropped')] }];
    const [route] = routesOf({ ...QUIET_MONTH, marches }, lattice, known);
    expect(route?.points).toHaveLength(3);
    expect(route?.points[0]).toEqual(centreOf(lattice.axialOf(lattice.cellOf(start) ?? 0)));
  });

  it('leave out who stayed and who was carried', () => {
    const marches = [
      { unit: 101, start, steps: [] },
      { unit: 102, start: '(301)', steps: [step('(301)')] },
    ];
    expect(routesOf({ ...QUIET_MONTH, marches }, lattice, known)).toEqual([]);
  });

  it('run beside each other where they share a step', () => {
    const marches = [101, 102, 103].map((unit) => ({ unit, start, steps: [step(one)] }));
    const apart = { unit: 104, start, steps: [step(two)] };
    const routes = routesOf({ ...QUIET_MONTH, marches: [...marches, apart] }, lattice, known);
    expect(lanesOf(routes)).toEqual([0, 1, -1, 0]);
  });

  it('are on the map and in the legend only if they are wanted', () => {
    const marches = [{ unit: 101, start, steps: [step(one)] }];
    const single = { paper: 'A3', fieldMm: 9 } as const;
    const from = withMonth({ marches });
    expect(textOn(pagesOf({ ...single, routes: true }, from))).toContain('Eigener Weg');
    expect(textOn(pagesOf(single, from))).not.toContain('Eigener Weg');
    expect(drawnOn(pagesOf({ ...single, routes: true }, from)).length).toBe(
      drawnOn(pagesOf(single, from)).length + 6,
    );
  });
});

describe('the map of a turn report', () => {
  it('fills its size with a double line around it', () => {
    const { centre } = knownFields(view, lattice)[0] ?? { centre: { x: 0, y: 0 } };
    const marks = mapFigure(source, 100, 70, 9, centre);
    const [map, ...rims] = marks;
    expect(map?.kind === 'drawing' ? map.field : 0).toBe(9);
    expect(map?.kind === 'drawing' ? map.x + centre.x * 9 : 0).toBeCloseTo(50);
    expect(rims).toHaveLength(2);
    for (const mark of shapes(rims)) {
      const xs = cornersOf(mark.path).map(([x]) => x);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(100);
    }
  });
});
