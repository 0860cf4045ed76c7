import { type Axial, neighbour } from './axial';
import { type Direction, DIRECTIONS } from './direction';
import { type GrossfeldPlace, locate } from './kleinfeld';

/**
 * The net of an icosahedron in the plane of the Kleinfelder. Five strips side by side, each of four triangles: the edges
 * of the triangles are `edge` fields long and lie along directions of the lattice, the twelve points are fields with
 * five neighbours. Every field of the world stands at one place of the net; other places of the plane are no fields.
 */
export interface IcosahedralNet {
  /** The northern and the southern pole, which are points of the world. */
  readonly poles: readonly [Axial, Axial];
  /** The cut over which a step leads; undefined if the next field stands where the step ends. */
  readonly seamAt: (field: Axial, direction: Direction) => Seam | undefined;
  /** Where a field of the world lies on a ball. */
  readonly pointOf: (field: Axial) => Vector;
  /** The triangle in which a field lies; on an edge or a point one of those it belongs to. */
  readonly faceAt: (field: Axial) => OnFace;
  /** The way back from {@link faceAt}: where the field at a place of a triangle stands, whichever triangle names it. */
  readonly placeOn: (place: OnFace) => Axial;
  /** True if a field of the world stands at this place. */
  readonly has: (field: Axial) => boolean;
  /** The direction in which a point of the world has no neighbour; undefined for all other fields. */
  readonly gapAt: (field: Axial) => Direction | undefined;
  /** The place of the neighbour, over the cut edges of the net too; undefined in the one direction of {@link gapAt}. */
  readonly beyond: (field: Axial, direction: Direction) => Axial | undefined;
}

/** A place in one of the twenty triangles: its shares of the triangle's three points, together the length of an edge. */
export interface OnFace {
  readonly face: number;
  readonly shares: readonly [number, number, number];
}

/** A place within a strip: `a` counts to the lower left from its right edge, `b` to the lower right from its upper edge. */
interface InStrip {
  readonly strip: number;
  readonly a: number;
  readonly b: number;
}

/** Longest edge of a world whose Großfelder still have numbers of three digits: 969 of them. */
export const LONGEST_EDGE = 64;

const STRIPS = 5;

/** Strips whose uppermost (or lowermost) field lies in a direction from the pole, which stands in strip 0. */
const FROM_NORTH: readonly (number | undefined)[] = [1, undefined, 0, 4, 3, 2];
const FROM_SOUTH: readonly (number | undefined)[] = [0, 1, 2, 3, undefined, 4];

/** A place at which a drawing of an icosahedron is cut: its two sides are drawn apart. */
export interface Seam {
  /** Counted from 0; the same on both sides of the cut. */
  readonly no: number;
  /** Place along the cut, in fields from its northern or western end; the same on both sides. */
  readonly along: number;
  /** True for one of the two or three sides at a place, seen from both fields: where a mark stands. */
  readonly isMarked: boolean;
}

/** A point of space, in radii of the world: `x` towards the first upper point, `z` to the north. */
export type Vector = readonly [x: number, y: number, z: number];

/** Cosine and sine of 36 degrees times 0 to 9, by roots alone: the same on every machine. */
const COSINES = (() => {
  const root = Math.sqrt(5);
  const [c36, c72] = [(root + 1) / 4, (root - 1) / 4];
  return [1, c36, c72, -c72, -c36, -1, -c36, -c72, c72, c36];
})();
const SINES = (() => {
  const root = Math.sqrt(5);
  const [s36, s72] = [Math.sqrt(10 - 2 * root) / 4, Math.sqrt(10 + 2 * root) / 4];
  return [0, s36, s72, s72, s36, 0, -s36, -s72, -s72, -s36];
})();

/** A point of the upper or lower ring, `turn` times 36 degrees to the east. */
const ringPoint = (turn: number, z: 1 | -1): Vector => {
  const root = Math.sqrt(5);
  const at = ((turn % 10) + 10) % 10;
  return [(2 / root) * (COSINES[at] ?? 0), (2 / root) * (SINES[at] ?? 0), z / root];
};

