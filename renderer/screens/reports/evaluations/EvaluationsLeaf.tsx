import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { EmptyState } from '../../../kit/ui';
import { BatchDialog } from '../batch/BatchDialog';
import { ContactSheet } from '../contact/ContactSheet';
import { useDispatchView } from '../../../model/reports/dispatch-store';
import { Desk } from './Desk';
import './evaluations.css';
import { Rail } from './Rail';
import { useEvaluations } from './use-evaluations';

/** The evaluations of the month closed last: to be read, rewritten, proofed and made. */
export const EvaluationsLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const atHand = useEvaluations(campaign);
  const over = useDispatchView((view) => view.over);
  const choose = useDispatchView((view) => view.choose);
  if (atHand.kind === 'none')
    return (
      <EmptyState title={t('dispatch:nothing.evaluations.title')}>
        {t('dispatch:nothing.evaluations.text', { name: campaign.name })}
      </EmptyState>
    );
  if (atHand.kind === 'lost')
    return (
      <EmptyState title={t('dispatch:nothing.lost.title')}>
        {t('dispatch:nothing.lost.text', { turn: atHand.turn })}
      </EmptyState>
    );
  const { model } = atHand;
  return (
    <div className="ww-evaluations">
      <Rail model={model} />
      {over === 'contact' ? <ContactSheet model={model} /> : <Desk model={model} />}
      <BatchDialog model={model} isOpen={over === 'batch'} onClose={() => choose({ over: null })} />
    </div>
  );
};
