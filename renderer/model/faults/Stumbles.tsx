import { useTranslation } from 'react-i18next';
import { Button, FindingRow } from '../../kit/ui';
import { useUncaughtErrors } from './counter';

/** One calm sentence about errors that no error boundary has caught; it stays until it is read. */
export function UncaughtErrors() {
  const { t } = useTranslation();
  const { count, clear } = useUncaughtErrors();
  if (count === 0) return null;
  return (
    <div role="status">
      <FindingRow kind="WARN" label={t('faults:stumble.label')}>
        {t('faults:stumble.text', { count })}{' '}
        <Button variant="text" onPress={clear}>
          {t('app:common.close')}
        </Button>
      </FindingRow>
    </div>
  );
}
