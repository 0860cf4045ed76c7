import type { Json, SettingDefinition } from '../../../engine';

/** Thousands may be set apart by points, commas, thin spaces; what follows the last mark may be a fraction. */
const INT = /^[-\u2212]?\d+$/;
const DECIMAL = /^[-\u2212]?\d+(?:[.,]\d+)?$/;

const plainNumber = (typed: string): number =>
  Number(typed.replace('\u2212', '-').replace(',', '.'));

/** The number of a table cell or a decimal setting as typed, with point or comma; undefined if it is none. */
export const typedNumber = (typed: string): number | undefined =>
  DECIMAL.test(typed.trim()) ? plainNumber(typed.trim()) : undefined;

const typedInteger = (typed: string): number | undefined =>
  INT.test(typed.trim()) ? plainNumber(typed.trim()) : undefined;

const typedList = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const allowed = ({ allowed: options }: SettingDefinition, typed: string): string | undefined =>
  options?.includes(typed) === true ? typed : undefined;

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * The value a GM has typed or chosen for a setting; undefined if the register does not allow it (WW-13.1-01). Lists
 * are written with commas; tables are not typed, they have cells.
 */
export const typedValue = (definition: SettingDefinition, typed: string): Json | undefined => {
  switch (definition.type) {
    case 'bool':
      return FLAGS[typed];
    case 'int':
      return typedInteger(typed);
    case 'decimal':
      return typedNumber(typed);
    case 'enum':
      return allowed(definition, typed);
    case 'text':
      return typed;
    case 'list':
      return typedList(typed);
    case 'table':
      return undefined;
  }
};

/** A value as it stands in its field; what {@link typedValue} reads back. */
export const writtenValue = (value: Json, decimalMark: string): string => {
  if (typeof value === 'number') return String(value).replace('.', decimalMark);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
};

/** True if two values say the same. */
export const isSameValue = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
