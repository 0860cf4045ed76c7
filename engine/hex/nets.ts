import { type Axial, distance, sameField } from './axial';
import { type Direction, DIRECTIONS, turn } from './direction';
import {
  CUT_EDGES,
  icosahedralFaces,
  icosahedralNet,
  type OnFace,
  type PointNo,
  POINTS_OF_FACES,
} from './icosahedron';
import { centreOf, type Point } from './layout';

/**
 * One of the sixty nets of a world on an icosahedron: the world is turned within it, the shape on the plane stays. Net 0
 * is the one in which addresses lie.
 */
interface TurnedNet {
  /** Where a field, by its own place, stands in this net; and the way back. */
  readonly placeIn: (field: Axial) => Axial;
  readonly fieldAt: (place: Axial) => Axial;
  /** For each direction from 1 to 6 the one in which its side lies in this net. Over a cut directions turn as in any net. */
  readonly sidesOf: (field: Axial) => readonly Direction[];
}

/** Where each of the twelve points goes. */
type Turning = readonly PointNo[];

type Corners = readonly [PointNo, PointNo, PointNo];

/** Triangles of the northern row and the third one list their points against the clock, the others with it. */
const clockwise = (face: number): Corners => {
  const [a, b, c] = POINTS_OF_FACES[face] ?? [0, 0, 0];
  return face % 2 === 0 ? [a, c, b] : [a, b, c];
};

/** The third points of the two triangles at an edge. */
const besideEdge = (a: PointNo, b: PointNo): readonly PointNo[] =>
  POINTS_OF_FACES.flatMap((points) =>
    points.includes(a) && points.includes(b)
      ? points.filter((point) => point !== a && point !== b)
      : [],
  );

/** The turning that brings one triangle onto another: over every edge the next point follows. */
const turningOf = (from: Corners, to: Corners): Turning => {
  const goes = new Map<PointNo, PointNo>(from.map((point, index) => [point, to[index] ?? 0]));
  for (let before = 0; before !== goes.size;) {
    before = goes.size;
    for (const points of POINTS_OF_FACES) {
      const [open, ...others] = points.filter((point) => !goes.has(point));
      if (open === undefined || others.length > 0) continue;
      const [a, b] = points.filter((point) => point !== open);
      if (a === undefined || b === undefined) continue;
      const known = besideEdge(a, b).find((point) => point !== open) ?? 0;
      const next = besideEdge(goes.get(a) ?? 0, goes.get(b) ?? 0).find(
        (point) => point !== goes.get(known),
      );
      if (next !== undefined) goes.set(open, next);
    }
  }
  return Array.from({ length: goes.size }, (_, point) => goes.get(point) ?? 0);
};

/** All turnings of the world within its net; the first one leaves everything where it is. */
const TURNINGS: readonly Turning[] = POINTS_OF_FACES.flatMap((_, face) => {
  const [a, b, c] = clockwise(face);
  return (
    [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const
  ).map((to) => turningOf(clockwise(0), to));
});

/** Number of nets. */
export const NETS = TURNINGS.length;

/** For every triangle the one it is moved to, and which of its shares become the three there. */
const movesOf = (turning: Turning): readonly { readonly to: number; readonly by: Corners }[] =>
  POINTS_OF_FACES.map((points) => {
    const goals = points.map((point) => turning[point] ?? 0);
    const to = POINTS_OF_FACES.findIndex((corners) =>
      goals.every((goal) => corners.includes(goal)),
    );
    const [a, b, c] = POINTS_OF_FACES[to] ?? [0, 0, 0];
    return { to, by: [goals.indexOf(a), goals.indexOf(b), goals.indexOf(c)] };
  });

const mover = (turning: Turning): ((place: OnFace) => OnFace) => {
  const moves = movesOf(turning);
  return ({ face, shares }) => {
    const { to, by } = moves[face] ?? { to: face, by: [0, 1, 2] };
    const share = (index: number): number => shares[index] ?? 0;
    return { face: to, shares: [share(by[0]), share(by[1]), share(by[2])] };
  };
};

/** A net of a world with edges of `edge` steps by its number from 0 to 59. */
export function turnedNet(edge: number, no: number): TurnedNet {
  const net = icosahedralNet(edge);
  const turning = TURNINGS[no] ?? TURNINGS[0] ?? [];
  const there = mover(turning);
  const back = mover(turning.map((_, point) => turning.indexOf(point)));
  const placeIn = (field: Axial): Axial => net.placeOn(there(net.faceAt(field)));
  const sideTowards = (place: Axial, goal: Axial): Direction | undefined =>
    DIRECTIONS.find((direction) => {
      const beyond = net.beyond(place, direction);
      return beyond !== undefined && sameField(beyond, goal);
    });
  return {
    placeIn,
    fieldAt: (place) => net.placeOn(back(net.faceAt(place))),
    sidesOf: (field) => {
      const place = placeIn(field);
      const toward = (direction: Direction): Direction => {
        const beyond = net.beyond(field, direction);
        const found = beyond === undefined ? net.gapAt(place) : sideTowards(place, placeIn(beyond));
        return found ?? direction;
      };
      if (net.gapAt(field) !== undefined) return DIRECTIONS.map(toward);
      const first = toward(1);
      return DIRECTIONS.map((direction) => turn(first, direction - 1));
    },
  };
}

const towardsLine = (at: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy);
  const within = Math.min(1, Math.max(0, part));
  return Math.hypot(at.x - from.x - dx * within, at.y - from.y - dy * within);
};

