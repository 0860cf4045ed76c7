import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/session';
import { Button, Dialog, TextField } from '../../ui';
import { release } from './commands';
import type { EvaluationRealm } from './use-evaluations';

const Form = ({
  realm,
  onClose,
}: {
  readonly realm: EvaluationRealm;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const [reason, setReason] = useState('');
  const isEmpty = reason.trim() === '';
  const act = (): void => {
    if (isEmpty) return;
    void execute(release(realm.ref, reason.trim()));
    onClose();
  };
  return (
    <>
      <p>{t('dispatch:desk.releaseText')}</p>
      <TextField
        label={t('dispatch:desk.reason')}
        value={reason}
        onChange={setReason}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Enter') act();
        }}
      />
      <div className="ww-dialog-footer">
        <Button variant="text" onPress={onClose}>
          {t('app:common.cancel')}
        </Button>
        <Button variant="filled" isDisabled={isEmpty} onPress={act}>
          {t('dispatch:desk.releaseAct')}
        </Button>
      </div>
    </>
  );
};

/** Sends an evaluation although its account is not paid: with a reason (WW-1.4-07). */
export const ReleaseDialog = ({
  realm,
  isOpen,
  onClose,
}: {
  readonly realm: EvaluationRealm;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('dispatch:desk.releaseTitle')} isOpen={isOpen} onOpenChange={onClose}>
      <Form realm={realm} onClose={onClose} />
    </Dialog>
  );
};
