import { type Axial, centreOf, type Point, ROW_HEIGHT } from '../../engine';
import {
  type DisplayList,
  hexagon,
  letteringIn,
  mapStyle,
  type MapStyle,
  MM_PER_PIXEL,
  type Overlay,
  overlay,
  piecesIn,
  riverFlow,
  sceneDisplayList,
  type Terrains,
  wholeScene,
} from '../cartography';
import type { MapSheet, PlaneBox } from './layout';
import { NUMBERS_FROM_MM, type PrintOptions } from './paper';
import type { PrintPlan } from './plan';

/** Field widths around a window that are drawn as well, so that what crosses its edge is whole. */
const AROUND = 2;

/** Paper is finer than the screen: symbols on every print, numbers from 9 mm on. */
const SYMBOLS_PX = 24;
const NUMBERS_PX = 40;

type Drawn = Pick<PrintOptions, 'fieldMm' | 'look'>;

/** How the map is drawn at a field width in millimetres. */
export const printStyle = ({ fieldMm, look = 'colours' }: Drawn): MapStyle => {
  const least = fieldMm >= NUMBERS_FROM_MM ? NUMBERS_PX : SYMBOLS_PX;
  return mapStyle('print', Math.max(least, fieldMm / MM_PER_PIXEL), { look });
};

const grown = ({ left, top, width, height }: PlaneBox, by: number): PlaneBox => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const holds = (box: PlaneBox, { x, y }: Point): boolean =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;

/** All places for fields whose centre lies in a box of the plane, on the map or not. */
const placesIn = (box: PlaneBox): readonly Axial[] => {
  const first = Math.ceil(box.top / ROW_HEIGHT);
  const rows = Math.floor((box.top + box.height) / ROW_HEIGHT) - first + 1;
  return Array.from({ length: Math.max(0, rows) }, (_, row) => first + row).flatMap((r) => {
    const west = Math.ceil(box.left - r / 2);
    const count = Math.floor(box.left + box.width - r / 2) - west + 1;
    return Array.from({ length: Math.max(0, count) }, (_, column) => ({ q: west + column, r }));
  });
};

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;

/** Empty hexagons where nothing is known. They cover the whole window, so that not even the edge of the world shows. */
const fog = (plan: PrintPlan, box: PlaneBox): DisplayList => {
  const known = new Set(plan.fields.map(({ axial }) => keyOf(axial)));
  const path: number[] = [];
  for (const place of placesIn(grown(box, 1))) {
    if (!known.has(keyOf(place))) hexagon(path, centreOf(place));
  }
  return [{ kind: 'line', path, colour: '#1B1916', width: { of: 0, min: 0.4 }, opacity: 0.22 }];
};

/** Lettering, names and pieces of a whole print, placed once for all its sheets. */
export const printOverlay = (plan: PrintPlan, terrains: Terrains): Overlay => {
  const { options } = plan.layout;
  return overlay(
    plan.view,
    plan.lattice,
    terrains,
    printStyle(options),
    options.fieldMm / MM_PER_PIXEL,
  );
};

/**
 * Everything drawn in the window of one sheet. It is made of the realm's view alone: what the realm does not
 * know is not covered here, it is absent.
 */
export const sheetContent = (
  plan: PrintPlan,
  sheet: MapSheet,
  terrains: Terrains,
  above: Overlay,
): DisplayList => {
  const { view, lattice, layout } = plan;
  const { plane } = sheet;
  const around = grown(plane, AROUND);
  const scene = wholeScene(view, lattice, terrains, printStyle(layout.options), (cell) =>
    holds(around, centreOf(lattice.axialOf(cell))),
  );
  const window = [
    plane.left,
    plane.top,
    plane.left + plane.width,
    plane.top + plane.height,
  ] as const;
  // On part sheets words are cut at the edge and go on beyond it; a single sheet moves them inside.
  const lettering = layout.sheets.length === 1 ? window : ([-1e6, -1e6, 1e6, 1e6] as const);
  return [
    ...fog(plan, plane),
    ...sceneDisplayList(scene, riverFlow(view, lattice, terrains)),
    ...letteringIn(lettering, above),
    ...piecesIn(window, above),
  ];
};
