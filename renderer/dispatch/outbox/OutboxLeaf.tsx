import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { EmptyState } from '../../ui';

/** Nothing to send yet. */
export const OutboxLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('dispatch:nothing.outbox.title')}>
      {t('dispatch:nothing.outbox.text', { name: campaign.name })}
    </EmptyState>
  );
};