const isCutEdge = (a: PointNo, b: PointNo): boolean =>
  CUT_EDGES.some(([from, to]) => (a === from && b === to) || (a === to && b === from));

/** The cuts as they are drawn: each has two lines, one on either side. */
const cutLines = (edge: number): readonly (readonly [Point, Point])[] =>
  icosahedralFaces(edge).flatMap((corners, face) =>
    [0, 1, 2].flatMap((index): readonly (readonly [Point, Point])[] => {
      const other = (index + 1) % 3;
      const points = POINTS_OF_FACES[face] ?? [];
      const isCut = isCutEdge(points[index] ?? 0, points[other] ?? 0);
      const [from, to] = [corners[index]?.field, corners[other]?.field];
      return isCut && from !== undefined && to !== undefined
        ? [[centreOf(from), centreOf(to)]]
        : [];
    }),
  );

/**
 * How many sides between two of some fields each of the sixty nets cuts. A side that is cut anywhere begins on an edge of
 * the world.
 */
const partedSides = (edge: number, fields: readonly Axial[]): readonly number[] => {
  const { faceAt, beyond } = icosahedralNet(edge);
  const keyOf = ({ q, r }: Axial): string => `${q} ${r}`;
  const byKey = new Map(fields.map((field) => [keyOf(field), field] as const));
  const sides = fields
    .filter((field) => faceAt(field).shares.includes(0))
    .map((field) => ({
      field,
      others: DIRECTIONS.flatMap((direction) => {
        const other = beyond(field, direction);
        return (other === undefined ? undefined : byKey.get(keyOf(other))) ?? [];
      }),
    }));
  return TURNINGS.map((_, no) => {
    const { placeIn } = turnedNet(edge, no);
    return sides.reduce((sum, { field, others }) => {
      const place = placeIn(field);
      return sum + others.filter((other) => distance(place, placeIn(other)) !== 1).length;
    }, 0);
  });
};

/** A place keeps its directions if that brings it no nearer to a cut than this part of what is possible. */
const UPRIGHT = 0.8;

/**
 * The net in which some fields lie joined: of those that cut the fewest sides between them, then between the fields
 * `near` the middle, the one in which `middle` is farthest from any cut, and drawn upright where that costs little. At
 * a point of the world every net has a cut, at best one.
 */
export function netAround(
  edge: number,
  middle: Axial,
  near: readonly Axial[],
  fields: readonly Axial[],
): number {
  const lines = cutLines(edge);
  const [parted, around] = [partedSides(edge, fields), partedSides(edge, near)];
  const nets = TURNINGS.map((_, no) => {
    const { placeIn, sidesOf } = turnedNet(edge, no);
    const at = centreOf(placeIn(middle));
    const away = Math.min(...lines.map(([from, to]) => towardsLine(at, from, to)));
    return { no, away, isUpright: sidesOf(middle)[0] === 1 };
  });
  const fewest = (some: typeof nets, counts: readonly number[]): typeof nets => {
    const least = Math.min(...some.map(({ no }) => counts[no] ?? 0));
    return some.filter(({ no }) => counts[no] === least);
  };
  const whole = fewest(fewest(nets, parted), around);
  const farthest = (some: typeof nets): (typeof nets)[number] | undefined =>
    some.reduce<(typeof nets)[number] | undefined>(
      (best, next) => (best === undefined || next.away > best.away + 1e-6 ? next : best),
      undefined,
    );
  const best = farthest(whole);
  const upright = farthest(whole.filter(({ isUpright }) => isUpright));
  if (best === undefined) return 0;
  return upright !== undefined && upright.away >= UPRIGHT * best.away ? upright.no : best.no;
}

/** The rigid motion of the plane that brings the surroundings of a field to where a net has them: a point, and back. */
export function motionAt(net: TurnedNet, field: Axial): Motion {
  const [from, to] = [centreOf(field), centreOf(net.placeIn(field))];
  const [first] = net.sidesOf(field);
  const angle = (((first ?? 1) - 1) * Math.PI) / 3;
  const turned = ({ x, y }: Point, about: Point, goal: Point, by: number): Point => {
    const [dx, dy] = [x - about.x, y - about.y];
    return {
      x: goal.x + dx * Math.cos(by) - dy * Math.sin(by),
      y: goal.y + dx * Math.sin(by) + dy * Math.cos(by),
    };
  };
  return {
    degrees: ((first ?? 1) - 1) * 60,
    there: (point) => turned(point, from, to, angle),
    back: (point) => turned(point, to, from, -angle),
  };
}

/** A motion of the plane and the way back. */
export interface Motion {
  /** By how much it turns, clockwise. */
  readonly degrees: number;
  readonly there: (point: Point) => Point;
  readonly back: (point: Point) => Point;
}
