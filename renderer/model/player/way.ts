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

/** How far a way to a cell is followed at most. */
const LONGEST = 40;

/** How many ways are weighed at most to find the cheapest: a second on a slow computer. */
const MOST_WEIGHED = 200;

/** A way with the steps to a cell, each to the neighbour nearest to it, whatever lies there; undefined = there is none. */
function straightWay(
  { neighbours, distance }: Ground,
  way: readonly string[],
  to: string,
): readonly string[] | undefined {
  const longer = [...way];
  while (longer.length < LONGEST) {
    const here = longer.at(-1) ?? to;
    if (here === to) return longer;
    const [next] = neighbours(here).toSorted((a, b) => distance(a, to) - distance(b, to));
    if (next === undefined || distance(next, to) >= distance(here, to)) return undefined;
    longer.push(next);
  }
  return longer.at(-1) === to ? longer : undefined;
}

interface Begun {
  readonly way: readonly string[];
  readonly cost: number;
  readonly far: number;
}

/**
 * The cheapest way the rules allow over cells the writer knows; only its end may be unknown. What is still to go counts
 * as the cheapest step met so far. Undefined = there is none, or it was not found in time.
 */
function cheapestWay(ground: Ground, way: readonly string[], to: string): Begun['way'] | undefined {
  const { neighbours, distance, isKnown, costOf } = ground;
  const start = way.at(-1) ?? to;
  const cost = costOf(way);
  if (cost === undefined) return undefined;
  let [least, weighed] = [Infinity, 0];
  const open = new Map<string, Begun>([[start, { way, cost, far: distance(start, to) }]]);
  const done = new Set<string>();
  const rankOf = ({ cost: paid, far }: Begun): number =>
    paid + (least === Infinity ? far : far * least);
  while (open.size > 0) {
    const [cell, begun] = [...open].reduce((best, one) =>
      rankOf(one[1]) < rankOf(best[1]) ? one : best,
    );
    if (cell === to) return begun.way;
    open.delete(cell);
    done.add(cell);
    for (const next of neighbours(cell)) {
      if (done.has(next) || (next !== to && !isKnown(next))) continue;
      if (weighed === MOST_WEIGHED) return undefined;
      weighed += 1;
      const longer = [...begun.way, next];
      const paid = isKnown(next) ? costOf(longer) : begun.cost;
      if (paid === undefined || paid >= (open.get(next)?.cost ?? Infinity)) continue;
      least = Math.min(least, paid - begun.cost);
      open.set(next, { way: longer, cost: paid, far: distance(next, to) });
    }
  }
  return undefined;
}

/** A way lengthened to a cell: the cheapest lawful one, else straight whatever lies there; undefined = there is none. */
export function wayTo(
  ground: Ground,
  way: readonly string[],
  to: string,
): readonly string[] | undefined {
  const here = way.at(-1) ?? to;
  if (ground.distance(here, to) === Infinity) return undefined;
  return cheapestWay(ground, way, to) ?? straightWay(ground, way, to);
}
