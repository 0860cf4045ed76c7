import type { Finding } from '../../../../kernel';
import { remarkOf, type WabenRow } from '../../orders/content';
import { finding } from '../../orders/finding';
import type { MusterRow, Statement } from '../../orders/statement';
import { synonymTypeOf } from '../catalogue';
import type { Books } from './books';

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
export const mismatchFindings = (
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
