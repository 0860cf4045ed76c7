import { type FieldAddress, formatPosition, parseFieldAddress } from '../../../hex';
import {
  calc,
  type DrawnOrders,
  type DrawnUnit,
  type Finding,
  lineBelow,
  lineInstead,
  type OrderRow,
  type PathFigures,
  type Settings,
  sum,
  type Words,
} from '../../../kernel';
import { latticeOf, type Unit, type World } from '../../../world';
import { COMBAT_ORDER_NAMES, COMBAT_ORDERS } from '../data';
import { COLUMNS, formatCode, formatMovement, formatRemark, type WabenOrder } from '../orders';
import {
  fieldSteps,
  mapOfPaths,
  shortage,
  travelOf,
  type Walker,
  walkerOf,
} from '../orders/advice/points';
import { outlookOf } from '../orders/advice/outlook';
import { isOfClass } from '../orders/check/codes';
import { contextOf, fieldOfUnit, placeOfUnit } from '../orders/check/context';
import type { OrderCode, Step } from '../orders/content';
import { findingOf, problem } from '../orders/finding';
import { boardOf } from '../rules/movement/board';
import { knownTruth } from '../rules/movement/measure';
import { encounterOrder } from '../rules/movement/orders';
import { canConquer, typeOfUnit } from '../rules/movement/plan';
import { weighPath } from '../rules/movement/route';
import { rollOf } from '../rules/unit-changes/roll';

const unitOf = (world: World, { party, name }: DrawnUnit): Unit | undefined =>
  rollOf(world)
    .byParty.get(party)
    ?.find(({ number }) => String(number) === name);

const CONQUERS: Words = ['erobert', 'conquers'];
const BUILDS: Words = ['Bauen', 'build'];

/** Codes that can be drawn: those with a target or a text of their own are written. */
const CODES: readonly { readonly code: OrderCode; readonly name: Words }[] = [
  ...COMBAT_ORDERS.flatMap((main) => {
    const [de, en] = COMBAT_ORDER_NAMES[main];
    const plain: OrderCode = { class: 'K', main, extension: null };
    const name: Words = [`${de}, ${CONQUERS[0]}`, `${en}, ${CONQUERS[1]}`];
    return [
      { code: plain, name: COMBAT_ORDER_NAMES[main] },
      { code: { ...plain, extension: { kind: 'E' } as const }, name },
    ];
  }),
  { code: { class: 'A', main: 'B' }, name: BUILDS },
];

/** The codes of a unit by its type and size, the one it has without an order first (WW-6.1-02, WW-6.2-09, WW-6.2-20). */
function codes(world: World, drawn: DrawnUnit, settings: Settings) {
  const unit = unitOf(world, drawn);
  if (unit === undefined) return [];
  const type = typeOfUnit(unit);
  const usual = encounterOrder(type, null, unit, settings);
  const isUsual = ({ code }: { readonly code: OrderCode }): boolean =>
    code.class === 'K' && code.main === usual && code.extension === null;
  const lawful = CODES.filter(
    ({ code }) =>
      isOfClass(code, type) &&
      (code.class !== 'K' || code.extension === null || canConquer(unit, type, settings)),
  );
  return [...lawful.filter(isUsual), ...lawful.filter((one) => !isUsual(one))].map(
    ({ code, name: [de, en] }) => {
      const written = formatCode(code);
      return { code: written, name: [`${written} ${de}`, `${written} ${en}`] as const };
    },
  );
}

const stepInto = (field: FieldAddress): Step => ({
  kind: 'field',
  field,
  text: field,
  span: { start: 0, end: 0 },
});

type Cells = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Cells of a row beside those that are drawn; a sentence has remarks, each in the words of the table. */
function keptCells({ span, cells, content: { remarks } }: OrderRow<WabenOrder>): Cells {
  const kept = Object.fromEntries(Object.entries(cells).map(([name, { text }]) => [name, text]));
  const isSentence = cells['remarks']?.span.start === span.start;
  return isSentence ? { remarks: remarks.map(formatRemark).join('; ') } : kept;
}

/** A row of the same sentence as one of the table. */
function tableCells(row: OrderRow<WabenOrder>): Cells {
  const { movement, code } = row.content;
  return {
    ...keptCells(row),
    number: String(row.unit),
    start: movement.start === null ? '' : formatPosition(movement.start),
    movement: formatMovement(movement, null),
    order: code === null ? '' : formatCode(code),
  };
}

