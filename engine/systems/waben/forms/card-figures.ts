import { cellOf, fact, type Settings, type Words } from '../../../kernel';
import {
  type CardCell,
  type CardTable,
  cellOfTable,
  figureWords,
  line,
  number,
  withFigures,
} from '../../../kernel/form-parts';
import type { WorkKind } from '../../../world';
import {
  DIFFICULTY_RANGE,
  type Height,
  SETTLEMENT_KEYS,
  SETTLEMENT_TABLE,
  STEP_COST_TABLE,
  STEP_MODIFIER_TABLE,
  type StepModifier,
  TERRAIN_KEYS,
  TERRAINS,
  type TerrainType,
  UNIT_TABLE,
  UNIT_TYPE_KEYS,
  UNIT_TYPES,
  type UnitTypeKey,
} from '../data';
import { typeName } from '../records/unit-fields';
import { buildingCost, structureUpkeep } from '../rules/building/cost';
import { valueOfStructure } from '../rules/building/value';
import { fieldIncome } from '../rules/income';
import { moonPoints } from '../rules/movement/allowance';
import { difficultyOf } from '../rules/movement/difficult';
import { percentOf } from '../rules/percent';
import { amountOf, minimumSizeOf } from '../rules/settings';
import { townValue } from '../rules/structure/town';
import { settlementStyles } from '../views/settlements';
import { LAND_ROWS, LEVELS, WORK_ROWS } from './balance-rows';

const NONE: Words = ['–', '–'];

const ofUnit = (key: UnitTypeKey): CardTable['rows'][number] => {
  const [de, en] = typeName(key);
  const type = UNIT_TYPES[key];
  return [
    [`${key} ${de}`, `${key} ${en}`],
    cellOfTable(UNIT_TABLE, key, 'cost'),
    cellOfTable(UNIT_TABLE, key, 'upkeepHalfYear'),
    (settings) => figureWords(moonPoints(type, false, settings).value),
    (settings) => figureWords(minimumSizeOf(type, settings)),
    cellOfTable(UNIT_TABLE, key, 'leads'),
  ];
};

/** What goods cost to raise and keep, how far they move (WW-5.2-01, WW-5.3-04). */
export const UNITS: CardTable = {
  title: ['Einheiten, Unterhalt je Halbjahr', 'Units, upkeep per half-year'],
  titleShare: 0.31,
  columns: [
    number('unitCost', 'GS', 'GS', 0.18),
    number('unitUpkeep', 'Unterhalt', 'Upkeep', 0.24),
    number('unitPoints', 'BP', 'MP', 0.15),
    number('unitLeast', 'mind.', 'Min.', 0.21),
    number('unitLed', 'je Hf', 'per leader', 0.22),
  ],
  rows: UNIT_TYPE_KEYS.map(ofUnit),
};

const EASY = fact('fieldDifficultyHere', 0);

/** Value, price and upkeep of a structure in easy terrain; a wall may be stronger (WW-4.1-08, WW-4.1-24, WW-4.3-04). */
const ofWork = (kind: WorkKind, valueIn: (settings: Settings) => number): readonly CardCell[] => [
  (settings) => {
    const [de, en] = figureWords(valueIn(settings));
    return kind === 'wall' ? [`ab ${de}`, `from ${en}`] : [de, en];
  },
  (settings) =>
    figureWords(buildingCost(kind, fact('points', valueIn(settings)), EASY, settings).value),
  (settings) =>
    figureWords(structureUpkeep(kind, fact('points', valueIn(settings)), EASY, settings).value),
];

/** Taxes of a whole settlement per half-year (WW-3.1-08). */
const settlementTax =
  (key: string): CardCell =>
  (settings) => {
    const inhabitants = cellOf(settings, SETTLEMENT_TABLE, key, 'inhabitants');
    if (inhabitants === undefined) return NONE;
    const rate = fact('settlementRate', amountOf(settings, 'econ.settlement_rate_pct'));
    return figureWords(percentOf(inhabitants, rate, 'halfUp').value);
  };

const SIDE_WORKS = WORK_ROWS.flatMap(([key, name]) =>
  key === 'sum' ? [] : [[key as WorkKind, name] as const],
);

/** What structures cost to build and keep, and what settlements give (WW-4.2-01, WW-4.3-01). */
export const STRUCTURES: CardTable = {
  title: ['Bauwerke in leichtem Gelände', 'Structures in easy terrain'],
  titleShare: 0.26,
  columns: [
    number('workValue', 'BWP', 'BWP', 0.16),
    number('workCost', 'GS', 'GS', 0.22),
    number('workUpkeep', 'Unterhalt', 'Upkeep', 0.2),
    number('workTax', 'Steuern', 'Taxes', 0.19),
    number('workMuster', 'Rüsten bis', 'Raise up to', 0.23),
  ],
  rows: [
    ...SETTLEMENT_KEYS.map((key): CardTable['rows'][number] => {
      const { display = '', name } = settlementStyles[key] ?? {};
      return [
        [`${display} ${name?.de ?? ''}`, `${display} ${name?.en ?? ''}`],
        ...ofWork('settlement', (settings) => townValue(key, settings).value),
        settlementTax(key),
        cellOfTable(SETTLEMENT_TABLE, key, 'musterCapacity'),
      ];
    }),
    ...SIDE_WORKS.map(([kind, name]): CardTable['rows'][number] => [
      name,
      ...ofWork(kind, (settings) => valueOfStructure(kind, settings)?.value ?? 0),
      NONE,
      NONE,
    ]),
  ],
};

