import {
  type BalanceRow,
  type BalanceSection,
  calc,
  cellOf,
  type Explained,
  fact,
  rule,
  type Rule,
  type Rulings,
  type Settings,
  sum,
} from '../../../../kernel';
import type { Party, PartyKey, Unit } from '../../../../world';
import { UNIT_TABLE } from '../../data';
import { typeOfUnit } from '../movement/plan';
import { amountOf } from '../settings';
import { unitUpkeep } from '../units';
import { cellKey, columnSum, ruledCell } from './book';

/** Columns of the list of units (WW-3.3-07). */
export const UNIT_COLUMNS = ['count', 'rate', 'cost'] as const;

const SECTION = 'unitUpkeep';
const LEADER = 'HF';

/** A unit and the upkeep it is due per half-year, gold. */
export interface UnitDue {
  readonly unit: Unit;
  readonly due: Explained;
}

const characterRate = (settings: Settings): Explained =>
  fact('characterUpkeep', amountOf(settings, 'econ.character_upkeep'), {}, 'WW-12.5-40');

/** True for a character who is paid: trained as leader, and of a realm or organisation (WW-12.5-40). */
const isPaidCharacter = (unit: Unit, kind: Party['kind']): boolean =>
  unit.character !== null && kind !== 'single' && unit.character.trained?.length !== 0;

/** Upkeep of one unit per half-year; characters pay as leaders (WW-5.1-31, WW-5.1-33, WW-12.5-40). */
export function unitDue(unit: Unit, kind: Party['kind'], settings: Settings): Rule {
  if (unit.character === null) {
    return unitUpkeep({ type: typeOfUnit(unit), size: unit.size, leaders: unit.leaders }, settings);
  }
  const body = isPaidCharacter(unit, kind)
    ? characterRate(settings)
    : fact('unpaidCharacter', 0, {}, 'WW-12.5-40');
  return rule('characterUpkeep', 'WW-12.5-40', body);
}

/** Dues of every unit of a party at a muster date, in order of number (WW-5.1-33, WW-9.5-02). */
export function unitDues(
  units: readonly Unit[],
  kind: Party['kind'],
  settings: Settings,
): readonly UnitDue[] {
  return [...units]
    .sort((a, b) => a.number - b.number)
    .map((unit) => ({ unit, due: unitDue(unit, kind, settings) }));
}

/** So many heads of a group at one rate. */
interface Share {
  readonly group: 'land' | 'sea' | 'leaders';
  readonly count: number;
  readonly rate: Explained;
}

const rateOf = (type: string, settings: Settings): Explained =>
  cellOf(settings, UNIT_TABLE, type, 'upkeepHalfYear') ?? fact('noFigure', 0, { type });

const sharesOf = (unit: Unit, kind: Party['kind'], settings: Settings): readonly Share[] => {
  if (unit.character !== null) {
    const rate = characterRate(settings);
    return isPaidCharacter(unit, kind) ? [{ group: 'leaders', count: 1, rate }] : [];
  }
  const type = typeOfUnit(unit);
  const group = type.kind === 'fleet' ? 'sea' : 'land';
  return [
    { group, count: unit.size, rate: rateOf(type.key, settings) },
    { group: 'leaders', count: unit.leaders, rate: rateOf(LEADER, settings) },
  ];
};

const GROUPS = ['land', 'sea', 'leaders'] as const;

/** The rows of a group: one per rate, a single one under most house rules. */
const rowsOf = (
  group: Share['group'],
  shares: readonly Share[],
  cell: (row: string, column: string, computed: Explained) => Explained,
): readonly BalanceRow[] => {
  const byRate = new Map<number, Share[]>();
  for (const share of shares) {
    byRate.set(share.rate.value, [...(byRate.get(share.rate.value) ?? []), share]);
  }
  return [...byRate.values()].flatMap((alike, index) => {
    const [first] = alike;
    if (first === undefined) return [];
    const id = index === 0 ? group : `${group}${String(index + 1)}`;
    const heads = alike.reduce((total, { count }) => total + count, 0);
    const count = cell(id, 'count', fact('heads', heads, { group }, 'WW-5.1-33'));
    const rate = cell(id, 'rate', first.rate);
    const cost = cell(id, 'cost', calc.product(count, rate));
    return [{ key: group, id, about: {}, cells: { count, rate, cost } }];
  });
};

/** The list of units: count, rate and cost of land units, ships, and characters with leaders (WW-3.3-07, WW-8.3-27). */
export function unitSection(
  party: PartyKey,
  units: readonly Unit[],
  kind: Party['kind'],
  settings: Settings,
  rulings: Rulings,
): BalanceSection {
  const cell = (row: string, column: string, computed: Explained): Explained =>
    ruledCell(cellKey(party, SECTION, row, column), computed, rulings);
  const shares = units.flatMap((unit) => sharesOf(unit, kind, settings));
  const rows = GROUPS.flatMap((group) =>
    rowsOf(
      group,
      shares.filter((share) => share.group === group && share.count > 0),
      cell,
    ),
  );
  const cost = cell('total', 'cost', columnSum(rows, 'cost'));
  return { key: SECTION, columns: UNIT_COLUMNS, rows, totals: { cost } };
}

/** Sum of what units are due, gold. */
export function totalDue(dues: readonly UnitDue[]): Explained {
  return sum(...dues.map(({ due }) => due));
}
