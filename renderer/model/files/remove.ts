import { storage } from '../storage';
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
 * Deletes a campaign for good. One that is `open` in another window stays, and so does one of which a copy or backup is
 * being written (`copied`).
 */
export async function removeCampaign(id: string): Promise<'removed' | 'open' | 'copied'> {
  const lock = await acquireWriter(id);
  if (lock === undefined) return 'open';
  try {
    return (await storage.remove(id)) ? 'removed' : 'copied';
  } finally {
    await lock.release();
  }
}
