import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showRule } from '../state/jump';
import { ClauseLink, DataTable } from '../../kit/ui';
import { type Deviation, deviationsOf } from './difference';
import type { HouseNames } from './names';
import type { House } from './use-house';

/** What differs, the booklet's value, the house's, as words. */
const told = (deviation: Deviation, names: HouseNames): readonly [string, string, string] => {
  if (deviation.kind === 'setting') {
    const { definition, house } = deviation;
    return [
      names.setting(definition),
      names.value(definition, definition.initial),
      names.value(definition, house),
    ];
  }
  const { table, row, column, printed, house } = deviation;
  const label = `${names.table(table)}: ${names.row(table, row)}, ${names.column(table, column)}`;
  return [label, names.cell(table, printed), names.cell(table, house)];
};

const keyOf = (deviation: Deviation): string =>
  deviation.kind === 'setting'
    ? deviation.definition.key
    : `${deviation.table.id} ${deviation.row} ${deviation.column}`;

/** Only what differs from the booklet, over all editions. */
export function Deviations({ id, house }: { readonly id: string; readonly house: House }) {
  const { t } = useTranslation();
  const { campaign, system } = house;
  const deviations = useMemo(() => deviationsOf(system, campaign), [system, campaign]);
  const rows = deviations.map((deviation) => {
    const [what, printed, here] = told(deviation, house.names);
    const { since, clause } = deviation;
    return { key: keyOf(deviation), what, printed, here, since, clause };
  });
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('house:deviation.title')}
      </h3>
      {deviations.length === 0 ? (
        <p className="ww-rules-intro">{t('house:deviation.none')}</p>
      ) : (
        <DataTable
          className="ww-house-settings"
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            {
              id: 'what',
              label: t('house:deviation.what'),
              isHead: true,
              cell: ({ what }) => what,
            },
            {
              id: 'booklet',
              label: t('house:deviation.booklet'),
              cell: ({ printed }) => printed,
            },
            {
              id: 'house',
              label: t('house:deviation.house'),
              className: 'ww-hand',
              cell: ({ here }) => here,
            },
            {
              id: 'since',
              label: t('house:deviation.since'),
              cell: ({ since }) =>
                since === null
                  ? t('house:deviation.always')
                  : t('house:deviation.turn', { turn: since }),
            },
            {
              id: 'clause',
              label: t('house:deviation.clause'),
              cell: ({ clause }) => <ClauseLink clause={clause} onOpen={showRule} />,
            },
          ]}
        />
      )}
    </section>
  );
}
