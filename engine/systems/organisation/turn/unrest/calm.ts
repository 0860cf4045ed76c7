import { fact } from '../../../../kernel';
import type { FindingCode } from '../../data/findings';
import { isEarly } from '../../orders/order';
import { withAuthorityUsed } from '../../rules/authority';
import { moneyRule, priceOf, purseAt, timesPrice } from '../../rules/money';
import { currentLevel, isOnlyMoved } from '../../rules/pools';
import { unrestAt } from '../../rules/population';
import { calmed, removeUnit } from '../../rules/units';
import type { Organisation } from '../../state/types';
import { authorityFault, isInReach, usePool } from '../act/use';
import { amountInForce, pay, type Payment } from '../money';
import { firstFault, type Given, isCount, type PhaseTurn } from '../turn';

type Calm = Given<'CALM'>;

/** An attempt: by whom, on whose units, and whether they die. */
interface Attempt {
  readonly given: Calm;
  readonly by: Organisation;
  readonly owner: Organisation;
  readonly isBloody: boolean;
  /** Levels a use of the means needs. */
  readonly levels: number;
}

/** Military is bloody, secret service as ordered, money and authority never (OS-8.7-01 to OS-8.7-04). */
const isBloodyMeans = ({ means, isBloody }: Calm['order']): boolean =>
  means === 'military' || (means === 'secret_service' && isBloody);

/** True for the unit of this place in the list that dies (OS-3-06). */
function isDying(index: number, isBloody: boolean, bloody: string): boolean {
  if (!isBloody || bloody === 'narrative') return false;
  return bloody === 'unit_dies' || index % 2 === 0;
}

/** Units handled, those named or those longest in unrest first: calm or dead (OS-3-06, OS-3-08). */
function handle(turn: PhaseTurn, { given, owner, isBloody }: Attempt): void {
  const { region, units, means } = given.order;
  const bloody = turn.choice('os.unrest.bloody');
  const longest = unrestAt(owner, region).slice(0, units);
  const ids = given.order.ids ?? longest.map(({ id }) => id);
  const dying = ids.filter((_, index) => isDying(index, isBloody, bloody));
  for (const id of ids) {
    turn.calmedBy.set(`${owner.key}/${id}`, means);
    turn.change(owner.key, (own) => (dying.includes(id) ? removeUnit(own, id) : calmed(own, id)));
  }
  const parties = given.by === owner.key ? given.by : [given.by, owner.key];
  const about = { region, units, died: dying.length, means, ids: ids.join(' ') };
  turn.note(isBloody ? 'unrestCrushed' : 'unrestCalmed', 'OS-3-03', parties, about);
}

/** More units than are in unrest there; named after what the means itself lacks (OS-15-04). */
function unitsFault({ owner, given: { order } }: Attempt): FindingCode | undefined {
  const there = unrestAt(owner, order.region).map(({ id }) => id);
  const isThere = (order.ids ?? []).every((id) => there.includes(id));
  return order.units > there.length || !isThere ? 'organisation.E_UNITS' : undefined;
}

/**
 * Unrest ended with money: 1 per unit from the purse of the region, or 1 for all of it if the GM decides so (OS-8.7-01,
 * OS-3-04).
 */
function byMoney(turn: PhaseTurn, attempt: Attempt): void {
  const { given, by, levels } = attempt;
  const { region, units } = given.order;
  const { settings } = turn;
  const party = by.key;
  const no = String(given.row.unit);
  const options = ['per_unit', 'per_unrest'] as const;
  const asked = { party, region, units };
  const answer = turn.reading(12, 'OS-3-04', `calm/${party}/${no}`, asked, options);
  const about = { party, region };
  const count = fact(
    'organisation.unitsCalmed',
    answer === 'per_unit' ? levels : 1,
    about,
    'OS-3-04',
  );
  const amount = moneyRule(
    'calmPrice',
    'OS-8.7-01',
    timesPrice(count, priceOf(settings, 'calm')),
    about,
  );
  const row = { section: 'unrest', name: 'calm', row: `calm ${no}` } as const;
  const payment: Payment = { party, region, amount, ...row, about: { region, units } };
  const halves = amountInForce(turn, payment).value;
  const fault =
    halves > purseAt(by, region, settings) ? 'organisation.E_MONEY' : unitsFault(attempt);
  if (fault === undefined) {
    pay(turn, payment);
    handle(turn, attempt);
  } else turn.refuse(given, fault, { region, units, halves });
}

