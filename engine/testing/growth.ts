/** How often both sizes are measured before growth is believed. */
const TRIES = 12;

/** Processor time of one piece of work, in microseconds. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Two sizes of the same work, and what is compared. */
export interface Growth {
  readonly short: () => unknown;
  readonly long: () => unknown;
  /** How many times more the long work may cost; ends the measuring as soon as it does not cost more. */
  readonly most: number;
  /** Processor time of the long work below which nothing is compared, in microseconds; absent = all is compared. */
  readonly floor?: number;
}

/**
 * How many times more processor time the long work takes than the short one: the least of several runs of each, in turn,
 * for a run that is disturbed costs more and none costs less than the work. 0 = too little to be compared.
 */
export async function growthOf({ short, long, most, floor = 0 }: Growth): Promise<number> {
  let [least, longest] = [Infinity, Infinity];
  for (let tried = 0; tried < TRIES; tried += 1) {
    longest = Math.min(longest, await costOf(long));
    if (longest < floor) return 0;
    least = Math.min(least, await costOf(short));
    if (longest <= most * least) break;
  }
  return longest / least;
}
