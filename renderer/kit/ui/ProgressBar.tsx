import { useId } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import './progress.css';

export interface ProgressBarProps {
  /** What is going on, such as "Züge rechnen, Phase 5 von 9". */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel?: () => void;
}

/** Progress of long work, with the cancel button beside it: what is inside a progress bar cannot be pressed. */
export function ProgressBar({ label, done, total, onCancel }: ProgressBarProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="ww-progress">
      <div className="ww-progress-head ww-row ww-split">
        <span id={id}>{label}</span>
        {onCancel === undefined ? null : (
          <Button variant="text" onPress={onCancel}>
            {t('app:common.cancel')}
          </Button>
        )}
      </div>
      <AriaProgressBar aria-labelledby={id} value={done} minValue={0} maxValue={Math.max(1, total)}>
        {({ percentage }) => (
          <div className="ww-progress-track">
            <div className="ww-progress-bar" style={{ width: `${percentage ?? 0}%` }} />
          </div>
        )}
      </AriaProgressBar>
    </div>
  );
}
