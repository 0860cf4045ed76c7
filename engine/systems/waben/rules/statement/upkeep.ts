import { cellOf, type Finding } from '../../../../kernel';
import { UNIT_TABLE } from '../../data';
import { finding } from '../../orders/finding';
import type { Statement, UpkeepGroup, UpkeepRow } from '../../orders/statement';
import type { Books } from './books';

/** A type of each group: all of a group pay the same per half-year (WW-5.1-31). */
const EXAMPLE = { land: 'K', sea: 'S', leaders: 'HF' } as const;
const GROUPS = ['land', 'sea', 'leaders'] as const;

/** Rate of a group per half-year, gold; other groups pay what their row says (WW-5.1-31). */
const rateOf = ({ group, rate }: UpkeepRow, { settings }: Books): number => {
  const table =
    group === 'other'
      ? undefined
      : cellOf(settings, UNIT_TABLE, EXAMPLE[group], 'upkeepHalfYear')?.value;
  return table ?? rate?.value ?? 0;
};

/** Upkeep of the stated heads of a row, gold (WW-8.3-27). */
export function rowUpkeep(row: UpkeepRow, books: Books): number {
  return (row.count?.value ?? 0) * rateOf(row, books);
}

const costFindings = (row: UpkeepRow, books: Books): readonly Finding[] => {
  const { count, rate, gold } = row;
  const actual = rowUpkeep(row, books);
  if (count === null || gold === null || Math.abs(gold.value) === actual) return [];
  const each = rateOf(row, books);
  const isRate = rate !== null && rate.value !== each;
  const about = {
    ...(isRate ? { reason: 'rate' } : {}),
    heads: count.value,
    rate: each,
    stated: Math.abs(gold.value),
    actual,
  };
  return [finding('F-BAL-UNITUPKEEP', books.party.key, { at: gold.words, about })];
};

/** Heads of a group in the GM's list, nobody raised this turn among them (WW-5.1-33). */
const headsIn = (group: UpkeepGroup, { upkeep }: Books): number =>
  upkeep.rows
    .filter(({ key }) => key === group)
    .reduce((total, { cells }) => total + (cells['count']?.value ?? 0), 0);

const headFindings = (rows: readonly UpkeepRow[], books: Books): readonly Finding[] =>
  GROUPS.flatMap((group) => {
    const own = rows.filter((row) => row.group === group);
    if (own.some(({ count }) => count === null)) return [];
    const stated = own.reduce((total, { count }) => total + (count?.value ?? 0), 0);
    const actual = headsIn(group, books);
    const about = { reason: group, stated, actual };
    return stated === actual
      ? []
      : [finding('F-BAL-HEADS', books.party.key, { at: own[0]?.count?.words, about })];
  });

/** Upkeep of the units as the rows say, gold, positive. */
export function upkeepFromRows({ upkeep }: Statement): number {
  return upkeep.rows.reduce((total, { gold }) => total + Math.abs(gold?.value ?? 0), 0);
}

/**
 * The upkeep of units: heads times rate (F-BAL-UNITUPKEEP), heads against the unit list (F-BAL-HEADS), the sum
 * against the stated rows (WW-3.3-09, WW-8.3-27, WW-8.3-28). Lists by single types are only multiplied.
 */
export function upkeepFindings(statement: Statement, books: Books): readonly Finding[] {
  const { rows, gold } = statement.upkeep;
  if (rows.length === 0) return [];
  const actual = upkeepFromRows(statement);
  const isByGroup = rows.every(({ group }) => group !== 'other');
  return [
    ...rows.flatMap((row) => costFindings(row, books)),
    ...(isByGroup ? headFindings(rows, books) : []),
    ...(gold === null || Math.abs(gold.value) === actual
      ? []
      : [
          finding('F-BAL-UNITUPKEEP', books.party.key, {
            at: gold.words,
            about: { reason: 'sum', stated: Math.abs(gold.value), actual },
          }),
        ]),
  ];
}
