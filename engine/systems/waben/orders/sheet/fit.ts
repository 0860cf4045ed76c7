import type { ColumnKey } from '../content';
import { withoutBlanks } from '../words';

/** How the text of a cell suits a column: 0 = not at all, the higher the more surely. */
type Fit = (text: string, before: ColumnKey | null) => number;

const DASH = '[-\\u2010-\\u2015\\u2212]';
const POSITION = /^(?:\d{3}\/\d{2}(?:\(\d\)|\|(?:\d{3}\/)?\d{2})?|\(\d{3}\))$/;
const PATH = new RegExp(`^[\\d/()|]*(?:${DASH}[\\d/()|]+)+${DASH}?$`);
const LEADING_DASH = new RegExp(`^${DASH}`);
const LONE_DASH = new RegExp(`^${DASH}$`);
const TRAILING_DASH = new RegExp(`${DASH}$`);
const DIRECTION = /^[1-6]$/;
const DIRECTIONS = /^[1-6]{2,}$/;
const BOARDING = /^\d{3}\/\d{2}\(\d{3}\)$/;
const CODE = /^(?:K[NAHVIR](?:[EF]|B[1-6]?)?|AB|S\d{0,3})$/;
const CODE_LIKE = /^(?!HF$|KS$|LT$)[A-Z]{1,4}\d?$/;
const UNIT_TYPE = /^(?:K|KS|R|S|A|B|LT|HF)$/i;
const COUNT = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/;

/** True for one step of a path or several, with or without blanks. */
const isPath = (text: string): boolean => PATH.test(text) || BOARDING.test(text);

const size: Fit = (text) => {
  if (!COUNT.test(text)) return /^\d[\d.,]*$/.test(text) ? 0.5 : 0;
  return text.length <= 2 ? 0.8 : 3;
};

const type: Fit = (text, before) => {
  if (UNIT_TYPE.test(text)) return text.toLowerCase() === 'hf' ? 2 : 3;
  return before === 'size' && /^\p{L}{1,12}$/u.test(text) ? 0.2 : 0;
};

const leaders: Fit = (text, before) => {
  if (!/^\d{1,2}$/.test(text)) return 0;
  return before === 'size' || before === 'type' ? 1.2 : 0.4;
};

const leaderType: Fit = (text, before) => {
  if (text.length !== 2 || text.toLowerCase() !== 'hf') return 0;
  return before === 'leaders' ? 3 : 1;
};

const movement: Fit = (text) => {
  const dense = withoutBlanks(text);
  if (isPath(dense)) return 4;
  if (LONE_DASH.test(dense)) return 0.5;
  if (POSITION.test(dense)) return 3.5;
  if (/^(?:[1-6]\s*){2,}$/.test(text)) return DIRECTIONS.test(dense) ? 3 : 0;
  return DIRECTION.test(dense) || /^\d{2}$/.test(dense) ? 1 : 0;
};

const order: Fit = (text) => {
  const dense = withoutBlanks(text);
  if (CODE.test(dense)) return 5;
  if (CODE.test(dense.toUpperCase())) return dense.length > 1 ? 3 : 1;
  return CODE_LIKE.test(dense) ? 1.5 : 0;
};

const FITS: Readonly<Record<ColumnKey, Fit>> = {
  number: (text) => (/^\d{1,5}[.:)]*$/.test(text) ? 1 : 0),
  size,
  type,
  leaders,
  leaderType,
  start: (text) => (POSITION.test(withoutBlanks(text)) ? 3 : 0),
  movement,
  end: (text) => (POSITION.test(withoutBlanks(text)) ? 2.5 : 0),
  order,
  character: (text) => (/^[1-9]\d{2}$/.test(text) ? 2 : 0),
  remarks: () => 0,
};

/** True for a combat or work order written in capitals, which no other list of a turn contains. */
export function isPlainCode(text: string): boolean {
  return text !== 'S' && CODE.test(text);
}

/** How well a cell suits a column, given the column before it. */
export function fitOf(column: ColumnKey, text: string, before: ColumnKey | null): number {
  return FITS[column](text, before);
}

/** How well a word continues the column of the word before it; undefined = it cannot. */
export function continues(column: ColumnKey, text: string, before: string): number | undefined {
  if (column === 'remarks') return 0;
  if (column !== 'movement') return undefined;
  if (DIRECTION.test(text) && DIRECTION.test(before)) return 1.6;
  const joined = LEADING_DASH.test(text) || TRAILING_DASH.test(before);
  return joined && /^[\d/()|\-\u2010-\u2015\u2212]+$/.test(text) ? 0.5 : undefined;
}

/** True if a cell of a table with known columns plainly belongs elsewhere. */
export function isMisfit(column: ColumnKey, text: string): boolean {
  if (text === '' || column === 'remarks' || column === 'order' || column === 'movement')
    return column === 'order' && text !== '' && (POSITION.test(text) || isPath(text));
  return fitOf(column, text, 'size') === 0;
}
