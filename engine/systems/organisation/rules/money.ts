import {
  calc,
  cellOf,
  type ClauseId,
  type Explained,
  fact,
  type Params,
  rule,
  type Settings,
  sum,
  type Table,
} from '../../../kernel';
import type { RegionKey } from '../../../world';
import { MONEY_TABLE } from '../data/tables';
import type { Halves, Organisation } from '../state/types';
import { choiceOf } from './settings';
import { entryOf } from '../state/entry';

/** The same figure as money: its value counts halves (OS-0-02). */
export function money(explained: Explained): Explained {
  return explained.kind === 'roll' ? explained : { ...explained, unit: 'half' };
}

/** Money as a fact, in halves. */
export function moneyFact(name: string, value: Halves, about: Params = {}): Explained {
  return money(fact(`organisation.${name}`, value, about));
}

/** A figure of the rules in money: `body` under a clause. */
export function moneyRule(
  name: string,
  clause: ClauseId,
  body: Explained,
  about: Params = {},
): Explained {
  return money(rule(`organisation.${name}`, clause, body, about));
}

/** So many of a thing at a price: `count` things, `price` in halves. */
export function timesPrice(count: Explained, price: Explained): Explained {
  return money(calc.product(count, price));
}

/** The sum of amounts of money. */
export function moneySum(...parts: readonly Explained[]): Explained {
  return money(sum(...parts));
}

/** Money that leaves a purse: the absolute value of a negative amount, at most the content of the purse (OS-0-03). */
export function moneySpent(amount: Explained, purse: Halves): Explained {
  const gone = money(calc.difference(moneyFact('nothing', 0), amount));
  if (amount.value <= purse) return gone;
  const stock = money(calc.difference(moneyFact('nothing', 0), moneyFact('purse', purse)));
  return money(calc.maximum(gone, stock));
}

/** A cell of a table of the game in force; 0 where there is none. */
export function tableCell(
  settings: Settings,
  table: Table,
  row: string,
  column: string,
): Explained {
  return cellOf(settings, table, row, column) ?? sum();
}

/** A price of the table of money, in halves (OS-9.2-02). */
export function priceOf(settings: Settings, row: string): Explained {
  return tableCell(settings, MONEY_TABLE, row, 'amount');
}

/** Region of the purse that pays for a thing in `region`; with one purse the seat (OS-1-06). */
export function purseRegion(
  { seat }: Pick<Organisation, 'seat'>,
  region: RegionKey,
  settings: Settings,
): RegionKey {
  return choiceOf(settings, 'os.money.scope') === 'pooled' ? seat : region;
}

/** Money in the purse for a thing in `region`, in halves (OS-1-06). */
export function purseAt(
  own: Pick<Organisation, 'seat' | 'purses'>,
  region: RegionKey,
  settings: Settings,
): Halves {
  return entryOf(own.purses, purseRegion(own, region, settings)) ?? 0;
}

/**
 * Money in a region, in halves: what others find there. With one purse it is at the seat and nowhere else (OS-1-06).
 */
export function purseIn(
  own: Pick<Organisation, 'seat' | 'purses'>,
  region: RegionKey,
  settings: Settings,
): Halves {
  return purseRegion(own, region, settings) === region ? purseAt(own, region, settings) : 0;
}

/** All the money of an organisation in purses, in halves. */
export function treasuryOf({ purses }: Pick<Organisation, 'purses'>): Halves {
  return Object.values(purses).reduce((total, amount) => total + amount, 0);
}
