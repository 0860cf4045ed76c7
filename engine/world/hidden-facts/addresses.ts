import { type FieldAddress, fieldAddress, grossfeldNo, KLEINFELDER } from '../../hex';

/** Fields a text names, and where. */
export interface NamedField {
  readonly field: FieldAddress;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A figure right before it, or one with a point, comma or dash, makes it a part of a number, unless that is an address. */
const HEAD = /(?<![\d/]|(?<!\/\s?\d)\d[.,-])(\d{3})\s?[/∕⁄／]\s?(\d{2})(?![\d/])/gu;

/** What may follow an address in a list of one Großfeld: `210/19, 20 und 23`, `210/19|20`; no count of anything. */
const NEXT =
  /(?:\s?[,|;+]\s?|\s(?:und|and|&)\s)(\d{2})(?![\d/]|\s?[/∕⁄／])(?=\s*(?:$|[,;|+).:\n]|(?:und|and|&)\s))/uy;

const readField = (no: string, kleinfeld: string): readonly FieldAddress[] => {
  const grossfeld = grossfeldNo(no);
  const number = Number(kleinfeld);
  return grossfeld !== undefined && number >= 1 && number <= KLEINFELDER
    ? [fieldAddress(grossfeld, number)]
    : [];
};

/** Every address `ggg/kk` in a text, and those that a list leaves to be read from the first one. */
export const addressesIn = (text: string): readonly NamedField[] => {
  const named: NamedField[] = [];
  for (const match of text.matchAll(HEAD)) {
    const [whole, no = '', first = ''] = match;
    let end = match.index + whole.length;
    for (const field of readField(no, first)) named.push({ field, start: match.index, end });
    const next = new RegExp(NEXT);
    for (;;) {
      next.lastIndex = end;
      const more = next.exec(text);
      if (more === null) break;
      const start = end;
      end += more[0].length;
      for (const field of readField(no, more[1] ?? '')) named.push({ field, start, end });
    }
  }
  return named;
};
