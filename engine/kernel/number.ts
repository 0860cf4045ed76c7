import { failure, type Result, success } from './result';
import type { Words } from './words';

/** Sign (ASCII or U+2212), digits plain or in point groups of three, decimals behind a comma. */
const NUMBER = /^([+\-\u2212]?)\s?(\d{1,15}|\d{1,3}(?:\.\d{3}){1,4})(?:,(\d{1,6}))?$/;

/**
 * Reads a number as German players write it: `26.480`, `26480`, `-11.000`, `3,5`. Points separate
 * thousands only; a group that is not three digits long, as in `100.00`, is refused. Surrounding white space
 * is ignored.
 */
export function readNumber(text: string): Result<number, 'F-NUM-FORMAT'> {
  const match = NUMBER.exec(text.trim());
  if (match === null) return failure('F-NUM-FORMAT');
  const [, sign = '', whole = '', decimals] = match;
  const size = Number(`${whole.replaceAll('.', '')}.${decimals ?? '0'}`);
  return success(sign === '' || sign === '+' || size === 0 ? size : -size);
}

/** Writes a whole number, with a sign between thousands: the point of German letters unless another is given (WW-0.2-04). */
export function formatCount(value: number, between: '.' | ',' = '.'): string {
  return String(value).replace(/\B(?=(?:\d{3}){1,8}$)/g, between);
}

/** So many of something: `8.000 Krieger`, `8,000 warriors`. */
export function countedWords(count: number, [de, en]: Words): Words {
  return [`${formatCount(count)} ${de}`, `${formatCount(count, ',')} ${en}`];
}
