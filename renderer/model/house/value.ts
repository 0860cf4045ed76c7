import { COUNTED, type Json, type SettingDefinition, type Table } from '../../../engine';
import { folded } from '../../kit/state/palette';

/** Thousands may be set apart by points, commas, thin spaces; what follows the last mark may be a fraction. */
const INT = /^[-\u2212]?\d+$/;
const DECIMAL = /^[-\u2212]?\d+(?:[.,]\d+)?$/;

const plainNumber = (typed: string): number =>
  Number(typed.replace('\u2212', '-').replace(',', '.'));

/** The number of a table cell or a decimal setting as typed, with point or comma; undefined if it is none. */
export function typedNumber(typed: string): number | undefined {
  return DECIMAL.test(typed.trim()) ? plainNumber(typed.trim()) : undefined;
}

const typedInteger = (typed: string): number | undefined =>
  INT.test(typed.trim()) ? plainNumber(typed.trim()) : undefined;

const partsOf = ({ unit }: Table): number => (unit === undefined ? 1 : COUNTED[unit]);

/** A cell as displayed: 3 halves are 1.5. */
export function shownCell(table: Table, value: number): number {
  return value / partsOf(table);
}

/** True for a number that may be negative: where the rules themselves print such numbers, nowhere else. */
const mayBeNegative = (printed: readonly (Json | undefined)[]): boolean =>
  printed.some((one) => typeof one === 'number' && one < 0);

/**
 * A number typed into a cell of a column as the table stores it: halves as whole numbers; undefined if it is no such
 * number, or negative in a column where the rules have no negative number.
 */
export function typedCell(table: Table, column: string, typed: string): number | undefined {
  const parts = partsOf(table);
  const value = (typedNumber(typed) ?? Number.NaN) * parts;
  if (Number.isNaN(value) || (parts > 1 && !Number.isInteger(value))) return undefined;
  const printed = table.rows.map((row) => table.cells[row]?.[column]);
  return value < 0 && !mayBeNegative(printed) ? undefined : value;
}

/** True for a setting that represents the cells of tables; one with keys of its own is typed in a row. */
export function isByCells({ type, allowed }: SettingDefinition): boolean {
  return type === 'table' && allowed === undefined;
}

/** The numbers of a setting that counts by key, such as levels by category. */
export function countsIn(
  definition: SettingDefinition,
  value: Json,
): readonly (readonly [key: string, count: number])[] {
  return definition.type === 'table' &&
    !isByCells(definition) &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, count]) =>
        typeof count === 'number' ? [[key, count] as const] : [],
      )
    : [];
}

/** A key of a setting as text. */
type Option = (definition: SettingDefinition, key: string) => string;

const unsaid: Option = (_, key) => key;

/** The key meant by a word: an allowed one, by its key or its text; anything where nothing is declared. */
const keyOf = (definition: SettingDefinition, word: string, option: Option): string | undefined =>
  definition.allowed === undefined
    ? word
    : definition.allowed.find((key) =>
        [key, option(definition, key)].some((known) => folded(known) === folded(word)),
      );

const wordsIn = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const typedList = (
  definition: SettingDefinition,
  typed: string,
  option: Option,
): readonly string[] | undefined => {
  const words = wordsIn(typed);
  const keys = words.flatMap((word) => keyOf(definition, word, option) ?? []);
  return keys.length === words.length ? keys : undefined;
};

const typedCounts = (
  definition: SettingDefinition,
  typed: string,
  option: Option,
): Readonly<Record<string, number>> | undefined => {
  const words = wordsIn(typed);
  const counts = words.flatMap((word) => {
    const [, name = '', count = ''] = /^(.*\S)\s+(\d+)$/.exec(word) ?? [];
    const key = keyOf(definition, name, option);
    return key === undefined ? [] : [[key, Number(count)] as const];
  });
  return counts.length === words.length ? Object.fromEntries(counts) : undefined;
};

const allowed = ({ allowed: options }: SettingDefinition, typed: string): string | undefined =>
  options?.includes(typed) === true ? typed : undefined;

/** A number of a setting; undefined if negative, unless its default is. */
const notBelow = ({ initial }: SettingDefinition, value: number | undefined): number | undefined =>
  value !== undefined && value < 0 && !mayBeNegative([initial]) ? undefined : value;

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * The value a GM has typed or chosen for a setting; undefined if the register does not allow it (WW-13.1-01). Lists are
 * written with commas, counts as word and number; tables are not typed, they have cells. `option` = the texts in which
 * a key is shown, which may be typed for it.
 */
export function typedValue(
  definition: SettingDefinition,
  typed: string,
  option: Option = unsaid,
): Json | undefined {
  switch (definition.type) {
    case 'bool':
      return FLAGS[typed];
    case 'int':
      return notBelow(definition, typedInteger(typed));
    case 'decimal':
      return notBelow(definition, typedNumber(typed));
    case 'enum':
      return allowed(definition, typed);
    case 'text':
      return typed;
    case 'list':
      return typedList(definition, typed, option);
    case 'table':
      return isByCells(definition) ? undefined : typedCounts(definition, typed, option);
  }
}

/** A number or text as it stands in its field; what {@link typedValue} and {@link typedCell} read back. */
export function writtenValue(value: Json, decimalMark: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimalMark);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** True if two values are equal. */
export function isSameValue(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
