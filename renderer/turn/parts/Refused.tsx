import { useTranslation } from 'react-i18next';
import { Button, ErrorCard } from '../../ui';
import type { Refusal } from '../inbox/gather';

const MEGABYTE = 1024 * 1024;
const IN_BYTES: ReadonlySet<Refusal['code']> = new Set(['heavy', 'bomb']);

/** Why something was not taken: what, where, what was kept, what to do. */
export const Refused = ({
  refusal,
  onForget,
}: {
  readonly refusal: Refusal | null;
  readonly onForget: () => void;
}) => {
  const { t, i18n } = useTranslation();
  if (refusal === null) return null;
  const { code, file } = refusal;
  const amount = 'size' in refusal ? refusal.size : 0;
  const size = new Intl.NumberFormat(i18n.language).format(
    IN_BYTES.has(code) ? Math.ceil(amount / MEGABYTE) : amount,
  );
  const title = t(`inbox:refused.${code}.title`);
  return (
    <div className="ww-refused">
      <ErrorCard
        title={file === '' ? title : t('inbox:refused.of', { title, file })}
        actions={<Button onPress={onForget}>{t('app:common.close')}</Button>}
      >
        {t(`inbox:refused.${code}.text`, { size })}
      </ErrorCard>
    </div>
  );
};
