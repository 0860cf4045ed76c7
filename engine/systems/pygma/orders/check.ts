import type { OrderRow, OrderSheet } from '../../../kernel';
import { folded, type Words } from '../../../orders';
import type { Code } from '../data/findings';
import type { Holdings, OwnUnit } from './holdings';
import type { Fault } from './line';
import { type Coord, kindIn, type Move, type Order, type PiOrder, type UnitName } from './order';

type Row = OrderRow<PiOrder>;

/** A letter while it is held against the books. */
interface Desk {
  readonly books: Holdings;
  readonly rows: readonly Row[];
  readonly orders: readonly Order[];
  /** Units this letter makes: mustered, split off, converted; empty field = where that is is up to the rules. */
  readonly made: ReadonlySet<UnitName>;
  /** Where a fleet that moves ends, by its line. */
  readonly moves: ReadonlyMap<UnitName, Move>;
  readonly faults: Fault[];
}

/** Orders for muster months only (PI-10-09). */
const MUSTER_ONLY: ReadonlySet<Order['kind']> = new Set([
  ...(['MUSTER', 'CITY', 'FORTIFY', 'APPOINT', 'DISMISS', 'STATION', 'HYGIENE'] as const),
  ...(['ESPIONAGE', 'PROMOTE', 'STORE', 'TRADER'] as const),
]);

/** Goods points a trader carries (PI-05a-05). */
const TRADER_LOAD = 25;

const GF_OR_KF = /(?:\d\s*\/\s*\d|(?<![\p{L}])(?:GF|KF)\s*\d)/iu;

/** The words of a row that look like something; all of it where nothing does. */
function wordsIn(row: Row, look: RegExp | undefined): Words {
  const text = Object.values(row.cells).reduce(
    (all, cell) => (cell.text.length > all.text.length ? cell : all),
    {
      text: '',
      span: row.span,
    },
  );
  const match = look?.exec(text.text);
  if (match == null) return text;
  const start = text.span.start + match.index;
  return { text: match[0], span: { start, end: start + match[0].length } };
}

const coordLook = (field: Coord): RegExp => {
  const [gf = '', kf = ''] = field.split('/');
  return new RegExp(`(?<!\\d)0*${gf}\\s*/\\s*0*${String(Number(kf))}(?!\\d)`, 'u');
};

const unitLook = (unit: UnitName): RegExp => {
  const [kind = '', number = ''] = unit.split(' ');
  return new RegExp(`(?<!\\p{L})${kind}\\s*0*${number}(?!\\d)`, 'iu');
};

