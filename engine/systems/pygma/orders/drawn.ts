import {
  type DrawnOrders,
  findingOf,
  lineBelow,
  lineInstead,
  operation,
  type Words,
} from '../../../kernel';
import type { World } from '../../../world';
import { ARMY_ORDERS, ORDER_NAMES } from '../data/armies';
import { REGISTER } from '../data/findings';
import { armyName } from '../records/armies';
import { NOTHING } from '../rules/cells';
import { stateOf } from '../state/keep';
import { STANDING } from './grammar/armies';
import { isLine } from './line';
import { type Command, kindIn, type PiOrder } from './order';
import { orderAsWritten } from './own-addresses';
import { coordOfField, fieldOfCoord } from './places';
import { namesIn } from './restate';
import { bookOf, holdingsOf, stopOf, wayOfMove } from './world';
import { written } from './written';

const MOVES: Words = ['zieht', 'moves'];

/** What of a path is lawful if the unit goes on each month from where it came to (PI-05-25). */
function inTurnsToCome(...[world, party, settings, order, unit]: Parameters<typeof wayOfMove>) {
  let [steps, cost, from, isOver] = [0, 0, unit.field, false];
  while (!isOver && steps < order.path.length) {
    const rest = { ...order, path: order.path.slice(steps) };
    const way = wayOfMove(world, party, settings, rest, { field: from });
    const made = (way?.cells.length ?? 1) - 1;
    steps += made;
    cost += way?.cost.value ?? 0;
    from = order.path[steps - 1] ?? from;
    isOver = made === 0;
  }
  return { steps, cost };
}

/** A unit of a realm as it stands in the books. */
const bookedUnit = (world: World, party: string, name: string) =>
  holdingsOf(world, party).units.get(name);

/** How orders of armies and traders are drawn on the map, and written as lines of the order sheet (PI-06-01). */
export const DRAWN: DrawnOrders<World, PiOrder> = {
  units: (world, at) => {
    const { armies, traders } = stateOf(world);
    return [
      ...armies.map((army) => ({ ...army, name: armyName(army) })),
      ...traders.map((one) => ({ ...one, name: `H ${String(one.number)}` })),
    ].flatMap(({ owner, name, field }) => (field === at ? [{ party: owner, name }] : []));
  },
  codes: (_, { name }) =>
    kindIn(name) === 'H'
      ? [{ code: '', name: MOVES }]
      : ARMY_ORDERS.map((code) => ({ code, name: ORDER_NAMES[code] })),
  write: ({ party, name, path, code }, { rows, text }, world) => {
    const row = rows.find(({ content: { order } }) => order.kind === 'MOVE' && order.unit === name);
    const { order: before = STANDING } = row?.content ?? {};
    const [from = '', ...fields] = path.map(coordOfField);
    const move = { ...STANDING, ...before, kind: 'MOVE', unit: name } as const;
    const order = { ...move, from, path: fields, command: code as Command };
    // What the line orders beside the move stays below it.
    const beside = rows.filter(
      (one) =>
        row && one !== row && one.span.start >= row.span.start && one.span.end <= row.span.end,
    );
    const book = bookOf(world, party);
    const line = [order, ...beside.map(({ content }) => content.order)]
      .map((one) => written(orderAsWritten(one, book.chart), 'de', namesIn(book)))
      .join('\n');
    if (row !== undefined) return lineInstead(text, row.span, line);
    const last = rows.findLast(({ span }) => isLine(text.slice(span.start, span.end)));
    if (last !== undefined || text === '') return lineBelow(text, last?.span.end ?? 0, line);
    return { span: { start: 0, end: 0 }, words: `${line}\n` };
  },
  pathOf: ({ content: { order } }, { party }, world) => {
    if (order.kind !== 'MOVE' || order.path.length === 0) return undefined;
    const unit = bookedUnit(world, party, order.unit);
    return unit && [unit.field, ...order.path].flatMap((coord) => fieldOfCoord(coord) ?? []);
  },
  reckon: ({ span, content: { order } }, { party }, world, settings) => {
    if (order.kind !== 'MOVE') return undefined;
    const unit = bookedUnit(world, party, order.unit);
    const way = unit && wayOfMove(world, party, settings, order, unit);
    if (unit === undefined || way === undefined) return undefined;
    const { cells, cost, range } = way;
    const left = operation('maximum', [operation('difference', [range, cost]), NOTHING]);
    const lawful = inTurnsToCome(world, party, settings, order, unit);
    const figures = { steps: cells.length - 1, cost, left, lawful };
    const stop = stopOf(order, way);
    if (stop === undefined) return figures;
    const at = { text: stop.at ?? order.unit, span };
    return { ...figures, stop: findingOf(REGISTER, `pygma.${stop.code}`, party, { at }) };
  },
};
