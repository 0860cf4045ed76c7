import type { Rulings, Settings, SheetComparison, Span, StatedCell } from '../../../kernel';
import type { World } from '../../../world';
import { readOrders } from '../orders';
import { declaredIn } from '../orders/declaring/declared';
import { latticeIn } from '../orders/lattice-in';
import {
  readStatement,
  type Stated,
  type Statement,
  type SummaryKey,
  type UpkeepGroup,
} from '../orders/statement';
import {
  type Books,
  booksOf,
  compareStatement,
  officeOf,
  recomputedTreasury,
  summaryChecks,
} from '../rules/statement';
import { boardOf } from '../rules/movement/board';
import type { Words } from '../orders/content';

/** Names of structures in orders and in the books. */
const STRUCTURES = { wl: 'wall', str: 'road', bridge: 'bridge', kan: 'canal' } as const;

/** Rows of the summary in the sheet of a player and in the books; free rows are counted beside. */
const SUMMARY: Readonly<Record<Exclude<SummaryKey, 'other'>, string>> = {
  before: 'oldTreasury',
  land: 'landTax',
  settlements: 'settlementTax',
  settlementUpkeep: 'settlementUpkeep',
  infrastructure: 'infrastructureUpkeep',
  units: 'unitUpkeep',
  muster: 'muster',
  building: 'newStructures',
  after: 'newTreasury',
};

/** Rows that are expenses in the books, whichever sign the player gave them. */
const EXPENSES: readonly string[] = [
  'settlementUpkeep',
  'infrastructureUpkeep',
  'unitUpkeep',
  'newStructures',
];

const cell = (
  section: string,
  row: string,
  column: string,
  figure: Stated,
  line: Span,
): readonly StatedCell[] =>
  figure === null
    ? []
    : [{ section, row, column, value: figure.value, span: figure.words.span, line }];

const lineOf = (figure: Stated): Span => figure?.words.span ?? { start: 0, end: 0 };

/** A figure that the books keep without its sign. */
const unsigned = (figure: Stated): Stated =>
  figure === null ? null : { ...figure, value: Math.abs(figure.value) };

const landCells = ({ land }: Statement): readonly StatedCell[] => {
  const section = 'landIncome';
  return [
    ...land.rows.flatMap(({ type, height, fields, gold, words }) => [
      ...cell(section, type, `fields${String(height)}`, fields, words.span),
      ...cell(section, type, `gold${String(height)}`, gold, words.span),
    ]),
    ...land.sums.flatMap(({ height, fields, gold }) => [
      ...cell(section, 'total', `fields${String(height)}`, fields, lineOf(fields)),
      ...cell(section, 'total', `gold${String(height)}`, gold, lineOf(gold)),
    ]),
    ...cell(section, 'total', 'fields', land.fields, lineOf(land.fields)),
    ...cell(section, 'total', 'gold', land.gold, lineOf(land.gold)),
  ];
};

/** Income may be stated gross; else it is what is left of it (WW-12.3-16). */
const townCells = ({ settlements }: Statement, { towns }: Books): readonly StatedCell[] => {
  const column = (place: string, gold: Stated): string => {
    const cells = towns.rows.find(({ id }) => id === place)?.cells ?? towns.totals;
    return gold !== null && gold.value === cells['gross']?.value ? 'gross' : 'net';
  };
  const { rows, gold } = settlements;
  return [
    ...rows.flatMap((row) =>
      cell('settlementIncome', row.place, column(row.place, row.gold), row.gold, row.words.span),
    ),
    ...cell('settlementIncome', 'total', column('total', gold), gold, lineOf(gold)),
  ];
};

const musterCells = ({ muster }: Statement): readonly StatedCell[] => [
  ...muster.rows.flatMap(({ unit, count, gold, words }) => {
    const row = `${unit === null ? '' : String(unit.value)}${count.value < 0 ? '-disbanded' : ''}`;
    return [
      ...cell('muster', row, 'count', count, words.span),
      ...cell('muster', row, 'gold', gold, words.span),
    ];
  }),
  ...cell('muster', 'total', 'gold', muster.gold, lineOf(muster.gold)),
];

