import { useTranslation } from 'react-i18next';
import { Button, ErrorCard } from '../../../kit/ui';
import type { Refusal } from '../../../model/letters/gather';
import { useRefusal } from './use-refusal';

interface Props {
  readonly refusal: Refusal;
  readonly onForget: () => void;
}

const Card = ({ refusal, onForget }: Props) => {
  const { t } = useTranslation();
  const { title, text } = useRefusal(refusal);
  return (
    <div className="ww-refused">
      <ErrorCard
        title={title}
        actions={<Button onPress={onForget}>{t('app:common.close')}</Button>}
      >
        {text}
      </ErrorCard>
    </div>
  );
};

/** Why something was not taken: what, where, what was kept, what to do. */
export const Refused = ({
  refusal,
  onForget,
}: Omit<Props, 'refusal'> & { readonly refusal: Refusal | null }) =>
  refusal === null ? null : <Card refusal={refusal} onForget={onForget} />;
