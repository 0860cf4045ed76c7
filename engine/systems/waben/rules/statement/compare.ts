import type { Finding } from '../../../../kernel';
import { finding } from '../../orders/finding';
import type { MusterRow, Statement } from '../../orders/statement';
import type { Books } from './books';
import { infrastructureFindings } from './infrastructure';
import { landFindings } from './land';
import type { Letter } from './letter';
import { musterFindings } from './muster';
import { settlementFindings } from './settlements';
import { totalFindings } from './totals';
import { upkeepFindings } from './upkeep';
import { settlementAt } from '../../../../world';
import { remarkOf, type WabenRow } from '../../orders/content';
import { synonymTypeOf } from '../catalogue';

const typeKey = (type: string): string => synonymTypeOf(type)?.key ?? type;

/** Rows of raising by unit number. */
const raisedUnits = ({ muster }: Statement): ReadonlyMap<number, MusterRow> =>
  new Map(
    muster.rows.flatMap((row) =>
      row.unit === null || row.count.value <= 0 ? [] : [[row.unit.value, row] as const],
    ),
  );

/** The only order row without "neu" whose unit has just the size, type and place of a row of raising. */
const probableRow = (row: MusterRow, orders: readonly WabenRow[]): number | undefined => {
  const fitting = orders.filter(({ content }) => {
    const { stated, movement } = content;
    const start = movement.start;
    const place = start?.kind === 'field' ? start.field : undefined;
    return (
      remarkOf(content, 'new') === undefined &&
      stated.size === row.count.value &&
      typeKey(stated.type ?? '') === typeKey(row.type) &&
      place === row.place
    );
  });
  return fitting.length === 1 ? fitting[0]?.unit : undefined;
};

const ofStatement = (
  row: MusterRow,
  unit: number,
  orders: readonly WabenRow[],
  party: string,
): readonly Finding[] => {
  const order = orders.find((one) => one.unit === unit);
  const remark = order === undefined ? undefined : remarkOf(order.content, 'new');
  const stated = row.count.value;
  if (order === undefined || remark === undefined) {
    const probable = order === undefined ? probableRow(row, orders) : undefined;
    const about = {
      reason: probable === undefined ? 'noOrder' : 'probable',
      stated,
      ...(probable === undefined ? {} : { probable }),
    };
    return [finding('F-MUSTER-MISMATCH', party, { unit, at: row.words, about })];
  }
  const isSame =
    (remark.count === null || remark.count === stated) &&
    (remark.type === null || typeKey(remark.type) === typeKey(row.type));
  const actual = remark.count ?? 0;
  return isSame
    ? []
    : [
        finding('F-MUSTER-MISMATCH', party, {
          unit,
          at: row.words,
          about: { reason: 'count', stated, actual },
        }),
      ];
};

/**
 * Where the list of raising and the remarks "neu" of the movement orders disagree: other numbers, units in the list
 * only, units in the orders only (F-MUSTER-MISMATCH, WW-5.1-22, WW-8.3-60, WW-8.3-66).
 */
const mismatchFindings = (
  statement: Statement,
  orders: readonly WabenRow[],
  { party }: Books,
): readonly Finding[] => {
  const raised = raisedUnits(statement);
  const fromStatement = [...raised].flatMap(([unit, row]) =>
    ofStatement(row, unit, orders, party.key),
  );
  const fromOrders = orders.flatMap(({ unit, content }) => {
    const remark = remarkOf(content, 'new');
    return remark === undefined || raised.has(unit)
      ? []
      : [
          finding('F-MUSTER-MISMATCH', party.key, {
            unit,
            at: remark,
            about: { reason: 'noRow' },
          }),
        ];
  });
  return [...fromStatement, ...fromOrders];
};

/** Characters assigned to settlements that do not stand on the map (F-CHAR-SETTLEMENT, WW-4.2-14, WW-8.3-68). */
const seatFindings = ({ characters }: Statement, { world, party }: Books): readonly Finding[] =>
  characters.flatMap(({ unit, name, seat }) =>
    seat === null || settlementAt(world.map, seat.field) !== undefined
      ? []
      : [
          finding('F-CHAR-SETTLEMENT', party.key, {
            unit,
            at: seat.words,
            about: {
              reason: 'row',
              characters: `${name} (${String(unit)}, ${seat.field})`,
              place: seat.field,
            },
          }),
        ],
  );

/**
 * Settlements with harbours on the map whose sides the letter leaves out: one finding for all of them, at the first;
 * the map holds (F-PORT-MISSING, WW-4.2-21, WW-8.3-05, WW-8.3-70).
 */
const harbourFindings = (statement: Statement, { world, party }: Books): readonly Finding[] => {
  const listed = [...statement.structures, ...statement.settlements.rows];
  const named = new Set<string>(
    listed.filter(({ harbours }) => harbours.length > 0).map(({ place }) => place),
  );
  const silent = statement.settlements.rows.filter(
    ({ place }) => !named.has(place) && (settlementAt(world.map, place)?.harbours.length ?? 0) > 0,
  );
  const [first] = silent;
  if (first === undefined) return [];
  const about = {
    reason: 'list',
    count: silent.length,
    list: silent.map(({ name, place }) => (name === '' ? place : `${name} (${place})`)),
  };
  return [finding('F-PORT-MISSING', party.key, { at: first.words, about })];
};

const LAST = Number.MAX_SAFE_INTEGER;

const byPlace = (a: Finding, b: Finding): number =>
  (a.span?.start ?? LAST) - (b.span?.start ?? LAST);

/**
 * Holds the lists of a letter against the GM's books: every figure recomputed, each difference one finding where it
 * arises, in the order of the letter (WW-3.3-08, WW-3.3-09). Raising is held against the movement orders where the
 * letter has some.
 */
export function compareStatement(
  statement: Statement,
  books: Books,
  letter: Letter,
): readonly Finding[] {
  return [
    ...statement.problems.map(({ code, at, about }) =>
      finding(code, books.party.key, { at, about }),
    ),
    ...landFindings(statement, books),
    ...settlementFindings(statement, books),
    ...infrastructureFindings(statement, books),
    ...musterFindings(statement, books),
    ...upkeepFindings(statement, books),
    ...totalFindings(statement, books, letter),
    ...(letter.rows.length === 0 ? [] : mismatchFindings(statement, letter.rows, books)),
    ...seatFindings(statement, books),
    ...harbourFindings(statement, books),
  ].sort(byPlace);
}