/** A row of the booklet's form: what the row of the unit has beside its way and its code stays (WW-6.3-12). */
const write: DrawnOrders<World, WabenOrder>['write'] = (order, { rows, text }, world) => {
  const unit = unitOf(world, order);
  const row = rows.find((one) => String(one.unit) === order.name);
  const place = placeOfUnit(unit, world);
  const [start = null, ...path] = order.path.flatMap((one) => parseFieldAddress(one) ?? []);
  const steps = path.map(stepInto);
  const movement = { form: 'fields', start: null, steps } as const;
  const from = place === null ? (start ?? '') : formatPosition(place);
  const drawn: Cells = {
    ...(row === undefined ? {} : keptCells(row)),
    number: order.name,
    start: from,
    movement: formatMovement(movement, start),
    end: path.at(-1) ?? from,
    order: order.code,
  };
  // Below a head of its own a letter has no columns but those of its rows.
  const isForm = rows.every(({ span }) => text.slice(span.start, span.end).split('\t').length > 8);
  const used = new Set(['movement', 'order', ...rows.flatMap(({ cells }) => Object.keys(cells))]);
  const lineOf = (cells: Cells): string =>
    isForm
      ? COLUMNS.map((column) => cells[column] ?? '').join('\t')
      : COLUMNS.map((column) => (used.has(column) ? (cells[column] ?? '') : ''))
          .filter((cell) => cell !== '')
          .join(' ');
  if (row === undefined)
    return lineBelow(text, rows.at(-1)?.span.end ?? text.length, lineOf(drawn));
  // What the words of the row order other units stays below it.
  const beside = rows.filter(
    (one) => one !== row && one.span.start < row.span.end && row.span.start < one.span.end,
  );
  const spans = [row, ...beside].map(({ span }) => span);
  const whole = {
    start: Math.min(...spans.map((span) => span.start)),
    end: Math.max(...spans.map((span) => span.end)),
  };
  return lineInstead(text, whole, [drawn, ...beside.map(tableCells)].map(lineOf).join('\n'));
};

/** The unit of a row on its way, and all that is looked at there. */
function walkOf(
  row: OrderRow<WabenOrder>,
  sheet: Parameters<typeof contextOf>[0],
  world: World,
  settings: Settings,
) {
  const lattice = latticeOf(world.map);
  const context = contextOf(sheet, world, settings, lattice, [], rollOf(world));
  const outlook = outlookOf({ ...context, rows: new Map([[row.unit, row]]) });
  const own = outlook.pieces.find(({ unit }) => unit.number === row.unit);
  return { outlook, walker: own && walkerOf(own) };
}

const stopOf = (
  { row, unit, from }: Walker,
  taken: readonly Step[],
  { party }: { readonly party: string },
  obstacle: NonNullable<ReturnType<typeof weighPath>['obstacle']>,
): Finding | undefined => {
  const step = row?.content.movement.steps[taken.length];
  if (step === undefined) return undefined;
  const at = taken.at(-1)?.field ?? from;
  const about = { ...obstacle.about, at, to: step.field ?? '', unit: unit.number };
  return findingOf(party, unit.number, problem(obstacle.code, step, about));
};

/** The path by the GM's map, with walls nobody holds, as ways are measured (WW-5.3-08, WW-5.3-15). */
const reckon: DrawnOrders<World, WabenOrder>['reckon'] = (row, sheet, world, settings) => {
  const { outlook, walker } = walkOf(row, sheet, world, settings);
  if (walker === undefined) return undefined;
  const { traveller, points } = travelOf(walker, outlook);
  const { ground } = boardOf(mapOfPaths(world.map, [walker]), settings);
  const steps = fieldSteps(walker);
  const path = [walker.from, ...steps.map(({ field }) => field)];
  const { costs, obstacle } = weighPath(path, knownTruth(ground), traveller);
  const cost = sum(...costs);
  const made = costs.filter((_, at) => sum(...costs.slice(0, at + 1)).value <= points.value).length;
  const short = made < costs.length ? steps[made] : undefined;
  const needs = sum(...costs.slice(0, made + 1)).value;
  const stop =
    obstacle === undefined
      ? short && shortage(outlook, walker, { step: short, needs, has: points.value })
      : stopOf(walker, steps.slice(0, costs.length), outlook, obstacle);
  const figures: PathFigures = {
    steps: made,
    cost,
    left: calc.difference(points, cost),
    lawful: { steps: costs.length, cost: cost.value },
  };
  return stop === undefined ? figures : { ...figures, stop };
};

/** How orders of Welt der Waben are drawn on the map. */
export const DRAWN: DrawnOrders<World, WabenOrder> = {
  units: (world, field) =>
    Object.values(world.units)
      .filter((unit) => fieldOfUnit(unit, world) === field)
      .map(({ party, number }) => ({ party, name: String(number) })),
  codes,
  write,
  reckon,
};