const fault = (my: Desk, row: Row, code: Code, look?: RegExp): void => {
  my.faults.push({ code, words: wordsIn(row, look) });
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
function names(my: Desk, row: Row, order: Order): boolean {
  const { books, made } = my;
  const field = fieldsIn(order).find((one) => one !== '' && !books.hasField(one));
  const unit = unitsIn(order).find((one) => one !== '' && !books.units.has(one) && !made.has(one));
  if (field !== undefined) fault(my, row, 'E_COORD', coordLook(field));
  if (unit !== undefined) fault(my, row, 'E_UNKNOWN_UNIT', unitLook(unit));
  return field === undefined && unit === undefined;
}

/** Where a unit is for its line: aboard, where its fleet ends (PI-06-14). */
function placeOf(my: Desk, { landsFrom }: Move, { field, carrier }: OwnUnit): Coord {
  const fleet = landsFrom === '' ? carrier : landsFrom;
  return fleet === ''
    ? field
    : (my.moves.get(fleet)?.path.at(-1) ?? my.books.units.get(fleet)?.field ?? field);
}

/** Boarding: the fleet is there, stands still, and has the room (PI-05-71 to PI-05-76). */
function embarking(my: Desk, row: Row, { aboard, path, from }: Move): void {
  const fleet = my.books.units.get(aboard);
  const sails = my.moves.get(aboard)?.path ?? [];
  const isReached = fleet === undefined || (path.at(-1) ?? from) === fleet.field;
  if (kindIn(aboard) !== 'FH' || sails.length > 0 || !isReached)
    fault(my, row, 'E_EMBARK', unitLook(aboard));
}

function move(my: Desk, row: Row, order: Move): void {
  const { books } = my;
  const unit = books.units.get(order.unit);
  const isTrader = kindIn(order.unit) === 'H';
  const points = order.load.reduce((total, one) => total + one.points, 0);
  if (points > TRADER_LOAD) fault(my, row, 'E_TRADER');
  if (points > 0 && !isTrader) fault(my, row, 'W_UNCLEAR');
  if (order.isStationed && !books.isMuster && unit?.isStationed !== true)
    fault(my, row, 'E_NOT_MUSTER', /\*|station\p{L}*/iu);
  if (order.aboard !== '') embarking(my, row, order);
  if (unit === undefined) return;
  if (order.path.length > 0 && unit.isStationed && !books.isMuster)
    return fault(my, row, 'E_STATIONARY', unitLook(order.unit));
  if (order.from !== '' && order.from !== placeOf(my, order, unit))
    return fault(my, row, 'E_FROM_MISMATCH', coordLook(order.from));
  const isChanged = my.orders.some(
    (one) =>
      one !== order && (one.kind === 'SPLIT' || one.kind === 'MERGE') && one.unit === order.unit,
  );
  if (order.size !== null && order.size !== unit.size && !isChanged && !my.made.has(order.unit))
    fault(my, row, 'E_STRENGTH', /\d[\d. ]*\s*\p{L}+/u);
  const stop = books.wayOf(order, unit);
  if (stop !== undefined)
    fault(my, row, stop.code, stop.at === undefined ? undefined : coordLook(stop.at));
}

const UNSIGNED = /^$/;

/** Texts for the courier: no fields, messages signed with a name of the own realm (PI-18-02, PI-18-05). */
function courier(
  my: Desk,
  row: Row,
  { kind, text, signed }: Extract<Order, { kind: 'MESSAGE' | 'RUMOUR' }>,
): void {
  const isOwn = my.books.names.some((name) => folded(signed).includes(folded(name)));
  if (GF_OR_KF.test(text)) fault(my, row, 'E_COURIER', /\d{1,9}\s*\/\s*\d{1,9}|[GK]F\s*\d{1,9}/iu);
  else if (kind === 'MESSAGE' && (UNSIGNED.test(signed) || !isOwn)) fault(my, row, 'E_COURIER');
}

/** What the books say against an order, each by its kind. */
function one(my: Desk, row: Row, order: Order): void {
  const { books, orders } = my;
  switch (order.kind) {
    case 'MOVE': {
      const isSecond = orders.findIndex(
        (other) => other.kind === 'MOVE' && other.unit === order.unit,
      );
      if (orders[isSecond] !== order) return fault(my, row, 'E_SYNTAX', unitLook(order.unit));
      return move(my, row, order);
    }
    case 'FORTIFY':
    case 'APPOINT':
    case 'DISMISS': {
      const city = books.cities.get(order.city);
      if (city === undefined)
        return fault(my, row, order.kind === 'FORTIFY' ? 'E_NAME' : 'E_TRADE_CITY');
      if (order.kind === 'FORTIFY' && city.isFortified) fault(my, row, 'W_UNCLEAR');
      return;
    }
    case 'MUSTER': {
      const city = books.cities.get(order.city);
      if (city === undefined || (kindIn(order.unit) === 'FH' && !city.isPort))
        fault(my, row, 'E_MUSTER_PLACE');
      return;
    }
    case 'TRADER': {
      const city = order.city === '' ? undefined : books.cities.get(order.city);
      const isAnywhere =
        order.city === '' && [...books.cities.values()].some(({ isTrade }) => isTrade);
      if (city?.isTrade !== true && !isAnywhere) fault(my, row, 'E_TRADER');
      return;
    }
    case 'STORE': {
      const cities =
        order.city === '' ? [...books.cities.values()] : [books.cities.get(order.city)];
      const isHeld = cities.some((city) => city?.isTrade === true);
      if (!isHeld || order.load.some(({ good }) => good === 'culture')) fault(my, row, 'E_STORAGE');
      return;
    }
    case 'MISSION':
      if (books.espionage <= 0 || (order.realm !== '' && !books.contacted.has(order.realm)))
        fault(my, row, 'E_MISSION');
      return;
    case 'TRANSFER':
    case 'CEDE':
      if (order.realm !== '' && !books.contacted.has(order.realm)) fault(my, row, 'E_NAME');
      return;
    case 'MESSAGE':
    case 'RUMOUR':
      return courier(my, row, order);
    default:
  }
}

/** More armies in secret than allowed: those written first are secret (PI-05-169). */
function secrets(my: Desk): void {
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
export function checked({ rows }: OrderSheet<PiOrder>, books: Holdings): readonly Fault[] {
  const orders = rows.map(({ content }) => content.order);
  const my: Desk = {
    ...{ books, rows, orders, faults: [] },
    made: new Set(orders.flatMap(madeBy)),
    moves: new Map(
      orders.flatMap((order) => (order.kind === 'MOVE' ? [[order.unit, order] as const] : [])),
    ),
  };
  const objections = books.objections(orders);
  for (const [at, row] of rows.entries()) {
    const { order } = row.content;
    if (MUSTER_ONLY.has(order.kind) && !books.isMuster) {
      fault(my, row, 'E_NOT_MUSTER');
      continue;
    }
    if (!names(my, row, order)) continue;
    one(my, row, order);
    for (const { code, at: field } of objections[at] ?? [])
      fault(my, row, code, field === undefined ? undefined : coordLook(field));
  }
  secrets(my);
  return my.faults;
}
