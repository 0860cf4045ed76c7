import {
  type BalanceRow,
  type BalanceSection,
  calc,
  type Explained,
  fact,
  type Rulings,
  type Settings,
  sum,
} from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { buildingDifficulty, structureUpkeep } from '../building/cost';
import type { Ground } from '../movement/ground';
import { cellKey, columnSum, ruledCell } from './book';
import type { Estate, OwnedSide, SideKind } from './estate';

/** Kinds in the order of the booklet's list (WW-8.3-24). */
const KINDS = ['wall', 'road', 'bridge', 'canal'] as const satisfies readonly SideKind[];
const DIFFICULTIES = [0, 1, 2] as const;

/** Columns of the list of infrastructure: how many by difficulty, and what they cost (WW-3.3-07). */
export const INFRASTRUCTURE_COLUMNS = [
  'difficulty0',
  'difficulty1',
  'difficulty2',
  'gold',
] as const;

const SECTION = 'infrastructureUpkeep';

/** A structure on a side with what its upkeep costs this party. */
export interface SideUpkeep {
  readonly owned: OwnedSide;
  readonly difficulty: Explained;
  readonly gold: Explained;
}

/** The part of one of several owners: halves, the odd gold piece for the first named (WW-4.3-06). */
const shareOf = (cost: Explained, party: PartyKey, owners: readonly PartyKey[]): Explained =>
  owners.length < 2
    ? cost
    : calc.quotient(
        owners[0] === party ? 'up' : 'down',
        cost,
        fact('owners', owners.length, {}, 'WW-4.3-06'),
      );

/** Upkeep of every structure on sides that a party pays for, in order of position (WW-4.1-24). */
export function sideUpkeeps(
  party: PartyKey,
  { sides }: Estate,
  ground: Ground,
  settings: Settings,
): readonly SideUpkeep[] {
  return sides.map((owned) => {
    const { kind, field, side, value, owners } = owned;
    const lot = { kind, cell: ground.lattice.cellOf(field) ?? 0, direction: side };
    const difficulty = buildingDifficulty(ground, lot, settings);
    const points = fact('buildingValue', value, {}, 'WW-4.3-01');
    const cost = structureUpkeep(kind, points, difficulty, settings);
    return { owned, difficulty, gold: shareOf(cost, party, owners) };
  });
}

/** Upkeep of alike structures as one product; law and number are those of the single ones. */
const alike = (upkeeps: readonly SideUpkeep[]): readonly Explained[] => {
  const groups = new Map<string, SideUpkeep[]>();
  for (const upkeep of upkeeps) {
    const { owned, difficulty, gold } = upkeep;
    const key = [owned.value, difficulty.value, gold.value].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), upkeep]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [calc.product(fact('structures', group.length), first.gold)];
  });
};

const rowOf = (
  kind: SideKind,
  upkeeps: readonly SideUpkeep[],
  ruleCell: (column: string, computed: Explained) => Explained,
): BalanceRow => {
  const counts = DIFFICULTIES.map((level) => {
    const count = upkeeps.filter(({ difficulty }) => Math.ceil(difficulty.value) === level).length;
    return [
      `difficulty${String(level)}`,
      fact('structures', count, { kind, difficulty: level }, 'WW-8.3-07'),
    ] as const;
  });
  const gold = ruleCell('gold', sum(...alike(upkeeps)));
  return { key: kind, about: {}, cells: { ...Object.fromEntries(counts), gold } };
};

/** Sum of a column of counts, times the factor of its difficulty (WW-8.3-07, WW-8.3-24). */
const weighted = (rows: readonly BalanceRow[], level: number): Explained =>
  calc.product(
    columnSum(rows, `difficulty${String(level)}`),
    fact('difficultyFactor', level + 1, {}, 'WW-4.1-08'),
  );

/**
 * The list of infrastructure: per kind how many by difficulty, and the upkeep; in the row of sums the counts are
 * multiplied by the factor of their difficulty (WW-3.3-07, WW-8.3-24).
 */
export function infrastructureSection(
  party: PartyKey,
  upkeeps: readonly SideUpkeep[],
  rulings: Rulings,
): BalanceSection {
  const cell = (row: string, column: string, computed: Explained): Explained =>
    ruledCell(cellKey(party, SECTION, row, column), computed, rulings);
  const rows = KINDS.flatMap((kind) => {
    const own = upkeeps.filter(({ owned }) => owned.kind === kind);
    return own.length === 0
      ? []
      : [rowOf(kind, own, (column, computed) => cell(kind, column, computed))];
  });
  const totals = Object.fromEntries([
    ...DIFFICULTIES.map((level) => [`difficulty${String(level)}`, weighted(rows, level)] as const),
    ['gold', cell('total', 'gold', columnSum(rows, 'gold'))] as const,
  ]);
  return { key: SECTION, columns: INFRASTRUCTURE_COLUMNS, rows, totals };
}
