import { cellsWithin } from '../../../../hex';
import {
  calc,
  cellOf,
  type Explained,
  fact,
  type Rule,
  rule,
  type Settings,
  sum,
} from '../../../../kernel';
import { SIDE } from '../../../../world';
import { DIFFICULTY_RANGE, STEP_MODIFIER_TABLE, type StepModifier } from '../../data';
import { areAllied, isFriend } from '../encounter/relation';
import { directionTo, heightAt, isLand, neighboursOf } from '../movement/ground';
import { amountOf, choiceOf, flagOf } from '../settings';
import { cellsOf, type StepScene } from './target';

const targetHeight = ({ ground, to }: StepScene): number =>
  Math.max(...cellsOf(ground, to).map((cell) => heightAt(ground, cell)));

/** Height level of the target plus the offset; on a side the higher of the two fields (WW-5.3-07, WW-5.3-40). */
export function stepBase(scene: StepScene): Rule {
  return rule(
    'stepBase',
    scene.to.kind === 'side' ? 'WW-5.3-40' : 'WW-5.3-07',
    sum(
      fact('heightLevel', targetHeight(scene)),
      fact('baseOffset', amountOf(scene.settings, 'move.base_offset')),
    ),
  );
}

const isOwn = (scene: StepScene, cell: number): boolean => {
  const owner = scene.ground.owner(cell);
  if (owner === null) return false;
  return (
    owner === scene.party ||
    (flagOf(scene.settings, 'move.allied_is_own') && areAllied(scene.parties, owner, scene.party))
  );
};

/** Land units: own land. Fleets: water near own land; on a river, an own bank (WW-5.3-11, WW-5.3-42). */
const hasOwnBonus = (scene: StepScene): boolean => {
  const { ground, to, settings } = scene;
  if (to.kind === 'side') {
    return (
      scene.isFleet &&
      flagOf(settings, 'sea.river_own_bonus') &&
      cellsOf(ground, to).some((cell) => isOwn(scene, cell))
    );
  }
  if (!scene.isFleet) return !isOpenWater(scene, to.cell) && isOwn(scene, to.cell);
  const distance = amountOf(settings, 'sea.own_coast_distance');
  return cellsWithin(ground.lattice, to.cell, distance).some(
    (cell) => isLand(ground, cell) && isOwn(scene, cell),
  );
};

const isOpenWater = ({ ground }: StepScene, cell: number): boolean => {
  const terrain = ground.terrain(cell);
  return terrain?.height === 0 && terrain.type !== 'ice';
};

/** A fleet's target with land beside it (WW-5.3-11). */
const isCoast = ({ ground, to, isFleet }: StepScene): boolean =>
  isFleet && to.kind === 'field' && neighboursOf(ground, to.cell).some((at) => isLand(ground, at));

/** True if a side between fields of two parties that are no allies is of use to nobody (WW-12.7-22). */
const isClosed = (scene: StepScene, cells: readonly number[]): boolean => {
  if (choiceOf(scene.settings, 'build.half_conquered') !== 'closed') return false;
  const [one = null, other = null] = cells.map((cell) => scene.ground.owner(cell));
  return one !== null && other !== null && !isFriend(scene.parties, one, other);
};

/** Roads and bridges serve everybody, unless the setting restricts them to the parties beside them (WW-4.3-17). */
const mayUse = (scene: StepScene, cells: readonly number[]): boolean =>
  flagOf(scene.settings, 'build.foreign_roads') ||
  cells.some((cell) => {
    const owner = scene.ground.owner(cell);
    return (
      owner !== null && (owner === scene.party || areAllied(scene.parties, owner, scene.party))
    );
  });

interface Crossing {
  readonly road: boolean;
  readonly river: boolean;
}

