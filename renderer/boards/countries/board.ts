import { useMemo } from 'react';
import {
  type Campaign,
  type CountryGame,
  type Point,
  settingsInForce,
  systems,
  type World,
} from '../../../engine';
import type { Path } from '../../cartography';
import { useLanguage } from '../../explain/react';
import type { Words } from '../../text/words';
import type { SeenThrough } from '../kit/board';
import type { BoardCells } from '../kit/BoardStage';
import type { Box } from '../kit/camera';
import { type CellContext, type CellGesture, chooseTool } from '../kit/cell-tools';
import { createBoardRoom, ROOM_START, type RoomState } from '../kit/room';
import { mapDrawing } from './map';
import { type CountryLayer, type CountryScene, type CountryViewKind, said, zoneName } from './scene';
import { isInside } from './shapes';
import { rowMiddle, rowPath, tableDrawing, tablePlan } from './table';
import { drawnWorld } from './world';

/** What the GM looks at on a board of countries. */
export interface CountryRoomState extends RoomState<'select', CountryLayer> {
  readonly view: CountryViewKind;
}

export const useCountryRoom = createBoardRoom<CountryRoomState>({
  ...ROOM_START,
  ...{ tool: 'select', view: 'map' },
  layers: { zones: true, markers: true, open: true },
});

/** A board of countries as it lies there. */
export interface SeenCountries extends CountryScene, SeenThrough {
  readonly view: CountryViewKind;
}

const gameOf = ({ system }: Pick<Campaign, 'system'>): CountryGame<World> | undefined =>
  systems[system]?.board.countries;

/** The board of a campaign in a language; undefined for games without one. */
export function countryScene(
  campaign: Campaign,
  language: 'de' | 'en',
): CountryScene | undefined {
  const game = gameOf(campaign);
  if (game === undefined) return undefined;
  const { world } = campaign;
  const sight = game.sight(world, settingsInForce(campaign));
  return { game, sight, parties: world.parties, language };
}

/** The board as it lies there in the language of the screen; everything on it is open to all. */
export function useSeenCountries(campaign: Campaign): SeenCountries | undefined {
  const view = useCountryRoom((room) => room.view);
  const language = useLanguage();
  return useMemo(() => {
    const scene = countryScene(campaign, language);
    return scene && { ...scene, view, looker: null };
  }, [campaign, language, view]);
}

/** Air around the tables, in their units. */
const AIR = 0.8;

/** The part of the plane a board fills. */
export function countryBox(scene: CountryScene, view: CountryViewKind): Box {
  if (view === 'map') return drawnWorld(scene.game.map).box;
  const { width, height } = tablePlan(scene);
  return { left: -AIR, top: -AIR, right: width + AIR, bottom: height + AIR };
}

/** The drawing of a board in either view. */
export const countryDrawing = (scene: CountryScene, view: CountryViewKind) =>
  view === 'map' ? mapDrawing.bind(null, scene) : tableDrawing.bind(null, scene);

/** Cells of a board with their outlines. */
export interface CountryCells extends BoardCells {
  readonly outlineOf: (country: string) => Path | undefined;
}

/** How far aside of the direction a country may lie, as part of the way to it. */
const ASIDE = 1.2;

function towards(
  points: ReadonlyMap<string, Point>,
  from: string | null,
  direction: Point,
): string | undefined {
  const start = from === null ? undefined : points.get(from);
  if (start === undefined) return points.keys().next().value;
  const costs = [...points].flatMap(([key, { x, y }]) => {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    return along > 0 && aside <= ASIDE * along ? [{ key, cost: along + 2 * aside }] : [];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.key;
}

/** How much of the sea around the world may lie under the switches when all of it is in sight. */
const UNDER_SWITCHES = 0.045;

function mapCells(scene: CountryScene): CountryCells {
  const world = drawnWorld(scene.game.map);
  const points = new Map(
    scene.sight.countries.flatMap(({ key, name }) => {
      const label = world.labelOf(key, said(scene, name));
      return label === undefined ? [] : [[key, label.middle] as const];
    }),
  );
  const { left, top, right, bottom } = world.box;
  const [x, y] = [(right - left) * UNDER_SWITCHES, (bottom - top) * UNDER_SWITCHES];
  return {
    all: [...points.keys()],
    cellAt: (point) => [...world.shapes].find(([key, { rings }]) => points.has(key) && isInside(rings, point))?.[0],
    pointOf: (key) => points.get(key),
    outlineOf: (key) => world.outlines.get(key),
    towards: (from, direction) => towards(points, from, direction),
    box: { left: left + x, top: top + y, right: right - x, bottom: bottom - y },
  };
}

function tableCells(scene: CountryScene): CountryCells {
  const { rows } = tablePlan(scene);
  const byKey = new Map(rows.map((row) => [row.country.key, row]));
  const points = new Map(rows.map((row) => [row.country.key, rowMiddle(row)]));
  const box = countryBox(scene, 'table');
  return {
    all: rows.map(({ country }) => country.key),
    cellAt: ({ x, y }) =>
      rows.find((row) => {
        const middle = rowMiddle(row);
        return Math.abs(x - middle.x) <= middle.x - row.left && Math.abs(y - middle.y) <= middle.y - row.top;
      })?.country.key,
    pointOf: (key) => points.get(key),
    outlineOf: (key) => {
      const row = byKey.get(key);
      return row === undefined ? undefined : rowPath(row);
    },
    towards: (from, direction) => towards(points, from, direction),
    box,
  };
}

const known = new WeakMap<object, Partial<Record<CountryViewKind, CountryCells>>>();

/** The countries for hand and keys; the same object for the same board and view. */
export function countryCells({ view, ...scene }: CountryScene & { readonly view: CountryViewKind }): CountryCells {
  const made = known.get(scene.sight) ?? {};
  const cells = made[view] ?? (view === 'map' ? mapCells(scene) : tableCells(scene));
  known.set(scene.sight, { ...made, [view]: cells });
  return cells;
}

/** A country in words: how it is held, by whom, what it is worth. */
export function countryInWords(scene: CountryScene, key: string, words: Words): string {
  const country = scene.sight.countries.find((one) => one.key === key);
  if (country === undefined) return '';
  const { held, value, zone } = country;
  const { fields } = scene.game;
  const names = (held?.parties ?? []).map((party) => scene.parties[party]?.name ?? party);
  const how = said(scene, held === null ? fields.free : fields[held.field]);
  return words('countries:what', {
    ...{ value, zone: zoneName(scene, zone), names: names.join(' + ') },
    how: names.length === 0 ? how : `${how}: ${names.join(' + ')}`,
  });
}

/** What tools may know; undefined for games without such a board. */
export function countryContext(campaign: Campaign): CellContext | null {
  const scene = countryScene(campaign, 'de');
  if (scene === undefined) return null;
  const { view } = useCountryRoom.getState();
  return {
    cellAt: countryCells({ ...scene, view }).cellAt,
    areNeighbours: () => false,
    overSide: () => undefined,
  };
}

export const COUNTRY_TOOLS = [chooseTool<'select', CellContext>('select')];

export type { CellContext, CellGesture };
