import { type Fault, formsOf, type Making, noun, number } from '../../../../orders';
import type { ALL_FINDINGS } from '../../data/findings';
import type { Book } from '../book';
import type { Order } from '../order';

/** Context of the makers of orders of this game. */
export type Maker = Making<Book, Order>;
/** An order of one kind. */
export type OrderOf<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;

/** A form of this game. */
export const order = formsOf<Order, Book>();

/** A finding of this game as a fault of a slot. */
export function fault(code: keyof typeof ALL_FINDINGS, about: Fault['about'] = {}): Fault {
  return {
    code,
    about,
  };
}
/** Something that is named and does not exist, by the type of noun that was expected. */
export function target(reason: string): Fault {
  return fault('organisation.E_TARGET', { reason });
}
export const LEVEL = fault('organisation.E_LEVEL');
export const UNITS = fault('organisation.E_UNITS');
export const HELD = fault('organisation.E_HELD');

export const LEVEL_WORDS = 'stufe, stufen, level, levels';
/** Words beside the levels with which an action is rolled for. */
export const DICE_WORDS = `${LEVEL_WORDS}, würfel, würfeln, dice, mann`;
export const UNIT_WORDS =
  'einheit*, unit*, leute, leuten, bevölkerung, population, people, bewohner*, person*, mann*, einwohner*, siedler*, menschen, settlers, seelen, seele, kopf, köpfe, familie*, families, family, men, man, persons, souls, villagers, leutchen, bürger*, volk';

export function region(at: string, more = {}) {
  return noun('region', at, { unknown: target('region'), ...more });
}
export function neededRegion(at: string) {
  return region(at, { missing: target('noRegion') });
}
export function opponent(at: string) {
  return noun('organisation', at, {
    unknown: target('organisation'),
    missing: target('noOrganisation'),
    isShared: true,
  });
}
export function category(at: string, more = {}) {
  return noun('category', at, { unknown: target('category'), ...more });
}
export function ownAdvantage(at = 'bare', more = {}) {
  return noun('advantage', at, { unknown: target('advantage'), ...more });
}
export function levels(at: string, words = LEVEL_WORDS) {
  return number(words, at, { unknown: LEVEL });
}

/** The region of an order that names none: the seat (OS-1-07). */
export function seat({ book }: Maker): string {
  return book.own?.seat ?? '';
}

/** The same value several times. */
export function repeated<Value>(count: number, value: Value): readonly Value[] {
  return Array.from({ length: count }, () => value);
}
