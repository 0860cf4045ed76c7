import { cellOf, fact, type Finding } from '../../../../kernel';
import { STRUCTURE_TABLE } from '../../data';
import { finding } from '../../orders/finding';
import type {
  InfrastructureKey,
  InfrastructureTable,
  Stated,
  Statement,
} from '../../orders/statement';
import { structureUpkeep } from '../building/cost';
import { amountIn, type Books } from './books';
import { statedSum } from './figures';

/** Names of the kinds in orders and on the map. */
const KINDS = { wl: 'wall', str: 'road', bridge: 'bridge', kan: 'canal' } as const;
const ORDER: readonly InfrastructureKey[] = ['wl', 'str', 'bridge', 'kan'];
const LEVELS = [0, 1, 2] as const;

/** Upkeep per half-year of one structure of a kind in easy terrain, gold; walls of the least value (WW-4.1-29). */
const upkeepOfOne = (kind: InfrastructureKey, { settings }: Books): number =>
  structureUpkeep(
    KINDS[kind],
    cellOf(settings, STRUCTURE_TABLE, KINDS[kind], 'buildingValue') ?? fact('noFigure', 0),
    fact('difficulty', 0),
    settings,
  ).value;

const infra = (
  books: Books,
  at: Stated,
  about: Readonly<Record<string, string | number>>,
): Finding => finding('F-BAL-INFRA', books.party.key, { at: at?.words, about });

const countFindings = (table: InfrastructureTable, books: Books): readonly Finding[] =>
  ORDER.flatMap((kind) => {
    const row = table.rows.find(({ structure }) => structure === kind);
    const listed = books.infrastructure.rows.find(({ key }) => key === KINDS[kind]);
    return LEVELS.flatMap((difficulty) => {
      const figure = row?.counts[difficulty] ?? null;
      const stated = figure?.value ?? 0;
      const actual = listed?.cells[`difficulty${String(difficulty)}`]?.value ?? 0;
      const at = figure ?? (row === undefined ? null : { value: 0, words: row.words });
      return stated === actual
        ? []
        : [
            infra(books, at, {
              reason: KINDS[kind],
              difficulty,
              stated,
              actual,
            }),
          ];
    });
  });

const columnOf = (table: InfrastructureTable, level: 0 | 1 | 2): number =>
  statedSum(table.rows.map(({ counts }) => counts[level])) * (level + 1);

const sumFindings = (table: InfrastructureTable, books: Books): readonly Finding[] =>
  LEVELS.flatMap((difficulty) => {
    const figure = table.sum[difficulty];
    const actual = columnOf(table, difficulty);
    return figure === null || figure.value === actual
      ? []
      : [infra(books, figure, { reason: 'sum', difficulty, stated: figure.value, actual })];
  });

/** Upkeep of the structures as listed, all walls of the least value, gold. */
const costOfRows = ({ rows }: InfrastructureTable, books: Books): number =>
  rows.reduce((total, { structure, counts }) => {
    const parts = LEVELS.reduce<number>(
      (sum, level) => sum + (counts[level]?.value ?? 0) * (level + 1),
      0,
    );
    return total + parts * upkeepOfOne(structure, books);
  }, 0);

/** Upkeep as the row of sums says, gold; nothing where there are canals, which cost more. */
const costOfSum = ({ rows, sum }: InfrastructureTable, books: Books): number | null =>
  rows.some(({ structure }) => structure === 'kan') || sum.every((figure) => figure === null)
    ? null
    : statedSum(sum) * upkeepOfOne('str', books);

const costFindings = (table: InfrastructureTable, books: Books): readonly Finding[] => {
  const { gold } = table;
  const actual = amountIn(books.infrastructure, 'gold');
  const accepted = [actual, costOfRows(table, books), costOfSum(table, books)];
  return gold === null || accepted.includes(Math.abs(gold.value))
    ? []
    : [infra(books, gold, { stated: Math.abs(gold.value), actual })];
};

/**
 * The infrastructure: counts by kind and difficulty against the map, sums that are multiplied with the factor, and
 * the cost, which may follow from the stated counts or from what stands (F-BAL-INFRA; WW-3.3-09, WW-8.3-24).
 */
export function infrastructureFindings(
  { infrastructure }: Statement,
  books: Books,
): readonly Finding[] {
  return infrastructure.rows.length === 0
    ? []
    : [
        ...countFindings(infrastructure, books),
        ...sumFindings(infrastructure, books),
        ...costFindings(infrastructure, books),
      ];
}
