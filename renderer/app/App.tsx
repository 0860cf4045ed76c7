import { I18nProvider } from 'react-aria-components';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BackupSheet } from '../screens/settings/backups/BackupSheet';
import { usePreferences } from '../model/state/preferences';
import { useSession } from '../model/state/session';
import {
  type Shortcut,
  useShortcutKeys,
  useShortcutRegistry,
  useShortcuts,
} from '../kit/state/shortcuts';
import { type CachedWorldPicture, useWorldPicture } from '../model/state/world-picture';
import { Stumbles, useFaultWatch } from '../model/faults';
import { ErrorBoundary } from './ErrorBoundary';
import { Workstation } from './frame/Workstation';
import { ShortcutSheet } from './keys';
import { useAddress, useLeaveGuard } from './reopen';
import { texts, useLanguage } from '../model/files/texts';
import { useTheme } from './theme';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { askPersistence } from '../model/storage';
import { bridge, type MenuCommand } from '../kit/bridge';
import { useView } from '../model/state/view';
import { fit } from '../kit/board/camera';
import './opening/opening.css';
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
import { useOpenDatabase } from '../screens/start/use-open-database';
import '../screens/start/start.css';

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
    <main className="ww-start">
      <section className="ww-start-left ww-stack">
        <h1>{t('app:name')}</h1>
        <p className="ww-motto">{t('app:motto')}</p>
        <VersionNotice />
        <RemovedNotice />
        <FailedNotice />
        <Transfers />
        <Stumbles />
        <Recent />
        <Fresh />
        <FreePlays onPlay={setPlayed} />
        <div className="ww-start-foot ww-stack ww-gap-16">
          <div className="ww-start-file ww-row">
            <Button icon="file" onPress={() => void openFile()}>
              {t('app:action.openFile')}
            </Button>
            <Button variant="text" icon="shield" onPress={showBackups}>
              {t('backup:start')}
            </Button>
            <span>{t('app:start.local')}</span>
          </div>
          <div className="ww-start-looks" role="group" aria-label={t('app:start.look')}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </section>
      <Example />
    </main>
  );
};

/** The kept picture where the map is going to be, as large as the map will show it. */
const draw = (
  canvas: HTMLCanvasElement,
  { image, left, top, width, height, field }: CachedWorldPicture,
) => {
  const ratio = globalThis.devicePixelRatio;
  const extent = canvas.getBoundingClientRect();
  canvas.width = Math.round(extent.width * ratio);
  canvas.height = Math.round(extent.height * ratio);
  const box = {
    left: left / field,
    top: top / field,
    right: (left + width) / field,
    bottom: (top + height) / field,
  };
  const { scale, centre } = fit(box, extent);
  const factor = (scale * ratio) / field;
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      canvas.width / 2 + left * factor - centre.x * scale * ratio,
      canvas.height / 2 + top * factor - centre.y * scale * ratio,
      width * factor,
      height * factor,
    );
};

/** A world that is being opened: its picture is there before a single row has been read. */
export function OpeningPicture({ kept }: { readonly kept: CachedWorldPicture }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) draw(canvas.current, kept);
  }, [kept]);
  return (
    <main className="ww-opening" aria-busy="true" aria-label={t('app:common.loading')}>
      <canvas ref={canvas} role="img" aria-label={t('app:common.loading')} />
    </main>
  );
}

/** Acts that menu entries of the desktop shell stand for; `print` is a room. */
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

/** Carries out menu entries of the desktop shell, and tells it the language for its own words. */
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
export function App() {
  return (
    <I18nextProvider i18n={texts}>
      <ErrorBoundary scope="program">
        <Program />
      </ErrorBoundary>
    </I18nextProvider>
  );
}
