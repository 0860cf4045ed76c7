import { type Fault, formsOf, type Making, noun, number } from '../../../../orders';
import type { ALL_FINDINGS } from '../../data/findings';
import type { Book } from '../book';
import type { Order } from '../order';

/** What makes orders of this game. */
export type Maker = Making<Book>;
/** An order of one kind. */
export type OrderOf<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;

/** A form of this game. */
export const order = formsOf<Order, Book>();

/** A finding of this game as a fault of a slot. */
export const fault = (code: keyof typeof ALL_FINDINGS, about: Fault['about'] = {}): Fault => ({
  code,
  about,
});
/** Something that is named and does not exist, by the type of noun that was expected. */
export const target = (reason: string): Fault => fault('organisation.E_TARGET', { reason });
export const LEVEL = fault('organisation.E_LEVEL');
export const UNITS = fault('organisation.E_UNITS');
export const HELD = fault('organisation.E_HELD');

export const LEVEL_WORDS = 'stufe, stufen, level, levels';
export const UNIT_WORDS =
  'einheit*, unit*, leute, leuten, bevölkerung, population, people, bewohner*, person*, mann*, einwohner*, siedler*, menschen, settlers, seelen, kopf, köpfe';

export const region = (at: string, more = {}) =>
  noun('region', at, { unknown: target('region'), ...more });
export const neededRegion = (at: string, more = {}) =>
  region(at, { missing: target('noRegion'), ...more });
export const opponent = (at: string) =>
  noun('organisation', at, {
    unknown: target('organisation'),
    missing: target('noOrganisation'),
    isShared: true,
  });
export const category = (at: string, more = {}) =>
  noun('category', at, { unknown: target('category'), ...more });
export const ownAdvantage = (at = 'bare', more = {}) =>
  noun('advantage', at, { unknown: target('advantage'), ...more });
export const levels = (at: string, words = LEVEL_WORDS) => number(words, at, { unknown: LEVEL });

/** The region of an order that names none: the seat (OS-1-07). */
export const seat = ({ book }: Maker): string => book.own?.seat ?? '';

/** The same value several times. */
export const repeated = <Value>(count: number, value: Value): readonly Value[] =>
  Array.from({ length: count }, () => value);
