import type { OrderRow, OrderSheet } from '../../../kernel';
import type { Words } from '../../../orders';
import type { Code } from '../data/findings';
import { TRADER_LOAD } from '../rules/armies/traders';
import { FIELDS } from '../rules/courier';
import type { Holdings, OwnUnit } from './holdings';
import type { Fault } from './line';
import {
  type Coord,
  kindIn,
  type Move,
  type Order,
  type OrderOf,
  type PiOrder,
  type UnitName,
} from './order';

type Row = OrderRow<PiOrder>;

/** What the books say against an order, by its number in the letter. */
export interface OrderFault extends Fault {
  readonly order: number;
}

/** A letter while it is held against the books. */
interface LetterCheck {
  readonly books: Holdings;
  readonly text: string;
  readonly rows: readonly Row[];
  readonly orders: readonly Order[];
  /** Units this letter makes: mustered, split off, converted; empty field = where that is is up to the rules. */
  readonly made: ReadonlySet<UnitName>;
  /** Where a fleet that moves ends, by its line. */
  readonly moves: ReadonlyMap<UnitName, Move>;
  readonly faults: OrderFault[];
}

/** A sum of gold. */
const SUM = /(?<![\d.,])\d[\d.,' ]{0,12}(?:GS|gold)/iu;

/** The words of a row that look like something; all of it where nothing does. */
function wordsIn({ text }: LetterCheck, { span }: Row, look: RegExp | undefined): Words {
  const whole = text.slice(span.start, span.end);
  const match = look?.exec(whole);
  if (match == null) return { text: whole, span };
  const start = span.start + match.index;
  return { text: match[0], span: { start, end: start + match[0].length } };
}

/** A field as the letter has it, with leading zeros or without. */
const coordLook = ({ books }: Pick<LetterCheck, 'books'>, field: Coord): RegExp | undefined => {
  const [gf = '', kf] = books.asWritten(field).split('/');
  if (kf === undefined) return undefined;
  return new RegExp(`(?<!\\d)0*${gf}\\s*/\\s*0*${String(Number(kf))}(?!\\d)`, 'u');
};

const unitLook = (unit: UnitName): RegExp => {
  const [kind = '', number = ''] = unit.split(' ');
  return new RegExp(`(?<!\\p{L})${kind}\\s*0*${number}(?!\\d)`, 'iu');
};

const fault = (my: LetterCheck, row: Row, code: Code, look?: RegExp): void => {
  my.faults.push({ code, words: wordsIn(my, row, look), order: row.unit });
};

/** The fields an order names. */
function fieldsIn(order: Order): readonly Coord[] {
  switch (order.kind) {
    case 'MOVE':
      return [order.from, ...order.path];
    case 'ROAD':
      return order.path;
    case 'BRIDGE':
      return [order.from, order.to];
    case 'CEDE':
      return order.fields;
    case 'MUSTER':
      return [order.field, order.city];
    case 'CONVERT':
    case 'CITY':
    case 'NAME':
      return [order.field];
    default:
      return 'city' in order ? [order.city] : [];
  }
}

/** The units an order names as own ones. */
function unitsIn(order: Order): readonly UnitName[] {
  switch (order.kind) {
    case 'MERGE':
      return [order.unit, ...order.units];
    case 'MOVE':
      return [order.unit, ...order.carries, order.aboard, order.landsFrom];
    case 'SPLIT':
    case 'EQUIP':
    case 'CONVERT':
    case 'STATION':
    case 'DISBAND':
    case 'HAND_OVER':
      return [order.unit];
    default:
      return [];
  }
}

/** The units an order makes. */
function madeBy(order: Order): readonly UnitName[] {
  if (order.kind === 'MUSTER' || order.kind === 'TRADER') return [order.unit];
  if (order.kind === 'SPLIT') return order.parts.map(({ unit }) => unit);
  return order.kind === 'CONVERT' ? [order.into] : [];
}

/** Names that nobody has: fields, units, in a place where something stands. */
function names(my: LetterCheck, row: Row, order: Order): boolean {
  const { books, made } = my;
  const field = fieldsIn(order).find((one) => one !== '' && !books.hasField(one));
  const unit = unitsIn(order).find((one) => one !== '' && !books.units.has(one) && !made.has(one));
  if (field !== undefined) fault(my, row, 'E_COORD', coordLook(my, field));
  if (unit !== undefined) fault(my, row, 'E_UNKNOWN_UNIT', unitLook(unit));
  return field === undefined && unit === undefined;
}

/** Where a unit is for its line: aboard, where its fleet ends (PI-06-14). */
function placeOf(my: LetterCheck, { landsFrom }: Move, { field, carrier }: OwnUnit): Coord {
  const fleet = landsFrom === '' ? carrier : landsFrom;
  return fleet === ''
    ? field
    : (my.moves.get(fleet)?.path.at(-1) ?? my.books.units.get(fleet)?.field ?? field);
}

/** Boarding: the fleet is there, stands still, and has the room (PI-05-71 to PI-05-76). */
function embarking(my: LetterCheck, row: Row, { aboard, path, from }: Move): void {
  const fleet = my.books.units.get(aboard);
  const sails = my.moves.get(aboard)?.path ?? [];
  const isReached = fleet === undefined || (path.at(-1) ?? from) === fleet.field;
  if (kindIn(aboard) !== 'FH' || sails.length > 0 || !isReached)
    fault(my, row, 'E_EMBARK', unitLook(aboard));
}

/** What a line says of cargo and rank whatever the books have of its unit. */
function loaded(my: LetterCheck, row: Row, order: Move): void {
  const points = order.load.reduce((total, one) => total + one.points, 0);
  if (points > TRADER_LOAD) fault(my, row, 'E_TRADER');
  if (points > 0 && kindIn(order.unit) !== 'H') fault(my, row, 'W_UNCLEAR');
  if (order.aboard !== '') embarking(my, row, order);
}

/** True if the letter splits or merges a unit, or makes it: its strength is not that of the books. */
const isChanged = ({ orders, made }: LetterCheck, unit: UnitName): boolean =>
  made.has(unit) ||
  orders.some((one) => (one.kind === 'SPLIT' || one.kind === 'MERGE') && one.unit === unit);

function move(my: LetterCheck, row: Row, order: Move): void {
  const { books, orders } = my;
  const first = orders.find((one) => one.kind === 'MOVE' && one.unit === order.unit);
  if (first !== order) {
    fault(my, row, 'E_SYNTAX', unitLook(order.unit));
    return;
  }
  loaded(my, row, order);
  const unit = books.units.get(order.unit);
  if (order.isStationed && !books.isOpen('STATION') && unit?.isStationed !== true)
    fault(my, row, 'E_NOT_MUSTER', /\*|station\p{L}*/iu);
  if (unit !== undefined) ofUnit(my, row, order, unit);
}

/** A line held against the unit of the books: where it stands, how strong it is, how far it gets. */
function ofUnit(my: LetterCheck, row: Row, order: Move, unit: OwnUnit): void {
  const { books } = my;
  if (order.path.length > 0 && unit.isStationed && !books.isMuster) {
    fault(my, row, 'E_STATIONARY', unitLook(order.unit));
    return;
  }
  if (order.from !== '' && order.from !== placeOf(my, order, unit)) {
    fault(my, row, 'E_FROM_MISMATCH', coordLook(my, order.from));
    return;
  }
  if (order.size !== null && order.size !== unit.size && !isChanged(my, order.unit))
    fault(my, row, 'E_STRENGTH', /(?<![\d./])\d[\d. ]{0,11}\p{L}{1,9}/u);
  const stop = books.wayOf(order, unit);
  if (stop !== undefined)
    fault(my, row, stop.code, stop.at === undefined ? undefined : coordLook(my, stop.at));
}

/** Texts for the courier: no fields, messages signed with a name of the own realm (PI-18-02, PI-18-05). */
function courier(my: LetterCheck, row: Row, order: OrderOf<'MESSAGE' | 'RUMOUR'>): void {
  const outcome = my.books.courier(order);
  if (outcome === 'accepted') return;
  fault(my, row, 'E_COURIER', outcome === 'returned' ? FIELDS : undefined);
}

type Checks = {
  readonly [Kind in Order['kind']]?: (my: LetterCheck, row: Row, order: OrderOf<Kind>) => void;
};

/** A trade city of the realm: the one that is named, or any. */
const hasTradeCity = ({ books: { cities } }: LetterCheck, field: Coord): boolean =>
  (field === '' ? [...cities.values()] : [cities.get(field)]).some(
    (city) => city?.isTrade === true,
  );

const tradeCity = (my: LetterCheck, row: Row, { city }: { readonly city: Coord }): void => {
  if (!my.books.cities.has(city)) fault(my, row, 'E_TRADE_CITY');
};

const contacted = (my: LetterCheck, row: Row, { realm }: { readonly realm: string }): void => {
  if (realm === my.books.realm) fault(my, row, 'E_RECEIVER');
  else if (realm !== '' && !my.books.contacted.has(realm)) fault(my, row, 'E_NAME');
};

/** What the books say against an order, by its kind. */
const CHECKS: Checks = {
  MOVE: move,
  FORTIFY: (my, row, { city }) => {
    const own = my.books.cities.get(city);
    if (own === undefined) fault(my, row, 'E_MUSTER_PLACE');
    else if (own.isFortified) fault(my, row, 'W_UNCLEAR');
  },
  APPOINT: tradeCity,
  DISMISS: tradeCity,
  TRADER: (my, row, { city }) => {
    if (!hasTradeCity(my, city)) fault(my, row, 'E_TRADER');
  },
  STORE: (my, row, { city, load }) => {
    if (!hasTradeCity(my, city) || load.some(({ good }) => good === 'culture'))
      fault(my, row, 'E_STORAGE');
  },
  MISSION: (my, row, { realm }) => {
    const isKnown = realm === '' || my.books.contacted.has(realm);
    if (my.books.espionage <= 0 || !isKnown) fault(my, row, 'E_MISSION');
  },
  TRANSFER: contacted,
  CEDE: contacted,
  LETTER: contacted,
  MESSAGE: courier,
  RUMOUR: courier,
};

/** Holds an order against the books; its kind and that of its check are the same. */
function one(my: LetterCheck, row: Row, order: Order): void {
  const check = CHECKS[order.kind] as
    | ((my: LetterCheck, at: Row, given: Order) => void)
    | undefined;
  check?.(my, row, order);
}

/** More armies in secret than allowed: those written first are secret (PI-05-169). */
function secrets(my: LetterCheck): void {
  const secret = my.rows.filter(
    ({ content: { order } }) => order.kind === 'MOVE' && order.isSecret,
  );
  for (const row of secret.slice(my.books.secretArmies))
    fault(my, row, 'E_SECRET_LIMIT', /geheim|secret/iu);
}

/**
 * Holds a letter against the books of its realm, without running the month: names, places, strengths, the month, and
 * what the rules say of sizes, sites and money. Every finding is at its words.
 */
export function checked(
  { rows, text }: OrderSheet<PiOrder>,
  books: Holdings,
): readonly OrderFault[] {
  const orders = rows.map(({ content }) => content.order);
  const my: LetterCheck = {
    books,
    text,
    rows,
    orders,
    faults: [],
    made: new Set(orders.flatMap(madeBy)),
    moves: new Map(
      orders.flatMap((order) => (order.kind === 'MOVE' ? [[order.unit, order] as const] : [])),
    ),
  };
  const objections = books.objections(orders);
  for (const [at, row] of rows.entries()) {
    const { order } = row.content;
    if (!books.isOpen(order.kind)) {
      fault(my, row, 'E_NOT_MUSTER');
      continue;
    }
    if (!names(my, row, order)) continue;
    one(my, row, order);
    for (const { code, at: field } of objections[at] ?? []) {
      const look = code === 'W_STATED' ? SUM : undefined;
      fault(my, row, code, field === undefined ? look : coordLook(my, field));
    }
  }
  secrets(my);
  return my.faults;
}
