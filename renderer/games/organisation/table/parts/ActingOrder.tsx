import { useTranslation } from 'react-i18next';
import { Sign } from '../../../../turn/card/Sign';
import { useTableNames } from '../use-table-names';

/** Who acts first, who after him, drawn by lot (OS-9.4-04). */
export const ActingOrder = ({ order }: { readonly order: readonly string[] }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  if (order.length === 0) return null;
  return (
    <section className="ww-table-block" aria-label={t('organisation:act.order')}>
      <h3 className="ww-head">{t('organisation:act.order')}</h3>
      <ol className="ww-acting-order">
        {order.map((party, index) => (
          <li key={party} className="ww-party-name">
            <span className="ww-table-no ww-figures" aria-hidden="true">
              {index + 1}
            </span>
            <Sign party={party} /> {names.party(party)}
          </li>
        ))}
      </ol>
    </section>
  );
};
