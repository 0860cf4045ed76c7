import { useTranslation } from 'react-i18next';
import { Button, ErrorCard } from '../../ui';
import type { IntakeDesk } from '../use-intake';

/** Why a text was not taken, in sight of whatever side of the desk is open. */
export const Refused = ({ intake }: { readonly intake: IntakeDesk }) => {
  const { t, i18n } = useTranslation();
  const { refusal, forget } = intake;
  if (refusal === null) return null;
  const size =
    refusal.code === 'huge' ? new Intl.NumberFormat(i18n.language).format(refusal.size) : '';
  return (
    <div className="ww-refused">
      <ErrorCard
        title={t(`turn:refused.${refusal.code}.title`)}
        actions={<Button onPress={forget}>{t('app:common.close')}</Button>}
      >
        {t(`turn:refused.${refusal.code}.text`, { size })}
      </ErrorCard>
    </div>
  );
};
