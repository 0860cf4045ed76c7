import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../../engine';
import { ownKey } from '../../../kit/text/own-key';
import { FindingMark } from '../../../kit/ui';

export interface FindingSummaryProps {
  /** The most severe finding; null = there is none. */
  readonly worst: Finding | null;
  /** The GM decided on all of them. */
  readonly isSettled: boolean;
  readonly count: number;
}

/** The findings of an order in a cell: the most severe one with its clause, and how many more there are. */
export function FindingSummary({ worst, isSettled, count }: FindingSummaryProps) {
  const { t } = useTranslation();
  if (worst === null) return <FindingMark kind="GOOD">{t('turn:orders.fine')}</FindingMark>;
  if (isSettled) return <FindingMark kind="HAND">{t('check:cell.settled')}</FindingMark>;
  return (
    <span className="ww-order-finding ww-inline ww-align-baseline">
      <FindingMark kind={worst.severity}>
        {t(ownKey('short', worst.code, `turn:short.${worst.code}`), {
          defaultValue: t(`app:finding.${worst.severity}`),
        })}
      </FindingMark>
      <span className="ww-clause">{worst.clause.replace(/^[A-Z]+-/, '')}</span>
      {count > 1 ? <span className="ww-quiet ww-small">{`+${String(count - 1)}`}</span> : null}
    </span>
  );
}
