import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../kit/ui';
import type { EvaluationsModel } from '../evaluations/use-evaluations';
import './batch.css';
import { BatchForm } from './BatchForm';
import { BatchProgress } from './BatchProgress';
import { useBatch } from './use-batch';

const Body = ({
  model,
  onClose,
}: {
  readonly model: EvaluationsModel;
  readonly onClose: () => void;
}) => {
  const batch = useBatch(model);
  const { state } = batch;
  return state.kind === 'running' || state.kind === 'done' ? (
    <BatchProgress model={model} batch={batch} state={state} onClose={onClose} />
  ) : (
    <BatchForm
      model={model}
      batch={batch}
      failure={state.kind === 'outletFailed' ? state.text : null}
    />
  );
};

/** All evaluations in one go: chosen, made and written one after the other, told at the end. */
export const BatchDialog = ({
  model,
  isOpen,
  onClose,
}: {
  readonly model: EvaluationsModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('dispatch:batch.title', { turn: model.archived.turn })}
      isOpen={isOpen}
      onOpenChange={onClose}
      width="wide"
    >
      <Body model={model} onClose={onClose} />
    </Dialog>
  );
};