const NORTH: Vector = [0, 0, 1];
const SOUTH: Vector = [0, 0, -1];

/** The twelve points: the northern pole, the upper and the lower ring, the southern pole. */
const POINTS: readonly Vector[] = [
  NORTH,
  ...Array.from({ length: STRIPS }, (_, index) => ringPoint(2 * index, 1)),
  ...Array.from({ length: STRIPS }, (_, index) => ringPoint(2 * index + 1, -1)),
  SOUTH,
];

/** The number of a point of the world, from 0 to 11. */
export type PointNo = number;

const NORTH_NO: PointNo = 0;
const SOUTH_NO: PointNo = 2 * STRIPS + 1;
const upperNo = (index: number): PointNo => 1 + (index % STRIPS);
const lowerNo = (index: number): PointNo => 1 + STRIPS + (index % STRIPS);

const FACES_OF_STRIP = 4;

/** The corners of the triangles of the first strip, in edges. */
const CORNERS: readonly (readonly [Axial, Axial, Axial])[] = (() => {
  const at = (q: number, r: number): Axial => ({ q, r });
  const [north, south] = [at(1, -1), at(0, 2)];
  return [
    [north, at(0, 0), at(1, 0)],
    [at(0, 0), at(1, 0), at(0, 1)],
    [at(1, 0), at(0, 1), at(1, 1)],
    [at(0, 1), at(1, 1), south],
  ];
})();

/** The points of the twenty triangles, strip by strip from north to south. */
export const POINTS_OF_FACES: readonly (readonly [PointNo, PointNo, PointNo])[] = Array.from(
  { length: STRIPS },
  (_, strip) => {
    const [left, right] = [upperNo(strip), upperNo(strip + 1)];
    const [west, east] = [lowerNo(strip), lowerNo(strip + 1)];
    return [
      [NORTH_NO, left, right],
      [left, right, west],
      [right, west, east],
      [west, east, SOUTH_NO],
    ] as const;
  },
).flat();

/** The edges, by their points, along which a net is cut: those at the poles, and one between the first and the last strip. */
export const CUT_EDGES: readonly (readonly [PointNo, PointNo])[] = [
  ...Array.from({ length: STRIPS }, (_, index) => [NORTH_NO, upperNo(index)] as const),
  ...Array.from({ length: STRIPS }, (_, index) => [SOUTH_NO, lowerNo(index)] as const),
  [upperNo(0), lowerNo(0)],
];

