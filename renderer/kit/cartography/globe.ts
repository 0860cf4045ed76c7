import {
  type Axial,
  type Cell,
  centreOf,
  DIRECTIONS,
  type FaceCorner,
  type GrossfeldNo,
  icosahedralFaces,
  icosahedralNet,
  KLEINFELDER,
  type Lattice,
  type MapView,
  memoizeByObject,
  type Vector,
} from '../../../engine';
import { wholeScene } from './area';
import { paint } from './canvas';
import { copiesBeyondCuts, type Copy } from './globe-copies';
import { riverFlow } from './flow';
import { cornerAt, middleAt, previous, type Spot } from './geometry';
import { sceneDisplayList } from './lists';
import type { Terrains } from './scene';
import type { MapStyle } from './style';

/** The net of a world as a picture, from which the globe is drawn: the same drawing as the map, without its cuts. */
export interface GlobeSheet {
  readonly canvas: OffscreenCanvas;
  /** Pixels of a field width, and the point of the plane in the upper left corner. */
  readonly field: number;
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

/** How the globe is turned, in degrees: the place in the middle; and how large it is drawn, in radii of the window. */
export interface GlobeTurn {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** How far around a field it is copied, in its size: lines along its sides go with it. */
const AROUND = 1.08;

/** What of a field is copied, around its centre; a sixth with a little of its neighbours, so that no crack shows. */
const outlineOf = ({ side }: Copy): readonly Spot[] => {
  const corner = (no: number): Spot => cornerAt({ x: 0, y: 0 }, no);
  if (side === undefined) return DIRECTIONS.map(corner);
  const { x, y } = middleAt({ x: 0, y: 0 }, side);
  return [{ x: -x / 8, y: -y / 8 }, corner(previous(side)), corner(side)];
};

/** Copies fields from one drawing of the net to their places beyond the cuts on another. */
const copyFields = (
  context: OffscreenCanvasRenderingContext2D,
  drawing: OffscreenCanvas,
  copies: readonly Copy[],
  { x, y, field }: { readonly x: number; readonly y: number; readonly field: number },
): void => {
  const size = 2 * AROUND * field;
  for (const copy of copies) {
    const [from, to] = [centreOf(copy.from), centreOf(copy.to)];
    context.save();
    context.translate(x + to.x * field, y + to.y * field);
    context.beginPath();
    for (const { x: across, y: down } of outlineOf(copy))
      context.lineTo(AROUND * field * across, AROUND * field * down);
    context.clip();
    context.rotate((copy.turns * Math.PI) / 3);
    const [left, top] = [x + from.x * field - size / 2, y + from.y * field - size / 2];
    context.drawImage(drawing, left, top, size, size, -size / 2, -size / 2, size, size);
    context.restore();
  }
};

/** Most pixels of the picture: what a graphics card bears. */
const MOST = 24_000_000;

/**
 * Draws the net of a world on an icosahedron; undefined for other worlds. Fields are at most `wanted` pixels wide;
 * lines are as strong as on a map whose fields are `shown` pixels wide.
 */
export function globeSheet(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
  { wanted, shown }: { readonly wanted: number; readonly shown: number },
): GlobeSheet | undefined {
  const { topology } = lattice;
  if (topology.kind !== 'icosahedron') return undefined;
  const { edge } = topology;
  const [width, height] = [5.5 * edge + 4, 3 * edge * (Math.sqrt(3) / 2) + 4];
  const field = Math.min(wanted, Math.sqrt(MOST / (width * height)));
  const [left, top] = [-2, -edge * (Math.sqrt(3) / 2) - 2];
  const [across, down] = [Math.ceil(width * field), Math.ceil(height * field)];
  const drawing = new OffscreenCanvas(across, down);
  const canvas = new OffscreenCanvas(across, down);
  const [draw, context] = [drawing.getContext('2d'), canvas.getContext('2d')];
  if (draw === null || context === null) return undefined;
  const to = { x: -left * field, y: -top * field, field, pixel: field / shown };
  const flow = riverFlow(view, lattice, terrains);
  const scene = wholeScene(view, lattice, terrains, style);
  paint(draw, sceneDisplayList(scene, flow, { seams: true, grossfeldNumbers: true }), to);
  context.drawImage(drawing, 0, 0);
  copyFields(context, drawing, copiesBeyondCuts(edge), to);
  return { canvas, field, left, top, edge };
}

const RADIANS = Math.PI / 180;

/** The directions of the window in space: to the east, to the north, and towards who looks. */
const axesOf = ({ longitude, latitude }: GlobeTurn): readonly [Vector, Vector, Vector] => {
  const [cosLong, sinLong] = [Math.cos(longitude * RADIANS), Math.sin(longitude * RADIANS)];
  const [cosLat, sinLat] = [Math.cos(latitude * RADIANS), Math.sin(latitude * RADIANS)];
  return [
    [-sinLong, cosLong, 0],
    [-sinLat * cosLong, -sinLat * sinLong, cosLat],
    [cosLat * cosLong, cosLat * sinLong, sinLat],
  ];
};

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A point of a triangle: on the picture, and on the ball. */
interface Knot {
  readonly on: Spot;
  readonly point: Vector;
}

/** Into how many parts the edge of a triangle is cut: flat pieces so small that the ball looks round. */
const PARTS = 8;

const knotAt = (
  { field, left, top }: GlobeSheet,
  corners: readonly FaceCorner[],
  shares: readonly number[],
): Knot => {
  const sum = (of: (corner: FaceCorner) => number): number =>
    corners.reduce((total, corner, index) => total + of(corner) * (shares[index] ?? 0), 0) / PARTS;
  const at = centreOf({ q: sum((corner) => corner.field.q), r: sum((corner) => corner.field.r) });
  const [x, y, z] = [0, 1, 2].map((axis) => sum(({ point }) => point[axis] ?? 0));
  const length = Math.hypot(x ?? 0, y ?? 0, z ?? 0);
  return {
    on: { x: (at.x - left) * field, y: (at.y - top) * field },
    point: [(x ?? 0) / length, (y ?? 0) / length, (z ?? 0) / length],
  };
};

/** The small triangles of all faces. They stay the same while the globe is turned. */
export function globePieces(sheet: GlobeSheet): readonly (readonly [Knot, Knot, Knot])[] {
  return icosahedralFaces(sheet.edge).flatMap((corners) => {
    const at = (a: number, b: number): Knot => knotAt(sheet, corners, [PARTS - a - b, a, b]);
    const pieces: (readonly [Knot, Knot, Knot])[] = [];
    for (let a = 0; a < PARTS; a += 1) {
      for (let b = 0; a + b < PARTS; b += 1) {
        pieces.push([at(a, b), at(a + 1, b), at(a, b + 1)]);
        if (a + b + 2 <= PARTS) pieces.push([at(a + 1, b), at(a + 1, b + 1), at(a, b + 1)]);
      }
    }
    return pieces;
  });
}

/** A point pushed away from another one, so that no crack shows between two pieces. */
const pushed = ({ x, y }: Spot, middle: Spot): Spot => {
  const length = Math.hypot(x - middle.x, y - middle.y) || 1;
  return { x: x + (0.7 * (x - middle.x)) / length, y: y + (0.7 * (y - middle.y)) / length };
};

const drawPiece = (
  canvas: CanvasRenderingContext2D,
  { canvas: picture }: GlobeSheet,
  [p, q, r]: readonly Spot[],
  [a, b, c]: readonly Spot[],
): void => {
  if (p === undefined || q === undefined || r === undefined) return;
  if (a === undefined || b === undefined || c === undefined) return;
  const area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
  if (area === 0) return;
  const slope = (of: 'x' | 'y'): readonly [number, number] => [
    ((b[of] - a[of]) * (r.y - p.y) - (c[of] - a[of]) * (q.y - p.y)) / area,
    ((c[of] - a[of]) * (q.x - p.x) - (b[of] - a[of]) * (r.x - p.x)) / area,
  ];
  const [xx, xy] = slope('x');
  const [yx, yy] = slope('y');
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  canvas.save();
  canvas.beginPath();
  for (const corner of [a, b, c]) {
    const { x, y } = pushed(corner, middle);
    canvas.lineTo(x, y);
  }
  canvas.clip();
  canvas.transform(xx, yx, xy, yy, a.x - xx * p.x - xy * p.y, a.y - yx * p.x - yy * p.y);
  canvas.drawImage(picture, 0, 0);
  canvas.restore();
};

/** Where the globe lies in a window. */
export interface GlobeWindow {
  readonly width: number;
  readonly height: number;
}

const radiusIn = ({ width, height }: GlobeWindow, { zoom }: GlobeTurn): number =>
  (Math.min(width, height) / 2 - 4) * zoom;

/** The angle between two neighbouring corners of an icosahedron, seen from its middle. */
const EDGE_ANGLE = Math.acos(1 / Math.sqrt(5));

/** Pixels of a field in the middle of the globe. */
export function fieldOnGlobe(edge: number, window: GlobeWindow, zoom: number): number {
  return (EDGE_ANGLE * radiusIn(window, { longitude: 0, latitude: 0, zoom })) / edge;
}

/** A Großfeld on the ball: its number, and the middle of what is known of it. */
export interface GlobePlot {
  readonly no: GrossfeldNo;
  readonly point: Vector;
}

/** The Großfelder of which something is known, those with most known fields first. */
export function globePlots(view: MapView, lattice: Lattice): readonly GlobePlot[] {
  const points = pointsOn(lattice);
  return lattice.plots
    .map(({ no }, plot) => {
      const sum: [number, number, number] = [0, 0, 0];
      let count = 0;
      view.chunks[no]?.terrain.forEach((terrain, index) => {
        const cell = plot * KLEINFELDER + index;
        if (terrain === null || !lattice.isOnMap(cell)) return;
        count += 1;
        for (const axis of [0, 1, 2] as const) sum[axis] += points[3 * cell + axis] ?? 0;
      });
      const length = Math.hypot(...sum) || 1;
      const point: Vector = [sum[0] / length, sum[1] / length, sum[2] / length];
      return { no, point, count };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Pixels of a field from which the numbers of the Großfelder are legible. */
const NUMBERED = 6;
/** How near to the rim of the globe a number may stand, and the pixels it takes. */
const RIM = 0.3;
const ROOM = { width: 26, height: 14 } as const;

/** Where numbers of Großfelder stand in the window: none behind the globe, none over another one. */
export function globeNumbers(
  plots: readonly GlobePlot[],
  edge: number,
  turn: GlobeTurn,
  window: GlobeWindow,
): readonly (Spot & { readonly no: GrossfeldNo })[] {
  if (fieldOnGlobe(edge, window, turn.zoom) < NUMBERED) return [];
  const [east, north, towards] = axesOf(turn);
  const radius = radiusIn(window, turn);
  const placed: (Spot & { readonly no: GrossfeldNo })[] = [];
  for (const { no, point } of plots) {
    if (dot(point, towards) < RIM) continue;
    const x = window.width / 2 + radius * dot(point, east);
    const y = window.height / 2 - radius * dot(point, north);
    const isFree = placed.every(
      (other) => Math.abs(other.x - x) >= ROOM.width || Math.abs(other.y - y) >= ROOM.height,
    );
    if (isFree) placed.push({ no, x, y });
  }
  return placed;
}

/** Paints the half of the globe that is turned to who looks, seen from far away (orthographic). */
export function paintGlobe(
  canvas: CanvasRenderingContext2D,
  sheet: GlobeSheet,
  pieces: ReturnType<typeof globePieces>,
  turn: GlobeTurn,
  window: GlobeWindow,
): void {
  const [east, north, towards] = axesOf(turn);
  const radius = radiusIn(window, turn);
  const middle = { x: window.width / 2, y: window.height / 2 };
  const onScreen = (point: Vector): Spot => {
    const [x, y] = [dot(point, east), dot(point, north)];
    // What is just behind the rim is drawn on it.
    const scale = dot(point, towards) < 0 ? 1 / (Math.hypot(x, y) || 1) : 1;
    return { x: middle.x + radius * x * scale, y: middle.y - radius * y * scale };
  };
  for (const piece of pieces) {
    if (piece.every(({ point }) => dot(point, towards) <= 0)) continue;
    const corners = piece.map(({ point }) => onScreen(point));
    const isSeen = corners.some(
      ({ x, y }) =>
        x >= -radius && y >= -radius && x <= window.width + radius && y <= window.height + radius,
    );
    if (isSeen)
      drawPiece(
        canvas,
        sheet,
        piece.map(({ on }) => on),
        corners,
      );
  }
}

/** How the globe is turned when a field is in the middle. */
export function turnTo(edge: number, field: Axial, zoom: number): GlobeTurn {
  const [x, y, z] = icosahedralNet(edge).pointOf(field);
  return { longitude: Math.atan2(y, x) / RADIANS, latitude: Math.asin(z) / RADIANS, zoom };
}

/** The turn that brings a point of the window into the middle; undefined beside the globe. */
export function turnAt(
  turn: GlobeTurn,
  window: GlobeWindow,
  { x, y }: Spot,
): GlobeTurn | undefined {
  const radius = radiusIn(window, turn);
  const [right, up] = [(x - window.width / 2) / radius, (window.height / 2 - y) / radius];
  const depth = 1 - right * right - up * up;
  if (depth < 0) return undefined;
  const [east, north, towards] = axesOf(turn);
  const [px, py, pz] = [0, 1, 2].map(
    (axis) =>
      right * (east[axis] ?? 0) + up * (north[axis] ?? 0) + Math.sqrt(depth) * (towards[axis] ?? 0),
  );
  return {
    longitude: Math.atan2(py ?? 0, px ?? 0) / RADIANS,
    latitude: Math.asin(Math.min(1, Math.max(-1, pz ?? 0))) / RADIANS,
    zoom: turn.zoom,
  };
}

/** Where the fields of a lattice lie on the ball, three numbers each; not on the map: in its middle. */
const pointsOn = memoizeByObject((lattice: Lattice): Float64Array => {
  const { topology, size } = lattice;
  const points = new Float64Array(3 * size);
  if (topology.kind !== 'icosahedron') return points;
  const net = icosahedralNet(topology.edge);
  for (let cell = 0; cell < size; cell += 1)
    if (lattice.isOnMap(cell)) points.set(net.pointOf(lattice.axialOf(cell)), 3 * cell);
  return points;
});

/** The field in the middle of the globe: the nearest one on the map. */
export function fieldInMiddle(lattice: Lattice, turn: GlobeTurn): Cell | undefined {
  const points = pointsOn(lattice);
  const [, , [x, y, z]] = axesOf(turn);
  let best: Cell | undefined;
  let nearest = 0;
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const at = 3 * cell;
    const near = (points[at] ?? 0) * x + (points[at + 1] ?? 0) * y + (points[at + 2] ?? 0) * z;
    if (near > nearest) [best, nearest] = [cell, near];
  }
  return best;
}
