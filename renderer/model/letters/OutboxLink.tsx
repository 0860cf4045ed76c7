import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useDeliveryView } from '../reports/delivery-store';
import { useView } from '../state/view';

/** The way to the outbox, with the number of letters of the GM that wait there. */
export function OutboxLink({ outbox }: Pick<Campaign, 'outbox'>) {
  const { t } = useTranslation();
  const count = Object.values(outbox).filter(({ sentAt }) => sentAt === null).length;
  const open = (): void => {
    useDeliveryView.getState().choose({ tab: 'outbox' });
    useView.getState().set({ screen: 'delivery' });
  };
  return (
    <button type="button" className="ww-link ww-small" onClick={open}>
      {count === 0 ? t('delivery:outbox.linkNone') : t('delivery:outbox.link', { count })}
    </button>
  );
}
