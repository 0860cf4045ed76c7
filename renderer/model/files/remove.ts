import { storage } from '../storage';
import { chooseNet } from '../state/preferences';
import { acquireWriter } from '../storage/lock';

/** Puts a campaign in the trash, unless it is `open` in another window. */
export async function discardCampaign(id: string): Promise<'removed' | 'open'> {
  const lock = await acquireWriter(id);
  if (lock === undefined) return 'open';
  try {
    await storage.discard(id, new Date().toISOString());
    return 'removed';
  } finally {
    await lock.release();
  }
}

/**
 * Deletes a campaign for good, with what this computer remembers of how it is drawn. One that is `open` in another window stays, and so does one of which a copy or backup is
 * being written (`copied`).
 */
export async function removeCampaign(id: string): Promise<'removed' | 'open' | 'copied'> {
  const lock = await acquireWriter(id);
  if (lock === undefined) return 'open';
  try {
    if (!(await storage.remove(id))) return 'copied';
    chooseNet(id, 0);
    return 'removed';
  } finally {
    await lock.release();
  }
}
