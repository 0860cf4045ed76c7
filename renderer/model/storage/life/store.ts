import type { Database } from '../database';
import { isEqual } from '../../../../engine';
import type { Journal, JournalPatches } from '../journal';
import { mergedPatches } from './merge';
import { packPatches, patchesFrom } from './pack';
import type { Join } from './plan';

type Key = [string, number];

/** The changes of several acts as one step, both ways. */
export function joinedPatches(seq: number, acts: readonly JournalPatches[]): JournalPatches {
  return {
    seq,
    patches: mergedPatches(acts.map(({ patches }) => patches)),
    inverse: mergedPatches(acts.toReversed().map(({ inverse }) => inverse)),
  };
}

/** What a plan was made for. */
export interface Planned {
  readonly journal: Journal;
  /** Commits so far. */
  readonly revision: number;
}

/**
 * Joins a stretch of old acts on the disk, in one transaction: all of it happens, or nothing. Resolves to false, and
 * nothing is changed, if the campaign does not lie there as the plan was made for. Pictures of acts to which one cannot go
 * any more go with them; documents that acts name stay.
 */
export async function storeJoin(
  { campaigns, journal, patches, actPictures }: Database,
  campaign: string,
  { to, acts, dropped, entries }: Join,
  planned: Planned,
): Promise<boolean> {
  const keys = (seqs: readonly number[]): Key[] => seqs.map((seq): Key => [campaign, seq]);
  return journal.db.transaction('rw', [campaigns, journal, patches, actPictures], async () => {
    const stored = await journal.bulkGet(keys(entries.map(({ seq }) => seq)));
    const isAsPlanned = entries.every(({ seq }, index) =>
      isEqual(stored[index], { ...planned.journal[seq], campaign }),
    );
    const head = await campaigns.get(campaign);
    if (head?.revision !== planned.revision || !isAsPlanned) return false;
    const steps = (await patches.bulkGet(keys(acts))).flatMap((one) => one ?? []);
    if (steps.length < acts.length) return false;
    const step = packPatches(joinedPatches(to, steps.map(patchesFrom)));
    const gone = keys([...acts.slice(0, -1), ...dropped]);
    await patches.bulkDelete(gone);
    await actPictures.bulkDelete(gone);
    await patches.put({ ...step, campaign });
    await journal.bulkPut(entries.map((entry) => ({ ...entry, campaign })));
    return true;
  });
}
