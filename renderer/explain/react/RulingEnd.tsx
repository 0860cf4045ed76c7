import { useTranslation } from 'react-i18next';
import { Button, TextField } from '../../ui';

/** The end of every form in which the GM decides by hand: his reason, and whether it shall hold. */
export const RulingEnd = ({
  reason,
  onReason,
  error,
  onCancel,
}: {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** What is wrong with the reason, if anything. */
  readonly error: string | undefined;
  readonly onCancel: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('explain:ruling.reason')}
        value={reason}
        onChange={onReason}
        error={error}
        hint={t('explain:ruling.reasonHint')}
      />
      <div className="ww-ruling-actions">
        <Button variant="hand" type="submit" icon="pencil">
          {t('explain:ruling.submit')}
        </Button>
        <Button variant="text" onPress={onCancel}>
          {t('explain:ruling.cancel')}
        </Button>
      </div>
    </>
  );
};