/** Features of the side a land unit crosses: a usable road, a river without usable bridge (WW-5.3-10, -13). */
const crossingOf = (scene: StepScene): Crossing => {
  const { ground, from, to } = scene;
  const none = { road: false, river: false };
  if (from.kind !== 'field' || to.kind !== 'field' || scene.isFleet) return none;
  const direction = directionTo(ground, from.cell, to.cell);
  if (direction === undefined) return none;
  const features = ground.features(from.cell, direction);
  const cells = [from.cell, to.cell];
  const isServed = mayUse(scene, cells) && !isClosed(scene, cells);
  const hasCanalEffect = flagOf(scene.settings, 'build.canal_obstacle');
  const water = hasCanalEffect ? SIDE.river | SIDE.canal : SIDE.river;
  return {
    road: isServed && (features & SIDE.road) !== 0,
    river: (features & water) !== 0 && !(isServed && (features & SIDE.bridge) !== 0),
  };
};

/** How many transitions count: one for height level and river together, unless they stack (WW-5.3-13, -31). */
const transitions = (scene: StepScene, crossing: Crossing): number => {
  const { ground, from, to } = scene;
  if (scene.isFleet) return 0;
  if (scene.boarding !== 'none') return scene.isHarbour ? 0 : 1;
  const changesLevel =
    from.kind === 'field' &&
    to.kind === 'field' &&
    heightAt(ground, from.cell) !== heightAt(ground, to.cell);
  const count = Number(changesLevel) + Number(crossing.river);
  return flagOf(scene.settings, 'move.transition_stacks') ? count : Math.min(count, 1);
};

/** Heavy and extreme exclude each other; on a river the terrain does not count (WW-5.3-12, WW-5.3-42, WW-12.2-11). */
const terrainModifier = (scene: StepScene): StepModifier | null => {
  const { ground, to, settings } = scene;
  if (to.kind === 'side') {
    const isRapid = scene.isFleet && targetHeight(scene) > 1;
    return isRapid && amountOf(settings, 'terrain.river_difficulty') > 0 ? 'heavy' : null;
  }
  const difficulty = ground.difficulty(to.cell);
  if (difficulty === 0) return null;
  return difficulty === 1 ? 'heavy' : 'extreme';
};

/** The modifiers that apply to a step, in the order of table 5.3-1 (WW-5.3-08). */
export function stepModifiers(scene: StepScene): readonly StepModifier[] {
  const crossing = crossingOf(scene);
  const terrain = terrainModifier(scene);
  const transition = new Array<StepModifier>(transitions(scene, crossing)).fill('transition');
  return [
    ...(crossing.road ? (['road'] as const) : []),
    ...(hasOwnBonus(scene) ? (['own'] as const) : []),
    ...(isCoast(scene) ? (['coast'] as const) : []),
    ...(terrain === null ? [] : [terrain]),
    ...transition,
    ...(scene.gainsView ? (['newView'] as const) : []),
    ...(scene.isWhite ? (['white'] as const) : []),
  ];
}

const clamped = (total: Explained, settings: Settings): Explained => {
  const { least, greatest } = DIFFICULTY_RANGE;
  if (!flagOf(settings, 'move.clamp')) return total;
  if (total.value > greatest) {
    return calc.minimum(total, fact('greatestDifficulty', greatest, {}, 'WW-5.3-06'));
  }
  return total.value < least
    ? calc.maximum(total, fact('leastDifficulty', least, {}, 'WW-5.3-06'))
    : total;
};

/** The difficulty of one step: base and modifiers added, limited to 0..9 (WW-5.3-06 to WW-5.3-14). */
export function stepDifficulty(scene: StepScene): Rule {
  const modifiers = stepModifiers(scene)
    .map((modifier) => cellOf(scene.settings, STEP_MODIFIER_TABLE, modifier, 'difficulty'))
    .filter((part) => part !== undefined);
  return rule(
    'stepDifficulty',
    'WW-5.3-08',
    clamped(sum(stepBase(scene), ...modifiers), scene.settings),
  );
}
