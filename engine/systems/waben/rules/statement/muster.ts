import type { Finding } from '../../../../kernel';
import type { Unit } from '../../../../world';
import type { UnitType } from '../../data';
import { finding } from '../../orders/finding';
import type { MusterRow, Statement } from '../../orders/statement';
import { synonymTypeOf, unitTypeOf } from '../catalogue';
import { leadersNeeded } from '../leaders';
import { musterCapacity } from '../structure/town';
import { disbandingRefund, kindOfNumber, raisingCost } from '../units';
import type { Books } from './books';

const typeOf = (row: MusterRow): UnitType | undefined =>
  row.type === '' ? unitTypeOf('HF') : (unitTypeOf(row.type) ?? synonymTypeOf(row.type));

const isDisbanding = ({ count, gold }: MusterRow): boolean =>
  count.value < 0 || (count.value === 0 && (gold?.value ?? 0) > 0);

/** Gold of goods with so many leaders: a cost negative, a refund positive (WW-5.1-27, WW-5.1-36). */
const goldOf = (row: MusterRow, type: UnitType, leaders: number, { settings }: Books): number => {
  const goods = { type, size: Math.abs(row.count.value), leaders };
  return isDisbanding(row)
    ? disbandingRefund(goods, settings).value
    : -raisingCost(goods, settings).value;
};

/**
 * How many leaders a row can mean, the most likely first: those stated; else the unit's own when it is disbanded,
 * none for goods that join a unit, as many as needed for a new one (WW-5.1-27, WW-5.1-36).
 */
const possibleLeaders = (row: MusterRow, type: UnitType, books: Books): readonly number[] => {
  if (row.leaders !== null) return [row.leaders];
  const unit = books.units.get(row.unit?.value ?? 0);
  const needed = leadersNeeded(type, Math.abs(row.count.value), books.settings).value;
  if (isDisbanding(row)) return [unit?.leaders ?? needed, needed, 0];
  return unit === undefined ? [needed, 0] : [0, needed];
};

const costFindings = (row: MusterRow, books: Books): readonly Finding[] => {
  const type = typeOf(row);
  const { gold } = row;
  if (type === undefined || gold === null) return [];
  const leaders = possibleLeaders(row, type, books);
  const amounts = leaders.map((count) => goldOf(row, type, count, books));
  if (amounts.includes(gold.value)) return [];
  const other = leaders.find((count) => count > 0);
  const isOpen = row.leaders === null && other !== undefined && !isDisbanding(row);
  const about = {
    ...(isDisbanding(row) ? { reason: 'refund' } : {}),
    ...(isOpen ? { reason: 'leaders', leaders: other } : {}),
    ...(isOpen
      ? {
          without: Math.abs(goldOf(row, type, 0, books)),
          actual: Math.abs(goldOf(row, type, other, books)),
        }
      : { actual: Math.abs(amounts[0] ?? 0) }),
    stated: Math.abs(gold.value),
  };
  const unit = row.unit === null ? {} : { unit: row.unit.value };
  return [finding('F-BAL-MUSTER', books.party.key, { ...unit, at: gold.words, about })];
};

const fieldOf = ({ place }: Unit): string | null => (place.kind === 'aboard' ? null : place.field);

/** What of a row does not fit the unit it names: type, size or place; undefined = it fits. */
const misfitOf = (row: MusterRow, unit: Unit | undefined): string | undefined => {
  const type = typeOf(row);
  if (type === undefined) return 'type';
  if (unit === undefined) {
    const kind = kindOfNumber(row.unit?.value ?? 0);
    const isFitting = kind === type.kind || kind === 'free' || type.key === 'HF';
    return isDisbanding(row) ? 'unknown' : isFitting ? undefined : 'number';
  }
  if (type.key === 'HF') return undefined;
  if (type.key !== unit.type) return 'type';
  if (isDisbanding(row)) return -row.count.value > unit.size ? 'size' : undefined;
  const isThere = row.place === null || fieldOf(unit) === null || fieldOf(unit) === row.place;
  return isThere || type.kind === 'fleet' ? undefined : 'place';
};

/** The only other unit that a row of disbanding would fit, if there is one and the named one is not as big. */
const probableUnit = (row: MusterRow, { units }: Books): number | undefined => {
  const named = units.get(row.unit?.value ?? 0);
  if (!isDisbanding(row) || row.count.value === 0) return undefined;
  if (named?.type === typeOf(row)?.key && named?.size === Math.abs(row.count.value))
    return undefined;
  const fitting = [...units.values()].filter(
    ({ number, type, size }) =>
      number !== row.unit?.value && type === typeOf(row)?.key && size === Math.abs(row.count.value),
  );
  return fitting.length === 1 ? fitting[0]?.number : undefined;
};

const unitFindings = (row: MusterRow, books: Books): readonly Finding[] => {
  if (row.unit === null) return [];
  const unit = books.units.get(row.unit.value);
  const probable = probableUnit(row, books);
  const reason = probable === undefined ? misfitOf(row, unit) : 'probable';
  if (reason === undefined) return [];
  const about = {
    reason,
    size: unit?.size ?? 0,
    stated: Math.abs(row.count.value),
    ...(probable === undefined ? {} : { probable }),
  };
  return [finding('F-BAL-UNIT', books.party.key, { unit: row.unit.value, at: row.words, about })];
};

/** Gold spent in one settlement beyond its muster capacity (F-MUSTER-CAP, WW-4.2-04). */
const capacityFindings = (rows: readonly MusterRow[], books: Books): readonly Finding[] => {
  const spent = new Map<string, number>();
  return rows.flatMap((row) => {
    const cost = -(row.gold?.value ?? 0);
    const owned = books.estate.towns.find(({ field }) => field === row.place);
    if (owned === undefined || cost <= 0) return [];
    const capacity = musterCapacity(owned.town, books.settings).value;
    const before = spent.get(owned.field) ?? 0;
    spent.set(owned.field, before + cost);
    const isOver = before + cost > capacity && before <= capacity;
    return isOver
      ? [
          finding('F-MUSTER-CAP', books.party.key, {
            at: row.words,
            about: {
              reason: 'statement',
              place: owned.field,
              stated: before + cost,
              actual: capacity,
            },
          }),
        ]
      : [];
  });
};

/** Sum of the rows of raising and disbanding as stated, gold (WW-8.3-26). */
export function musterFromRows({ muster }: Statement): number {
  return muster.rows.reduce((total, { gold }) => total + (gold?.value ?? 0), 0);
}

/**
 * Raising and disbanding: cost and refund of every row (F-BAL-MUSTER), whether the unit fits (F-BAL-UNIT), the
 * limit of the settlements (F-MUSTER-CAP) and the sum of the list (F-BAL-MUSTERSUM; WW-3.3-09, WW-8.3-25, -33).
 */
export function musterFindings(statement: Statement, books: Books): readonly Finding[] {
  const { rows, gold } = statement.muster;
  const actual = musterFromRows(statement);
  return [
    ...rows.flatMap((row) => [...costFindings(row, books), ...unitFindings(row, books)]),
    ...capacityFindings(rows, books),
    ...(gold === null || rows.length === 0 || gold.value === actual
      ? []
      : [
          finding('F-BAL-MUSTERSUM', books.party.key, {
            at: gold.words,
            about: { stated: gold.value, actual },
          }),
        ]),
  ];
}
