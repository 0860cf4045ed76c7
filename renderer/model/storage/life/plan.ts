import { type Journal, type JournalEntry, lineOf } from '../journal';

/** Months whose acts stay apart; older ones are joined month by month. */
export const MONTHS_APART = 12;

/** How one stretch of old acts becomes a single step. */
export interface Join {
  /** The act at which the stretch begins, and the one at whose state it ends. */
  readonly from: number;
  readonly to: number;
  /** The acts whose changes make up the step, oldest first; the last one is `to`. */
  readonly acts: readonly number[];
  /** Acts that were taken back and branch off between: their changes go. */
  readonly dropped: readonly number[];
  /** The entries as they stand afterwards, as far as they change. */
  readonly entries: Journal;
}

/** The name of the act that ends a month, for acts of programs that did not write down the turn. */
const APPLY = 'turn:command.apply';

const isMonthEnd = ({ turn, name }: JournalEntry): boolean => turn !== undefined || name === APPLY;

/** The last act before those that stay apart: so many months back from the act in force; undefined = none yet. */
const horizonOf = (journal: Journal, head: number, months: number): number | undefined =>
  lineOf(journal, head).filter((seq) => {
    const entry = journal[seq];
    return entry !== undefined && isMonthEnd(entry);
  })[months];

interface Tree {
  /** Acts to which one can go, by the act from which they follow. */
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** Acts that stay: from each of them, and from no other, one comes to some month's end or to a young act. */
  readonly stops: ReadonlySet<number>;
}

const childrenOf = (journal: Journal): ReadonlyMap<number, readonly number[]> => {
  const children = new Map<number, number[]>();
  for (const { seq, parent, joined } of journal) {
    if (parent === null || joined !== undefined) continue;
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [seq]);
    else known.push(seq);
  }
  return children;
};

/** Ends of months, young acts and the origin stay; so do the acts where the ways to them part. */
const treeOf = (journal: Journal, horizon: number): Tree => {
  const children = childrenOf(journal);
  const stops = new Set<number>();
  const leading = new Set<number>();
  // Acts that follow have higher numbers: seen from the end, all that follows an act is known before the act.
  for (const entry of journal.toReversed()) {
    if (entry.joined !== undefined) continue;
    const ways = (children.get(entry.seq) ?? []).filter((seq) => leading.has(seq));
    const isStop =
      entry.parent === null || entry.seq > horizon || isMonthEnd(entry) || ways.length > 1;
    if (isStop) stops.add(entry.seq);
    if (isStop || ways.length > 0) leading.add(entry.seq);
  }
  return { children, stops };
};

/** The acts from a stop back to the one before, newest first, without the latter; and that one. */
const stretchTo = (journal: Journal, { stops }: Tree, to: number) => {
  const acts = [to];
  let from = journal[to]?.parent ?? null;
  while (from !== null && !stops.has(from)) {
    acts.push(from);
    from = journal[from]?.parent ?? null;
  }
  return { from, acts };
};

/** Acts and everything that follows from them. */
const withDescendants = ({ children }: Tree, seqs: readonly number[]): readonly number[] => {
  const found: number[] = [];
  for (let next = seqs; next.length > 0; next = next.flatMap((seq) => children.get(seq) ?? []))
    found.push(...next);
  return found;
};

const joinOf = (
  journal: Journal,
  tree: Tree,
  from: number,
  newestFirst: readonly number[],
): Join => {
  const acts = newestFirst.toReversed();
  const to = newestFirst[0] ?? from;
  const inside = acts.slice(0, -1);
  const onWay = new Set(acts);
  const aside = inside
    .flatMap((seq) => tree.children.get(seq) ?? [])
    .filter((seq) => !onWay.has(seq));
  const dropped = withDescendants(tree, aside);
  const changed = (seq: number, change: Partial<JournalEntry>): Journal => {
    const entry = journal[seq];
    return entry === undefined ? [] : [{ ...entry, ...change }];
  };
  const leads = onWay.has(journal[from]?.next ?? from);
  const entries = [
    ...(leads ? changed(from, { next: to }) : []),
    ...inside.flatMap((seq) => changed(seq, { joined: to, next: null })),
    ...dropped.flatMap((seq) => changed(seq, { joined: null, next: null })),
    ...changed(to, { parent: from, previous: inside.at(-1) ?? from }),
  ];
  return { from, to, acts, dropped, entries };
};

/**
 * The next stretch of old acts that can be joined, oldest first; undefined if there is none. Joined is what lies
 * between two acts that stay: ends of months, places where branches with months of their own part, and everything
 * younger than `months` months. Nothing of a branch that begins at an act that stays is touched.
 */
export function nextJoin(journal: Journal, head: number, months = MONTHS_APART): Join | undefined {
  const horizon = horizonOf(journal, head, months);
  if (horizon === undefined) return undefined;
  const tree = treeOf(journal, horizon);
  for (const { seq } of journal.slice(1, horizon + 1)) {
    if (!tree.stops.has(seq)) continue;
    const { from, acts } = stretchTo(journal, tree, seq);
    if (from !== null && acts.length > 1) return joinOf(journal, tree, from, acts);
  }
  return undefined;
}

/** The journal after a stretch was joined. */
export function afterJoin(journal: Journal, { entries }: Join): Journal {
  const changed = new Map(entries.map((entry) => [entry.seq, entry]));
  return journal.map((entry) => changed.get(entry.seq) ?? entry);
}
