import { type FieldAddress, grossfeldOf, kleinfeldOf, parseFieldAddress } from '../../../hex';
import {
  calc,
  cellOf,
  type Explained,
  fact,
  type FieldFigure,
  rule,
  type Settings,
} from '../../../kernel';
import { type Settlement, settlementAt, terrainAt, type World } from '../../../world';
import { SETTLEMENT_TABLE, type Terrain, TERRAIN_TABLE } from '../data';
import { terrainOf } from '../rules/catalogue';
import { fieldIncome } from '../rules/income';
import { difficultyOf as fieldDifficulty } from '../rules/movement/difficult';

/** Gold per half-year that every building value point costs more per level of difficulty (WW-4.2-13). */
const DEDUCTION = 100;

const figure = (key: FieldFigure['key'], value: Explained | undefined): readonly FieldFigure[] =>
  value === undefined ? [] : [{ key, value }];

/**
 * Difficulty of a field, 0 to 2, as movement weighs it: by the table, unless the GM deviates in this field or
 * for its kind (WW-2.3-03, WW-2.3-05, WW-12.2-09).
 */
const difficultyOf = (
  world: World,
  field: FieldAddress,
  terrain: Terrain,
  settings: Settings,
): Explained => {
  const byGm = world.map.grossfelder[grossfeldOf(field)]?.difficulty[kleinfeldOf(field) - 1];
  const value = fieldDifficulty(terrain, byGm, settings);
  const about = { terrain: terrain.key };
  if (byGm !== undefined) {
    return rule('fieldDifficulty', 'WW-2.3-05', fact('gmDifficulty', value), about);
  }
  const printed = cellOf(settings, TERRAIN_TABLE, terrain.key, 'difficulty');
  const body = printed?.value === value ? printed : fact('gmDifficulty', value, {}, 'WW-12.2-09');
  return rule('fieldDifficulty', 'WW-2.3-03', body, about);
};

/** Net income of a finished settlement per half-year, gold, less in difficult terrain; undefined while it is being built. */
const settlementIncome = (
  { type, built }: Settlement,
  difficulty: Explained,
  settings: Settings,
): Explained | undefined => {
  const net = cellOf(settings, SETTLEMENT_TABLE, type, 'netIncome');
  const buildingValue = cellOf(settings, SETTLEMENT_TABLE, type, 'buildingValue');
  if (net === undefined || buildingValue === undefined || built < buildingValue.value) {
    return undefined;
  }
  const deduction = calc.product(
    buildingValue,
    fact('difficultyDeduction', DEDUCTION, {}, 'WW-4.2-13'),
    difficulty,
  );
  return rule(
    'settlementIncome',
    'WW-4.2-13',
    difficulty.value === 0 ? net : calc.difference(net, deduction),
  );
};

const settlementFigures = (
  settlement: Settlement | undefined,
  difficulty: Explained,
  settings: Settings,
): readonly FieldFigure[] =>
  settlement === undefined
    ? []
    : [
        ...figure(
          'settlementInhabitants',
          cellOf(settings, SETTLEMENT_TABLE, settlement.type, 'inhabitants'),
        ),
        ...figure('settlementIncome', settlementIncome(settlement, difficulty, settings)),
      ];

/**
 * Figures of the rules for one field: difficulty, inhabitants and land income per half-year, and the same of its
 * settlement. None off the map or for a terrain that is not in the catalogue.
 */
export function fieldFigures(
  world: World,
  text: string,
  settings: Settings,
): readonly FieldFigure[] {
  const field = parseFieldAddress(text);
  const terrain = field === undefined ? undefined : terrainOf(terrainAt(world.map, field) ?? '');
  if (field === undefined || terrain === undefined) return [];
  const difficulty = difficultyOf(world, field, terrain, settings);
  return [
    ...figure('difficulty', difficulty),
    ...figure('inhabitants', cellOf(settings, TERRAIN_TABLE, terrain.key, 'inhabitants')),
    ...figure('income', fieldIncome(terrain, settings)),
    ...settlementFigures(settlementAt(world.map, field), difficulty, settings),
  ];
}
