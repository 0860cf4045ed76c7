import type { CardBlock, Explained, Params } from '../../../../kernel';
import { type PartyKey, type RegionKey, stepsBetween } from '../../../../world';
import type { FindingCode } from '../../data/findings';
import type { OrderKind, RerollWish } from '../../orders/order';
import { authorityAllowed, authorityLeft } from '../../rules/authority';
import { purseIn } from '../../rules/money';
import {
  bonusLevels,
  currentLevel,
  defenceLevels,
  hasLevelsAt,
  intactLevels,
  isOnlyMoved,
  withUse,
} from '../../rules/pools';
import { unitsAt } from '../../rules/population';
import { choiceOf, flagOf } from '../../rules/settings';
import type { Category, Organisation, PoolId } from '../../state/types';
import {
  diceBlocks,
  type DicePool,
  phaseStream,
  rerollBlocks,
  rollAllAgain,
  rollDice,
  wishesOfOrder,
} from '../dice';
import {
  change,
  decisionBlocks,
  type Given,
  isCount,
  organisationOf,
  type PhaseTurn,
} from '../turn';
import type { Spent } from './spending';

/** A pool by its parts. */
export function poolIn(category: Category, region: RegionKey): PoolId {
  return { category, region };
}

/** True if a region is another one or its neighbour (OS-5.4-01, OS-11-05, OS-12-04). */
export function isInReach({ board }: PhaseTurn, from: RegionKey, to: RegionKey): boolean {
  return (stepsBetween(board, from, to) ?? Infinity) <= 1;
}

/** True if an organisation has anything in a region: population, levels, money (OS-12-10, OS-13-02). */
export function hasAnythingAt(
  { input: { settings } }: PhaseTurn,
  organisation: Organisation,
  region: RegionKey,
): boolean {
  const hasMoney = purseIn(organisation, region, settings) > 0;
  return hasLevelsAt(organisation, region) || hasMoney || unitsAt(organisation, region).length > 0;
}

/** True if temporary levels may stand in a pool: with `os.temp.from_zero` also where there is none (OS-5.4-04). */
export function mayRaise(turn: PhaseTurn, organisation: Organisation, pool: PoolId): boolean {
  const levels = intactLevels(organisation, pool) + bonusLevels(organisation, pool);
  return levels > 0 || flagOf(turn.input.settings, 'os.temp.from_zero');
}

/** Why so many levels of authority cannot be used: population first, then levels (OS-5.4-05, OS-5.4-09). */
export function authorityFault(
  { input: { settings } }: PhaseTurn,
  organisation: Organisation,
  region: RegionKey,
  levels: number,
): FindingCode | undefined {
  if (authorityAllowed(organisation, region, settings).value < levels)
    return 'organisation.E_AUTH_POPULATION';
  if (authorityLeft(organisation, region, settings).value >= levels) return undefined;
  const isMoving = isOnlyMoved(organisation, poolIn('authority', region), settings);
  return isMoving ? 'organisation.E_MOVING' : 'organisation.E_LEVEL';
}

/** Levels of a use, as many as wanted, at most the current level; or why there is none (OS-6-03, OS-6-08, OS-6-09). */
export function levelOfUse(
  { input: { settings } }: PhaseTurn,
  organisation: Organisation,
  pool: PoolId,
  wanted: number | null,
): number | FindingCode {
  const current = currentLevel(organisation, pool, settings).value;
  const isMoving = current < 1 && isOnlyMoved(organisation, pool, settings);
  if (isMoving) return 'organisation.E_MOVING';
  const level = wanted ?? current;
  return isCount(level) && level <= current ? level : 'organisation.E_LEVEL';
}

/** One use of a pool more (OS-6-01); levels hired for one use are gone with it (`os.hire.duration`, OS-10-04). */
export function usePool(turn: PhaseTurn, party: PartyKey, pool: PoolId): void {
  const isOneUse = choiceOf(turn.input.settings, 'os.hire.duration') === 'one_use';
  change(turn, party, (organisation) => {
    const after = withUse(organisation, pool);
    if (!isOneUse) return after;
    const isHired = ({ source, category, region }: Organisation['bonuses'][number]): boolean =>
      source === 'hire' && category === pool.category && region === pool.region;
    return { ...after, bonuses: after.bonuses.filter((bonus) => !isHired(bonus)) };
  });
}

/**
 * Defending is no use unless the campaign says so (`os.defence.counts_use`, OS-6-05), and then only where there is a
 * level to defend with (OS-6-03).
 */
