import { storage } from '../storage';
import { acquireWriter } from '../storage/lock';

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
