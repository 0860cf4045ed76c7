import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../engine';
import { EmptyState } from '../ui';

/** Nothing to send yet. */
export const NewsLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('news:nothing.title')}>
      {t('news:nothing.text', { name: campaign.name })}
    </EmptyState>
  );
};
