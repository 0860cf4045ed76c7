import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sign } from '../../../../turn/card/Sign';
import { type DataColumn, DataTable, Icon } from '../../../../ui';
import {
  type Changed,
  organisationRows,
  type OrganisationRows,
  type RegionRow,
  statesAround,
} from '../model/state';
import type { Table } from '../use-table';
import { type TableNames, useTableNames } from '../use-table-names';

type Figure = 'calm' | 'unrest' | 'intact' | 'damaged' | 'money';
const FIGURES: readonly Figure[] = ['calm', 'unrest', 'intact', 'damaged', 'money'];

/** A figure, and by how much the step changed it. */
const figureOf = (names: TableNames, id: Figure, { value, by }: Changed): ReactNode => {
  const [write, signed] =
    id === 'money' ? [names.money, names.signedMoney] : [names.plain, names.signed];
  return (
    <>
      {value === 0 && by === 0 ? <span className="ww-quiet">–</span> : write(value)}
      {by === 0 ? null : <small> {signed(by)}</small>}
    </>
  );
};

const changedOf = ({ by }: Changed): 'more' | 'less' | undefined =>
  by === 0 ? undefined : by > 0 ? 'more' : 'less';

const Region = ({ row, names }: { readonly row: RegionRow; readonly names: TableNames }) => {
  const { t } = useTranslation();
  return (
    <>
      {names.region(row.region)}
      {row.isSeat ? <Icon name="home" size={12} /> : null}
      {row.isSeat ? (
        <span className="ww-visually-hidden"> ({t('organisation:state.seat')})</span>
      ) : null}
    </>
  );
};

const Organisation = ({ rows }: { readonly rows: OrganisationRows }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const { key, name, isDissolved, isNew } = rows;
  const notes = [
    ...(isNew ? [t('organisation:state.isNew')] : []),
    ...(isDissolved ? [t('organisation:state.isDissolved')] : []),
    ...rows.rows.flatMap(({ region, jobs, leaving, extra }) => {
      const told = [
        ...(jobs > 0 ? [t('organisation:state.jobs', { count: jobs })] : []),
        ...(leaving > 0 ? [t('organisation:state.leaving', { count: leaving })] : []),
        ...(extra > 0 ? [t('organisation:state.extra', { count: extra })] : []),
      ];
      return told.length === 0 ? [] : [`${names.region(region)}: ${told.join(', ')}`];
    }),
  ];
  return (
    <section className="ww-state-one" aria-label={name}>
      <h4>
        <Sign party={key} /> {name}
      </h4>
      <DataTable
        rows={rows.rows}
        keyOf={({ region }) => region}
        columns={[
          {
            id: 'region',
            label: t('organisation:desk.column.region'),
            isHead: true,
            cell: (row) => <Region row={row} names={names} />,
          },
          ...FIGURES.map((id): DataColumn<RegionRow> => ({
            id,
            label: (
              <abbr title={t(`organisation:state.${id}`)}>
                {t(`organisation:state.short.${id}`)}
              </abbr>
            ),
            align: 'end',
            cell: (row) => figureOf(names, id, row[id]),
            changed: (row) => changedOf(row[id]),
          })),
        ]}
      />
      {notes.length === 0 ? null : <p className="ww-small ww-quiet">{notes.join(' · ')}</p>}
    </section>
  );
};

/** What every organisation has after the step on the table, with what the step changed. */
export const StatePane = ({ table }: { readonly table: Table }) => {
  const { t } = useTranslation();
  const states = table.record === null ? undefined : statesAround(table.record, table.step);
  return (
    <aside className="ww-table-state" aria-label={t('organisation:state.title')}>
      <h3 className="ww-head">{t('organisation:state.title')}</h3>
      <p className="ww-small ww-quiet">
        {t('organisation:state.after', { step: t(`organisation:step.${table.step}`) })}
      </p>
      {states === undefined || table.isHidden ? (
        <p className="ww-quiet">
          {t(table.isHidden ? 'organisation:state.covered' : 'organisation:state.none')}
        </p>
      ) : (
        organisationRows(states.now, states.before).map((rows) => (
          <Organisation key={rows.key} rows={rows} />
        ))
      )}
    </aside>
  );
};
