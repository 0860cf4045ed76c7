import {
  calc,
  type CardBlock,
  type Explained,
  fact,
  type Params,
  rule,
  ruled,
} from '../../../../kernel';
import { type PartyKey, type RegionKey, stepsBetween } from '../../../../world';
import { unitsAt, unitsByState } from '../../rules/population';
import { successesLeft } from '../../rules/successes';
import { intoUnrest } from '../../rules/units';
import type { Given, PhaseTurn } from '../turn';
import { countOf, type Market, rolledBlocks, spend } from './harm';
import { levelOfUse, poolIn, rollFor, strikeAt } from './use';

/** Calm units are what a saboteur can choose: those not mobilised, and those that are (OS-11-07). */
const marketOf = (turn: PhaseTurn, key: string, target: PartyKey, region: RegionKey): Market => ({
  key,
  question: 'organisation.spendSabotage',
  clause: 'OS-11-04',
  about: () => ({ target, region }),
  options: (spent) => {
    const { calm, mobilised } = unitsByState(turn.own(target), region);
    return [
      ...(calm.length + mobilised.length > 0 ? ['unrest'] : []),
      ...(calm.length > 0 && mobilised.length > 0 ? ['unrest_mobilised'] : []),
      ...(spent.includes('traceless') ? [] : ['traceless']),
    ];
  },
  buy: (option) => {
    if (option === 'traceless') return;
    const { calm, mobilised } = unitsByState(turn.own(target), region);
    const [unit] =
      option === 'unrest_mobilised' ? [...mobilised, ...calm] : [...calm, ...mobilised];
    if (unit !== undefined)
      turn.change(target, (own) => intoUnrest(own, unit.id, turn.state.phase));
  },
});

/** Successes less those the way costs beyond the next region (OS-11-08, OS-11-11). */
function lessDistance(left: Explained, distance: number, about: Params): Explained {
  if (distance < 2) return left;
  const farther = fact('organisation.farther', distance - 1, { distance }, 'OS-11-08');
  const rest = calc.difference(left, farther);
  const most = calc.maximum(fact('organisation.nothing', 0), rest);
  return rule('organisation.successesFar', 'OS-11-11', most, { ...about, distance });
}

/**
 * Reports to those concerned: to the saboteur the deed and its explanation, to the others its effect, and the saboteur
 * where traces were left, to whom they are shown (`os.sabotage.trace_audience`, OS-11-09).
 */
function announce(
  turn: PhaseTurn,
  { by, order: { target, region } }: Given<'SABOTAGE'>,
  spent: readonly string[],
  blocks: readonly CardBlock[],
): void {
  const count = spent.filter((option) => option !== 'traceless').length;
  const isTraceless = spent.includes('traceless');
  const about = { region, count };
  const kind = isTraceless ? 'sabotageUnseen' : 'sabotage';
  turn.note(kind, 'OS-11-11', [by, target], about, { witnesses: [by], blocks });
  if (count > 0) turn.note('unrestBroke', 'OS-11-12', target, about);
  if (isTraceless) return;
  const choice = turn.choice('os.sabotage.trace_audience');
  const isThere = (party: PartyKey): boolean => unitsAt(turn.own(party), region).length > 0;
  const witnesses = turn
    .parties()
    .filter((party) => party !== by)
    .filter(
      (party) => choice === 'all' || party === target || (choice === 'region' && isThere(party)),
    );
  const all = choice === 'all' ? { isPublic: true as const } : {};
  turn.note('sabotageTraced', 'OS-11-09', [by, target], about, { witnesses, ...all });
}

/** Sabotage step by step (OS-11-11); true if it took place. */
export function sabotage(turn: PhaseTurn, activity: Given<'SABOTAGE'>): boolean {
  const { by, order } = activity;
  const { from, region, target } = order;
  const about = { target, region };
  const levels = levelOfUse(turn, turn.own(by), poolIn('secret_service', from), order.levels);
  if (typeof levels === 'string') return turn.refuse(activity, levels, about);
  if (target === by || unitsAt(turn.own(target), region).length === 0)
    return turn.refuse(activity, 'organisation.E_TARGET', about);
  const distance = stepsBetween(turn.board, from, region);
  if (distance === undefined) return turn.refuse(activity, 'organisation.E_RANGE', about);

  const { key, opposed } = strikeAt(turn, activity, 'secret_service');
  const pool = rollFor(turn, 'sabotage', activity, levels, order.rerolls, about);
  const left = successesLeft(pool.dice, opposed, 'OS-11-03', about, turn.settings);
  const rest = lessDistance(left, distance, about);
  const successes = ruled(`${key}/successes`, rest, turn.input.rulings);
  const wishes = order.spending?.map(({ kind }) => kind) ?? null;
  const market = marketOf(turn, key, target, region);
  const spent = spend(turn, activity, market, wishes, countOf(successes));
  const rolled = { key, by, kind: 'SABOTAGE', pool, successes, spent } as const;
  const blocks = rolledBlocks(turn, { ...rolled, about: { ...about, from, levels, distance } });
  announce(turn, activity, spent.spent, blocks);
  return true;
}
