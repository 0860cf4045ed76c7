import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../state/preferences';
import { createTexts, type Words } from '../text/words';

/** All texts of the program; the language follows the preferences. */
export const texts = createTexts(usePreferences.getState().language);

/** The words of the chosen language, for code that makes sentences outside of elements. */
export const useWords = (): Words => {
  const { t } = useTranslation();
  return useMemo(() => (key, about) => t(key, { ...about }), [t]);
};

/** Keeps texts and the page's `lang` attribute in step with the chosen language. */
export const useLanguage = (): void => {
  const language = usePreferences(({ language }) => language);
  useEffect(() => {
    document.documentElement.lang = language;
    void texts.changeLanguage(language);
  }, [language]);
};
