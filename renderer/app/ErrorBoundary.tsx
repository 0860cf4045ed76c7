import { Component, type ReactNode } from 'react';
import { ErrorPage, faultCounter } from '../model/faults';
import { useTranslation } from 'react-i18next';
import { type BackupNow, useBackupNow } from '../screens/settings/backups/use-backup-now';
import { useView } from '../model/state/view';
import { useSession } from '../model/state/session';
import { Button } from '../kit/ui';
import { saveCopy } from '../model/files/actions';
import { useNotice } from '../model/files/notice';

/** What has stumbled: one room, or everything. */
type Scope = 'room' | 'program';

interface StumbledProps {
  readonly error: unknown;
  readonly scope: Scope;
  /** Shows again what has stumbled. */
  readonly again: () => void;
}

/** The way back to the room and to another one; after an error of the whole program only reloading helps. */
const RoomWays = ({ again }: Pick<StumbledProps, 'again'>) => {
  const { t } = useTranslation();
  const { screen: room, set } = useView();
  return (
    <>
      <Button onPress={again}>{t('faults:page.again')}</Button>
      {room === 'map' ? (
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
  if (scope === 'room') return '';
  if (trouble !== null) return t(trouble, about);
  return notice === null ? '' : t(notice.text, notice.about);
};

/** What is shown in place of a room or of everything that has stumbled. */
const Stumbled = ({ error, scope, again }: StumbledProps) => {
  const now = useBackupNow();
  const told = useBackupMessage(now, scope);
  const ways = (
    <>
      {scope === 'room' ? <RoomWays again={again} /> : null}
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
    return <Stumbled error={problem.error} scope={scope} again={again} />;
  }
}
