import type { Explained, Params } from '../../../../kernel';
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
import type { Category, Organisation, PoolId } from '../../state/types';
import { type DicePool, phaseStream, rollAllAgain, rollDice, wishesOfOrder } from '../dice';
import { type Given, isCount, type PhaseTurn } from '../turn';

/** A pool by its parts. */
export function poolIn(category: Category, region: RegionKey): PoolId {
  return { category, region };
}

/** True if a region is another one or its neighbour (OS-5.4-01, OS-11-05, OS-12-04). */
export function isInReach({ board }: PhaseTurn, from: RegionKey, to: RegionKey): boolean {
  return (stepsBetween(board, from, to) ?? Infinity) <= 1;
}

/** True if an organisation has anything in a region: population, levels, money (OS-12-10, OS-13-02). */
export function hasAnythingAt(turn: PhaseTurn, party: PartyKey, region: RegionKey): boolean {
  const own = turn.own(party);
  const hasMoney = purseIn(own, region, turn.settings) > 0;
  return hasLevelsAt(own, region) || hasMoney || unitsAt(own, region).length > 0;
}

/** True if temporary levels may stand in a pool: with `os.temp.from_zero` also where there is none (OS-5.4-04). */
export function mayRaise(turn: PhaseTurn, own: Organisation, pool: PoolId): boolean {
  const levels = intactLevels(own, pool) + bonusLevels(own, pool);
  return levels > 0 || turn.flag('os.temp.from_zero');
}

/** Why so many levels of authority cannot be used: population first, then levels (OS-5.4-05, OS-5.4-09). */
export function authorityFault(
  { settings }: PhaseTurn,
  own: Organisation,
  region: RegionKey,
  levels: number,
): FindingCode | undefined {
  if (authorityAllowed(own, region, settings).value < levels)
    return 'organisation.E_AUTH_POPULATION';
  if (authorityLeft(own, region, settings).value >= levels) return undefined;
  const isMoving = isOnlyMoved(own, poolIn('authority', region), settings);
  return isMoving ? 'organisation.E_MOVING' : 'organisation.E_LEVEL';
}

/** Levels of a use, as many as wanted, at most the current level; or why there is none (OS-6-03, OS-6-08, OS-6-09). */
export function levelOfUse(
  { settings }: PhaseTurn,
  own: Organisation,
  pool: PoolId,
  wanted: number | null,
): number | FindingCode {
  const current = currentLevel(own, pool, settings).value;
  if (current < 1 && isOnlyMoved(own, pool, settings)) return 'organisation.E_MOVING';
  const level = wanted ?? current;
  return isCount(level) && level <= current ? level : 'organisation.E_LEVEL';
}

/** One use of a pool more (OS-6-01); levels hired for one use are gone with it (`os.hire.duration`, OS-10-04). */
export function usePool(turn: PhaseTurn, party: PartyKey, pool: PoolId): void {
  const isOneUse = turn.choice('os.hire.duration') === 'one_use';
  const isGone = ({ source, category, region }: Organisation['bonuses'][number]): boolean =>
    isOneUse && source === 'hire' && category === pool.category && region === pool.region;
  turn.change(party, (own) => ({
    ...withUse(own, pool),
    bonuses: own.bonuses.filter((bonus) => !isGone(bonus)),
  }));
}

/**
 * Defending is no use unless the setting makes it one (`os.defence.counts_use`, OS-6-05), and then only where there is
 * a level to defend with (OS-6-03).
 */
export function defend(turn: PhaseTurn, party: PartyKey, pool: PoolId): void {
  const { settings } = turn;
  if (turn.flag('os.defence.counts_use'))
    turn.change(party, (own) =>
      defenceLevels(own, pool, settings).value < 1 ? own : withUse(own, pool),
    );
}

/** Number of the next roll of a kind of an organisation, from 1 (OS-0-13); it is counted with it. */
export function nextRoll(turn: PhaseTurn, party: PartyKey, kind: string): number {
  const no = (turn.own(party).rolls[kind] ?? 0) + 1;
  turn.change(party, (own) => ({ ...own, rolls: { ...own.rolls, [kind]: no } }));
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
  { by, order: { kind, from, region, target } }: Given<'SABOTAGE'> | Given<'PLUNDER'>,
  category: Category,
): { readonly key: string; readonly opposed: Explained } {
  const defended = poolIn(category, region);
  const opposed = defenceLevels(turn.own(target), defended, turn.settings);
  const key = nextAction(turn, by, kind);
  usePool(turn, by, poolIn(category, from));
  defend(turn, target, defended);
  return { key, opposed };
}
