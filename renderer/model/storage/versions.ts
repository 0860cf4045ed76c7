import { createStore } from '../../kit/state/create-store';
import type { Database } from './database';

/**
 * What two versions of the program do to each other: an older window holds the database that this one has to bring up
 * to date (`blocked`), or a newer one has brought it up to date (`outdated`).
 */
export type VersionTrouble = 'blocked' | 'outdated';

/** Watches for other versions of the program at the same database. Nothing hangs: what is blocked goes on by itself. */
export function watchVersions(
  { on }: Pick<Database, 'on'>,
  tell: (trouble: VersionTrouble | null) => void,
): void {
  on('blocked', () => tell('blocked'));
  on('versionchange', () => tell('outdated'));
  on(
    'ready',
    () => {
      tell(null);
    },
    true,
  );
}

/** Whether another version of the program is in the way. */
export const useVersionTrouble = createStore<{ readonly trouble: VersionTrouble | null }>(() => ({
  trouble: null,
}));
