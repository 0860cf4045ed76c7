import { useTranslation } from 'react-i18next';
import type { Variant } from '../../../../engine';
import { Button, EmptyState } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';

/** A station that knows only the month, while the desk shows a variant. */
export function MonthOnly({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation();
  const choose = useTurnView((desk) => desk.choose);
  return (
    <EmptyState
      title={t('whatif:monthOnly.title')}
      action={
        <Button variant="filled" onPress={() => choose({ variant: null })}>
          {t('whatif:act.leave')}
        </Button>
      }
    >
      {t('whatif:monthOnly.text', { variant: variant.name })}
    </EmptyState>
  );
}
