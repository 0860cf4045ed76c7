import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { Dialog, FieldForm } from '../../../kit/ui';
import { release } from './commands';
import type { EvaluationRealm } from './use-evaluations';

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
  const execute = useSession((session) => session.execute);
  const title = t('dispatch:desk.releaseTitle');
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onClose}>
      <FieldForm
        look="dialog"
        title={title}
        fields={{
          reason: {
            kind: 'text',
            label: t('dispatch:desk.reason'),
            isRequired: true,
            autoFocus: true,
          },
        }}
        act={{ label: t('dispatch:desk.releaseAct'), variant: 'filled' }}
        onCancel={onClose}
        onSubmit={({ reason }) => {
          void execute(release(realm.ref, reason));
          onClose();
        }}
      >
        <p>{t('dispatch:desk.releaseText')}</p>
      </FieldForm>
    </Dialog>
  );
};
