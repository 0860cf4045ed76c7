import type { Campaign } from '../../../engine';
import type { Command } from '../state/command';
import { grafted } from './graft';

/** The campaign a backup makes of the open one: everything of the backup, under the id of the open one. */
export const broughtBack = (now: Campaign, backup: Campaign): Campaign =>
  grafted(now, { ...backup, id: now.id });

/** Puts the open campaign back to a backup, as one step. `file` is what the chronicle calls the backup by. */
export const restoreFrom = (backup: Campaign, file: string): Command => ({
  name: 'backup:journal.restored',
  about: { file, turn: backup.world.clock.turn },
  replace: (now) => broughtBack(now, backup),
});
