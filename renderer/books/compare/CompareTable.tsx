import { useTranslation } from 'react-i18next';
import type { Party } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import type { Moment } from '../model/history';

/** The figures behind the chart, the latest turn first. */
export const CompareTable = ({
  history,
  realms,
  figure,
  name,
}: {
  readonly history: readonly Moment[];
  readonly realms: readonly Party[];
  readonly figure: string;
  readonly name: string;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <div className="ww-realms-compared-table" tabIndex={0} role="region" aria-label={name}>
      <table className="ww-table">
        <thead>
          <tr>
            <th scope="col">{t('ledger:compare.turn')}</th>
            {realms.map(({ key, name: realm }) => (
              <th key={key} scope="col" className="ww-right">
                {realm}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.toReversed().map(({ turn, figures }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {realms.map(({ key }) => {
                const value = figures[key]?.[figure];
                return (
                  <td key={key} className="ww-right">
                    {value === undefined ? '–' : plain(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
