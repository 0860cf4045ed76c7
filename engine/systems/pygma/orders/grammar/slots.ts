import {
  type Fault,
  type Form,
  formsOf,
  type FormSpec,
  items,
  noun,
  number,
  pattern,
  type Slots,
} from '../../../../orders';
import type { Code } from '../../data/findings';
import type { Book } from '../book';
import { type Coord, coordOf, type Load, type Order, type UnitName, unitNameOf } from '../order';
import type { Good } from '../../data/kinds';

const plain = formsOf<Order, Book>();

/** A form; where it has a sum, the price its player reckons with stands behind its orders and is held against the books. */
export function order<S extends Slots>(
  id: string,
  spec: FormSpec<S, Order, Book>,
): Form<Order, Book> {
  return plain(id, {
    ...spec,
    make: (values, making) => {
      const orders = spec.make(values, making);
      const { sum: amount } = values as { readonly sum?: number };
      return amount === undefined || orders.length === 0
        ? orders
        : [...orders, { kind: 'STATED', item: 'entry', amount }];
    },
  });
}

export function fault(code: Code, about: Fault['about'] = {}): Fault {
  return { code: `pygma.${code}`, about };
}

export const CITY_NAME = fault('E_NAME', { reason: 'city' });
export const REALM_NAME = fault('E_NAME', { reason: 'party' });
/** Said where an order leaves out what it cannot do without. */
export const UNCLEAR = fault('W_UNCLEAR');

/** A field, as it is written: `65/5`. */
export function coord(at: string, options: Parameters<typeof pattern>[3] = {}) {
  return pattern(/^\d{1,9}\/\d{1,9}$/, '65/5, 65/06', at, options);
}

/** An army or a trader: two or three letters that end in H, or H alone, and a number. */
export function unit(at: string, options: Parameters<typeof pattern>[3] = {}) {
  // `rüste ich 2500 Reiter`: a word before a number is no name.
  return pattern(/^(?!(?:ich|ach|och)\d)[a-z]{0,2}h\d{1,9}$/, 'KH 1, RH 2, FH 1', at, options);
}

/** A strength: `5000 K`. */
export function size(at: string, options: Parameters<typeof pattern>[3] = {}) {
  return pattern(
    /^\d{1,9}(?:k|kriegern?|warriors?|r|reitern?|riders?|s|schiffe?n?|ships?|mann|men)$/,
    '1000 K, 2000 R, 10 S',
    at,
    options,
  );
}

/** The number of a strength as it was written. */
export function sizeOf(text = ''): number {
  return Number.parseInt(text, 10) || 0;
}

/** A city by its field, or by its name; a field stands for the city in it. */
export const cityAt = {
  city: noun('city', 'in bare from to for on with', { unless: 'field' }),
  field: coord('in bare from to for on', { unless: 'city' }),
};

/** The field of the city that is meant; empty = none is named. */
export function cityOf({
  city = '',
  field = '',
}: {
  readonly city?: string;
  readonly field?: string;
}): Coord {
  return city === '' ? coordOf(field) : city;
}

/** A sum of gold. */
export function gold(at = 'bare with for', options: Parameters<typeof number>[2] = {}) {
  return number('gs, goldstücke, goldstücken, gold, gold pieces, taler', at, options);
}

/** The sum a player's own sheet has beside an entry. */
export const sum = gold('bare for with bracket', { isWorded: true, least: 0 });

/** Goods points: `8 P. Wein, 4 P. Erz`. */
export const load = items({
  points: number('p, punkte, punkt, points, point, güterpunkte', 'bare with'),
  good: noun('good', 'bare', { isWhole: true }),
});

/** What is carried or stored; a good without a number is none. */
export function loadOf(
  list: readonly { readonly points?: number; readonly good?: string }[] = [],
): readonly Load[] {
  return list.flatMap(({ points, good }) =>
    points === undefined || good === undefined ? [] : [{ points, good: good as Good }],
  );
}

export function unitsIn(list: readonly { readonly unit?: string }[] = []): readonly UnitName[] {
  return list.flatMap(({ unit: one }) => (one === undefined ? [] : [unitNameOf(one)]));
}

export function coordsIn(list: readonly { readonly field?: string }[] = []): readonly Coord[] {
  return list.flatMap(({ field }) => (field === undefined ? [] : [coordOf(field)]));
}
