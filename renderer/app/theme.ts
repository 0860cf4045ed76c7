import { useEffect } from 'react';
import { type Theme, usePreferences } from '../model/state/preferences';

const DARK = '(prefers-color-scheme: dark)';

/** Writes the theme to the page: tokens and drawings follow `data-theme`. */
export function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && globalThis.matchMedia(DARK).matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

/** Keeps the page's theme in step with the preferences and with the system. */
export function useTheme(): void {
  const theme = usePreferences(({ theme }) => theme);
  useEffect(() => {
    const system = globalThis.matchMedia(DARK);
    const follow = () => applyTheme(theme);
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [theme]);
}