export function defend(turn: PhaseTurn, party: PartyKey, pool: PoolId): void {
  const { settings } = turn.input;
  if (!flagOf(settings, 'os.defence.counts_use')) return;
  change(turn, party, (one) =>
    defenceLevels(one, pool, settings).value < 1 ? one : withUse(one, pool),
  );
}

/** Number of the next roll of a kind of an organisation, from 1 (OS-0-13); it is counted with it. */
export function nextRoll(turn: PhaseTurn, party: PartyKey, kind: string): number {
  const no = (organisationOf(turn, party)?.rolls[kind] ?? 0) + 1;
  change(turn, party, (one) => ({ ...one, rolls: { ...one.rolls, [kind]: no } }));
  return no;
}

/**
 * The dice of sabotage, plunder or information: rolled from the stream of that kind and rolled again before anything
 * comes of them (OS-0-13, OS-5.3-04).
 */
export function rollFor(
  turn: PhaseTurn,
  kind: 'sabotage' | 'plunder' | 'information',
  { by, row }: Pick<Given, 'by' | 'row'>,
  count: number,
  rerolls: readonly RerollWish[],
  about: Params,
): DicePool {
  const stream = phaseStream(turn, kind, by, nextRoll(turn, by, kind));
  const pool = rollDice(turn, { party: by, purpose: kind, about }, stream, count);
  rollAllAgain(turn, pool, wishesOfOrder(by, row.unit, rerolls), by);
  return pool;
}

/** Key of the next activity of a kind, stable between runs: `<phase>/<organisation>/<kind>/<n>`. */
export function nextAction({ acted, state }: PhaseTurn, by: PartyKey, kind: OrderKind): string {
  const no = (acted.get(`${by}/${kind}`) ?? 0) + 1;
  acted.set(`${by}/${kind}`, no);
  return [state.phase, by, kind, no].join('/');
}

/** Begins an activity against another: its key, both pools used, and the levels that stand against it (OS-6-05). */
export function strikeAt(
  turn: PhaseTurn,
  { by, order: { kind, from, region } }: Given<'SABOTAGE'> | Given<'PLUNDER'>,
  category: Category,
  victim: Organisation,
): { readonly key: string; readonly opposed: Explained } {
  const defended = poolIn(category, region);
  const opposed = defenceLevels(victim, defended, turn.input.settings);
  const key = nextAction(turn, by, kind);
  usePool(turn, by, poolIn(category, from));
  defend(turn, victim.key, defended);
  return { key, opposed };
}

/** Dice, successes and what they were spent on: what stands behind an activity that was rolled for. */
export interface Rolled {
  readonly key: string;
  readonly by: PartyKey;
  readonly kind: 'SABOTAGE' | 'PLUNDER';
  /** Whence, whither, against whom, with which level. */
  readonly about: Params;
  readonly pool: DicePool;
  readonly successes: Explained;
  readonly spent: Spent;
  /** Names of what was hit, by option. */
  readonly nameOf?: (option: string) => string;
}

/** The card of an activity that was rolled for; how the dice fell tells how strong the other one was, and is hidden. */
export function rolledBlocks(turn: PhaseTurn, rolled: Rolled): readonly CardBlock[] {
  const { key, by, kind, about, pool, successes, spent } = rolled;
  const purpose = kind.toLowerCase();
  return [
    { kind: 'sentence', name: `organisation.${kind}`, about: { ...about, party: by } },
    ...diceBlocks(pool, purpose, { isHidden: true }),
    {
      kind: 'figure',
      name: 'organisation.successes',
      about: { party: by, kind },
      value: successes,
      ruling: `${key}/successes`,
      range: [0, MOST_SUCCESSES],
      isHidden: true,
    },
    ...rerollBlocks(turn, pool, by, purpose),
    ...(spent.spent.length === 0
      ? []
      : [
          {
            kind: 'list' as const,
            items: spent.spent.map((option) => ({
              name: 'organisation.spent',
              about: {
                option: option.split(':')[0] ?? option,
                name: rolled.nameOf?.(option) ?? '',
              },
            })),
          },
        ]),
    ...decisionBlocks(turn, spent.questions),
  ];
}

/** Most successes that are spent one by one, whatever the GM types in. */
const MOST_SUCCESSES = 60;

/** Whole successes of a figure the GM may have typed in. */
export function countOf({ value }: Explained): number {
  return Math.min(MOST_SUCCESSES, Math.max(0, Math.floor(value)));
}
