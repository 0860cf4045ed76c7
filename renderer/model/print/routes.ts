import { centreOf, drawnSide, type Lattice, type Point, readPosition } from '../../../engine';
import {
  close,
  curveTo,
  type DisplayList,
  lineTo,
  middleAt,
  moveTo,
  OP,
  type Path,
  type Trail,
} from '../../kit/cartography';
import type { KnownField } from './known';
import type { MapMonth } from './source';

/** The way of a unit over the plane. */
export interface Route {
  readonly unit: number;
  readonly points: readonly Point[];
}

/** Steps longer than this lead around the world: the arrow goes on at the other end, in field widths. */
const LONGEST_STEP = 2;

const spotOfPlace = (place: string, lattice: Lattice, isKnown: ReadonlySet<number>) => {
  const reading = readPosition(place, lattice);
  if (!reading.ok || reading.value.kind === 'aboard') return undefined;
  const { value } = reading;
  const cell = lattice.cellOf(value.field);
  if (cell === undefined || !isKnown.has(cell)) return undefined;
  const centre = centreOf(lattice.axialOf(cell));
  return value.kind === 'side' ? middleAt(centre, drawnSide(lattice, cell, value.side)) : centre;
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pieces of a way that lie on the map, each without a jump. */
const pieces = (spots: readonly (Point | undefined)[]): readonly (readonly Point[])[] => {
  const found: Point[][] = [];
  let open: Point[] = [];
  for (const spot of spots) {
    const last = open.at(-1);
    const isJump = last !== undefined && spot !== undefined && distance(last, spot) > LONGEST_STEP;
    if (spot === undefined || isJump) {
      found.push(open);
      open = [];
    }
    if (spot !== undefined && (last === undefined || isJump || distance(last, spot) > 1e-6))
      open.push(spot);
  }
  return [...found, open].filter(({ length }) => length > 1);
};

/** The ways of a realm's own units in a month as far as they were moved, over fields that the map shows. */
export function routesOf(
  month: MapMonth | null,
  lattice: Lattice,
  known: readonly KnownField[],
): readonly Route[] {
  const isKnown = new Set(known.map(({ cell }) => cell));
  return (month?.marches ?? []).flatMap(({ unit, start, steps }) => {
    const places = [
      start,
      ...steps.filter(({ outcome }) => outcome === 'done').map(({ to }) => to),
    ];
    return pieces(places.map((place) => spotOfPlace(place, lattice, isKnown))).map((points) => ({
      unit,
      points,
    }));
  });
}

const segmentKey = (a: Point, b: Point): string => {
  const key = ({ x, y }: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
  return [key(a), key(b)].sort().join(' ');
};

const segmentsOf = ({ points }: Route): readonly string[] =>
  points.slice(1).map((point, index) => segmentKey(points[index] ?? point, point));

/** Lanes beside each other for ways that share a step: 0 in the middle, then right and left of it in turns. */
export function lanesOf(routes: readonly Route[]): readonly number[] {
  const taken = new Map<string, Set<number>>();
  return routes.map((route) => {
    const segments = segmentsOf(route);
    const isFree = (lane: number): boolean =>
      segments.every((segment) => taken.get(segment)?.has(lane) !== true);
    let step = 0;
    const laneAt = (index: number): number => (index % 2 === 1 ? 1 : -1) * Math.ceil(index / 2) + 0;
    while (!isFree(laneAt(step))) step += 1;
    const lane = laneAt(step);
    for (const segment of segments)
      taken.set(segment, (taken.get(segment) ?? new Set<number>()).add(lane));
    return lane;
  });
}

/** Distance of two lanes, in field widths. */
const LANE = 0.15;
/** An arrow ends this far before the middle of its last field, so that the field's content can be seen. */
const STOP_SHORT = 0.14;
const HEAD = { length: 0.26, half: 0.13 } as const;
const CORNER = 0.24;

const unitVector = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Whether a way runs to the east: lanes lie on the same side whichever way one goes. */
const sense = (points: readonly Point[]): 1 | -1 => {
  const [first, last] = [points[0], points.at(-1)];
  const across = (last?.x ?? 0) - (first?.x ?? 0);
  return across > 0 || (across === 0 && (last?.y ?? 0) >= (first?.y ?? 0)) ? 1 : -1;
};

/** A line beside a line: every corner moves out along the middle of its two sides. */
const beside = (points: readonly Point[], by: number): readonly Point[] =>
  points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const [first, second] = [unitVector(before, point), unitVector(point, after)];
    const along = unitVector({ x: 0, y: 0 }, { x: first.x + second.x, y: first.y + second.y });
    return { x: point.x - along.y * by, y: point.y + along.x * by };
  });

