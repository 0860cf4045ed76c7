import { type Currency, moneyParts, countedParts, type Explained } from '../../../engine';
import type { Words } from '../text/words';
import { isHalves } from './about';
import { figuresOf } from './figures';

/** The figure of a node as displayed: 9 halves are 4.5. */
export function displayValue(explained: Explained): number {
  return explained.value / countedParts(explained);
}

/** True for figures by which parties are compared that count money in its smallest part. */
export function isMoneyFigure(figure: string): boolean {
  return figure === 'gold' || isHalves(figure);
}

/** Formats amounts of a game's money. Every amount is a whole number of its smallest part. */
export interface Money {
  /** The sign behind an amount: `GS`. */
  readonly sign: string;
  /** `4,5`. */
  readonly plain: (amount: number) => string;
  /** `+4,5`. */
  readonly signed: (amount: number) => string;
  /** `4,5 GS`. */
  readonly full: (amount: number) => string;
  /** An amount as it is displayed and typed: 4.5 of 9 halves. */
  readonly told: (amount: number) => number;
  /** The amount that was typed, in smallest parts; null = it is no whole number of them. */
  readonly typed: (figure: number) => number | null;
}

/** How a game's amounts of money are formatted and parsed; plain figures in games without money. */
export function moneyOf(currency: Currency | undefined, words: Words): Money {
  const parts = moneyParts(currency);
  const { plain, signed } = figuresOf(words);
  const told = (amount: number): number => amount / parts;
  const sign = currency?.sign[words('explain:locale').startsWith('en') ? 'en' : 'de'] ?? '';
  return {
    sign,
    told,
    plain: (amount) => plain(told(amount)),
    signed: (amount) => signed(told(amount)),
    full: (amount) => `${plain(told(amount))} ${sign}`,
    typed: (figure) => (Number.isInteger(figure * parts) ? figure * parts : null),
  };
}
