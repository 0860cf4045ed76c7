import type { Cell, Direction } from '../../../../hex';
import {
  calc,
  cellOf,
  type Explained,
  fact,
  operation,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { SIDE, WORK_PER_POINT, type WorkKind } from '../../../../world';
import { STRUCTURE_TABLE } from '../../data';
import { type Ground, heightAt, isLand } from '../movement/ground';
import { amountOf, choiceOf } from '../settings';
import { percentOf } from '../percent';

const UPKEEP_PERCENT = 2;
const EXTREME = 2;
const HIGHLAND = 2;

/** Where a structure stands or is to stand: a field, or one of its sides; walls by the field behind them. */
export interface Lot {
  readonly kind: WorkKind;
  readonly cell: Cell;
  readonly direction: Direction | null;
}

/** The fields whose terrain counts for a structure: both of a side, for walls the one behind (WW-4.1-09). */
const groundsOf = (ground: Ground, { kind, cell, direction }: Lot): readonly Cell[] => {
  const beyond = direction === null ? -1 : ground.lattice.neighbour(cell, direction);
  return direction === null || kind === 'wall' || beyond < 0 || !isLand(ground, beyond)
    ? [cell]
    : [cell, beyond];
};

/** Addition for a river of level 2 and more by the setting; difficulty never goes beyond extreme (WW-12.2-11). */
const riverDifficulty = (ground: Ground, { cell, direction }: Lot, settings: Settings): number => {
  if (direction === null || (ground.features(cell, direction) & SIDE.river) === 0) return 0;
  const beyond = ground.lattice.neighbour(cell, direction);
  const height = Math.max(heightAt(ground, cell), beyond < 0 ? 0 : heightAt(ground, beyond));
  return height >= HIGHLAND ? amountOf(settings, 'terrain.river_difficulty') : 0;
};

const difficulties = (ground: Ground, cells: readonly Cell[]): readonly Explained[] =>
  cells.map((cell) =>
    fact('fieldDifficultyHere', ground.difficulty(cell), { field: ground.lattice.addressOf(cell) }),
  );

const joined = (parts: readonly Explained[], settings: Settings): Explained => {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  switch (choiceOf(settings, 'build.side_difficulty')) {
    case 'min':
      return calc.minimum(...parts);
    case 'mean':
      return calc.quotient('exact', sum(...parts), fact('fieldCount', parts.length));
    default:
      return calc.maximum(...parts);
  }
};

/**
 * Difficulty level for building, 0 to 2: of the field, of the more difficult one of a side unless the GM takes the
 * easier or the mean, of the field behind a wall (WW-4.1-07, WW-4.1-09, WW-12.4-01).
 */
export function buildingDifficulty(ground: Ground, lot: Lot, settings: Settings): Rule {
  const byTerrain = joined(difficulties(ground, groundsOf(ground, lot)), settings);
  const river = riverDifficulty(ground, lot, settings);
  const body =
    river === 0
      ? byTerrain
      : calc.minimum(
          sum(byTerrain, fact('riverDifficulty', river, {}, 'WW-12.2-11')),
          fact('greatestDifficulty', EXTREME),
        );
  return rule('buildingDifficulty', 'WW-4.1-09', body);
}

/** Gold per building value point: the price and as much again per level of difficulty (WW-4.1-05, WW-4.1-06). */
const pointPrice = (kind: WorkKind, difficulty: Explained, settings: Settings): Explained =>
  calc.product(
    cellOf(settings, STRUCTURE_TABLE, kind, 'price') ?? fact('noFigure', 0, { type: kind }),
    sum(fact('onePart', 1), difficulty),
  );

/** Price of building, whole gold: points times price, as much again per level of difficulty (WW-4.1-08). */
export function buildingCost(
  kind: WorkKind,
  points: Explained,
  difficulty: Explained,
  settings: Settings,
): Rule {
  return rule(
    'buildingCost',
    'WW-4.1-08',
    operation('product', [points, pointPrice(kind, difficulty, settings)], 'halfUp'),
    { kind },
  );
}

/** Price of `work` in 1/5000 of a building value point, whole gold, half rounded up (WW-4.1-08, WW-4.1-17). */
export function workCost(
  kind: WorkKind,
  work: Explained,
  difficulty: Explained,
  settings: Settings,
): Rule {
  return buildingCost(
    kind,
    calc.quotient('exact', work, fact('workPerPoint', WORK_PER_POINT, {}, 'WW-4.1-17')),
    difficulty,
    settings,
  );
}

/**
 * Price of repairing points, whole gold: the price of building them, in the GM's percentage (WW-6.2-18, WW-12.6-16).
 */
export function repairCost(
  kind: WorkKind,
  points: Explained,
  difficulty: Explained,
  settings: Settings,
): Rule {
  return rule(
    'repairCost',
    'WW-12.6-16',
    percentOf(
      buildingCost(kind, points, difficulty, settings),
      fact('repairRate', amountOf(settings, 'build.repair_cost_pct'), {}, 'WW-12.6-16'),
      'halfUp',
    ),
    { kind },
  );
}

/** Upkeep of a structure per half-year, whole gold: 2 % of the cost of what stands of it (WW-4.1-24). */
export function structureUpkeep(
  kind: WorkKind,
  points: Explained,
  difficulty: Explained,
  settings: Settings,
): Rule {
  return rule(
    'structureUpkeep',
    'WW-4.1-24',
    percentOf(
      buildingCost(kind, points, difficulty, settings),
      fact('upkeepShare', UPKEEP_PERCENT, {}, 'WW-4.1-24'),
      'halfUp',
    ),
    { kind },
  );
}
