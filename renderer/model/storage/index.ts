import { onReset } from '../../kit/state/create-store';
import { sharedLocks } from './arrivals';
import { tableCounts } from './counts';
import { createDatabase } from './database';
import { createFaultStore } from './fault-store';
import { createStorage } from './storage';
import { useVersionTrouble, watchVersions } from './versions';

export type { CampaignHead, PictureTheme, StoredWorldPicture } from './database';
export { type FileFailure, fileFailureOf, type StartFailure, startFailureOf } from './failure';
export type { CountedFault, FaultStore } from './fault-store';
export {
  entriesInForce,
  canVisit,
  type Journal,
  type JournalEntry,
  lineOf,
  shownParentOf,
} from './journal';
export { MONTHS_APART } from './life/plan';
export {
  askPersistence,
  findLowSpace,
  lowSpace,
  type Persistence,
  readPersistence,
} from './persistence';
export { DamagedCampaign, deletedOn, type Storage } from './storage';
export type { Touched } from './touched';
export { useVersionTrouble } from './versions';

const database = createDatabase();
onReset(() => database.delete({ disableAutoOpen: false }));

watchVersions(database, (trouble) => useVersionTrouble.setState({ trouble }));

/** The campaigns on this computer. */
export const storage = createStorage(database, sharedLocks());

/** Errors of the program, counted on this computer. */
export const faults = createFaultStore(database);

/** Rows of every table, over all campaigns. */
export const rowCounts = tableCounts(database);

/** Version of the database as this program knows it; one of a newer program is refused. */
export function databaseVersion(): number {
  return database.verno;
}
