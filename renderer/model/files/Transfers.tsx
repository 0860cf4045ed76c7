import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../kit/ui';
import { useTransfers } from './transfer';
import './transfers.css';

/** Files being read or written, as far as they take long, each with its cancel button. */
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
