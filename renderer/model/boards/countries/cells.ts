import type { Point } from '../../../../engine';
import { type BoardCells, remembered, shapeTowards } from '../../../kit/board/cells';
import { tableBox } from './plan';
import { type CountryScene, type CountryViewKind, said } from './scene';
import { isInside } from './shapes';
import { rowMiddle, rowPath, tablePlan } from './table';
import { drawnWorld } from './world';

/** How much of the sea at the other three sides of the world may lie outside the margin when all of it is in sight. */
const SEA_OUTSIDE = 0.045;

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

const mapCells = remembered((scene: CountryScene): BoardCells => {
  const world = drawnWorld(scene.game.map);
  const points = Object.fromEntries(
    scene.sight.countries.flatMap(({ key, name }) => {
      const label = world.labelOf(key, said(scene, name));
      return label === undefined ? [] : [[key, label.middle] as const];
    }),
  );
  const { left, top, right, bottom } = world.box;
  const [x, y] = [(right - left) * SEA_OUTSIDE, (bottom - top) * SEA_OUTSIDE];
  return {
    ...pointsOf(points),
    cellAt: (point) =>
      [...world.shapes].find(
        ([key, { rings }]) => points[key] !== undefined && isInside(rings, point),
      )?.[0],
    outlineOf: (key) => world.outlines.get(key),
    // The names of the zones stand at the upper edge: none of it lies under the switches.
    box: { left: left + x, top, right: right - x, bottom: bottom - y },
  };
});

const tableCells = remembered((scene: CountryScene): BoardCells => {
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
export function countryCells(scene: CountryScene, view: CountryViewKind): BoardCells {
  return view === 'map' ? mapCells(scene) : tableCells(scene);
}
