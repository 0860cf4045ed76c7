import type { Point } from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import type { PlayedGame, SeenThrough } from '../../board/board';
import { type BoardCells, remembered, shapeTowards } from '../../../kit/board/cells';
import {
  createBoardScreen,
  BOARD_SCREEN_START,
  type BoardScreenState,
} from '../../board/screen-state';
import { countryScene, tableBox } from './plan';
import {
  type CountryLayer,
  type CountryScene,
  type CountryViewKind,
  said,
  zoneName,
} from './scene';
import { isInside } from './shapes';
import { rowMiddle, rowPath, tablePlan } from './table';
import { drawnWorld } from './world';

/** View state of a board of countries. */
export interface CountryViewState extends BoardScreenState<'select', CountryLayer> {
  readonly view: CountryViewKind;
}

export const useCountryView = createBoardScreen<CountryViewState>({
  ...BOARD_SCREEN_START,
  tool: 'select',
  view: 'map',
  layers: { zones: true, markers: true, open: true },
});

/** A board of countries; everything on it is public. */
export type SeenCountries = CountryScene & SeenThrough;

/** The board of a game in the language of some texts; undefined for games without one. */
export function seenCountries(
  { system, settings, world }: PlayedGame,
  words: Words,
): SeenCountries | undefined {
  const game = system.board.countries;
  const language = words('countries:language') === 'de' ? 'de' : 'en';
  return game && { ...countryScene(game, { world, settings }, language), viewer: null };
}

/** How much of the sea around the world may lie under the switches when all of it is in sight. */
const UNDER_SWITCHES = 0.045;

const pointsOf = (points: Readonly<Record<string, Point>>) => ({
  all: Object.keys(points),
  pointOf: (key: string) => points[key],
  towards: (from: string | null, direction: Point) =>
    shapeTowards(
      Object.fromEntries(
        Object.entries(points).map(([key, point]) => [key, { point, outlines: [] }]),
      ),
      from,
      direction,
    ),
});

const mapCells = remembered((scene: SeenCountries): BoardCells => {
  const world = drawnWorld(scene.game.map);
  const points = Object.fromEntries(
    scene.sight.countries.flatMap(({ key, name }) => {
      const label = world.labelOf(key, said(scene, name));
      return label === undefined ? [] : [[key, label.middle] as const];
    }),
  );
  const { left, top, right, bottom } = world.box;
  const [x, y] = [(right - left) * UNDER_SWITCHES, (bottom - top) * UNDER_SWITCHES];
  return {
    ...pointsOf(points),
    cellAt: (point) =>
      [...world.shapes].find(
        ([key, { rings }]) => points[key] !== undefined && isInside(rings, point),
      )?.[0],
    outlineOf: (key) => world.outlines.get(key),
    box: { left: left + x, top: top + y, right: right - x, bottom: bottom - y },
  };
});

const tableCells = remembered((scene: SeenCountries): BoardCells => {
  const { rows } = tablePlan(scene);
  const byKey = new Map(rows.map((row) => [row.country.key, row]));
  return {
    ...pointsOf(Object.fromEntries(rows.map((row) => [row.country.key, rowMiddle(row)]))),
    cellAt: ({ x, y }) =>
      rows.find((row) => {
        const middle = rowMiddle(row);
        const [across, down] = [middle.x - row.left, middle.y - row.top];
        return Math.abs(x - middle.x) <= across && Math.abs(y - middle.y) <= down;
      })?.country.key,
    outlineOf: (key) => {
      const row = byKey.get(key);
      return row && rowPath(row);
    },
    box: tableBox(scene),
  };
});

/** The countries for pointer and keys. */
export function countryCells(scene: SeenCountries, view: CountryViewKind): BoardCells {
  return view === 'map' ? mapCells(scene) : tableCells(scene);
}

/** A country of a scene by its key. */
export function countryIn({ sight }: CountryScene, key: string | null) {
  return sight.countries.find((one) => one.key === key);
}

/** A country as text: its zone, its value, how it is held and by whom. */
export function countryInWords(scene: CountryScene, key: string, words: Words): string {
  const country = countryIn(scene, key);
  if (country === undefined) return '';
  const { held, value, zone } = country;
  const names = (held?.parties ?? []).map((party) => scene.parties[party]?.name ?? party);
  const how = said(scene, scene.game.fields[held?.field ?? 'free']);
  return words('countries:what', {
    value,
    zone: zoneName(scene, zone),
    how: names.length === 0 ? how : `${how}: ${names.join(' + ')}`,
  });
}
