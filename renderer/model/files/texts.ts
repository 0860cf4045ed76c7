import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onReset } from '../../kit/state/create-store';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { type Articles, articlesOf } from '../../kit/text/cases';
import { createTexts, tongueOf, type Words } from '../../kit/text/words';

/** Articles of the parties of the open campaign. */
const openArticles = (): Articles | undefined => {
  const { campaign } = useSession.getState();
  return campaign === null ? undefined : articlesOf(campaign.world.parties);
};

/** All texts of the program; the language follows the preferences, tongue and names the open campaign. */
export const texts = createTexts(
  usePreferences.getState().language,
  undefined,
  undefined,
  openArticles,
);
onReset(async () => {
  await texts.changeLanguage(tongueOf(usePreferences.getState().language));
});

/** The texts of the chosen language, for code that makes sentences outside of elements. */
export function useWords(): Words {
  const { t } = useTranslation();
  return useMemo(() => (key, about) => t(key, { ...about }), [t]);
}

/** Applies the chosen language to the texts and the page's `lang` attribute. */
export function useLanguage(): void {
  const language = usePreferences(({ language }) => language);
  const system = useSession(({ campaign }) => campaign?.system);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    void texts.changeLanguage(tongueOf(language, system));
  }, [language, system]);
}
