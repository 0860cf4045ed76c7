import { createDatabase } from './database';
import { createStorage } from './storage';

export type { CampaignHead, CampaignSummary } from './database';
export { type SaveFailure } from './failure';
export type { Journal, JournalEntry } from './journal';
export { lineOf } from './journal';
export { askPersistence, type Persistence } from './persistence';
export type { PictureTheme, StoredWorldPicture } from './stored-pictures';
export type { Storage } from './storage';
export type { Touched } from './touched';

/** The campaigns on this computer. */
export const storage = createStorage(createDatabase());