const towards = (from: Point, to: Point, by: number): Point => {
  const { x, y } = unitVector(from, to);
  return { x: from.x + x * by, y: from.y + y * by };
};

/** A line through points with rounded corners. */
const rounded = (points: readonly Point[]): Path => {
  const trail: Trail = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined) moveTo(trail, point.x, point.y);
    else if (after === undefined) lineTo(trail, point.x, point.y);
    else {
      const [enter, leave] = [towards(point, before, CORNER), towards(point, after, CORNER)];
      lineTo(trail, enter.x, enter.y);
      curveTo(trail, point.x, point.y, leave.x, leave.y);
    }
  });
  return trail;
};

interface Arrow {
  readonly shaft: Path;
  readonly head: Path;
  readonly start: Point;
}

const arrowOf = ({ points }: Route, lane: number): Arrow | undefined => {
  const line = beside(points, sense(points) * lane * LANE);
  const [start] = line;
  const last = line.at(-1);
  const before = line.at(-2);
  if (start === undefined || last === undefined || before === undefined) return undefined;
  const tip = towards(last, before, STOP_SHORT);
  const foot = towards(last, before, STOP_SHORT + HEAD.length);
  const { x, y } = unitVector(before, last);
  const head: Trail = [];
  moveTo(head, tip.x, tip.y);
  lineTo(head, foot.x - y * HEAD.half, foot.y + x * HEAD.half);
  lineTo(head, foot.x + y * HEAD.half, foot.y - x * HEAD.half);
  close(head);
  const neck = towards(foot, last, HEAD.length * 0.2);
  return { shaft: rounded([...line.slice(0, -1), neck]), head, start };
};

const CASE = { of: 0.17, min: 3 };
const SHAFT = { of: 0.075, min: 1.4 };

/** Ways as arrows in one colour over a pale casing; those that share a step run beside each other. */
export function routeMarks(routes: readonly Route[], ink: string): DisplayList {
  const lanes = lanesOf(routes);
  const arrows = routes
    .map((route, index) => arrowOf(route, lanes[index] ?? 0))
    .filter((arrow) => arrow !== undefined);
  if (arrows.length === 0) return [];
  const shafts = arrows.flatMap(({ shaft }) => shaft);
  const heads = arrows.flatMap(({ head }) => head);
  const starts = arrows.flatMap(({ start }) => [OP.circle, start.x, start.y, 0.075]);
  const rim = { of: 0.1, min: 1.6 };
  return [
    {
      kind: 'line',
      path: shafts,
      colour: '#FFFFFF',
      width: CASE,
      opacity: 0.9,
      join: 'round',
      cap: 'round',
    },
    { kind: 'line', path: heads, colour: '#FFFFFF', width: rim, opacity: 0.9, join: 'round' },
    { kind: 'line', path: starts, colour: '#FFFFFF', width: rim, opacity: 0.9 },
    { kind: 'line', path: shafts, colour: ink, width: SHAFT, join: 'round' },
    { kind: 'area', path: heads, colour: ink },
    { kind: 'area', path: starts, colour: ink },
  ];
}
