import { useTranslation } from 'react-i18next';
import { Button, FindingRow } from '../../kit/ui';
import { useStumbles } from './counter';

/** One calm sentence about errors that no room has caught; it stays until it is read. */
export function Stumbles() {
  const { t } = useTranslation();
  const { count, clear } = useStumbles();
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
