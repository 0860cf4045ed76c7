/** Counts by kind, such as heads by terrain in which they were raised. */
export type Counts = Readonly<Record<string, number>>;

interface Share {
  readonly key: string;
  readonly whole: number;
  readonly rest: number;
}

const byRest = (a: Share, b: Share): number => b.rest - a.rest || (a.key < b.key ? -1 : 1);

const present = (counts: Readonly<Record<string, number>>): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * What `part` of `whole` elements take along of some counts, whole numbers: every kind in proportion, rounded down;
 * what is left of the proportion of the sum goes one each to the kinds with the greatest fractions, ties by key
 * (WW-6.3-15, WW-5.1-26).
 */
export function shareOf(counts: Counts, part: number, whole: number): Counts {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shares = Object.entries(counts).map(([key, count]): Share => ({
    key,
    whole: Math.floor((count * part) / whole),
    rest: (count * part) % whole,
  }));
  const given = shares.reduce((sum, share) => sum + share.whole, 0);
  const left = Math.floor((total * part) / whole) - given;
  return present(
    Object.fromEntries(
      [...shares]
        .sort(byRest)
        .map(({ key, whole: share }, index) => [key, share + (index < left ? 1 : 0)]),
    ),
  );
}

/** Counts less others, kinds that are used up left out. */
export function without(counts: Counts, others: Counts): Counts {
  return present(
    Object.fromEntries(
      Object.entries(counts).map(([key, count]) => [key, count - (others[key] ?? 0)]),
    ),
  );
}

/** Counts of two groups together. */
export function together(one: Counts, other: Counts): Counts {
  return present(
    Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
        key,
        (one[key] ?? 0) + (other[key] ?? 0),
      ]),
    ),
  );
}
