import { canonicalCorner, type Corner, createFrontier } from '../hex';
import { chanceFor, layered, noiseFor } from './chance';
import type { Nature } from './climate';
import { type CornerId, type Corners, cornersOf } from './corners';
import { forEachIndex, type Land, type Work } from './land';
import type { GenesisOptions } from './options';
import type { Plane } from './plane';
import type { Relief } from './relief';

/** The rivers of a world. */
export interface Rivers {
  /** 1 = this side carries a river; by `homeOfSide`. */
  readonly sides: Uint8Array;
  readonly springs: readonly Corner[];
}

/** Which way water flows from each corner: the corner and the side below; -1 = at the sea, or nowhere. */
interface Drainage {
  readonly below: Int32Array;
  readonly through: Int32Array;
  /** Sides down to the sea; 0 = at the sea, -1 = no way down. */
  readonly length: Int32Array;
}

/** A river shorter than this is a brook, and not drawn. */
const SHORTEST = 4;
/** At most this part of the land has a river on one of its sides, when there are as many rivers as can be. */
const DENSEST = 0.3;
/** Least distance between two rivers, in corners, until one joins the other. */
const APART = 3;

/** Height of a side: that of its higher bank (WW-5.3-40); 0 where it is no side between two fields of land. */
const bankHeight = ({ lattice }: Plane, { level }: Relief, side: number): number => {
  const other = lattice.neighbours[side] ?? -1;
  const a = level[Math.floor(side / 6)] ?? 0;
  const b = other < 0 ? 0 : (level[other] ?? 0);
  return a === 0 || b === 0 ? 0 : Math.max(a, b);
};

/** Water prefers low ground, and winds a little. */
const groundAt = (
  { space }: Plane,
  { ground }: Relief,
  corners: Corners,
  id: CornerId,
  wind: (x: number, y: number, z: number) => number,
): number => {
  const fields = corners.fieldsAt(id);
  const mean = fields.reduce((sum, cell) => sum + (ground[cell] ?? 0), 0) / fields.length;
  const { cell, corner } = corners.nameOf(id);
  const at = 3 * cell;
  const turn = corner === 3 ? 0.5 : 0;
  return (
    mean +
    0.22 * wind((space[at] ?? 0) / 2 + turn, (space[at + 1] ?? 0) / 2, (space[at + 2] ?? 0) / 2)
  );
};

/**
 * The way down from every corner. It is found from the sea upwards, lowest ground first: a side is climbed only
 * if its banks are no lower than those of the side below, so no river ever runs uphill. Where that ends, no
 * water comes down: such hollows stay without river.
 */
function* drain(
  plane: Plane,
  corners: Corners,
  { water }: Land,
  relief: Relief,
  seed: string,
): Work<Drainage> {
  const { size } = corners;
  const below = new Int32Array(size).fill(-1);
  const through = new Int32Array(size).fill(-1);
  const length = new Int32Array(size).fill(-1);
  const height = new Uint8Array(size);
  const wind = layered(noiseFor(seed, 'winding rivers'), 1);
  const frontier = createFrontier(size);
  const ground = new Float64Array(size);
  yield* forEachIndex(
    size,
    (corner) => {
      const fields = corners.fieldsAt(corner);
      if (fields.length === 0) return;
      ground[corner] = 10 + groundAt(plane, relief, corners, corner, wind);
      const isMouth =
        fields.some((cell) => water[cell] === 1) && fields.some((cell) => water[cell] === 0);
      if (!isMouth) return;
      length[corner] = 0;
      frontier.offer(corner, 0, 0);
    },
    0,
    0.2,
  );
  let done = 0;
  for (let corner = frontier.pop(); corner >= 0; corner = frontier.pop()) {
    if (done % 480 === 0) yield 0.2 + (0.3 * done) / size;
    done += 1;
    for (let edge = 3 * corner; edge < 3 * corner + 3; edge += 1) {
      const [side, to] = [corners.sides[edge] ?? -1, corners.ends[edge] ?? -1];
      if (to < 0) continue;
      const bank = bankHeight(plane, relief, side);
      if ((length[to] ?? 0) >= 0 || bank === 0 || bank < (height[corner] ?? 0)) continue;
      below[to] = corner;
      through[to] = side;
      length[to] = (length[corner] ?? 0) + 1;
      height[to] = bank;
      const cost = Math.max(frontier.cost[corner] ?? 0, 100 * bank + (ground[to] ?? 0));
      frontier.offer(to, cost, length[to] ?? 0);
    }
  }
  return { below, through, length };
}

