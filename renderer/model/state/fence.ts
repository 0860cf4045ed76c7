import { type OpenedCampaign, RevisionConflict, type Storage } from '../storage/storage';

/** Tries, as long as steps of the window that lost the right still come in between. */
const TRIES = 20;

/**
 * Reads a campaign and counts its revision on in one go, so that every step another window made on an older state is
 * refused from then on; undefined if there is no such campaign. Rejects with the error of the database.
 */
export const fenced = async (
  storage: Pick<Storage, 'read' | 'commit'>,
  campaignId: string,
  now: () => string,
): Promise<OpenedCampaign | undefined> => {
  for (let attempt = 1; ; attempt += 1) {
    const opened = await storage.read(campaignId);
    if (opened === undefined) return undefined;
    const { campaign, head, revision } = opened;
    try {
      const nothing = { rows: [], entries: [], patches: null };
      await storage.commit({ campaign, head, revision, ...nothing, at: now() });
      // What another window still did beside the steps, such as joining old acts, is in this.
      return await storage.read(campaignId);
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempt >= TRIES) throw error;
    }
  }
};
