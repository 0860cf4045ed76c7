import { useTranslation } from 'react-i18next';
import { type Proposed, useTrial } from '../../adjudicate';
import { Button, ErrorCard, ProgressBar } from '../../../kit/ui';

/** What the trial run is doing, while it matters: progress with Cancel, or why it failed. */
export function RunNotice({
  proposed,
}: {
  readonly proposed: Pick<Proposed, 'state' | 'cancel' | 'run'>;
}) {
  const { t } = useTranslation();
  const { state, cancel, run } = proposed;
  const progress = useTrial((trial) => trial.progress);
  if (state.kind === 'running')
    return (
      <div className="ww-run-notice">
        <ProgressBar
          label={
            progress === null
              ? t('turn:run.starting')
              : t('turn:run.phase', { done: progress.done + 1, total: progress.total })
          }
          done={progress?.done ?? 0}
          total={progress?.total ?? 1}
          onCancel={cancel}
        />
      </div>
    );
  if (state.kind !== 'failed') return null;
  return (
    <ErrorCard
      title={t('turn:failure.title')}
      actions={<Button onPress={run}>{t('app:common.retry')}</Button>}
    >
      {t(`turn:failure.${state.reason.code}`, { ...state.reason })}
    </ErrorCard>
  );
}
