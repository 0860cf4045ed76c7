import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useDispatchView } from '../reports/dispatch-store';
import { useDesk } from '../state/desk';

/** The way to the outbox, with the number of letters of the GM that wait there. */
export const OutboxLink = ({ outbox }: Pick<Campaign, 'outbox'>) => {
  const { t } = useTranslation();
  const count = Object.values(outbox).filter(({ sentAt }) => sentAt === null).length;
  const open = (): void => {
    useDispatchView.getState().choose({ leaf: 'outbox' });
    useDesk.getState().set({ room: 'dispatch' });
  };
  return (
    <button type="button" className="ww-link ww-small" onClick={open}>
      {count === 0 ? t('dispatch:outbox.linkNone') : t('dispatch:outbox.link', { count })}
    </button>
  );
};
