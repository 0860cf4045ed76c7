import { remember } from '../../kit/state/create-store';
import { useSession } from '../state/session';
import { faults } from '../storage';
import { createFaultCounter } from './counter';
import { isLoaded } from './name';

/** Counts the errors of this window, each with the campaign that is open. */
export const faultCounter = remember(() =>
  createFaultCounter({
    store: faults,
    campaign: () => useSession.getState().campaign?.id ?? '',
    now: () => new Date().toISOString(),
    isOurs: isLoaded,
  }),
);
