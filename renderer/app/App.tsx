import { I18nProvider } from 'react-aria-components';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BackupSheet } from '../screens/settings/backups/BackupSheet';
import { HandoverSheet } from '../screens/settings/handover/HandoverSheet';
import { ParcelSheet } from '../screens/settings/parcels/ParcelSheet';
import { usePreferences } from '../model/state/preferences';
import { useSession } from '../model/state/session';
import {
  type Shortcut,
  useShortcutKeys,
  useShortcutRegistry,
  useShortcuts,
} from '../kit/state/shortcuts';
import { useWorldPicture } from '../model/state/world-picture';
import { UncaughtErrors, useFaultWatch } from '../model/faults';
import { ErrorBoundary } from './ErrorBoundary';
import { Workstation } from './frame/Workstation';
import { ShortcutSheet } from './keys';
import { useAddress, useLeaveGuard } from './reopen';
import { texts, useLanguage } from '../model/files/texts';
import { useTheme } from './theme';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { askPersistence, storage } from '../model/storage';
import { bridge, type MenuCommand } from '../kit/bridge';
import { useView } from '../model/state/view';
import { OpeningPicture } from './opening/OpeningPicture';
import { showBackups } from '../model/backups';
import { Button } from '../kit/ui';
import type { GameFreePlay } from '../games/game-view';
import { openFile } from '../model/files/actions';
import { Transfers } from '../model/files/Transfers';
import { FailedNotice } from './frame/Banner';
import { RemovedNotice, VersionNotice } from './frame/WindowsBanner';
import { LanguageSwitch, ThemeSwitch } from '../model/files/Looks';
import { Example } from '../screens/start/Example';
import { FreePlays } from '../screens/start/FreePlays';
import { Fresh } from '../screens/start/Fresh';
import { Recent } from '../screens/start/Recent';
import '../screens/start/start.css';

/** Opens the database once and throws its error during rendering if it cannot be opened. */
function useOpenDatabase(): void {
  const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    storage.list().catch((error: unknown) => setProblem({ error }));
  }, []);
  if (problem !== null) throw problem.error;
}

/** The first page: worlds on this computer, new worlds, files, the example. */
const StartScreen = () => {
  const { t } = useTranslation();
  useOpenDatabase();
  const acts = useMemo<readonly Shortcut[]>(
    () => [
      {
        id: 'open',
        keys: 'Mod+O',
        text: 'app:action.openFile',
        scope: 'app:screen.everywhere',
        run: () => void openFile(),
      },
    ],
    [],
  );
  useShortcuts(acts);
  const [played, setPlayed] = useState<GameFreePlay | null>(null);
  if (played !== null)
    return (
      <Suspense fallback={null}>
        <played.Content onLeave={() => setPlayed(null)} />
      </Suspense>
    );
  return (
    <main className="ww-start ww-grid">
      <section className="ww-start-left ww-stack">
        <h1>{t('app:name')}</h1>
        <p className="ww-motto ww-quiet">{t('app:motto')}</p>
        <VersionNotice />
        <RemovedNotice />
        <FailedNotice />
        <Transfers />
        <UncaughtErrors />
        <Recent />
        <Fresh />
        <FreePlays onPlay={setPlayed} />
        <div className="ww-start-foot ww-stack ww-gap-16">
          <div className="ww-start-file ww-row ww-quiet">
            <Button icon="file" onPress={() => void openFile()}>
              {t('app:action.openFile')}
            </Button>
            <Button variant="text" icon="shield" onPress={showBackups}>
              {t('backup:start')}
            </Button>
            <span>{t('app:start.local')}</span>
          </div>
          <div
            className="ww-start-looks ww-row ww-align-stretch ww-wrapping"
            role="group"
            aria-label={t('app:start.look')}
          >
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </section>
      <Example />
    </main>
  );
};

/** Commands behind menu entries of the desktop shell; `print` is a screen. */
const ACTS: Readonly<Record<Exclude<MenuCommand, 'print'>, string>> = {
  open: 'open',
  export: 'export',
  backups: 'backups',
  undo: 'undo',
  redo: 'redo',
  palette: 'palette',
  shortcuts: 'shortcuts',
  tour: 'tour',
};

const carryOut = (command: MenuCommand): void => {
  if (command === 'print') {
    useView.getState().set({ screen: 'print' });
    return;
  }
  const act = useShortcutRegistry
    .getState()
    .groups.flat()
    .find(({ id }) => id === ACTS[command]);
  if (act !== undefined && (act.isEnabled?.() ?? true)) act.run();
};

/** Carries out menu entries of the desktop shell and passes it the language of its own texts. */
const useMenu = (): void => {
  const language = usePreferences(({ language }) => language);
  useEffect(() => bridge.onMenu(carryOut), []);
  useEffect(() => {
    void bridge.setLanguage({ language });
  }, [language]);
};

/**
 * Asks the browser to keep the data once there is something to keep: after the first world is made or opened, never
 * at the first glance at the start page.
 */
const useSafekeeping = (): void =>
  useEffect(() => {
    const stop = useSession.subscribe(({ campaign }) => {
      if (campaign === null) return;
      stop();
      void askPersistence();
    });
    return stop;
  }, []);

/** The start page, or the workstation with an open campaign. Window listeners stay mounted while a page of it fails. */
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
        <HandoverSheet />
        <ParcelSheet />
      </ErrorBoundary>
    </I18nProvider>
  );
};

/** The program. */
export function App() {
  return (
    <I18nextProvider i18n={texts}>
      <ErrorBoundary scope="program">
        <Program />
      </ErrorBoundary>
    </I18nextProvider>
  );
}
