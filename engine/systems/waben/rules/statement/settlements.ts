import type { BalanceRow, Finding } from '../../../../kernel';
import { finding } from '../../orders/finding';
import type { SettlementRow, Statement } from '../../orders/statement';
import { amountOf, choiceOf } from '../settings';
import type { Books } from './books';
import { statedSum } from './figures';

const value = (row: BalanceRow, column: string): number => row.cells[column]?.value ?? 0;

/** The rows of settlements may be net or gross; the GM can insist on gross (WW-12.3-16). */
export function acceptsNet({ settings }: Books): boolean {
  return choiceOf(settings, 'econ.checker_accepts') === 'net_or_gross';
}

const townsByPlace = (books: Books): ReadonlyMap<string, BalanceRow> =>
  new Map(books.towns.rows.map((row) => [row.id ?? row.key, row]));

const goldFindings = (row: SettlementRow, town: BalanceRow, books: Books): readonly Finding[] => {
  const { gold } = row;
  const isNet = acceptsNet(books);
  const accepted = [value(town, 'gross'), ...(isNet ? [value(town, 'net')] : [])];
  if (gold === null || accepted.includes(gold.value)) return [];
  const actual = isNet ? value(town, 'net') : value(town, 'gross');
  const about = { place: row.place, name: row.name, stated: gold.value, actual };
  const isSurplus = books.surplus.includes(row.place);
  return isSurplus
    ? [
        finding('F-BAL-URBAN', books.party.key, {
          at: gold.words,
          about: {
            reason: 'row',
            limit: amountOf(books.settings, 'settle.urban_limit_pct'),
            ...about,
          },
        }),
      ]
    : [finding('F-BAL-SETTLE', books.party.key, { at: gold.words, about })];
};

const rowFindings = (
  row: SettlementRow,
  towns: ReadonlyMap<string, BalanceRow>,
  books: Books,
): readonly Finding[] => {
  const town = towns.get(row.place);
  const about = { place: row.place, name: row.name };
  if (town === undefined) {
    return [
      finding('F-BAL-SETTLE', books.party.key, {
        at: row.words,
        about: { ...about, reason: 'unknown' },
      }),
    ];
  }
  const actual = town.about['type'];
  if (actual !== row.type && actual !== undefined) {
    return [
      finding('F-BAL-SETTLE', books.party.key, {
        at: row.words,
        about: {
          ...about,
          reason: 'type',
          stated: row.type.toUpperCase(),
          actual: String(actual).toUpperCase(),
        },
      }),
    ];
  }
  return goldFindings(row, town, books);
};

const missing = (
  { rows }: Statement['settlements'],
  towns: ReadonlyMap<string, BalanceRow>,
  party: string,
): readonly Finding[] => {
  const listed = new Set<string>(rows.map(({ place }) => place));
  return [...towns].flatMap(([place, town]) =>
    listed.has(place)
      ? []
      : [
          finding('F-BAL-SETTLE', party, {
            about: { reason: 'missing', place, name: String(town.about['name'] ?? '') },
          }),
        ],
  );
};

/**
 * The income of settlements: every row against what stands there, net or gross (F-BAL-SETTLE), settlements beyond
 * the urban limit (F-BAL-URBAN), the sum against the stated rows (WW-3.3-09, WW-8.3-23, WW-4.2-16).
 */
export function settlementFindings({ settlements }: Statement, books: Books): readonly Finding[] {
  const { rows, gold } = settlements;
  if (rows.length === 0) return [];
  const party = books.party.key;
  const towns = townsByPlace(books);
  const actual = statedSum(rows.map((row) => row.gold));
  return [
    ...rows.flatMap((row) => rowFindings(row, towns, books)),
    ...missing(settlements, towns, party),
    ...(gold === null || gold.value === actual
      ? []
      : [
          finding('F-BAL-SETTLE', party, {
            at: gold.words,
            about: { reason: 'sum', stated: gold.value, actual },
          }),
        ]),
  ];
}
