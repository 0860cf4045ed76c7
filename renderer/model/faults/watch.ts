import { useEffect } from 'react';
import { onCaught } from './caught';
import { createFaultCounter, useStumbles } from './counter';
import { remember } from '../../kit/state/create-store';
import { useSession } from '../state/session';
import { faults } from '../storage';
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

/** Browsers tell of a layout that takes two rounds as if it were an error: without an error. */
const isError = (event: ErrorEvent): boolean => event.error !== null && event.error !== undefined;

/** True for what was given up on purpose, by the GM or by the program. */
const isGivenUp = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'AbortError';

const note = (error: unknown): void => {
  faultCounter.now.count(error);
  useStumbles.getState().add();
};

/**
 * Counts errors that nobody caught, and lets the GM know in one calm sentence; those that were caught are counted only,
 * for they have a sentence of their own. Returns how to stop.
 */
export function watchFaults(window: Window = globalThis.window): () => void {
  const onError = (event: ErrorEvent): void => {
    if (isError(event)) note(event.error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    if (!isGivenUp(reason)) note(reason);
  };
  const stop = onCaught((cause) => {
    if (!isGivenUp(cause)) faultCounter.now.count(cause);
  });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    stop();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Watches as long as the program is on the screen. */
export function useFaultWatch(): void {
  useEffect(() => watchFaults(), []);
}
