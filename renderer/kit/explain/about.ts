import type { Params } from '../../../engine';
import type { Words } from '../text/words';
import { figuresOf } from './figures';

/** An item of a list; parties by their names. */
const itemOf = (key: string, item: string, words: Words): string =>
  key === 'parties' ? words('explain:party', { party: item }) : item;

/** Data that count halves of the game's money: `halves`, `paidHalves`. */
const HALVES = /^halves$|Halves$/;

/** True for data that count halves of the game's money. */
export function isHalves(name: string): boolean {
  return HALVES.test(name);
}

/**
 * The data of a sentence ready to be filled in: numbers in the reader's notation, cents as euro, halves
 * (`halves`, `…Halves`) as what they come to, lists with their "and".
 * `count` stays a number, because it chooses between singular and plural.
 */
export function rendered(about: Params, words: Words): Readonly<Record<string, string | number>> {
  const figures = figuresOf(words);
  const speak = (key: string, value: Params[string]): string | number => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') {
      if (key === 'cents') return figures.money(value);
      if (isHalves(key)) return figures.plain(value / 2);
      return key === 'count' ? value : figures.plain(value);
    }
    return figures.list(value.map((item) => itemOf(key, item, words)));
  };
  return Object.fromEntries(Object.entries(about).map(([key, value]) => [key, speak(key, value)]));
}
