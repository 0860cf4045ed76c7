import type { Database, StoredFault } from './database';

/** An error of the program as it is counted: its name, and the campaign that was open ('' = none). */
export type CountedFault = StoredFault;

/** Errors of the program, counted by name. What they were about is never kept. */
export interface FaultStore {
  /** Counts `times` more errors of this name; those of a campaign that is gone count as if none had been open. */
  readonly count: (campaign: string, name: string, times: number, at: string) => Promise<void>;
  /** Errors while this campaign was open, and those while none was; the last one first. */
  readonly list: (campaign: string) => Promise<readonly CountedFault[]>;
  /** Forgets what {@link list} shows. */
  readonly clear: (campaign: string) => Promise<void>;
}

/** Kinds of errors kept per campaign; what comes after them is counted together. */
const MOST_KINDS = 200;

/** Name under which errors are counted once there are too many kinds of them. */
export const OTHER_FAULTS = 'other';

const byLast = (a: StoredFault, b: StoredFault): number =>
  a.last < b.last ? 1 : a.last > b.last ? -1 : 0;

/** The errors counted in `database`. */
export function createFaultStore({
  faults,
  campaigns,
}: Pick<Database, 'faults' | 'campaigns'>): FaultStore {
  const of = (campaign: string) => faults.where(':id').between([campaign], [campaign, []]);
  return {
    count: (open, wished, times, at) =>
      faults.db.transaction('rw', [faults, campaigns], async () => {
        const campaign = (await campaigns.get(open)) === undefined ? '' : open;
        const isKnown = (await faults.get([campaign, wished])) !== undefined;
        const hasSpace = isKnown || (await of(campaign).count()) < MOST_KINDS;
        const name = hasSpace ? wished : OTHER_FAULTS;
        const before = await faults.get([campaign, name]);
        await faults.put({
          campaign,
          name,
          count: (before?.count ?? 0) + times,
          first: before?.first ?? at,
          last: at,
        });
      }),
    list: async (campaign) => {
      const found = await Promise.all([...new Set([campaign, ''])].map((id) => of(id).toArray()));
      return found.flat().toSorted(byLast);
    },
    clear: async (campaign) => {
      await faults.db.transaction('rw', faults, async () => {
        for (const id of new Set([campaign, ''])) await of(id).delete();
      });
    },
  };
}
