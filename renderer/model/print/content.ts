import {
  type Axial,
  centreOf,
  type Lattice,
  type Point,
  type RealmView,
  ROW_HEIGHT,
} from '../../../engine';
import {
  type DisplayList,
  type Flow,
  hexagon,
  layGlyphs,
  lengthOf,
  letteringIn,
  mapStyle,
  type MapStyle,
  type Mark,
  MM_PER_PIXEL,
  type Overlay,
  overlay,
  piecesIn,
  realmInk,
  riverFlow,
  type Scene,
  sceneDisplayList,
  wholeScene,
  wordWidth,
} from '../../kit/cartography';
import { changeMarks, type MonthChanges, veil } from './changes';
import type { KnownField } from './known';
import type { PlaneBox } from './layout';
import { type MapOrder, NUMBERS_FROM_MM, printedParts } from './order';
import { routeMarks, routesOf } from './routes';
import type { MapSource } from './source';

type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** Paper that a word covers, in field widths; a little more rather than less. */
const rectOf = (mark: Mark & { readonly kind: 'text' | 'curve' }, fieldMm: number): Rect => {
  const size = lengthOf(mark.size, { field: fieldMm, pixel: MM_PER_PIXEL }) / fieldMm;
  if (mark.kind === 'curve') {
    const letters = Array.from(mark.text);
    const widths = letters.map((letter) => wordWidth(letter, mark.font) * size);
    const places = layGlyphs(mark.curve, widths, (mark.spacing ?? 0) * size);
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    return [
      Math.min(...xs) - size / 2,
      Math.min(...ys) - size / 2,
      Math.max(...xs) + size / 2,
      Math.max(...ys) + size / 2,
    ];
  }
  const width = wordWidth(mark.text, mark.font) * size;
  const left = mark.x - (mark.align === 'left' ? 0 : mark.align === 'right' ? width : width / 2);
  return [left, mark.y - size * 0.75, left + width, mark.y + size * 0.25];
};

const meets = ([left, top, right, bottom]: Rect, box: PlaneBox): boolean =>
  left < box.left + box.width && right > box.left && top < box.top + box.height && bottom > box.top;

const isWhole = ([left, top, right, bottom]: Rect, box: PlaneBox): boolean =>
  left >= box.left &&
  right <= box.left + box.width &&
  top >= box.top &&
  bottom <= box.top + box.height;

/** Numbers stand whole or not at all: the neighbouring sheet has them. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** A drawing without the words that a window does not show. A clip would only hide them: they would still be in the file. */
const wordsWithin = (list: DisplayList, box: PlaneBox, fieldMm: number): DisplayList =>
  list.flatMap((mark): readonly Mark[] => {
    if (mark.kind === 'clip') return [{ ...mark, marks: wordsWithin(mark.marks, box, fieldMm) }];
    if (mark.kind !== 'text' && mark.kind !== 'curve') return [mark];
    const rect = rectOf(mark, fieldMm);
    return (isNumber(mark.text) ? isWhole(rect, box) : meets(rect, box)) ? [mark] : [];
  });

/** Field widths around a window that are drawn as well, so that what crosses its edge is whole. */
const AROUND = 1.2;

/** Paper is finer than the screen: symbols on every print, numbers from 9 mm on. */
const SYMBOLS_PX = 24;
const NUMBERS_PX = 40;

/** How the map of an order is drawn. */
export function printStyle({ fieldMm, look }: Pick<MapOrder, 'fieldMm' | 'look'>): MapStyle {
  const least = fieldMm >= NUMBERS_FROM_MM ? NUMBERS_PX : SYMBOLS_PX;
  return mapStyle('print', Math.max(least, fieldMm / MM_PER_PIXEL), { look });
}

const grown = ({ left, top, width, height }: PlaneBox, by: number): PlaneBox => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const holds = (box: PlaneBox, { x, y }: Point): boolean =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;

