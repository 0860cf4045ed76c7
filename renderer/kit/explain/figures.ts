import { ownKey } from '../text/own-key';
import type { Words } from '../text/words';

/** Numbers in the language of the texts: point or comma for thousands, a true minus sign. */
export interface Figures {
  /** `1.200`, `−5`, `37,5`. */
  readonly plain: (value: number) => string;
  /** As a summand: `+3`, `−1`, `0`. */
  readonly signed: (value: number) => string;
  /** Euro cents as an amount: `−2,50 €`. */
  readonly money: (cents: number) => string;
  /** `a, b und c`. */
  readonly list: (items: readonly string[]) => string;
}

const MINUS = '\u2212';

const createFigures = (locale: string): Figures => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const plain = (value: number): string =>
    value < 0 ? `${MINUS}${numbers.format(-value)}` : numbers.format(value);
  return {
    plain,
    signed: (value) => (value > 0 ? `+${plain(value)}` : plain(value)),
    money: (cents) => amounts.format(cents / 100).replace('-', MINUS),
    list: (items) => lists.format(items),
  };
};

/** Number formats are expensive: those of each locale are cached. */
const made = new Map<string, Figures>();

/** The number format of some texts. */
export function figuresOf(words: Words): Figures {
  const locale = words('explain:locale');
  const figures = made.get(locale) ?? createFigures(locale);
  made.set(locale, figures);
  return figures;
}

/** Name of a figure by which parties are compared: the game's own, or one all games share. */
export function figureName(figure: string, words: Words): string {
  return words(ownKey('figure', figure, `ledger:figure.${figure}`));
}
