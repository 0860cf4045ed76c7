import { type FieldAddress, fieldAddress, grossfeldNo } from '../../hex';

/** A character with which spreadsheets begin a formula (full-width forms and control characters included). */
const FORMULA = '[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20]';
const STARTS_FORMULA = new RegExp(`^'*${FORMULA}`);
const NEUTRALISED = new RegExp(`^'+${FORMULA}`);
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A text as a cell. What a spreadsheet would take for a formula gets an apostrophe in front; a backslash is
 * doubled, and half a character (which UTF-8 cannot hold) is written as `\\uXXXX`.
 */
export function textCell(text: string): string {
  const written = text
    .replaceAll('\\', '\\\\')
    .replace(
      LONE_SURROGATE,
      (half) => `\\u${half.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
  return STARTS_FORMULA.test(written) ? `'${written}` : written;
}

/** The text of a cell: the reverse of {@link textCell}. */
export function readText(cell: string): string {
  const bare = NEUTRALISED.test(cell) ? cell.slice(1) : cell;
  return bare.replace(/\\(?:\\|u([0-9A-Fa-f]{4}))/g, (_, code: string | undefined) =>
    code === undefined ? '\\' : String.fromCharCode(parseInt(code, 16)),
  );
}

/** How numbers are written: `3,5` or `3.5`. */
export type NumberStyle = 'de' | 'en';

/** A number as a cell: as short as it can be, without groups. */
export function numberCell(value: number, style: NumberStyle): string {
  return style === 'de' ? String(value).replace('.', ',') : String(value);
}

const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?(?:[eE][+-]?\d{1,3})?$/;

/** The number of a cell, with or without groups of three; undefined if it is none (`1,2,3`, `NaN`, `1e999`). */
export function readNumberCell(cell: string, style: NumberStyle): number | undefined {
  const trimmed = cell.trim().replace('\u2212', '-');
  const german =
    style === 'de' ? trimmed : trimmed.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  if (!NUMBER.test(german)) return undefined;
  const value = Number(german.replaceAll('.', '').replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

const YES = new Set(['1', 'x', 'ja', 'yes', 'true', 'wahr']);
const NO = new Set(['', '0', '-', 'nein', 'no', 'false', 'falsch']);

/** A mark in a cell: `1`, `x`, `ja`, `yes` or nothing; undefined if it is neither. */
export function readMark(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}

/** The field of two cells; leading zeros may be missing, as spreadsheets take them away. */
export function readField(gf: string, kf: string): FieldAddress | undefined {
  const no = readGrossfeld(gf);
  const kleinfeld = /^\s*\d{1,2}\s*$/.test(kf) ? Number(kf) : 0;
  return no !== undefined && kleinfeld >= 1 && kleinfeld <= 48
    ? fieldAddress(no, kleinfeld)
    : undefined;
}

/** The Großfeld number of a cell, `7` as well as `007`. */
export function readGrossfeld(cell: string) {
  return /^\s*\d{1,3}\s*$/.test(cell) ? grossfeldNo(cell.trim().padStart(3, '0')) : undefined;
}
