import { entriesInForce, type Journal, shownParentOf } from '../../model/storage';

/** A line that runs through a row of the rail, or ends in its dot. */
export interface RailLine {
  readonly lane: number;
  /** Carried out, not taken back. */
  readonly isInForce: boolean;
}

/** One row of the rail: the dot of an act and the lines of the branches beside it. Newest acts stand on top. */
export interface RailRow {
  readonly seq: number;
  readonly lane: number;
  readonly isInForce: boolean;
  /** Lines that pass from the row above to the row below. */
  readonly passing: readonly RailLine[];
  /** Lines that come from above and end in the dot: acts that followed on this one. */
  readonly arriving: readonly RailLine[];
  /** The line that leaves the dot downwards; undefined for the origin. */
  readonly leaving: RailLine | undefined;
}

/** The line in force and, beyond it, the acts that redo would carry out again: they share the first lane. */
const mainLine = (
  journal: Journal,
  head: number,
  inForce: ReadonlySet<number>,
): ReadonlySet<number> => {
  const main = new Set(inForce);
  let next = journal[head]?.next ?? null;
  while (next !== null && !main.has(next)) {
    main.add(next);
    next = journal[next]?.next ?? null;
  }
  return main;
};

interface Lane {
  /** The act this line leads down to. */
  readonly to: number;
  readonly isInForce: boolean;
}

/** The first lane beside the main line that no branch uses. */
const freeLane = (lanes: readonly (Lane | undefined)[]): number => {
  const free = lanes.findIndex((lane, index) => index > 0 && lane === undefined);
  return free === -1 ? Math.max(1, lanes.length) : free;
};

const linesOf = (
  lanes: readonly (Lane | undefined)[],
  isMeant: (lane: Lane) => boolean,
): readonly RailLine[] =>
  lanes.flatMap((each, lane) =>
    each !== undefined && isMeant(each) ? [{ lane, isInForce: each.isInForce }] : [],
  );

/** The tree of acts as a rail beside a list that stands newest first. Each branch keeps its lane. */
export function railOf(journal: Journal, head: number): readonly RailRow[] {
  const inForce = entriesInForce(journal, head);
  const main = mainLine(journal, head, inForce);
  const lanes: (Lane | undefined)[] = [];
  return journal.toReversed().map((entry): RailRow => {
    const { seq } = entry;
    const parent = shownParentOf(entry);
    const arriving = linesOf(lanes, ({ to }) => to === seq);
    const isInForce = inForce.has(seq);
    const lane = main.has(seq) ? 0 : (arriving[0]?.lane ?? freeLane(lanes));
    const passing = linesOf(lanes, ({ to }) => to !== seq);
    for (const line of arriving) lanes[line.lane] = undefined;
    lanes[lane] = parent === null ? undefined : { to: parent, isInForce };
    const leaving = parent === null ? undefined : { lane, isInForce };
    return { seq, lane, isInForce, passing, arriving, leaving };
  });
}
