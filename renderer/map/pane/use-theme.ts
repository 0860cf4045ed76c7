import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const current = (): 'light' | 'dark' =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** The theme the page wears. */
export const useTheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, current);
