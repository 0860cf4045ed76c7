import { useSession } from '../state/session';
import type { Command } from '../state/command';

/** Carries out an act of the turn desk: on the open month, or on the variant the desk shows instead. */
export const useExecute = (): ((command: Command) => Promise<void>) =>
  useSession((session) => session.execute);
