import {
  centreOf,
  createLattice,
  type PartySnapshot,
  type FieldAddress,
  fieldAddress,
  fieldAtPoint,
  grossfeldOf,
  type Lattice,
  type Point,
  recut,
  ROW_HEIGHT,
} from '../../../../engine';
import type { MapWindow } from '../leak';
import { type Bounds, boundsOfAll, insideOf, type PaintedShape, type Ring } from './shape';

/** What a drawing is held against: the map as its reader knows it. */
export type KnownMap = Pick<PartySnapshot, 'plots' | 'topology'> & {
  readonly view: Pick<PartySnapshot['view'], 'chunks'>;
};

/** What of a page's plane a realm knows. */
interface Ground {
  readonly lattice: Lattice;
  readonly known: ReadonlySet<FieldAddress>;
}

const groundOf = ({ plots, topology, view }: KnownMap, net: number): Ground => ({
  lattice: recut(createLattice(plots, topology), net),
  known: new Set(
    Object.values(view.chunks).flatMap(({ no, level }) =>
      level.flatMap((known, index) => (known > 0 ? [fieldAddress(no, index + 1)] : [])),
    ),
  ),
});

/** Address of the unknown field around a point of the plane; `''` = beyond every known Großfeld, null = known. */
const unknownAt = ({ lattice, known }: Ground, point: Point): string | null => {
  const cell = lattice.cellAt(fieldAtPoint(point));
  if (cell === undefined) return '';
  const field = lattice.addressOf(cell);
  return known.has(field) ? null : field;
};

/** How far from the middle of a field a point is still well within it, in field widths. */
const DEEP = 0.3;

const isDeep = (point: Point): boolean => {
  const centre = centreOf(fieldAtPoint(point));
  return Math.hypot(point.x - centre.x, point.y - centre.y) <= DEEP;
};

const SAMPLES: readonly Point[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: 6 }, (_, index) => ({
    x: DEEP * Math.cos((index * Math.PI) / 3),
    y: DEEP * Math.sin((index * Math.PI) / 3),
  })),
];

/** So many of the samples of a field must be painted. */
const ENOUGH = 3;

/** So long a line must run deep in unknown fields, in field widths. */
const LEAST_LINE = 0.4;

type Tell = (point: Point) => void;

/** A map window as a place on the plane: its own points and those of the page. */
interface Sheet {
  readonly window: MapWindow;
  readonly ground: Ground;
}

const planePoint = ({ x, y, field }: MapWindow, px: number, py: number): Point => ({
  x: (px - x) / field,
  y: (py - y) / field,
});

const isWithin = ({ window }: MapWindow, x: number, y: number): boolean =>
  x >= window.x && x <= window.x + window.width && y >= window.y && y <= window.y + window.height;

const cut = ([left, top, right, bottom]: Bounds, { window }: MapWindow): Bounds => [
  Math.max(left, window.x),
  Math.max(top, window.y),
  Math.min(right, window.x + window.width),
  Math.min(bottom, window.y + window.height),
];

/** Centres of the fields that reach into a box of the page. */
const centresIn = (map: MapWindow, [left, top, right, bottom]: Bounds): readonly Point[] => {
  const [from, to] = [planePoint(map, left, top), planePoint(map, right, bottom)];
  const centres: Point[] = [];
  for (let r = Math.floor(from.y / ROW_HEIGHT) - 1; r <= to.y / ROW_HEIGHT + 1; r += 1) {
    for (let q = Math.floor(from.x - r / 2) - 1; q <= to.x - r / 2 + 1; q += 1) {
      centres.push(centreOf({ q, r }));
    }
  }
  return centres;
};

const isShown = (shape: PaintedShape, map: MapWindow): ((x: number, y: number) => boolean) => {
  const clips = shape.clips.map(insideOf);
  return (x, y) => isWithin(map, x, y) && clips.every((inside) => inside(x, y));
};

/** Areas: a field counts if enough of its samples are painted, a small sign if its middle is deep in a field. */
const strayArea = (shape: PaintedShape, { window: map, ground }: Sheet, tell: Tell): void => {
  const bounds = boundsOfAll(shape.rings);
  const [left, top, right, bottom] = bounds;
  const shown = isShown(shape, map);
  if (right - left < map.field * 0.9 && bottom - top < map.field * 0.9) {
    const [px, py] = [(left + right) / 2, (top + bottom) / 2];
    const point = planePoint(map, px, py);
    if (shown(px, py) && isDeep(point)) tell(point);
    return;
  }
  const inside = insideOf(shape);
  for (const centre of centresIn(map, cut(bounds, map))) {
    if (unknownAt(ground, centre) === null) continue;
    const painted = SAMPLES.filter((sample) => {
      const px = map.x + (centre.x + sample.x) * map.field;
      const py = map.y + (centre.y + sample.y) * map.field;
      return shown(px, py) && inside(px, py);
    });
    if (painted.length >= ENOUGH) tell(centre);
  }
};

