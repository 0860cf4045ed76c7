import { sharedLocks } from './arrivals';
import { createDatabase } from './database';
import { createFaultStore } from './fault-store';
import { createStorage } from './storage';

export type { Arrival } from './arrivals';
export type { CampaignHead, CampaignSummary } from './database';
export {
  type FileFailure,
  fileFailureOf,
  type SaveFailure,
  type StartFailure,
  startFailureOf,
} from './failure';
export type { CountedFault, FaultStore } from './fault-store';
export type { Journal, JournalEntry } from './journal';
export { lineOf } from './journal';
export { askPersistence, littleRoom, type Persistence, readPersistence } from './persistence';
export type { PictureTheme, StoredWorldPicture } from './stored-pictures';
export type { Storage } from './storage';
export type { Touched } from './touched';

/** The campaigns on this computer. */
export const storage = createStorage(createDatabase(), sharedLocks());
