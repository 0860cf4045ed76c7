import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { showBackups } from '../../model/backups';
import { Button } from '../../kit/ui';
import { Stumbles } from '../../model/faults';
import type { GameFreePlay } from '../../games/game-view';
import { openFile } from '../../model/files/acts';
import { Transfers } from '../../model/files/Transfers';
import { FailedNotice } from '../frame/Banner';
import { RemovedNotice, VersionNotice } from '../frame/WindowsBanner';
import { LanguageSwitch, ThemeSwitch } from '../../model/files/Looks';
import { Example } from '../../screens/start/Example';
import { FreePlays } from '../../screens/start/FreePlays';
import { Fresh } from '../../screens/start/Fresh';
import { Recent } from '../../screens/start/Recent';
import { useOpenDatabase } from '../../screens/start/use-open-database';
import '../../screens/start/start.css';

/** The first page: worlds on this computer, new worlds, files, the example. */
export const StartScreen = () => {
  const { t } = useTranslation();
  useOpenDatabase();
  const acts = useMemo<readonly Shortcut[]>(
    () => [
      {
        id: 'open',
        keys: 'Mod+O',
        text: 'app:action.openFile',
        scope: 'app:room.everywhere',
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
