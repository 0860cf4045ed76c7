import type { Point } from '../../../../../engine';
import type { Stand, Stretch } from './stand';

/** How a pen gets from one place to another. */
export interface Roaming {
  readonly stretchesFrom: (from: Stand) => readonly Stretch[];
  /** At least 1; Infinity = the stretch cannot be drawn. */
  readonly cost: (stretch: Stretch) => number;
  /** Length of a stretch in field widths; Infinity = the straight line says nothing, because the drawing is cut there. */
  readonly length: number;
}

/** Among equally cheap ways the one nearest to the straight line is taken. */
const STRAYING = 0.04;

/** Places searched before a way counts as not to be found. */
const PATIENCE = 2500;

interface Visit {
  readonly stand: Stand;
  readonly cost: number;
  /** Cost so far and the remaining straight distance. */
  readonly guess: number;
  readonly by: Stretch | null;
}

/** Distance of a point from the straight line between two others. */
const straying = (point: Point, from: Point, to: Point): number => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return 0;
  const cross = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  return Math.abs(cross) / length;
};

const cheapest = (open: ReadonlyMap<string, Visit>): Visit | undefined => {
  let best: Visit | undefined;
  for (const visit of open.values())
    if (best === undefined || visit.guess < best.guess) best = visit;
  return best;
};

const trace = (done: ReadonlyMap<string, Visit>, end: Visit): readonly Stretch[] => {
  const way: Stretch[] = [];
  for (let at: Visit | undefined = end; at !== undefined && at.by !== null;) {
    way.unshift(at.by);
    at = done.get(at.by.from.key);
  }
  return way;
};

/** The cheapest way between two places; empty if they are the same, undefined if there is none nearby. */
export function wayBetween(
  from: Stand,
  to: Stand,
  { stretchesFrom, cost, length }: Roaming,
): readonly Stretch[] | undefined {
  const crow = ({ point }: Stand): number =>
    Math.hypot(point.x - to.point.x, point.y - to.point.y) / length;
  const open = new Map<string, Visit>([
    [from.key, { stand: from, cost: 0, guess: crow(from), by: null }],
  ]);
  const done = new Map<string, Visit>();
  for (let here = cheapest(open); here !== undefined; here = cheapest(open)) {
    if (here.stand.key === to.key) return trace(done, here);
    if (done.size > PATIENCE) return undefined;
    open.delete(here.stand.key);
    done.set(here.stand.key, here);
    for (const by of stretchesFrom(here.stand)) {
      const stray = length === Infinity ? 0 : straying(by.to.point, from.point, to.point);
      const total = here.cost + cost(by) + STRAYING * stray;
      if (!Number.isFinite(total) || done.has(by.to.key)) continue;
      const known = open.get(by.to.key);
      if (known !== undefined && known.cost <= total) continue;
      open.set(by.to.key, { stand: by.to, cost: total, guess: total + crow(by.to), by });
    }
  }
  return undefined;
}
