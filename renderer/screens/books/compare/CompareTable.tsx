import { useTranslation } from 'react-i18next';
import type { Party } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { type DataColumn, DataTable } from '../../../kit/ui';
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
    <DataTable
      scroller="ww-realms-compared-table"
      label={name}
      rows={history.toReversed()}
      keyOf={({ turn }) => turn}
      columns={[
        { id: 'turn', label: t('ledger:compare.turn'), isHead: true, cell: ({ turn }) => turn },
        ...realms.map(({ key, name: realm }): DataColumn<Moment> => ({
          id: key,
          label: realm,
          align: 'end',
          cell: ({ figures }) => {
            const value = figures[key]?.[figure];
            return value === undefined ? '–' : plain(value);
          },
        })),
      ]}
    />
  );
};
