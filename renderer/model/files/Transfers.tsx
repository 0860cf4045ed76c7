import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../kit/ui';
import { useTransfers } from './transfer';
import './transfers.css';

/** Files on their way in or out, as far as they take long, each with the way to cancel it. */
export function Transfers() {
  const { t } = useTranslation();
  const transfers = useTransfers(({ transfers }) => transfers);
  return transfers.map(({ id, text, about, done, total, cancel }) => (
    <div key={id} className="ww-transfer">
      <ProgressBar
        label={t(text, about)}
        done={done}
        total={total}
        {...(cancel === null ? {} : { onCancel: cancel })}
      />
    </div>
  ));
}
