import { Component, type ReactNode } from 'react';
import { ErrorPage, faultCounter } from '../model/faults';
import { useTranslation } from 'react-i18next';
import { type BackupNow, useBackupNow } from '../screens/settings/backups/use-backup-now';
import { useView } from '../model/state/view';
import { useSession } from '../model/state/session';
import { Button } from '../kit/ui';
import { saveCopy } from '../model/files/actions';
import { useNotice } from '../model/files/notice';

/** What has failed: one screen, or everything. */
type Scope = 'screen' | 'program';

interface FailedProps {
  readonly error: unknown;
  readonly scope: Scope;
  /** Shows again what has failed. */
  readonly again: () => void;
}

/** The way back to the room and to another one; after an error of the whole program only reloading helps. */
const ScreenWays = ({ again }: Pick<FailedProps, 'again'>) => {
  const { t } = useTranslation();
  const { screen: screen, set } = useView();
  return (
    <>
      <Button onPress={again}>{t('faults:page.again')}</Button>
      {screen === 'map' ? (
        <Button variant="text" onPress={() => set({ screen: 'settings' })}>
          {t('faults:page.toSettings')}
        </Button>
      ) : (
        <Button variant="text" onPress={() => set({ screen: 'map' })}>
          {t('faults:page.toMap')}
        </Button>
      )}
    </>
  );
};

/** The ways to a second copy of the world: a backup where there is a folder for it, a file always. */
const SafeWays = ({ now: { backUp, isWorking } }: { readonly now: BackupNow }) => {
  const { t } = useTranslation();
  const campaign = useSession(({ campaign }) => campaign);
  if (campaign === null) return null;
  return (
    <>
      {backUp === undefined ? null : (
        <Button icon="shield" isDisabled={isWorking} onPress={backUp}>
          {t('backup:place.now')}
        </Button>
      )}
      <Button variant="text" icon="download" onPress={() => void saveCopy(campaign)}>
        {t('app:action.exportFile')}
      </Button>
    </>
  );
};

/** What came of the last way. Beside a room the banners and the status line tell of what did not go. */
const useBackupMessage = (
  { isWorking, madeIn, trouble, about }: BackupNow,
  scope: Scope,
): string => {
  const { t } = useTranslation();
  const notice = useNotice(({ notice }) => notice);
  if (isWorking) return t('backup:status.working');
  if (madeIn !== null) return t('faults:page.backedUp', { folder: madeIn });
  if (scope === 'screen') return '';
  if (trouble !== null) return t(trouble, about);
  return notice === null ? '' : t(notice.text, notice.about);
};

/** What is shown in place of a screen or of everything that has failed. */
const Failed = ({ error, scope, again }: FailedProps) => {
  const now = useBackupNow();
  const told = useBackupMessage(now, scope);
  const ways = (
    <>
      {scope === 'screen' ? <ScreenWays again={again} /> : null}
      <SafeWays now={now} />
    </>
  );
  return <ErrorPage error={error} scope={scope} ways={ways} told={told} />;
};

interface State {
  readonly problem: { readonly error: unknown } | null;
}

interface BoundaryProps {
  readonly scope: Scope;
  readonly children: ReactNode;
}

/**
 * Keeps a fault in one room from taking the program down, and one of the program from taking the work: the session and
 * its queue live elsewhere and go on writing.
 */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: { error } };
  }

  override componentDidCatch(error: unknown): void {
    faultCounter.now.count(error);
  }

  override render(): ReactNode {
    const { scope, children } = this.props;
    const { problem } = this.state;
    if (problem === null) return children;
    const again = (): void => this.setState({ problem: null });
    return <Failed error={problem.error} scope={scope} again={again} />;
  }
}
