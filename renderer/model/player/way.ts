/** Where ways go. */
export interface Ground {
  readonly neighbours: (cell: string) => readonly string[];
  /** Steps between two cells; Infinity = there is no way. */
  readonly distance: (from: string, to: string) => number;
  /** True if the writer knows what lies in a cell. */
  readonly isKnown: (cell: string) => boolean;
  /** What a way costs; undefined where the rules end it, or do not say. */
  readonly costOf: (way: readonly string[]) => number | undefined;
}

/** A way lengthened towards a cell. */
export interface FoundWay {
  readonly way: readonly string[];
  /** False where the way ends before the cell, as near to it as the rules let it. */
  readonly isThere: boolean;
}

/** How many ways are weighed at most, and for how many milliseconds: the page answers a click at once. */
const MOST_WEIGHED = 600;
const MOST_MS = 150;

/** How much what is still to go counts until a first way is found: the higher, the straighter it is. */
const STRAIGHTNESS = 2;

interface Begun {
  readonly way: readonly string[];
  readonly cost: number;
  readonly far: number;
}

const isNearer = (a: Begun, b: Begun): boolean =>
  a.far < b.far || (a.far === b.far && a.cost < b.cost);

/**
 * The cheapest lawful way over cells the writer knows; only its end may be unknown. A first way is looked for in the
 * direction of the cell, then every cell is tried again that was reached for less, until none begun is cheaper than the
 * way found, or the time is over. Where none leads to the cell, it is the one that ends nearest to it.
 */
function lawfulWay(ground: Ground, start: Begun, to: string, now: () => number): Begun {
  const { neighbours, distance, isKnown, costOf } = ground;
  const end = now() + MOST_MS;
  let [least, weighed, nearest] = [Infinity, 0, start];
  const paidFor = new Map([[start.way.at(-1) ?? to, start.cost]]);
  const open = new Map([[start.way.at(-1) ?? to, start]]);
  const rankOf = ({ cost, far }: Begun): number =>
    cost + far * (least === Infinity ? 1 : least) * (paidFor.has(to) ? 1 : STRAIGHTNESS);
  while (open.size > 0) {
    const [cell, begun] = [...open].reduce((best, one) =>
      rankOf(one[1]) < rankOf(best[1]) ? one : best,
    );
    open.delete(cell);
    if (begun.cost >= (paidFor.get(to) ?? Infinity)) continue;
    for (const next of neighbours(cell)) {
      if (next !== to && !isKnown(next)) continue;
      if (weighed === MOST_WEIGHED || now() > end) return nearest;
      weighed += 1;
      const way = [...begun.way, next];
      const cost = isKnown(next) ? costOf(way) : begun.cost;
      const before = Math.min(paidFor.get(next) ?? Infinity, paidFor.get(to) ?? Infinity);
      if (cost === undefined || cost >= before) continue;
      least = Math.min(least, Math.max(0, cost - begun.cost));
      const longer = { way, cost, far: distance(next, to) };
      paidFor.set(next, cost);
      if (next !== to) open.set(next, longer);
      if (isNearer(longer, nearest)) nearest = longer;
    }
  }
  return nearest;
}

/**
 * A way lengthened to a cell: by one step to a cell beside its end, whatever lies there, else by the cheapest lawful
 * way that is found.
 * @param now Milliseconds of a clock.
 */
export function wayTo(
  ground: Ground,
  way: readonly string[],
  to: string,
  now: () => number = () => performance.now(),
): FoundWay {
  const here = way.at(-1) ?? to;
  if (here === to) return { way, isThere: true };
  if (ground.neighbours(here).includes(to)) return { way: [...way, to], isThere: true };
  const far = ground.distance(here, to);
  const cost = far === Infinity ? undefined : ground.costOf(way);
  if (cost === undefined) return { way, isThere: false };
  const found = lawfulWay(ground, { way, cost, far }, to, now);
  return { way: found.way, isThere: found.way.at(-1) === to };
}