/** Calls `visit` for points along a line, some for every field, with the length for which each stands. */
const alongRing = (
  ring: Ring,
  step: number,
  visit: (x: number, y: number, length: number) => void,
): void => {
  for (let index = 0; index + 3 < ring.length; index += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.slice(index, index + 4);
    const length = Math.hypot(x1 - x0, y1 - y0);
    const parts = Math.max(1, Math.min(2000, Math.ceil(length / step)));
    for (let part = 0; part < parts; part += 1) {
      const t = (part + 0.5) / parts;
      visit(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, length / parts);
    }
  }
};

const strayLine = (shape: PaintedShape, { window: map, ground }: Sheet, tell: Tell): void => {
  const shown = isShown(shape, map);
  for (const ring of shape.rings) {
    let run = 0;
    const points: Point[] = [];
    alongRing(ring, map.field / 8, (px, py, length) => {
      if (!isWithin(map, px, py)) return;
      const point = planePoint(map, px, py);
      if (!isDeep(point) || unknownAt(ground, point) === null || !shown(px, py)) return;
      run += length;
      points.push(point);
    });
    if (run >= LEAST_LINE * map.field) points.forEach(tell);
  }
};

/** Paper and halos: an almost white colour carries no information. */
const isPaper = (colour: string): boolean => {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return parts.length === 3 && parts.every((part) => Number.parseInt(part, 16) >= 0xf4);
};

/** A colour over a whole map, light enough to be paper. */
const isSheetOf = (shape: PaintedShape, map: MapWindow): boolean => {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(shape.colour) ?? [];
  const isLight = parts.length === 3 && parts.every((part) => Number.parseInt(part, 16) >= 0xe0);
  const [left, top, right, bottom] = boundsOfAll(shape.rings);
  const { x, y, width, height } = map.window;
  return (
    isLight &&
    shape.rings.length === 1 &&
    left <= x + 0.5 &&
    top <= y + 0.5 &&
    right >= x + width - 0.5 &&
    bottom >= y + height - 0.5
  );
};

/** What counts as the same line, in millimetres. */
const NEAR = 0.6;

/** Frames and the sheets of a plan: lines along the paper, longer than any side of a field. */
const isFrame = ({ rings, pen }: PaintedShape, { field }: MapWindow): boolean =>
  pen !== null &&
  rings.every((ring) => {
    for (let index = 0; index + 3 < ring.length; index += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.slice(index, index + 4);
      const [dx, dy] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
      const isShort = Math.max(dx, dy) < field && Math.max(dx, dy) > NEAR;
      if (Math.min(dx, dy) > 0.01 || isShort) return false;
    }
    return true;
  });

/** A glue strip hatched along an edge of the map from end to end is narrower than this, in millimetres. */
const STRIP = 16;

const isGlue = ({ rings, pen }: PaintedShape, { window }: MapWindow): boolean => {
  if (pen === null) return false;
  const [left, top, right, bottom] = boundsOfAll(rings);
  const [gapLeft, gapTop] = [left - window.x, top - window.y];
  const [gapRight, gapBottom] = [
    window.x + window.width - right,
    window.y + window.height - bottom,
  ];
  const isAcross = Math.abs(gapLeft) < NEAR && Math.abs(gapRight) < NEAR && bottom - top < STRIP;
  const isDown = Math.abs(gapTop) < NEAR && Math.abs(gapBottom) < NEAR && right - left < STRIP;
  return (
    (isAcross && Math.min(Math.abs(gapTop), Math.abs(gapBottom)) < NEAR) ||
    (isDown && Math.min(Math.abs(gapLeft), Math.abs(gapRight)) < NEAR)
  );
};

/** Parts of the sheet, not of the land. */
const isFurniture = (shape: PaintedShape, map: MapWindow): boolean =>
  isPaper(shape.colour) || isSheetOf(shape, map) || isFrame(shape, map) || isGlue(shape, map);

/** Unknown fields in which something is painted on a map, by Großfeld; `''` = beyond all that is known. */
export type StrayFields = ReadonlyMap<string, ReadonlySet<string>>;

/** The fields of a map that its realm does not know, but with something coloured in them. */
export function strayFields(
  shapes: readonly PaintedShape[],
  map: MapWindow,
  known: KnownMap,
): StrayFields {
  const sheet: Sheet = { window: map, ground: groundOf(known, map.net ?? 0) };
  const stray = new Map<string, Set<string>>();
  const tell: Tell = (point) => {
    const field = unknownAt(sheet.ground, point);
    if (field === null) return;
    const no = field === '' ? '' : grossfeldOf(field as FieldAddress);
    const fields = stray.get(no) ?? new Set();
    stray.set(no, fields.add(field));
  };
  for (const shape of shapes) {
    if (shape.page !== map.page || isFurniture(shape, map)) continue;
    if (shape.pen === null) strayArea(shape, sheet, tell);
    else strayLine(shape, sheet, tell);
  }
  return stray;
}
