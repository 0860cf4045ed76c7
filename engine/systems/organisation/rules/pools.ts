import {
  calc,
  type ClauseId,
  type Explained,
  fact,
  rule,
  type Settings,
  sum,
} from '../../../kernel';
import type { RegionKey } from '../../../world';
import type { Advantage, Category, Organisation, PoolId } from '../state/types';
import { byName } from './order';
import { choiceOf, flagOf } from './settings';

/** Name of a pool in the counts of uses: `<category> <region>` (OS-6-03). */
const poolKey = ({ category, region }: PoolId): string => `${category} ${region}`;

/** Category an advantage works as: a natural one as the category it acts as, if any (OS-4-10, OS-5.8-05). */
export function workingCategory({
  category,
  actsAs,
}: Pick<Advantage, 'category' | 'actsAs'>): Category | null {
  return category === 'natural' ? actsAs : category;
}

/** True while a unit or an advantage is between two regions (OS-9.3-05). */
export function isOnTheMove({ moves }: Pick<Organisation, 'moves'>, id: string): boolean {
  return moves.some((move) => move.kind !== 'money' && move.id === id);
}

/** True if a unit or an advantage is marked as "moved in this phase" (OS-6-09, OS-8.1-02). */
export function isMoved({ moved }: Pick<Organisation, 'moved'>, id: string): boolean {
  return moved.includes(id);
}

/** True if an organisation has a level in a region that is not on the move, intact or damaged (OS-9.3-05, OS-5.8-07). */
export function hasLevelsAt(own: Organisation, at: RegionKey): boolean {
  return own.advantages.some(
    ({ id, region, intact, damaged }) =>
      region === at && intact + damaged > 0 && !isOnTheMove(own, id),
  );
}

const isOfPool =
  ({ category, region }: PoolId) =>
  (advantage: Advantage): boolean =>
    advantage.region === region && workingCategory(advantage) === category;

/**
 * Advantages of a pool by name, those that moved in this phase left out; natural ones acting as the category are of
 * it (OS-4-08, OS-4-10, OS-4-12, OS-6-09).
 */
export function advantagesOf(own: Organisation, pool: PoolId): readonly Advantage[] {
  return own.advantages
    .filter(isOfPool(pool))
    .filter(({ id }) => !isMoved(own, id))
    .sort(byName);
}

/** Intact levels of a pool (OS-4-08). */
export function intactLevels(own: Organisation, pool: PoolId): number {
  return advantagesOf(own, pool).reduce((total, { intact }) => total + intact, 0);
}

/** Temporary levels of a pool (OS-5.4-04, OS-10-04, OS-10-06). */
export function bonusLevels({ bonuses }: Pick<Organisation, 'bonuses'>, pool: PoolId): number {
  return bonuses
    .filter(({ category, region }) => category === pool.category && region === pool.region)
    .reduce((total, { amount }) => total + amount, 0);
}

/** Uses made of a pool in this phase (OS-6-03, OS-6-06). */
export function used({ uses }: Pick<Organisation, 'uses'>, pool: PoolId): number {
  return uses[poolKey(pool)] ?? 0;
}

const aboutPool = (own: Organisation, { category, region }: PoolId) => ({
  party: own.key,
  category,
  region,
});

/** Rest of an amount, never below zero. */
export function restOf(amount: Explained, taken: Explained): Explained {
  return calc.maximum(fact('organisation.nothing', 0), calc.difference(amount, taken));
}

/** Intact and temporary levels of a pool, each as a fact under its clause. */
export function levelFacts(
  own: Organisation,
  pool: PoolId,
  [intact, bonus]: readonly ClauseId[] = [],
): Explained {
  const about = aboutPool(own, pool);
  return sum(
    fact('organisation.intact', intactLevels(own, pool), about, intact),
    fact('organisation.bonus', bonusLevels(own, pool), about, bonus),
  );
}

/** Intact levels as a fact: of all advantages of the pool, or of the strongest alone (`os.pool.scope`, OS-4-08). */
const intactFact = (own: Organisation, pool: PoolId, settings: Settings): Explained => {
  const isSingle = choiceOf(settings, 'os.pool.scope') === 'single_advantage';
  const levels = isSingle
    ? Math.max(0, ...advantagesOf(own, pool).map(({ intact }) => intact))
    : intactLevels(own, pool);
  return fact('organisation.intact', levels, aboutPool(own, pool), 'OS-4-08');
};

/** The value of a pool: intact and temporary levels, without deduction (OS-4-08, OS-6-05). */
export function poolLevels(own: Organisation, pool: PoolId, settings: Settings): Explained {
  const about = aboutPool(own, pool);
  const bonus = fact('organisation.bonus', bonusLevels(own, pool), about, 'OS-10-04');
  return rule('organisation.pool', 'OS-4-08', sum(intactFact(own, pool, settings), bonus), about);
}

/** The current level of a pool: one less for every use made in the phase, never below 0 (OS-6-03, OS-6-07). */
export function currentLevel(own: Organisation, pool: PoolId, settings: Settings): Explained {
  const about = aboutPool(own, pool);
  const uses = fact('organisation.uses', used(own, pool), about, 'OS-6-01');
  const rest = restOf(poolLevels(own, pool, settings), uses);
  return rule('organisation.currentLevel', 'OS-6-03', rest, about);
}

/** Levels of a pool for defence: all of it, or what uses have left (`os.defence.counts_use`, OS-6-05). */
export function defenceLevels(own: Organisation, pool: PoolId, settings: Settings): Explained {
  return flagOf(settings, 'os.defence.counts_use')
    ? currentLevel(own, pool, settings)
    : poolLevels(own, pool, settings);
}

const isInReach = (own: Organisation, { id, region }: Advantage, at: RegionKey): boolean =>
  region === at ||
  own.moves.some((move) => move.kind === 'advantage' && move.id === id && move.to === at);

/**
 * True if a pool has no current level and would have one with the levels that left or arrived here in this phase:
 * the answer is then that they are on the move (OS-6-09).
 */
export function isOnlyMoved(own: Organisation, pool: PoolId, settings: Settings): boolean {
  if (currentLevel(own, pool, settings).value >= 1) return false;
  const moved = own.advantages
    .filter((advantage) => workingCategory(advantage) === pool.category)
    .filter((advantage) => isMoved(own, advantage.id))
    .filter((advantage) => isInReach(own, advantage, pool.region));
  const levels = moved.reduce((total, { intact }) => total + intact, 0);
  return poolLevels(own, pool, settings).value + levels - used(own, pool) >= 1;
}

/** The organisation after one more use of a pool (OS-6-01). */
export function withUse(own: Organisation, pool: PoolId): Organisation {
  return {
    ...own,
    uses: { ...own.uses, [poolKey(pool)]: used(own, pool) + 1 },
  };
}
