import { KLEINFELDER } from '../../../hex';
import type { Explained } from '../../../kernel';
import { SETTLEMENT_KEYS, SETTLEMENT_TYPES, TERRAIN_KEYS, UNIT_TYPES } from '../data';
import { moraleAfter } from '../rules/economy/unpaid';
import { incomeOfFields } from '../rules/income';
import { leadersNeeded } from '../rules/leaders';
import { cargoWeight, transportCapacity } from '../rules/transport';
import { disbandingRefund, raisingCost, unitUpkeep } from '../rules/units';
import { fieldFigures } from '../views/field-figures';
import { worldOfCase } from './build';
import type { CaseField } from './case';
import { figuresOfFights } from './fightFigures';
import { COMMANDS, LOADS } from './transport';
import { figuresOfMoon } from './moonFigures';

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
const catalogueFields: readonly CaseField[] = [
  ...TERRAIN_KEYS.map((terrain) => ({ terrain })),
  ...SETTLEMENT_KEYS.map((type) => ({
    terrain: 'tsu',
    settlement: { type, owner: 'a', built: SETTLEMENT_TYPES[type].buildingValue },
  })),
];

const figuresOfFields = (): readonly Explained[] => {
  const fields = Object.fromEntries(
    catalogueFields
      .slice(0, KLEINFELDER)
      .map((field, index) => [`210/${String(index + 1).padStart(2, '0')}`, field]),
  );
  const map = [{ no: '210', u: 0, v: 0, terrain: 't' }];
  const world = worldOfCase({ map, fields, units: [] });
  return Object.keys(fields).flatMap((field) =>
    fieldFigures(world, field, {}).map(({ value }) => value),
  );
};

/** The morale of units that are paid in full or nearly: no event tells of it. */
const figuresOfPay = (): readonly Explained[] =>
  [0, 250].map((unpaid) => moraleAfter(0, { unpaid, due: 1000 }, {}));

/** Every figure that the worked examples of this game come to besides its cases as text, explained. */
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
