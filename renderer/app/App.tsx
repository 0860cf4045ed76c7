import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { BackupSheet } from '../screens/settings/backups/BackupSheet';
import { usePreferences } from '../model/state/preferences';
import { useSession } from '../model/state/session';
import { useShortcutKeys } from '../kit/state/shortcuts';
import { useWorldPicture } from '../model/state/world-picture';
import { useFaultWatch } from '../model/faults';
import { ErrorBoundary } from './ErrorBoundary';
import { Workstation } from './frame/Workstation';
import { ShortcutSheet } from './keys';
import { useMenu } from './menu';
import { useAddress, useLeaveGuard } from './reopen';
import { useSafekeeping } from './safekeeping';
import { OpeningPicture } from './opening/OpeningPicture';
import { StartScreen } from './start/StartScreen';
import { texts, useLanguage } from '../model/files/texts';
import { useTheme } from './theme';

/** The start page, or the desk with an open campaign. What listens to the window stays while a page of it fails. */
const Program = () => {
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign);
  const opening = useWorldPicture(({ kept, isOpening }) => (isOpening ? kept : null));
  useLanguage();
  useTheme();
  useShortcutKeys();
  useAddress();
  useLeaveGuard();
  useMenu();
  useFaultWatch();
  useSafekeeping();
  return (
    <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
      <ErrorBoundary scope="program">
        {campaign !== null ? (
          <Workstation campaign={campaign} />
        ) : opening === null ? (
          <StartScreen />
        ) : (
          <OpeningPicture kept={opening} />
        )}
        <ShortcutSheet />
        <BackupSheet />
      </ErrorBoundary>
    </I18nProvider>
  );
};

/** The program. */
export const App = () => (
  <I18nextProvider i18n={texts}>
    <ErrorBoundary scope="program">
      <Program />
    </ErrorBoundary>
  </I18nextProvider>
);
