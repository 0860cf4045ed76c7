import { useEffect } from 'react';
import { useSession } from '../model/state/session';
import { askPersistence } from '../model/storage';

/**
 * Asks the browser to keep the data once there is something to keep: after the first world is made or opened, never
 * at the first glance at the start page.
 */
export const useSafekeeping = (): void =>
  useEffect(() => {
    const stop = useSession.subscribe(({ campaign }) => {
      if (campaign === null) return;
      stop();
      void askPersistence();
    });
    return stop;
  }, []);
