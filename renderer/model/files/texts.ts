import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onReset } from '../../kit/state/create-store';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { createTexts, tongueOf, type Words } from '../../kit/text/words';

/** All texts of the program; the language follows the preferences, the tongue the game of the open campaign. */
export const texts = createTexts(usePreferences.getState().language);
onReset(async () => {
  await texts.changeLanguage(tongueOf(usePreferences.getState().language));
});

/** The words of the chosen language, for code that makes sentences outside of elements. */
export function useWords(): Words {
  const { t } = useTranslation();
  return useMemo(() => (key, about) => t(key, { ...about }), [t]);
}

/** Keeps texts and the page's `lang` attribute in step with the chosen language. */
export function useLanguage(): void {
  const language = usePreferences(({ language }) => language);
  const system = useSession(({ campaign }) => campaign?.system);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    void texts.changeLanguage(tongueOf(language, system));
  }, [language, system]);
}
