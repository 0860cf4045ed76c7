import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../state/session';
import { type StartFailure, startFailureOf } from '../storage';
import { Button, ErrorCard } from '../../kit/ui';
import { DiagnosticsDialog } from './diagnostics/DiagnosticsDialog';
import { faultNameOf, isLoaded } from './name';
import './faults.css';

export interface ErrorPageProps {
  readonly error: unknown;
  /** What has failed: one screen, or everything. */
  readonly scope: 'screen' | 'program';
  /** Ways on that are not the same everywhere: back to the room, to another one, a backup or a copy of the world. */
  readonly ways: ReactNode;
  /** What came of the last of them. */
  readonly told: string;
}

/** Up to which step everything is on the disk; nothing while no campaign is open. */
const HowFar = () => {
  const { t } = useTranslation();
  const { campaign, head, revision, savedRevision } = useSession();
  if (campaign === null) return null;
  const count = revision - savedRevision;
  return (
    <p role="status" className="ww-failed-saved">
      {count > 0 ? t('faults:page.unsaved', { count }) : t('faults:page.saved', { step: head })}
    </p>
  );
};

/** Why the worlds cannot be opened, if that is what happened. */
const useStartFailure = (error: unknown): StartFailure | undefined => {
  const isOpen = useSession(({ campaign }) => campaign !== null);
  return isOpen ? undefined : startFailureOf(error);
};

/**
 * Something has failed: what is safe, and every way on. What the error said is not shown: its name and its place
 * are enough to report it.
 */
export function ErrorPage({ error, scope, ways, told }: ErrorPageProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const start = useStartFailure(error);
  const title = start === undefined ? t(`faults:page.${scope}`) : t('faults:start.title');
  return (
    <div className="ww-failed">
      <ErrorCard
        title={title}
        actions={
          <>
            {ways}
            <Button variant="text" onPress={() => globalThis.location.reload()}>
              {t('faults:page.reload')}
            </Button>
            <Button variant="text" onPress={() => setShown(true)}>
              {t('faults:page.diagnostics')}
            </Button>
          </>
        }
      >
        {start === undefined ? t(`faults:page.${scope}Text`) : t(`faults:start.${start}`)}
      </ErrorCard>
      <HowFar />
      <p role="status" className="ww-failed-saved">
        {told}
      </p>
      <p className="ww-quiet ww-small">
        {t('faults:page.kind', { name: faultNameOf(error, isLoaded) })}
      </p>
      <DiagnosticsDialog isOpen={isShown} onOpenChange={setShown} error={error} />
    </div>
  );
}
