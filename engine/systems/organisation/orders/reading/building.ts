import type { Order } from '../order';
import { meantBy } from '../names';
import { categoryOf } from '../words';
import {
  advantageIn,
  categoryIn,
  countIn,
  numberIn,
  objectTo,
  ownAdvantageIn,
  type Parts,
  slotAt,
  statedRegion,
  wordsIn,
} from './parts';

/** Levels one line can begin at most; more is a slip of the pen. */
const MOST_LEVELS = 20;

/** Name and number of levels in the object: `Salzhandel`, `2 Stufen Salzhandel`, `Salzhandel 2`. */
const levelsOf = (parts: Parts) => {
  const whole = wordsIn(parts, parts.loose);
  const isName = meantBy(whole, parts.book.advantages) !== undefined;
  return isName
    ? { count: 1, rest: parts.loose }
    : countIn(parts, parts.loose, 'organisation.E_LEVEL', 1);
};

/** The category in brackets or behind "as"; null where none is written and the name is none itself. */
const categoryFor = (parts: Parts, name: string): Extract<Order, { kind: 'BUILD' }>['category'] => {
  const stated = slotAt(parts, 'bracket', 'as');
  if (stated !== undefined) return categoryIn(parts, stated);
  return meantBy(name, parts.book.advantages) === undefined ? (categoryOf(name) ?? null) : null;
};

/**
 * `BAUE Salzhandel`, `BAUE Kornspeicher (Infrastruktur) in Küste`: one order for every level (OS-9.2-03). Of a new
 * advantage the region is the seat where none is named (OS-1-07).
 */
export const readBuild = (parts: Parts): readonly Order[] => {
  const { count, rest } = levelsOf(parts);
  const stated = statedRegion(parts, 'in', 'to');
  const name = advantageIn(parts, rest);
  const category = categoryFor(parts, name);
  const isNew = meantBy(name, parts.book.advantages) === undefined;
  const region = stated ?? (isNew ? (parts.book.own?.seat ?? null) : null);
  if (count > MOST_LEVELS) objectTo(parts, 'organisation.E_LEVEL', parts.loose);
  if (name === '') objectTo(parts, 'organisation.E_NAME', []);
  if (isNew && category === null && name !== '')
    objectTo(parts, 'organisation.E_TARGET', rest, { reason: 'category' });
  return Array.from({ length: Math.min(Math.max(1, Math.floor(count)), MOST_LEVELS) }, () => ({
    kind: 'BUILD',
    name,
    category,
    region,
  }));
};

/** `REPARIERE Turmritter 2` (OS-9.2-07). */
export const readRepair = (parts: Parts): readonly Order[] => {
  const { count, rest } = levelsOf(parts);
  const name = ownAdvantageIn(parts, rest);
  return [{ kind: 'REPAIR', name, levels: count }];
};

const UNITS = /^(bevoelkerung|einheit(en)?|bewohner|leute|population|units?|people)$/;
const MONEY = /^(geld|muenzen?|money|coins?)$/;
const SEAT = /^(sitz|seat)$/;
const ALL = /^(alle|all|ganze|gesamte)$/;

/** What kind of thing an order to move is about. */
const movedKind = ({ loose }: Parts): 'seat' | 'units' | 'money' | 'advantage' => {
  const plain = loose.filter(({ isName }) => !isName);
  if (plain.some(({ fold }) => SEAT.test(fold))) return 'seat';
  if (plain.some(({ fold }) => MONEY.test(fold))) return 'money';
  return plain.some(({ fold }) => UNITS.test(fold)) ? 'units' : 'advantage';
};

const readMoney = (parts: Parts): Order => {
  const { value, token } = numberIn(parts.loose);
  const amount = value * 2;
  if (!Number.isInteger(amount) || amount <= 0)
    objectTo(parts, 'organisation.E_MONEY', token === undefined ? parts.loose : [token]);
  const [from, to] = [statedRegion(parts, 'from'), statedRegion(parts, 'to', 'in')];
  if (to === null) objectTo(parts, 'organisation.E_TARGET', [], { reason: 'noRegion' });
  return { kind: 'MOVE_MONEY', from: from ?? parts.book.own?.seat ?? '', to: to ?? '', amount };
};

const readUnits = (parts: Parts): Order => {
  const isAll = parts.loose.some(({ fold }) => ALL.test(fold));
  const { count } = countIn(parts, parts.loose, 'organisation.E_UNITS', 1);
  const [from, to] = [statedRegion(parts, 'from'), statedRegion(parts, 'to', 'in')];
  if (to === null) objectTo(parts, 'organisation.E_TARGET', [], { reason: 'noRegion' });
  const start = from ?? parts.book.own?.seat ?? '';
  const there = (parts.book.own?.units ?? []).filter(
    ({ region, unrestSince }) => region === start && unrestSince === null,
  );
  const units = isAll ? Math.max(1, there.length) : count;
  return { kind: 'MOVE_POPULATION', from: start, to: to ?? '', units };
};

const readAdvantage = (parts: Parts): Order => {
  const whole = meantBy(wordsIn(parts, parts.loose), parts.book.advantages);
  const { count, rest } =
    whole === undefined
      ? countIn(parts, parts.loose, 'organisation.E_LEVEL', Number.NaN)
      : { count: Number.NaN, rest: parts.loose };
  const name = ownAdvantageIn(parts, rest);
  const to = statedRegion(parts, 'to', 'in');
  if (to === null) objectTo(parts, 'organisation.E_TARGET', [], { reason: 'noRegion' });
  return {
    kind: 'MOVE_ADVANTAGE',
    name,
    to: to ?? '',
    levels: Number.isNaN(count) ? null : count,
  };
};

/** `BEWEGE 2 Bevölkerung von Küste nach Marsch`, `BEWEGE Turmritter nach Seenland`, money and the seat (OS-9.3). */
export const readMove = (parts: Parts): readonly Order[] => {
  switch (movedKind(parts)) {
    case 'seat': {
      const region = statedRegion(parts, 'to', 'in');
      if (region === null) objectTo(parts, 'organisation.E_TARGET', [], { reason: 'noRegion' });
      return [{ kind: 'MOVE_SEAT', region: region ?? '' }];
    }
    case 'money':
      return [readMoney(parts)];
    case 'units':
      return [readUnits(parts)];
    case 'advantage':
      return [readAdvantage(parts)];
  }
};
