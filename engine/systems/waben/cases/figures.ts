import { KLEINFELDER } from '../../../hex';
import type { Explained } from '../../../kernel';
import {
  SETTLEMENT_KEYS,
  SETTLEMENT_TYPES,
  TERRAIN_KEYS,
  UNIT_TYPES,
  type UnitTypeKey,
} from '../data';
import { moraleAfter } from '../rules/economy/unpaid';
import { incomeOfFields } from '../rules/income';
import { leadersNeeded } from '../rules/leaders';
import { cargoWeight, transportCapacity } from '../rules/transport';
import { disbandingRefund, raisingCost, unitUpkeep } from '../rules/units';
import { fieldFigures } from '../views/field-figures';
import { figuresOfFights } from './fightFigures';
import { wabenCaseGame } from './game';
import { figuresOfMoon } from './moonFigures';

/** Carriers with cargo of one type, and the kilograms that stay free; negative = overloaded (WW-5.1-41, WW-5.1-43). */
export const LOADS: readonly (readonly [
  carriers: number,
  carrier: UnitTypeKey,
  cargo: UnitTypeKey,
  heads: number,
  free: number,
])[] = [
  [1, 'S', 'K', 50, 0],
  [1, 'S', 'R', 25, 0],
  [15, 'S', 'K', 750, 0],
  [15, 'S', 'R', 375, 0],
  [15, 'S', 'R', 750, -75_000],
  [30, 'S', 'R', 750, 0],
  [1, 'S', 'HF', 40, 5000],
  [1, 'S', 'A', 50, 0],
  [1, 'S', 'B', 50, 0],
  [1, 'S', 'LT', 25, 0],
  [1, 'LT', 'K', 1, 0],
  [2, 'LT', 'R', 1, 0],
  [2000, 'LT', 'K', 2000, 0],
];

/** Units and the leaders they need (WW-5.2-09). */
export const COMMANDS: readonly (readonly [type: UnitTypeKey, size: number, needed: number])[] = [
  ['K', 8000, 2],
  ['B', 5000, 1],
  ['K', 3000, 1],
  ['R', 750, 1],
  ['R', 2500, 1],
  ['R', 2501, 2],
  ['S', 100, 2],
  ['S', 15, 1],
  ['A', 5000, 1],
  ['A', 5001, 2],
  ['LT', 5001, 2],
  ['K', 0, 1],
];

/** Price, upkeep and refund of a hundred of every type with a leader. */
const figuresOfGoods = (): readonly Explained[] =>
  Object.values(UNIT_TYPES).flatMap((type) => {
    const goods = { type, size: 100, leaders: 1 };
    return [raisingCost(goods, {}), unitUpkeep(goods, {}), disbandingRefund(goods, {})];
  });

const figuresOfUnits = (): readonly Explained[] => [
  ...LOADS.flatMap(([count, carrier, cargo, heads]) => [
    transportCapacity(UNIT_TYPES[carrier], count, {}),
    cargoWeight(UNIT_TYPES[cargo], heads, {}),
  ]),
  ...COMMANDS.map(([type, size]) => leadersNeeded(UNIT_TYPES[type], size, {})),
];

/** One field of every terrain kind, and a finished settlement of every type in a swamp, which costs it something. */
const CATALOGUE: readonly string[] = [
  ...TERRAIN_KEYS,
  ...SETTLEMENT_KEYS.map(
    (type) => `tsu, ${type} a ${String(SETTLEMENT_TYPES[type].buildingValue)}`,
  ),
];

const figuresOfFields = (): readonly Explained[] => {
  const fields = CATALOGUE.slice(0, KLEINFELDER).map(
    (said, index) => [`210/${String(index + 1).padStart(2, '0')}`, said] as const,
  );
  const lines: readonly (readonly [string, string])[] = [['map', '210 t'], ...fields];
  const given = lines.reduce(
    (now, [key, value]) => wabenCaseGame.give(now, key, value) ?? now,
    wabenCaseGame.empty,
  );
  const world = wabenCaseGame.world(given);
  return fields.flatMap(([field]) => fieldFigures(world, field, {}).map(({ value }) => value));
};

/** The morale of units that are paid in full or nearly: no event reports it. */
const figuresOfPay = (): readonly Explained[] =>
  [0, 250].map((unpaid) => moraleAfter(0, { unpaid, due: 1000 }, {}));

/** Every figure of the worked examples of this game besides its cases as text, explained. */
export function figuresOfCases(): readonly Explained[] {
  return [
    ...figuresOfGoods(),
    ...figuresOfUnits(),
    ...figuresOfFields(),
    ...figuresOfPay(),
    incomeOfFields(new Map(TERRAIN_KEYS.map((key) => [key, 1])), {}).total,
    ...figuresOfFights(),
    ...figuresOfMoon(),
  ];
}

/**
 * Cells of tables that no case reads yet, `table.column` or `table.row.column`, and why. An entry that is read
 * meanwhile has to go.
 */
export const cellsNotRead: Readonly<Record<string, string>> = {
  'terrain.height': 'read as a fact of the field: base of a step, change of level',
  'terrain.income': 'printed for control; income is computed from inhabitants (WW-3.1-03)',
  'unit.musterLevel': 'raising with several levels is no part of this module',
  'unit.upkeepYear': 'booked by half-years (WW-5.1-31)',
  'unit.minimumSize': 'a limit that sizes are compared with, never computed with',
  'unit.HF.movementPoints': 'a setting instead, unit.character_mp (WW-12.5-34)',
  'settlement.cost': 'printed for control; cost is computed from the building value (WW-4.1-08)',
  'fightLoss.from': 'a bound that ratios are compared with, never computed with',
  'fightFate.upTo': 'a bound that a die is compared with, never computed with',
};