/** Prices of one building value point by the difficulty of the terrain (WW-4.1-06). */
export function pointPrices(kind: WorkKind): CardCell {
  return withFigures(
    (settings) =>
      [0, 1, 2].map((level) => {
        const difficulty = fact('difficulty', level);
        return buildingCost(kind, fact('points', 1), difficulty, settings).value;
      }),
    (easy = '', heavy = '', extreme = '') => [
      `${easy}; schwer ${heavy}, extrem ${extreme}`,
      `${easy}; heavy ${heavy}, extreme ${extreme}`,
    ],
  );
}

const LAND_LEVELS = [1, 2, 3, 4] as const satisfies readonly Height[];

const terrainAt = (type: string, height: Height) =>
  TERRAIN_KEYS.map((key) => TERRAINS[key]).find(
    (terrain) => terrain.type === (type as TerrainType) && terrain.height === height,
  );

const income =
  (type: string, height: Height): CardCell =>
  (settings) => {
    const terrain = terrainAt(type, height);
    return terrain === undefined
      ? NONE
      : figureWords(Math.round(fieldIncome(terrain, settings).value));
  };

/** Points of a step of so much difficulty; a whole moon where the table names none (WW-5.3-15, WW-5.3-16). */
const pointsFor = (difficulty: number, settings: Settings): Words => {
  const { least, greatest } = DIFFICULTY_RANGE;
  const row = String(Math.min(Math.max(difficulty, least), greatest));
  const points = cellOf(settings, STEP_COST_TABLE, row, 'points');
  return points === undefined ? ['alle', 'all'] : figureWords(points.value);
};

/** Points for a step into foreign land at the same height, by the table in force (WW-5.3-07, WW-5.3-12). */
const points =
  (type: string, height: Height): CardCell =>
  (settings) => {
    const terrain = terrainAt(type, height);
    if (terrain === undefined) return NONE;
    const level = difficultyOf(terrain, undefined, settings);
    const modifier = level === 0 ? 0 : modifierIn(level === 1 ? 'heavy' : 'extreme', settings);
    return pointsFor(height + amountOf(settings, 'move.base_offset') + modifier, settings);
  };

const modifierIn = (key: StepModifier, settings: Settings): number =>
  cellOf(settings, STEP_MODIFIER_TABLE, key, 'difficulty')?.value ?? 0;

const GROUPS = {
  income: { de: 'GS je Feld und Halbjahr', en: 'GS per field and half-year' },
  points: { de: 'BP für einen Schritt in fremdes Land', en: 'MP for a step into foreign land' },
} as const;

/** Taxes and movement by terrain and height (WW-3.1-04, WW-5.3-21). */
const LAND: CardTable = {
  title: ['Gelände', 'Terrain'],
  titleShare: 0.12,
  columns: (['income', 'points'] as const).flatMap((group) =>
    LAND_LEVELS.map((height) => {
      const [de, en] = LEVELS[height] ?? NONE;
      return { ...number(`${group}${String(height)}`, de, en, 0.125), group: GROUPS[group] };
    }),
  ),
  rows: LAND_ROWS.filter(([key]) => key !== 'sum').map(([type, name]) => [
    name,
    ...LAND_LEVELS.map((height) => income(type, height)),
    ...LAND_LEVELS.map((height) => points(type, height)),
  ]),
};

const MODIFIERS: Readonly<Record<StepModifier, Words>> = {
  road: ['Straße', 'road'],
  own: ['eigenes Land', 'own land'],
  coast: ['Küste (Flotte)', 'coast (fleet)'],
  heavy: ['schwer', 'heavy'],
  extreme: ['extrem', 'extreme'],
  transition: ['Höhe, Fluss', 'height, river'],
  newView: ['neue Sicht', 'new view'],
  white: ['ins Weiße', 'into the white'],
};

const signed = (value: number): Words => {
  const text = value < 0 ? `−${String(-value)}` : `+${String(value)}`;
  return [text, text];
};

/** What changes the difficulty of a step, which begins with the height of its target (WW-5.3-08). */
const CHANGES: CardTable = {
  title: ['', ''],
  titleShare: 0.18,
  columns: [
    line('stepBase', 'Höhe 0–4', 'Height 0–4', 0.12),
    ...Object.entries(MODIFIERS).map(([key, [de, en]]) => line(`step.${key}`, de, en, 0.11)),
  ],
  rows: [
    [
      ['Schwierigkeit', 'Difficulty of a step'],
      (settings) => signed(amountOf(settings, 'move.base_offset')),
      ...Object.keys(MODIFIERS).map(
        (key): CardCell =>
          (settings) =>
            signed(modifierIn(key as StepModifier, settings)),
      ),
    ],
  ],
};

/** Movement points by the difficulty of a step (WW-5.3-15). */
const COSTS: CardTable = {
  title: ['', ''],
  titleShare: 0.18,
  columns: STEP_COST_TABLE.rows.map((row) => line(`cost${row}`, row, row, 0.1)),
  rows: [
    [
      ['Bewegungspunkte', 'Movement points'],
      ...STEP_COST_TABLE.rows.map(
        (row): CardCell =>
          (settings) =>
            pointsFor(Number(row), settings),
      ),
    ],
  ],
};

/** Terrain, and what a step costs. */
export const MOVEMENT: readonly CardTable[] = [LAND, CHANGES, COSTS];