/** The net of a world whose triangles have edges of `edge` steps, 1 or more; 10 `edge`² + 2 fields. */
export function icosahedralNet(edge: number): IcosahedralNet {
  const placeOf = ({ strip, a, b }: InStrip): Axial => ({
    q: edge * (strip + 1) - a,
    r: a + b - edge,
  });
  const inStrip = ({ q, r }: Axial): InStrip => {
    const strip = Math.ceil(q / edge) - 1;
    const a = edge * (strip + 1) - q;
    return { strip, a, b: r + edge - a };
  };
  const north = placeOf({ strip: 0, a: 0, b: 0 });
  const south = placeOf({ strip: 0, a: edge, b: 2 * edge });
  const isNorth = ({ q, r }: Axial): boolean => q === north.q && r === north.r;
  const isSouth = ({ q, r }: Axial): boolean => q === south.q && r === south.r;

  const gapAt = (field: Axial): Direction | undefined => {
    if (isNorth(field)) return 2;
    if (isSouth(field)) return 5;
    const { a, b } = inStrip(field);
    if (a !== 0) return undefined;
    if (b === edge) return 1;
    return b === 2 * edge ? 3 : undefined;
  };

  /** Where a place just outside its strip lies within the next one. */
  const settled = ({ strip, a, b }: InStrip): Axial => {
    const other = (by: number, otherA: number, otherB: number): Axial =>
      placeOf({ strip: (strip + by + STRIPS) % STRIPS, a: otherA, b: otherB });
    if (b === 0) return a === 0 ? north : other(-1, 0, a);
    if (a < 0) return b <= edge ? other(1, b - 1, 1) : other(1, edge - 1, b - edge);
    if (a === edge) {
      if (b === 2 * edge) return south;
      return b <= edge ? other(-1, 0, b + edge) : other(-1, b - edge, 2 * edge);
    }
    return b > 2 * edge ? other(1, edge - 1, edge + a + 1) : other(0, a, b);
  };

  const faceAt = (field: Axial): OnFace => {
    if (isNorth(field)) return { face: 0, shares: [edge, 0, 0] };
    if (isSouth(field)) return { face: 3, shares: [0, 0, edge] };
    const { strip, a, b } = inStrip(field);
    const below = b - edge;
    const first = FACES_OF_STRIP * strip;
    if (a + b <= edge) return { face: first, shares: [edge - a - b, a, b] };
    if (below <= 0) return { face: first + 1, shares: [-below, edge - a, a + below] };
    if (a + below <= edge) return { face: first + 2, shares: [edge - a - below, a, below] };
    return { face: first + 3, shares: [edge - below, edge - a, a + below - edge] };
  };

  const stepped = (field: Axial, direction: Direction): InStrip => {
    const { strip, a, b } = inStrip(field);
    const next = neighbour(field, direction);
    const onward = edge * (strip + 1) - next.q;
    return { strip, a: onward, b: b + (next.r - field.r) - (onward - a) };
  };

  /** The cut between the upper triangles of two strips, at the right edge of one or the left one of the other. */
  const upperSeam = (from: InStrip, { strip, a, b }: InStrip, by: Direction): Seam | undefined => {
    if (b === 0 && a > 0 && a < edge)
      return { no: (strip + STRIPS - 1) % STRIPS, along: a, isMarked: by === 6 };
    return a < 0 && from.b <= edge && b <= edge
      ? { no: strip, along: from.b, isMarked: by === 2 }
      : undefined;
  };

  /** The cut between the lower triangles of two strips. */
  const lowerSeam = (from: InStrip, { strip, a, b }: InStrip, by: Direction): Seam | undefined => {
    if (b > 2 * edge && a >= 0) return { no: STRIPS + strip, along: from.a, isMarked: by === 3 };
    return a === edge && b > edge && b < 2 * edge
      ? { no: STRIPS + ((strip + STRIPS - 1) % STRIPS), along: b - edge, isMarked: by === 5 }
      : undefined;
  };

  /** The cut between the last strip and the first one. */
  const endSeam = (from: InStrip, { strip, a, b }: InStrip, by: Direction): Seam | undefined => {
    if (a < 0 && strip === STRIPS - 1 && b > edge)
      return { no: 2 * STRIPS, along: from.b - edge, isMarked: by === 2 };
    return a === edge && strip === 0 && b <= edge
      ? { no: 2 * STRIPS, along: b, isMarked: by === 5 }
      : undefined;
  };

  const seamAt = (field: Axial, direction: Direction): Seam | undefined => {
    if (direction === gapAt(field) || isNorth(field) || isSouth(field)) return undefined;
    const [from, to] = [inStrip(field), stepped(field, direction)];
    return (
      upperSeam(from, to, direction) ??
      lowerSeam(from, to, direction) ??
      endSeam(from, to, direction)
    );
  };

  return {
    poles: [north, south],
    seamAt,
    faceAt,
    placeOn: ({ face, shares }) => {
      const strip = Math.floor(face / FACES_OF_STRIP);
      const corners = CORNERS[face % FACES_OF_STRIP] ?? [];
      const sum = (of: (corner: Axial) => number): number =>
        corners.reduce((total, corner, index) => total + of(corner) * (shares[index] ?? 0), 0);
      const a = edge - sum(({ q }) => q);
      return settled({ strip, a, b: sum(({ r }) => r) + edge - a });
    },
    pointOf: (field) => {
      const { face, shares } = faceAt(field);
      const [x, y, z] = (POINTS_OF_FACES[face] ?? []).reduce<Vector>(
        (sum, point, index) => {
          const [share, at] = [shares[index] ?? 0, POINTS[point] ?? NORTH];
          return [sum[0] + at[0] * share, sum[1] + at[1] * share, sum[2] + at[2] * share];
        },
        [0, 0, 0],
      );
      const length = Math.sqrt(x * x + y * y + z * z);
      return [x / length, y / length, z / length];
    },
    has: (field) => {
      const { strip, b } = inStrip(field);
      const isInside = strip >= 0 && strip < STRIPS && b >= 1 && b <= 2 * edge;
      return isInside || isNorth(field) || isSouth(field);
    },
    gapAt,
    beyond: (field, direction) => {
      if (direction === gapAt(field)) return undefined;
      if (isNorth(field)) {
        return placeOf({ strip: FROM_NORTH[direction - 1] ?? 0, a: 0, b: 1 });
      }
      if (isSouth(field)) {
        return placeOf({ strip: FROM_SOUTH[direction - 1] ?? 0, a: edge - 1, b: 2 * edge });
      }
      return settled(stepped(field, direction));
    },
  };
}

