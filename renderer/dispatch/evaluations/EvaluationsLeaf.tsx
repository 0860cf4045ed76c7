import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { EmptyState } from '../../ui';

/** Nothing to send yet. */
export const EvaluationsLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('dispatch:nothing.evaluations.title')}>
      {t('dispatch:nothing.evaluations.text', { name: campaign.name })}
    </EmptyState>
  );
};