const infrastructureCells = ({ infrastructure }: Statement): readonly StatedCell[] => {
  const section = 'infrastructureUpkeep';
  const { rows, sum, gold } = infrastructure;
  const counts = (row: string, figures: readonly Stated[], words?: Words) =>
    figures.flatMap((figure, level) =>
      cell(section, row, `difficulty${String(level)}`, figure, words?.span ?? lineOf(figure)),
    );
  return [
    ...rows.flatMap((row) => counts(STRUCTURES[row.structure], row.counts, row.words)),
    ...counts('total', sum),
    ...cell(section, 'total', 'gold', unsigned(gold), lineOf(gold)),
  ];
};

/** Rows of one group together are ambiguous: only a group of one row has its place. */
const upkeepCells = ({ upkeep }: Statement): readonly StatedCell[] => {
  const section = 'unitUpkeep';
  const isAlone = (group: UpkeepGroup): boolean =>
    group !== 'other' && upkeep.rows.filter((row) => row.group === group).length === 1;
  return [
    ...upkeep.rows
      .filter(({ group }) => isAlone(group))
      .flatMap(({ group, count, rate, gold, words }) => [
        ...cell(section, group, 'count', count, words.span),
        ...cell(section, group, 'rate', rate, words.span),
        ...cell(section, group, 'cost', unsigned(gold), words.span),
      ]),
    ...cell(section, 'total', 'cost', unsigned(upkeep.gold), lineOf(upkeep.gold)),
  ];
};

const summaryCells = ({ summary }: Statement): readonly StatedCell[] => {
  const free = summary.filter(({ key }) => key === 'other');
  return summary.flatMap((stated) => {
    const { key, gold, words } = stated;
    const row = key === 'other' ? `other${String(free.indexOf(stated) + 1)}` : SUMMARY[key];
    const value = EXPENSES.includes(row) ? -Math.abs(gold.value) + 0 : gold.value;
    return cell('summary', row, 'gold', { ...gold, value }, words.span);
  });
};

/** Figures stated by a player, each at its place in the lists of the books (WW-3.3-07, WW-3.3-08). */
const statedCells = (statement: Statement, books: Books): readonly StatedCell[] => [
  ...landCells(statement),
  ...townCells(statement, books),
  ...musterCells(statement),
  ...infrastructureCells(statement),
  ...upkeepCells(statement),
  ...summaryCells(statement),
  ...statement.storage.flatMap(({ place, gold, words }) =>
    cell('storage', place, 'gold', gold, words.span),
  ),
];

/** The GM's books of a party for a sheet with everything in it; undefined if there is no such party. */
export function booksFor(
  world: World,
  party: string,
  settings: Settings,
  rulings: Rulings,
): Books | undefined {
  const owner = Object.hasOwn(world.parties, party) ? world.parties[party] : undefined;
  return owner === undefined
    ? undefined
    : booksOf(owner, officeOf(world, settings, rulings, boardOf(world.map, settings)));
}

/**
 * The lists in a letter compared with the GM's records, its movement orders as far as they concern raising (WW-3.3-08,
 * WW-8.3-45). Undefined if there is no such party.
 */
export function compareSheet(
  text: string,
  party: string,
  world: World,
  settings: Settings,
  rulings: Rulings,
): SheetComparison | undefined {
  const books = booksFor(world, party, settings, rulings);
  if (books === undefined) return undefined;
  const statement = readStatement(text);
  const lattice = latticeIn(world);
  const { rows } = readOrders(text, party, world, settings, lattice);
  const { declarations } = declaredIn(text, party, world, lattice);
  const letter = { rows, declarations };
  return {
    findings: compareStatement(statement, books, letter),
    rows: summaryChecks(statement, books, letter).map(({ row, ...check }) => ({
      key: row.key,
      words: row.words.text,
      ...check,
    })),
    recomputed: recomputedTreasury(statement, books),
    stated: statedCells(statement, books),
  };
}
