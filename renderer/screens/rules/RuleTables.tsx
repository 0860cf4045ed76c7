import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RuleSystem,
  type Settings,
  settingsInForce,
  type Table,
  type World,
} from '../../../engine';
import { Button, type DataColumn, DataTable, Icon } from '../../kit/ui';
import { cellIn, printedCell } from '../../model/house/edition';
import { type HouseNames, useHouseNames } from '../../model/house/names';
import { showHouseRules } from '../../model/state/jump';
import { useSession } from '../../model/state/session';
import { grouped } from './catalogue';

/** The tables of a game by the clause they belong to, their words, and the settings their cells are read in. */
export interface ClauseTables {
  readonly of: ReadonlyMap<string, readonly Table[]>;
  readonly names: HouseNames;
  /** Of the open turn where the rules are those of the open campaign; otherwise none. */
  readonly settings: Settings;
  /** True where the cells can be changed in the house rules. */
  readonly isOpen: boolean;
}

/** The tables of a game as they hold now. */
export function useTables(system: RuleSystem<World>): ClauseTables {
  const names = useHouseNames(system);
  const campaign = useSession((session) => session.campaign);
  const isOpen = campaign?.system === system.id;
  const settings = useMemo(
    () => (campaign !== null && isOpen ? settingsInForce(campaign) : {}),
    [campaign, isOpen],
  );
  const of = useMemo(() => new Map(grouped(system.tables, ({ clause }) => clause)), [system]);
  return { of, names, settings, isOpen };
}

const TableSheet = ({
  table,
  tables: { names, settings, isOpen },
}: {
  readonly table: Table;
  readonly tables: ClauseTables;
}) => {
  const { t } = useTranslation();
  const valueOf = (row: string, column: string): string => {
    const value = cellIn(settings, table, row, column);
    return value === null ? '' : names.cell(table, value);
  };
  return (
    <details className="ww-cases">
      <summary>
        <Icon name="right" size={14} />
        {t('help:rules.table', { table: names.table(table) })}
      </summary>
      <DataTable
        scroller="ww-rule-table"
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
            cell: (row) => valueOf(row, column),
            mark: (row) => {
              const printed = printedCell(table, row, column);
              const isHouse = cellIn(settings, table, row, column) !== printed;
              return isHouse
                ? {
                    'data-house': true,
                    title: t('house:table.printed', { value: names.cell(table, printed) }),
                  }
                : {};
            },
          })),
        ]}
      />
      {isOpen ? (
        <Button variant="text" onPress={showHouseRules}>
          {t('help:rules.changeTable')}
        </Button>
      ) : null}
    </details>
  );
};

/** The tables of a clause, folded until they are opened; a cell that a house rule changes says what is printed. */
export function TableList({
  clause,
  tables,
}: {
  readonly clause: string;
  readonly tables: ClauseTables;
}) {
  return (tables.of.get(clause) ?? []).map((table) => (
    <dd key={table.id}>
      <TableSheet table={table} tables={tables} />
    </dd>
  ));
}
