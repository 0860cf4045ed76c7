import { useSyncExternalStore } from 'react';

/** Below this width the palette folds to icons, so that the map keeps two thirds of the screen. */
const NARROW = '(max-width: 1400px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = globalThis.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on screens of about 1366 pixels and less. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => globalThis.matchMedia(NARROW).matches);
