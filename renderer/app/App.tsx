import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { usePreferences } from '../state/preferences';
import { useSession } from '../state/session';
import { useShortcutKeys } from '../state/shortcuts';
import { useWorldPicture } from '../state/world-picture';
import { ErrorBoundary } from './ErrorBoundary';
import { Workstation } from './frame/Workstation';
import { ShortcutSheet } from './keys';
import { useMenu } from './menu';
import { useAddress, useLeaveGuard } from './reopen';
import { OpeningPicture } from './opening/OpeningPicture';
import { StartScreen } from './start';
import { texts, useLanguage } from './texts';
import { useTheme } from './theme';

/** The program: the start page, or the desk with an open campaign. */
export const App = () => {
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign);
  const opening = useWorldPicture(({ kept, isOpening }) => (isOpening ? kept : null));
  useLanguage();
  useTheme();
  useShortcutKeys();
  useAddress();
  useLeaveGuard();
  useMenu();
  return (
    <I18nextProvider i18n={texts}>
      <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
        <ErrorBoundary>
          {campaign !== null ? (
            <Workstation campaign={campaign} />
          ) : opening === null ? (
            <StartScreen />
          ) : (
            <OpeningPicture kept={opening} />
          )}
          <ShortcutSheet />
        </ErrorBoundary>
      </I18nProvider>
    </I18nextProvider>
  );
};
