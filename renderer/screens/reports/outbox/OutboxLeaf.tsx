import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { Button, EmptyState, ToggleGroup } from '../../../kit/ui';
import { LetterList } from './LetterList';
import { LetterSheet } from './LetterSheet';
import { ORDERS } from './letters';
import './outbox.css';
import { useOutbox } from './outbox-store';
import { type OutboxModel, useOutboxKeys, useOutboxModel } from './use-outbox';

const Head = ({ model }: { readonly model: OutboxModel }) => {
  const { t } = useTranslation();
  const { order, show, look } = useOutbox();
  return (
    <header className="ww-outbox-head ww-row ww-wrapping">
      <ToggleGroup
        label={t('dispatch:outbox.show')}
        value={show}
        onChange={(next) => look({ show: next })}
        options={[
          { id: 'open', label: t('dispatch:outbox.open') },
          { id: 'all', label: t('dispatch:outbox.all') },
        ]}
      />
      <ToggleGroup
        label={t('dispatch:outbox.order')}
        value={order}
        onChange={(next) => look({ order: next })}
        options={ORDERS.map((id) => ({
          id,
          label: t(id === 'month' ? 'dispatch:outbox.byMonth' : 'dispatch:outbox.byRealm'),
        }))}
      />
      <Button
        shortcut="Shift+V"
        isDisabled={model.sendAll === undefined}
        onPress={() => model.sendAll?.()}
      >
        {t('dispatch:outbox.sendAll')}
      </Button>
    </header>
  );
};

/** All letters of the campaign that leave the house, and where each of them stands. */
export const OutboxLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const model = useOutboxModel(campaign);
  useOutboxKeys(model);
  if (!model.hasAny)
    return (
      <EmptyState title={t('dispatch:nothing.outbox.title')}>
        {t('dispatch:nothing.outbox.text', { name: campaign.name })}
      </EmptyState>
    );
  return (
    <div className="ww-outbox ww-grid ww-gap-12">
      <Head model={model} />
      <div className="ww-outbox-body">
        <LetterList model={model} campaign={campaign} />
        <LetterSheet row={model.row} campaign={campaign} />
      </div>
    </div>
  );
};
