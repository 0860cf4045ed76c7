import { storage } from '../../storage';
import { acquireWriter } from '../../storage/lock';

/** Deletes a campaign for good; false if it is open in another window, which keeps it. */
export const removeCampaign = async (id: string): Promise<boolean> => {
  const lock = await acquireWriter(id);
  if (lock === undefined) return false;
  try {
    await storage.remove(id);
  } finally {
    await lock.release();
  }
  return true;
};
