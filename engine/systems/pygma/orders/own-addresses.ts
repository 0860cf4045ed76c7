import { type Chart, fromChart, toChart } from '../../../world';
import type { Coord, Order } from './order';
import { coordOfField, fieldOfCoord } from './places';

/** Before an address its realm has no Großfeld for: it is no field of the world. */
const NOWHERE = '?';

/** What a realm calls a field, `?` where it has no number for it; absent chart = it uses the numbers of the world. */
export function coordFor(chart: Chart | undefined, field: string): Coord {
  if (chart === undefined) return coordOfField(field);
  const known = fieldOfCoord(coordOfField(field));
  const own = known && toChart(chart, known);
  return own === undefined ? NOWHERE : coordOfField(own);
}

/** The field of the world a realm means, as letters name it; one it cannot know is none. */
function toWorld(chart: Chart, coord: Coord): Coord {
  const field = fieldOfCoord(coord);
  if (field === undefined) return coord;
  const meant = fromChart(chart, field);
  return meant === undefined ? `${NOWHERE}${coord}` : coordOfField(meant);
}

/** A field of an order as its realm wrote it. */
export function coordAsWritten(chart: Chart | undefined, coord: Coord): Coord {
  return coord.startsWith(NOWHERE) ? coord.slice(NOWHERE.length) : coordFor(chart, coord);
}

const COORD = /^\??\d{1,9}\/\d{1,9}$/;
const IN_TEXT = /(?<![\d/])\d{1,3}\/\d{2}(?![\d/])/g;

/** Addresses in words of a player, with all their digits: so they are told from other numbers later. */
const inWords = (text: string, change: (coord: Coord) => Coord): string =>
  text.replace(IN_TEXT, (written) => {
    const now = change(written);
    return now === written || now.startsWith(NOWHERE) ? written : now.padStart(6, '0');
  });

/** Texts for other players, which stand as they are written; letters get the numbers of their reader when they go on. */
const FOR_OTHERS: ReadonlySet<Order['kind']> = new Set(['MESSAGE', 'RUMOUR', 'CULTURE', 'LETTER']);

/** An order with other addresses, in words for the GM, too: a free order or mission. */
function withAddresses(order: Order, change: (coord: Coord) => Coord): Order {
  const changed = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') {
      if (name === 'text') return FOR_OTHERS.has(order.kind) ? value : inWords(value, change);
      return COORD.test(value) ? change(value) : value;
    }
    if (Array.isArray(value)) return value.map((one) => changed(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, key)]));
  };
  return changed(order, '') as Order;
}

/** An order of a realm under the addresses of the world (GM-20). */
export function orderInWorld(order: Order, chart: Chart | undefined): Order {
  return chart === undefined ? order : withAddresses(order, (coord) => toWorld(chart, coord));
}

/** An order as its realm writes it. */
export function orderAsWritten(order: Order, chart: Chart | undefined): Order {
  return chart === undefined
    ? order
    : withAddresses(order, (coord) => coordAsWritten(chart, coord));
}