/** Where rivers would rise, best first: high, wet, far from the sea, and by chance. */
const springsByMerit = (
  corners: Corners,
  relief: Relief,
  nature: Nature,
  { length }: Drainage,
  seed: string,
): readonly CornerId[] => {
  const chance = chanceFor(seed, 'springs');
  const merit = new Map<CornerId, number>();
  for (let corner = 0; corner < corners.size; corner += 1) {
    const luck = chance();
    const way = length[corner] ?? -1;
    if (way < SHORTEST) continue;
    const fields = corners.fieldsAt(corner);
    const isBare = fields.some((cell) => nature[cell] === 'ice' || nature[cell] === 'desert');
    const high = fields.reduce((sum, cell) => sum + (relief.level[cell] ?? 0), 0) / 3;
    merit.set(corner, high + Math.min(way, 30) / 12 + 1.5 * luck - (isBare ? 4 : 0));
  }
  return [...merit.entries()].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([corner]) => corner);
};

/** The corners within so many sides of some corners, those themselves included. */
const around = (
  { ends }: Corners,
  start: readonly CornerId[],
  steps: number,
): ReadonlySet<CornerId> => {
  const all = new Set(start);
  let ring: readonly CornerId[] = start;
  for (let step = 0; step < steps; step += 1) {
    ring = ring
      .flatMap((corner) => [0, 1, 2].map((edge) => ends[3 * corner + edge] ?? -1))
      .filter((corner) => corner >= 0 && !all.has(corner));
    for (const corner of ring) all.add(corner);
  }
  return all;
};

/** The way down from a spring until the sea or a river already there. */
const course = (
  { below }: Drainage,
  spring: CornerId,
  isRiver: Uint8Array,
): readonly CornerId[] => {
  const corners = [spring];
  for (let at = spring; isRiver[at] !== 1 && (below[at] ?? -1) >= 0;) {
    at = below[at] ?? -1;
    corners.push(at);
  }
  return corners;
};

/** Rivers from the best springs down, each to the sea or into another, until there are enough. */
export function* runRivers(
  plane: Plane,
  land: Land,
  relief: Relief,
  nature: Nature,
  options: GenesisOptions,
): Work<Rivers> {
  const sides = new Uint8Array(6 * plane.size);
  if (options.rivers === 0) return { sides, springs: [] };
  const springs: CornerId[] = [];
  const corners = cornersOf(plane.lattice);
  const drainage = yield* drain(plane, corners, land, relief, options.seed);
  const wanted = options.rivers * DENSEST * land.water.filter((wet) => wet === 0).length;
  const isRiver = new Uint8Array(corners.size);
  /** Corners too close to a river for another to run there. */
  const isTaken = new Uint8Array(corners.size);
  let drawn = 0;
  for (const spring of springsByMerit(corners, relief, nature, drainage, options.seed)) {
    if (drawn >= wanted) break;
    if (isTaken[spring] === 1) continue;
    const way = course(drainage, spring, isRiver);
    const upper = way.slice(0, Math.max(way.length - 1 - APART, 1));
    const isBlocked = upper.some((corner) => isTaken[corner] === 1);
    const endsInSpring = springs.includes(way.at(-1) ?? -1);
    if (way.length - 1 < SHORTEST || isBlocked || endsInSpring) continue;
    for (const corner of way.slice(0, -1)) sides[drainage.through[corner] ?? 0] = 1;
    for (const corner of way) isRiver[corner] = 1;
    for (const corner of around(corners, way, APART)) isTaken[corner] = 1;
    springs.push(spring);
    drawn += way.length - 1;
    yield Math.min(0.5 + (0.5 * drawn) / wanted, 1);
  }
  return {
    sides,
    springs: springs.map((spring) => {
      const { cell, corner } = corners.nameOf(spring);
      return canonicalCorner(plane.lattice, { field: plane.lattice.addressOf(cell), corner });
    }),
  };
}
