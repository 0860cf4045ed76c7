import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPage, faultCounter } from '../faults';
import { useDesk } from '../state/desk';
import { useSession } from '../state/session';
import { Button } from '../ui';
import { saveCopy } from './files/acts';

type Scope = 'room' | 'program';

interface WaysProps {
  readonly scope: Scope;
  /** Shows again what has stumbled. */
  readonly again: () => void;
}

/** The way back to the room and to another one; after an error of the whole program only reloading helps. */
const RoomWays = ({ again }: Pick<WaysProps, 'again'>) => {
  const { t } = useTranslation();
  const { room, set } = useDesk();
  return (
    <>
      <Button onPress={again}>{t('faults:page.again')}</Button>
      {room === 'map' ? (
        <Button variant="text" onPress={() => set({ room: 'settings' })}>
          {t('faults:page.toSettings')}
        </Button>
      ) : (
        <Button variant="text" onPress={() => set({ room: 'map' })}>
          {t('faults:page.toMap')}
        </Button>
      )}
    </>
  );
};

const Ways = ({ scope, again }: WaysProps) => {
  const { t } = useTranslation();
  const campaign = useSession(({ campaign }) => campaign);
  return (
    <>
      {scope === 'room' ? <RoomWays again={again} /> : null}
      {campaign === null ? null : (
        <Button variant="text" icon="download" onPress={() => void saveCopy(campaign)}>
          {t('app:action.exportFile')}
        </Button>
      )}
    </>
  );
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
    faultCounter.count(error);
  }

  override render(): ReactNode {
    const { scope, children } = this.props;
    const { problem } = this.state;
    if (problem === null) return children;
    const again = (): void => this.setState({ problem: null });
    return (
      <ErrorPage error={problem.error} scope={scope} ways={<Ways scope={scope} again={again} />} />
    );
  }
}
