import { useCallback } from 'react';
import type { Command } from '../state/command';
import { useSession } from '../state/session';
import { useTurnView } from './turn-view';
import { inside } from './whatif/commands';
import { shownOf } from './whatif/shown';

/** Carries out an act of the turn desk: on the open month, or on the variant the desk shows instead. */
export function useExecute(): (command: Command) => Promise<void> {
  const execute = useSession((session) => session.execute);
  return useCallback(
    (command) => {
      const { campaign } = useSession.getState();
      if (campaign === null) return Promise.resolve();
      return execute(inside(command, shownOf(campaign, useTurnView.getState().variant)));
    },
    [execute],
  );
}
