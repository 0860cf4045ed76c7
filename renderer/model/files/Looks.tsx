import { useTranslation } from 'react-i18next';
import { usePreferences } from '../state/preferences';
import { ToggleGroup } from '../../kit/ui';

/** The switch between German and English. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, set } = usePreferences();
  return (
    <ToggleGroup
      label={t('app:common.language')}
      variant="line"
      options={[
        { id: 'de', label: t('app:settings.languages.de') },
        { id: 'en', label: t('app:settings.languages.en') },
      ]}
      value={language}
      onChange={(chosen) => set({ language: chosen })}
    />
  );
}

/** The switch between light, dark and the system's theme. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { theme, set } = usePreferences();
  return (
    <ToggleGroup
      label={t('app:settings.theme')}
      variant="line"
      options={[
        { id: 'light', label: t('app:settings.themes.light') },
        { id: 'dark', label: t('app:settings.themes.dark') },
        { id: 'system', label: t('app:settings.themes.system') },
      ]}
      value={theme}
      onChange={(chosen) => set({ theme: chosen })}
    />
  );
}
