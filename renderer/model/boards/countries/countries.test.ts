import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, systems } from '../../../../engine';
import {
  BOARD_43,
  boardWorld,
  sidesOf,
  stateOf,
  zoneOf,
} from '../../../../engine/testing/eroberung-samples';
import { wholeBoard } from '../../../kit/board/paper';
import { seenCountries } from './board';
import { countryPlan, countryScene } from './plan';
import { fitsAt } from './labels';
import { byZone, type CountryScene, said, withoutMarkers } from './scene';
import { isInside, shapesOf } from './shapes';
import { tablePlan, trackPlace } from './table';
import { drawnWorld } from './world';

const system = systems['eroberung'];
const game = system?.board.countries;
if (system === undefined || game === undefined) throw new Error('a game without countries');
const world = boardWorld(BOARD_43);
const drawn = drawnWorld(game.map);
const sceneIn = (language: 'de' | 'en') => countryScene(game, { world, settings: {} }, language);

/** Twice the area a ring encloses; negative for holes. */
const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

describe('the drawn world', () => {
  it('has one shape for each of the 43 countries, in one piece, and no other', () => {
    expect([...drawn.shapes.keys()].toSorted()).toEqual(BOARD_43.map(({ key }) => key).toSorted());
    const pieces = [...drawn.shapes].map(([key, { rings }]) => [
      key,
      rings.filter(({ corners }) => areaOf(corners) > 0).length,
    ]);
    expect(pieces.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it('has no point that lies in two shapes', () => {
    const { left, top, right, bottom } = drawn.box;
    const shapes = shapesOf(game.map.rows);
    fc.assert(
      fc.property(
        fc.double({ min: left, max: right, noNaN: true }),
        fc.double({ min: top, max: bottom, noNaN: true }),
        (x, y) => {
          expect(shapes.filter(({ rings }) => isInside(rings, { x, y })).length).toBeLessThan(2);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('has the area of its cells: no border is drawn twice or left open', () => {
    const cells = game.map.rows.join('').replaceAll(' ', '').length;
    const drawnArea = shapesOf(game.map.rows)
      .flatMap(({ rings }) => rings.map(({ corners }) => areaOf(corners) / 2))
      .reduce((sum, area) => sum + area, 0);
    // Corners cut off at the coast are an eighth of a cell each.
    expect(drawnArea).toBeGreaterThan(cells * 0.95);
    expect(drawnArea).toBeLessThan(cells * 1.01);
  });

  it.each(['de', 'en'] as const)(
    'has room for every name, value and both fields (%s)',
    (language) => {
      const scene = sceneIn(language);
      for (const { key, name } of scene.sight.countries) {
        const label = drawn.labelOf(key, said(scene, name));
        const shape = drawn.shapes.get(key);
        expect(label?.scale, key).toBeGreaterThan(0.86);
        if (label !== undefined && shape !== undefined)
          expect(fitsAt(shape, label.middle, label), key).toBe(true);
      }
    },
  );

  it('has a sign for every zone, at sea or on land that is not in the game', () => {
    const zones = [...byZone(sceneIn('de').sight).keys()];
    expect(Object.keys(game.map.plaques).map(Number)).toEqual(zones);
    for (const [x, y] of Object.values(game.map.plaques))
      expect([...drawn.shapes].filter(([, { rings }]) => isInside(rings, { x, y }))).toEqual([]);
  });

  it('lists for each country the neighbours of its zone that stand beside it on the board (EW-26-06)', () => {
    const state = stateOf(world);
    for (const { key, zone } of BOARD_43) {
      const sides = sidesOf(state, key, {});
      const others = zoneOf(state, zone).filter(({ id }) => id !== key);
      expect(sides, key).toHaveLength(Math.min(2, others.length));
      for (const side of sides) expect(others.map(({ id }) => id)).toContain(side);
    }
  });
});

describe('a world as text', () => {
  it('joins what touches and keeps a lake open', () => {
    const [shape] = shapesOf(['aaa', 'a a', 'aaa']);
    expect(shape?.rings).toHaveLength(2);
    const inIt = (x: number, y: number) => isInside(shape?.rings ?? [], { x, y });
    expect([inIt(0.5, 1.5), inIt(1.5, 1.5), inIt(3.5, 1)]).toEqual([true, false, false]);
  });

  it('gives two areas the same border, so that every point between them lies in one', () => {
    const shapes = shapesOf(['aab', 'abb', 'aab']);
    for (let y = 0.6; y < 2.5; y += 0.1)
      for (let x = 0.6; x < 2.5; x += 0.1)
        expect(
          shapes.filter(({ rings }) => isInside(rings, { x, y })),
          [x, y].join(),
        ).toHaveLength(1);
  });
});

describe('the tables', () => {
  it('have a row for each of the 43 countries in printed order, none over another (EW-26-08)', () => {
    const { rows, trackTop } = tablePlan(sceneIn('de'));
    expect(rows.map(({ country }) => country.key)).toEqual(BOARD_43.map(({ key }) => key));
    expect(new Set(rows.map(({ left, top }) => `${String(left)} ${String(top)}`)).size).toBe(43);
    expect(Math.max(...rows.map(({ top }) => top))).toBeLessThan(trackTop);
  });

  it('of a board of one zone are one column', () => {
    const scene = sceneIn('de');
    const countries = scene.sight.countries.filter(({ zone }) => zone === 4);
    const { zones } = tablePlan({ ...scene, sight: { countries, track: [] } });
    expect(zones).toHaveLength(1);
  });
});

const TRACK = { rows: 5, columns: 20 };

describe('the track (EW-1-07, EW-6-01)', () => {
  it.each([
    [0, null],
    [2, { row: 0, column: 0.5, lap: 0 }],
    [9, { row: 0, column: 4, lap: 0 }],
    [40, { row: 0, column: 19.5, lap: 0 }],
    [41, { row: 1, column: 0, lap: 0 }],
    [200, { row: 4, column: 19.5, lap: 0 }],
    [224, { row: 0, column: 11.5, lap: 1 }],
  ])('%i halves lie at %o', (halves, place) => {
    expect(trackPlace(halves, TRACK)).toEqual(place);
  });
});

describe('a board of countries', () => {
  it('is drawn the same for the same input, in both views, and says its holders', () => {
    const words = (key: string) => (key === 'countries:language' ? 'de' : key);
    const seen = seenCountries({ system, settings: {}, world }, words);
    expect(seen?.viewer).toBeNull();
    for (const view of ['map', 'table'] as const) {
      const one = wholeBoard(countryPlan(sceneIn('de'), view), 'light', 10);
      expect(wholeBoard(countryPlan(sceneIn('de'), view), 'light', 10)).toEqual(one);
      expect(one.length).toBeGreaterThan(200);
    }
  });

  it('has no marker on a blank form', () => {
    const scene = sceneIn('de');
    const countries = scene.sight.countries.map((one) => ({
      ...one,
      held: { field: 'allied' as const, parties: ['rot'] },
    }));
    const track = [{ party: 'rot', halves: 9 }];
    const full = { ...scene, sight: { countries, track } };
    const blank = withoutMarkers(full);
    const listOf = (one: CountryScene) => wholeBoard(countryPlan(one, 'table'), 'print', 10);
    expect(listOf(blank)).toEqual(listOf(scene));
    expect(listOf(full)).not.toEqual(listOf(scene));
  });
});
