import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceRow, BalanceSection } from '../../../engine';
import { useWords } from '../../explain/react';
import { ownKey } from '../../text/own-key';
import { cellRuling, columnsUsed } from '../model/columns';
import { Cell } from './Cell';
import { GapNote } from './GapNote';
import { useSheet } from './sheet-context';
import { useStatedCell } from './use-cell';
import { useGapsAt } from './use-gaps';

/** Columns of a list whose figures the engine lets the GM overrule; those of sums only where there is one. */
const RULED: Readonly<Record<string, readonly string[]>> = {
  settlementIncome: ['gross', 'upkeep'],
  muster: ['gold'],
  infrastructureUpkeep: ['gold'],
  unitUpkeep: ['count', 'rate', 'cost'],
};

const RULED_SUMS: Readonly<Record<string, readonly string[]>> = {
  settlementIncome: ['inhabitants', 'value', 'gross', 'upkeep', 'net'],
  muster: ['gold'],
  infrastructureUpkeep: ['gold'],
  unitUpkeep: ['cost'],
};

export interface ListTableProps {
  readonly section: BalanceSection;
  readonly rowName: (row: BalanceRow) => ReactNode;
  /** The name of a row that is spoken and heads derivations. */
  readonly rowTitle: (row: BalanceRow) => string;
  /** Name of a row that only the player has. */
  readonly foreignName?: (row: string) => string;
  /** Head of the column of names. */
  readonly head: string;
  /** A column of words after the names. */
  readonly kind?: { readonly head: string; readonly of: (row: BalanceRow) => string };
}

/** Columns of a row that the GM can overrule: of sums only those of lists that games share. */
const ruledColumns = ({ key, ruled }: BalanceSection, row: string): readonly string[] =>
  row === 'total' ? (RULED_SUMS[key] ?? []) : (ruled ?? RULED[key] ?? []);

const ListCells = ({
  list,
  row,
  name,
  columns,
  cells,
}: {
  readonly list: BalanceSection;
  readonly row: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly cells: BalanceRow['cells'];
}) => {
  const words = useWords();
  const { sheet, canRule } = useSheet();
  const statedCell = useStatedCell();
  const section = list.key;
  const ruled = ruledColumns(list, row);
  return columns.map((column) => (
    <Cell
      key={column}
      explained={cells[column]}
      title={`${name}, ${words(ownKey('balance', column, `balance:column.${column}`))}`}
      ruling={
        canRule && ruled.includes(column)
          ? cellRuling(sheet.party, section, row, column)
          : undefined
      }
      {...statedCell(section, row, column, cells)}
    />
  ));
};

/** The sentences about a row, right under it. */
const RowGaps = ({
  section,
  row,
  width,
}: {
  readonly section: string;
  readonly row: string;
  readonly width: number;
}) => {
  const gaps = useGapsAt()(section, row);
  return gaps.length === 0 ? null : (
    <tr className="ww-gap-row">
      <td colSpan={width}>
        {gaps.map((placed) => (
          <GapNote key={placed.index} {...placed} />
        ))}
      </td>
    </tr>
  );
};

/** One list of a balance sheet: its rows, those only the player has, and the sum. */
export const ListTable = ({
  section,
  rowName,
  rowTitle,
  foreignName = (row) => row,
  head,
  kind,
}: ListTableProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const { figures } = useSheet();
  const { key } = section;
  const title = words(ownKey('balance', key, `balance:section.${key}`));
  const names = new Set(section.rows.map((row) => row.id ?? row.key));
  const foreign = figures.rowsOf(key).filter((row) => row !== 'total' && !names.has(row));
  const columns = columnsUsed(section, (column) =>
    figures.rowsOf(key).some((row) => (figures.at(key, row, column) ?? 0) !== 0),
  );
  const width = columns.length + (kind === undefined ? 1 : 2);
  return (
    <section className="ww-book" aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      {section.rows.length === 0 && foreign.length === 0 ? (
        <p className="ww-quiet ww-small">{words('balance:none')}</p>
      ) : (
        <div className="ww-book-scroll">
          <table className="ww-table">
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {kind === undefined ? null : <th scope="col">{kind.head}</th>}
                {columns.map((column) => (
                  <th key={column} scope="col" className="ww-right">
                    {words(ownKey('balance', column, `balance:column.${column}`))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {section.rows.map((row) => {
                const id = row.id ?? row.key;
                return (
                  <Fragment key={id}>
                    <tr>
                      <th scope="row">{rowName(row)}</th>
                      {kind === undefined ? null : <td>{kind.of(row)}</td>}
                      <ListCells
                        list={section}
                        row={id}
                        name={rowTitle(row)}
                        columns={columns}
                        cells={row.cells}
                      />
                    </tr>
                    <RowGaps section={key} row={id} width={width} />
                  </Fragment>
                );
              })}
              {foreign.map((id) => (
                <Fragment key={id}>
                  <tr data-foreign>
                    <th scope="row">{foreignName(id)}</th>
                    {kind === undefined ? null : <td />}
                    <ListCells
                      list={section}
                      row={id}
                      name={foreignName(id)}
                      columns={columns}
                      cells={{}}
                    />
                  </tr>
                  <RowGaps section={key} row={id} width={width} />
                </Fragment>
              ))}
              <tr className="ww-sum">
                <th scope="row">{t('balance:sum')}</th>
                {kind === undefined ? null : <td />}
                <ListCells
                  list={section}
                  row="total"
                  name={t('balance:sum')}
                  columns={columns}
                  cells={section.totals}
                />
              </tr>
              <RowGaps section={key} row="total" width={width} />
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};