/** Unrest ended with authority of the region or a neighbour region, one unit per level (OS-5.4-06, OS-8.7-02). */
function byAuthority(turn: PhaseTurn, attempt: Attempt): void {
  const { given, by, levels } = attempt;
  const { region } = given.order;
  const from = given.order.from ?? region;
  const fault = isInReach(turn, from, region)
    ? (authorityFault(turn, by, from, levels) ?? unitsFault(attempt))
    : 'organisation.E_RANGE';
  if (fault === undefined) {
    turn.change(by.key, (own) => withAuthorityUsed(own, from, levels));
    handle(turn, attempt);
  } else turn.refuse(given, fault, { region, from, levels });
}

/** Unrest ended with a use of military or secret service of the region (OS-5.5-06, OS-5.6-03, OS-8.7-03, OS-8.7-04). */
function byUse(turn: PhaseTurn, attempt: Attempt, category: 'military' | 'secret_service'): void {
  const { given, by, levels } = attempt;
  const { region } = given.order;
  const { settings } = turn;
  const pool = { category, region };
  const level = currentLevel(by, pool, settings).value;
  const fault =
    firstFault(
      [isOnlyMoved(by, pool, settings), 'organisation.E_MOVING'],
      [level < 1 || levels > level, 'organisation.E_LEVEL'],
    ) ?? unitsFault(attempt);
  if (fault === undefined) {
    usePool(turn, by.key, pool);
    handle(turn, attempt);
  } else turn.refuse(given, fault, { region, category, levels });
}

/** One attempt to end unrest, the own, or others' where that is allowed (`os.unrest.foreign`, OS-3-07). */
function attemptCalm(turn: PhaseTurn, given: Calm): void {
  const { by: key, order } = given;
  const { region, units, means, target = key } = order;
  const owner = turn.own(target);
  const isAllowed = target === key || turn.flag('os.unrest.foreign');
  const fault = firstFault(
    [!isAllowed || owner.key === '', 'organisation.E_TARGET'],
    [!isCount(units), 'organisation.E_UNITS'],
  );
  if (fault !== undefined) {
    turn.refuse(given, fault, fault === 'organisation.E_TARGET' ? { region } : { region, units });
    return;
  }
  const isBloody = isBloodyMeans(order);
  // Of two one dies where one level handles two (`os.unrest.bloody`, OS-3-06).
  const isPaired = isBloody && turn.choice('os.unrest.bloody') === 'one_dies_one_calms';
  const levels = isPaired ? Math.ceil(units / 2) : units;
  const attempt: Attempt = { given, by: turn.own(key), owner, isBloody, levels };
  if (means === 'money') byMoney(turn, attempt);
  else if (means === 'authority') byAuthority(turn, attempt);
  else byUse(turn, attempt, means);
}

/** Orders that end unrest, in the order of each letter; means may be combined in any order (OS-8.7-05). */
function eachCalm(turn: PhaseTurn, isDue: boolean, act: (given: Calm) => void): void {
  turn.each(({ key }) => {
    for (const given of turn.orders(key, 'CALM'))
      if (isEarly(given.row.content) !== isDue) act(given);
  });
}

/** Every order that ends unrest when it is due. */
export function calmUnrest(turn: PhaseTurn): void {
  eachCalm(turn, true, (given) => {
    attemptCalm(turn, given);
  });
}

/** Unrest ended at the end of step 4 already, where that is allowed (`os.unrest.only_at_close`, OS-8.7-05). */
export function calmEarly(turn: PhaseTurn): void {
  const isTooEarly = turn.flag('os.unrest.only_at_close');
  eachCalm(turn, false, (given) => {
    if (isTooEarly) turn.refuse(given, 'organisation.E_STEP', { step: 'act' });
    else attemptCalm(turn, given);
  });
}
