import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui';
import {
  type Changed,
  organisationRows,
  type OrganisationRows,
  type RegionRow,
  statesAround,
} from '../model/state';
import type { Table } from '../use-table';
import { type TableNames, useTableNames } from '../use-table-names';
import { Sign } from './Sign';

/** A figure, and by how much the step changed it. */
const Figure = ({
  figure: { value, by },
  write,
  writeSigned,
}: {
  readonly figure: Changed;
  readonly write: (value: number) => string;
  readonly writeSigned: (value: number) => string;
}) => (
  <td className="ww-right" {...(by === 0 ? {} : { 'data-changed': by > 0 ? 'more' : 'less' })}>
    {value === 0 && by === 0 ? <span className="ww-quiet">–</span> : write(value)}
    {by === 0 ? null : <small> {writeSigned(by)}</small>}
  </td>
);

const Row = ({ row, names }: { readonly row: RegionRow; readonly names: TableNames }) => {
  const { t } = useTranslation();
  const counted = { write: names.plain, writeSigned: names.signed };
  return (
    <tr>
      <th scope="row">
        {names.region(row.region)}
        {row.isSeat ? <Icon name="home" size={12} /> : null}
        {row.isSeat ? (
          <span className="ww-visually-hidden"> ({t('organisation:state.seat')})</span>
        ) : null}
      </th>
      <Figure figure={row.calm} {...counted} />
      <Figure figure={row.unrest} {...counted} />
      <Figure figure={row.intact} {...counted} />
      <Figure figure={row.damaged} {...counted} />
      <Figure figure={row.money} write={names.money} writeSigned={names.signedMoney} />
    </tr>
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
      <table className="ww-table">
        <thead>
          <tr>
            <th scope="col">{t('organisation:desk.column.region')}</th>
            {(['calm', 'unrest', 'intact', 'damaged', 'money'] as const).map((column) => (
              <th key={column} scope="col" className="ww-right">
                <abbr title={t(`organisation:state.${column}`)}>
                  {t(`organisation:state.short.${column}`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.rows.map((row) => (
            <Row key={row.region} row={row} names={names} />
          ))}
        </tbody>
      </table>
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
