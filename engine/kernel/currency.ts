import type { Title } from './setting';

/** How a game counts money. Amounts are whole numbers of its smallest part everywhere in the program. */
export interface Currency {
  /** Parts of one: 2 = amounts are halves. */
  readonly parts: 1 | 2;
  /** As it stands behind a figure. */
  readonly sign: Title;
}

/** Smallest parts of one; 1 in games without money. */
export function moneyParts(currency: Currency | undefined): Currency['parts'] {
  return currency?.parts ?? 1;
}
