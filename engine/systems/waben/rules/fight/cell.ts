import {
  cellOf,
  type Explained,
  fact,
  houseRule,
  type Json,
  type Settings,
  type Table,
  tableSetting,
} from '../../../../kernel';
import { amountOf, settingOf } from '../settings';

/** Settings of the register that hold house rules over a table of fights, by table (WW-13.1-01). */
const REGISTER: Readonly<Record<string, string>> = {
  fightSize: 'fight.size_value',
  fightLoss: 'fight.loss_table',
  fightBooty: 'fight.booty_pct',
  fightFate: 'fight.fate_table',
};

const SHIP = 'S';

const entryOf = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, Json>>)[key]
    : undefined;

const isNumber = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** What the register says of a cell: `{ row: { column: number } }`, or `{ row: number }` for the first column. */
const registered = (
  settings: Settings,
  table: Table,
  row: string,
  column: string,
): number | undefined => {
  const key = REGISTER[table.id];
  if (key === undefined) return undefined;
  const entry = entryOf(settingOf(settings, key), row);
  const nested = entryOf(entry, column);
  if (isNumber(nested)) return nested;
  if (isNumber(entry) && column === table.columns[0]) return entry;
  return table.id === 'fightSize' && row === SHIP
    ? amountOf(settings, 'fight.size_value.S')
    : undefined;
};

/**
 * A cell of a table of fights in force: a house rule over the table itself goes before the register, the register
 * before the print (WW-12.7-15). A cell nobody has counts 0.
 */
export function fightCell(
  settings: Settings,
  table: Table,
  row: string,
  column: string,
): Explained {
  const own = houseRule(settings, table, row, column) ?? registered(settings, table, row, column);
  const overlay = own === undefined ? {} : { [tableSetting(table)]: { [row]: { [column]: own } } };
  return cellOf(overlay, table, row, column) ?? fact('noFigure', 0);
}
