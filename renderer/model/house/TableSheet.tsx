import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition, Table } from '../../../engine';
import { showRule } from '../state/jump';
import {
  Button,
  ClauseLink,
  type DataColumn,
  DataTable,
  FindingRow,
  TextField,
} from '../../kit/ui';
import { type CellPlace, setCell } from './commands';
import { cellIn, hasOwnCell, printedCell } from './edition';
import type { House } from './use-house';
import { shownCell, typedCell, writtenValue } from './value';

interface CellProps {
  readonly house: House;
  readonly edition: Edition;
  readonly place: CellPlace;
  /** Tells what was refused, and that nothing is any more. */
  readonly onRefused: (typed: string | null) => void;
}

const selectAll = ({ target }: FocusEvent): void => {
  if (target instanceof HTMLInputElement) target.select();
};

/** One cell as a field: what is typed holds from Enter or on leaving, Esc takes it back; what is refused stays as typed. */
const CellField = ({ house, edition, place, onRefused }: CellProps) => {
  const { t } = useTranslation();
  const { names } = house;
  const { table, row, column } = place;
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const value = cellIn(house.inForce, table, row, column);
  const printed = printedCell(table, row, column);
  const label = `${names.row(table, row)}, ${names.column(table, column)}`;
  const isOwn = value !== printed;
  const take = (): void => {
    if (typed === null) return;
    const next = typed.trim() === '' ? null : typedCell(table, column, typed);
    setRefused(next === undefined);
    onRefused(next === undefined ? typed : null);
    if (next === undefined) return;
    setTyped(null);
    const isSame = next === null ? !hasOwnCell(edition, table, row, column) : next === value;
    if (isSame) return;
    const words = names.cell(table, next ?? cellIn(house.under, table, row, column));
    house.execute(
      setCell(edition, place, next, { label: `${names.table(table)}: ${label}`, words }),
    );
  };
  const restore = (): void => {
    setTyped(null);
    setRefused(false);
    onRefused(null);
  };
  return (
    <div
      className="ww-house-cell"
      title={isOwn ? t('house:table.printed', { value: names.cell(table, printed) }) : ''}
      {...(isOwn ? { 'data-house': true } : {})}
      onFocus={selectAll}
      onBlur={take}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') take();
        if (key === 'Escape') restore();
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        value={
          typed ?? (value === null ? '' : writtenValue(shownCell(table, value), names.decimalMark))
        }
        onChange={setTyped}
        inputMode="decimal"
        error={isRefused ? '' : undefined}
      />
    </div>
  );
};

const Cell = ({ house, place, onRefused }: Omit<CellProps, 'edition'>) => {
  const { edition, isOpen } = house;
  return edition === null || !isOpen ? (
    shownWords(house, place)
  ) : (
    <CellField house={house} edition={edition} place={place} onRefused={onRefused} />
  );
};

const shownWords = ({ inForce, names }: House, { table, row, column }: CellPlace): string => {
  const value = cellIn(inForce, table, row, column);
  return value === null ? '' : names.cell(table, value);
};

const Sheet = ({ house, table }: { readonly house: House; readonly table: Table }) => {
  const { t } = useTranslation();
  const { names } = house;
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <>
      {refused === null ? null : (
        <div role="alert">
          <FindingRow kind="REJECT">{t('findings:F-SET-VALUE', { words: refused })}</FindingRow>
        </div>
      )}
      <DataTable
        scroller="ww-house-sheet"
        rows={table.rows}
        keyOf={(row) => row}
        columns={[
          {
            id: 'row',
            label: t('house:table.row'),
            isHead: true,
            cell: (row) => names.row(table, row),
          },
          ...table.columns.map((column): DataColumn<string> => ({
            id: column,
            label: names.column(table, column),
            align: 'end',
            cell: (row) => (
              <Cell house={house} place={{ table, row, column }} onRefused={setRefused} />
            ),
          })),
        ]}
      />
    </>
  );
};

const changedCells = ({ inForce }: House, table: Table): number =>
  table.rows.reduce(
    (sum, row) =>
      sum +
      table.columns.filter(
        (column) => cellIn(inForce, table, row, column) !== printedCell(table, row, column),
      ).length,
    0,
  );

/** A table of the rules, to be opened and changed cell by cell. */
export function TablePart({
  id,
  house,
  table,
}: {
  readonly id: string;
  readonly house: House;
  readonly table: Table;
}) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const name = house.names.table(table);
  const changed = changedCells(house, table);
  return (
    <section aria-labelledby={id} className="ww-house-table">
      <header className="ww-house-table-head ww-grid ww-align-baseline">
        <h4 id={id} tabIndex={-1} data-heading>
          {name}
        </h4>
        <span className="ww-quiet ww-small">
          {t('house:table.size', { rows: table.rows.length, count: table.columns.length })}
          {changed === 0 ? '' : `, ${t('house:table.changed', { count: changed })}`}
        </span>
        <ClauseLink clause={table.clause} onOpen={showRule} />
        <Button
          variant="text"
          icon={isShown ? 'up' : 'down'}
          aria-expanded={isShown}
          onPress={() => setShown(!isShown)}
        >
          {t(isShown ? 'house:table.hide' : 'house:table.show', { table: name })}
        </Button>
      </header>
      {isShown ? <Sheet house={house} table={table} /> : null}
    </section>
  );
}
