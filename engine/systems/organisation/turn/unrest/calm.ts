import { fact } from '../../../../kernel';
import type { FindingCode } from '../../data/findings';
import { isEarly } from '../../orders/steps';
import { withAuthorityUsed } from '../../rules/authority';
import { moneyRule, priceOf, purseAt, timesPrice } from '../../rules/money';
import { currentLevel, isOnlyMoved } from '../../rules/pools';
import { unrestAt } from '../../rules/population';
import { choiceOf, flagOf } from '../../rules/settings';
import { calmed, removeUnit } from '../../rules/units';
import type { Organisation } from '../../state/types';
import { authorityFault, isInReach, usePool } from '../act/use';
import { amountInForce, pay, type Payment } from '../money';
import {
  change,
  eachOrganisation,
  firstFault,
  type Given,
  isCount,
  ordersOf,
  organisationOf,
  type PhaseTurn,
  reading,
  refuse,
  tell,
} from '../turn';

type Calm = Given<'CALM'>;

/** What is to be done: by whom, to whose units, and whether they die. */
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
  const bloody = choiceOf(turn.input.settings, 'os.unrest.bloody');
  const longest = unrestAt(owner, region).slice(0, units);
  const ids = given.order.ids ?? longest.map(({ id }) => id);
  const dying = ids.filter((_, index) => isDying(index, isBloody, bloody));
  for (const id of ids) {
    turn.calmedBy.set(`${owner.key}/${id}`, means);
    change(turn, owner.key, (one) => (dying.includes(id) ? removeUnit(one, id) : calmed(one, id)));
  }
  tell(turn, {
    kind: isBloody ? 'organisation.unrestCrushed' : 'organisation.unrestCalmed',
    clause: 'OS-3-03',
    place: region,
    parties: given.by === owner.key ? [given.by] : [given.by, owner.key],
    about: { region, units, died: dying.length, means, ids: ids.join(' ') },
  });
}

function calmPayment(
  { input: { settings } }: PhaseTurn,
  { given: { by, row, order }, levels }: Attempt,
  isWhole: boolean,
): Payment {
  const about = { party: by, region: order.region };
  const count = fact('organisation.unitsCalmed', isWhole ? 1 : levels, about, 'OS-3-04');
  const price = timesPrice(count, priceOf(settings, 'calm'));
  return {
    party: by,
    region: order.region,
    section: 'unrest',
    row: `calm ${String(row.unit)}`,
    name: 'calm',
    amount: moneyRule('calmPrice', 'OS-8.7-01', price, about),
    about: { region: order.region, units: order.units },
    isIncome: false,
  };
}

/** More units than are in unrest there; named after what the means itself lacks (OS-15-04). */
function unitsFault({ owner, given: { order } }: Attempt): FindingCode | undefined {
  const there = unrestAt(owner, order.region).map(({ id }) => id);
  const isThere = (order.ids ?? []).every((id) => there.includes(id));
  return order.units > there.length || !isThere ? 'organisation.E_UNITS' : undefined;
}

/** Unrest ended with money: 1 per unit from the purse of the region (OS-8.7-01, OS-3-04). */
function byMoney(turn: PhaseTurn, attempt: Attempt): void {
  const { given, by } = attempt;
  const { region, units } = given.order;
  const answer = reading(turn, 12, {
    key: `calm/${by.key}/${String(given.row.unit)}`,
    clause: 'OS-3-04',
    about: { party: by.key, region, units },
    options: ['per_unit', 'per_unrest'],
  });
  const payment = calmPayment(turn, attempt, answer === 'per_unrest');
  const halves = amountInForce(turn, payment).value;
  const isTooDear = halves > purseAt(by, region, turn.input.settings);
  const fault = isTooDear ? 'organisation.E_MONEY' : unitsFault(attempt);
  if (fault === undefined) {
    pay(turn, payment);
    handle(turn, attempt);
  } else refuse(turn, given, fault, { region, units, halves });
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
    change(turn, by.key, (one) => withAuthorityUsed(one, from, levels));
    handle(turn, attempt);
  } else refuse(turn, given, fault, { region, from, levels });
}

/** Unrest ended with a use of military or secret service of the region (OS-5.5-06, OS-5.6-03, OS-8.7-03, OS-8.7-04). */
function byUse(turn: PhaseTurn, attempt: Attempt, category: 'military' | 'secret_service'): void {
  const { given, by, levels } = attempt;
  const { region } = given.order;
  const { settings } = turn.input;
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
  } else refuse(turn, given, fault, { region, category, levels });
}

/** Whose unrest an order is about: the own, or others' where that is allowed (`os.unrest.foreign`, OS-3-07). */
function ownerOf(turn: PhaseTurn, { by, order }: Calm): Organisation | undefined {
  const owner = order.target ?? by;
  const isAllowed = owner === by || flagOf(turn.input.settings, 'os.unrest.foreign');
  return isAllowed ? organisationOf(turn, owner) : undefined;
}

/** One attempt to end unrest; means may be combined in any order (OS-8.7-05). */
function attemptCalm(turn: PhaseTurn, given: Calm): void {
  const { by: key, order } = given;
  const { region, units, means } = order;
  const [by, owner] = [organisationOf(turn, key), ownerOf(turn, given)];
  if (by === undefined || owner === undefined) {
    refuse(turn, given, 'organisation.E_TARGET', { region });
    return;
  }
  if (!isCount(units)) {
    refuse(turn, given, 'organisation.E_UNITS', { region, units });
    return;
  }
  const isBloody = isBloodyMeans(order);
  // Of two one dies where one level handles two (`os.unrest.bloody`, OS-3-06).
  const isPaired =
    isBloody && choiceOf(turn.input.settings, 'os.unrest.bloody') === 'one_dies_one_calms';
  const levels = isPaired ? Math.ceil(units / 2) : units;
  const attempt: Attempt = { given, by, owner, isBloody, levels };
  if (means === 'money') byMoney(turn, attempt);
  else if (means === 'authority') byAuthority(turn, attempt);
  else byUse(turn, attempt, means);
}

/** Every order that ends unrest when it is due, in the order of each letter (OS-8.7-05). */
export function calmUnrest(turn: PhaseTurn): void {
  eachOrganisation(turn, ({ key }) => {
    for (const given of ordersOf(turn, key, 'CALM'))
      if (!isEarly(given.row.content)) attemptCalm(turn, given);
  });
}

/** Unrest ended at the end of step 4 already, where that is allowed (`os.unrest.only_at_close`, OS-8.7-05). */
export function calmEarly(turn: PhaseTurn): void {
  const isTooEarly = flagOf(turn.input.settings, 'os.unrest.only_at_close');
  eachOrganisation(turn, ({ key }) => {
    for (const given of ordersOf(turn, key, 'CALM')) {
      if (!isEarly(given.row.content)) continue;
      if (isTooEarly) refuse(turn, given, 'organisation.E_STEP', { step: 'act' });
      else attemptCalm(turn, given);
    }
  });
}