/** All places for fields whose centre is in a box of the plane, on the map or not. */
export function placesIn(box: PlaneBox): readonly Axial[] {
  const first = Math.ceil(box.top / ROW_HEIGHT);
  const rows = Math.floor((box.top + box.height) / ROW_HEIGHT) - first + 1;
  return Array.from({ length: Math.max(0, rows) }, (_, row) => first + row).flatMap((r) => {
    const west = Math.ceil(box.left - r / 2);
    const count = Math.floor(box.left + box.width - r / 2) - west + 1;
    return Array.from({ length: Math.max(0, count) }, (_, column) => ({ q: west + column, r }));
  });
}

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;

/** Everything of which the windows of a map are cut: made once for all its sheets. */
export interface MapContent {
  readonly view: RealmView;
  readonly lattice: Lattice;
  readonly known: readonly KnownField[];
  readonly order: MapOrder;
  readonly scene: Scene;
  readonly flow: Flow;
  readonly above: Overlay;
  readonly changes: MonthChanges | null;
  readonly routes: DisplayList;
}

/** What the windows of a map show. `view` is the part of the source's view that is printed, `known` its fields. */
export function contentOf(
  { lattice, terrains, view: whole, month }: MapSource,
  view: RealmView,
  known: readonly KnownField[],
  order: MapOrder,
  changes: MonthChanges | null,
): MapContent {
  const style = printStyle(order);
  const parts = printedParts(order);
  const ink = realmInk(style, view.parties, view.audience.party);
  return {
    view,
    lattice,
    known,
    order,
    changes,
    scene: wholeScene(view, lattice, terrains, style),
    flow: riverFlow(whole, lattice, terrains),
    above: overlay(view, lattice, terrains, style, order.fieldMm / MM_PER_PIXEL, {
      labels: parts.names,
      pieces: parts.units,
    }),
    routes: order.routes ? routeMarks(routesOf(month, lattice, known), ink) : [],
  };
}

/** Empty hexagons where nothing is known. They cover the whole window, so that not even the edge of the world shows. */
const fog = (isKnown: ReadonlySet<string>, box: PlaneBox): DisplayList => {
  const path: number[] = [];
  for (const place of placesIn(grown(box, 1)))
    if (!isKnown.has(keyOf(place))) hexagon(path, centreOf(place));
  return [{ kind: 'line', path, colour: '#1B1916', width: { of: 0, min: 0.4 }, opacity: 0.22 }];
};

const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6] as const;

/**
 * Everything drawn in one window. It is made of the realm's view alone: what the realm does not know is not covered
 * here, it is absent. On part of a larger map text is cut at the edge and goes on beyond it; on a whole one it moves
 * inside.
 */
export function contentIn(content: MapContent, plane: PlaneBox, isWhole: boolean): DisplayList {
  const { scene, flow, above, known, order, changes, lattice, routes } = content;
  const parts = printedParts(order);
  const around = grown(plane, AROUND);
  const near = known.filter(({ centre }) => holds(around, centre));
  const window = [
    plane.left,
    plane.top,
    plane.left + plane.width,
    plane.top + plane.height,
  ] as const;
  const ground = sceneDisplayList(
    { ...scene, fields: scene.fields.filter((field) => holds(around, field)) },
    flow,
    {
      kleinfeldNumbers: !parts.kleinfeldNumbers,
      grossfeldNumbers: !parts.grossfeldNumbers,
      grossfeldLines: !parts.grossfeldLines,
    },
  );
  const list = [
    ...fog(new Set(near.map(({ axial }) => keyOf(axial))), plane),
    ...ground,
    ...(changes === null
      ? []
      : [
          ...(order.changes === 'marked' ? [] : veil(near, changes)),
          ...changeMarks(lattice, changes, order.look),
        ]),
    ...routes,
    ...letteringIn(isWhole ? window : EVERYWHERE, above),
    ...piecesIn(window, above),
  ];
  return wordsWithin(list, plane, order.fieldMm);
}