/** A corner of one of the twenty triangles: on the net, and on a ball. */
export interface FaceCorner {
  readonly field: Axial;
  readonly point: Vector;
}

/** The twenty triangles of a world by their corners, each as it lies on the net. */
export function icosahedralFaces(
  edge: number,
): readonly (readonly [FaceCorner, FaceCorner, FaceCorner])[] {
  return POINTS_OF_FACES.map((points, face) => {
    const strip = Math.floor(face / FACES_OF_STRIP);
    const corner = (index: 0 | 1 | 2): FaceCorner => {
      const { q, r } = CORNERS[face % FACES_OF_STRIP]?.[index] ?? { q: 0, r: 0 };
      return {
        field: { q: edge * (strip + q), r: edge * r },
        point: POINTS[points[index]] ?? NORTH,
      };
    };
    return [corner(0), corner(1), corner(2)];
  });
}

/** All fields of a world, strip by strip, the two poles first. */
function* fieldsOfNet(edge: number): Generator<Axial, void, undefined> {
  yield { q: edge, r: -edge };
  yield { q: 0, r: 2 * edge };
  for (let strip = 0; strip < STRIPS; strip += 1) {
    for (let a = 0; a < edge; a += 1) {
      for (let b = 1; b <= 2 * edge; b += 1) {
        yield { q: edge * (strip + 1) - a, r: a + b - edge };
      }
    }
  }
}

/** The places of all Großfelder that hold at least one field of the world. */
export function icosahedralPlaces(edge: number): readonly GrossfeldPlace[] {
  const places = new Map<string, GrossfeldPlace>();
  for (const field of fieldsOfNet(edge)) {
    const { u, v } = locate(field);
    places.set(`${u},${v}`, { u, v });
  }
  return [...places.values()];
}

/**
 * For every entry of a neighbour table the side of the neighbour that is shared: the opposite one, but over a cut edge
 * of a net, where directions turn, the one that leads back. 0 where there is no neighbour.
 */
export function sidesBeyondOf(neighbours: Int32Array): Uint8Array {
  return Uint8Array.from(neighbours, (beyond, entry) => {
    if (beyond < 0) return 0;
    const cell = Math.floor(entry / 6);
    const straight = ((entry % 6) + 3) % 6;
    if (neighbours[6 * beyond + straight] === cell) return straight + 1;
    return DIRECTIONS.find((side) => neighbours[6 * beyond + side - 1] === cell) ?? straight + 1;
  });
}
