import { fact } from '../../../../kernel';
import type { FindingCode } from '../../data/findings';
import { withAuthorityUsed } from '../../rules/authority';
import { moneyRule, priceOf, purseAt, timesPrice } from '../../rules/money';
import { unrestAt } from '../../rules/population';
import { currentLevel, isOnlyMoved } from '../../rules/pools';
import { choiceOf, flagOf } from '../../rules/settings';
import { calmed, removeUnit } from '../../rules/units';
import { isEarly } from '../../orders/steps';
import type { Category, Organisation } from '../../state/types';
import { usedOnce } from '../act/activity';
import { authorityFault, isInReach } from '../act/authority';
import { reading } from '../choice';
import { changed, forEachOrganisation, happened, organisationOf } from '../doing';
import { firstFault, type Given, givenOrders, isCount, refusedOrder } from '../given';
import { amountInForce, paid, type Payment } from '../paying';
import type { PhaseRun } from '../run';

type Calm = Given<'CALM'>;

/** What is to be done: by whom, to whose units, and whether they die. */
interface Attempt {
  readonly run: PhaseRun;
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

/** Levels that handle so many units: one each, or one for two where of two one dies (`os.unrest.bloody`, OS-3-06). */
const levelsFor = (units: number, isBloody: boolean, bloody: string): number =>
  isBloody && bloody === 'one_dies_one_calms' ? Math.ceil(units / 2) : units;

/** True for the unit of this place in the list that dies (OS-3-06). */
const isDying = (index: number, isBloody: boolean, bloody: string): boolean => {
  if (!isBloody || bloody === 'narrative') return false;
  return bloody === 'unit_dies' || index % 2 === 0;
};

/** Units handled, those longest in unrest first: calm or dead (OS-3-06, OS-3-08). */
const handled = ({ run, given, owner, isBloody }: Attempt): PhaseRun => {
  const { region, units, means } = given.order;
  const bloody = choiceOf(run.input.settings, 'os.unrest.bloody');
  const ids = unrestAt(owner, region)
    .slice(0, units)
    .map(({ id }) => id);
  const dying = ids.filter((_, index) => isDying(index, isBloody, bloody));
  const after = changed(run, owner.key, (organisation) =>
    ids.reduce(
      (one, id) => (dying.includes(id) ? removeUnit(one, id) : calmed(one, id)),
      organisation,
    ),
  );
  return happened(after, {
    kind: isBloody ? 'organisation.unrestCrushed' : 'organisation.unrestCalmed',
    clause: 'OS-3-03',
    place: region,
    parties: given.by === owner.key ? [given.by] : [given.by, owner.key],
    about: { region, units, died: dying.length, means, ids: ids.join(' ') },
  });
};

const calmPayment = (
  { given, levels, run }: Pick<Attempt, 'given' | 'levels' | 'run'>,
  isWhole: boolean,
): Payment => {
  const { by, row, order } = given;
  const about = { party: by, region: order.region };
  const count = isWhole ? 1 : levels;
  const amount = timesPrice(
    fact('organisation.unitsCalmed', count, about, 'OS-3-04'),
    priceOf(run.input.settings, 'calm'),
  );
  return {
    party: by,
    region: order.region,
    section: 'unrest',
    row: `calm ${String(row.unit)}`,
    name: 'calm',
    amount: moneyRule('calmPrice', 'OS-8.7-01', amount, about),
    about: { region: order.region, units: order.units },
    isIncome: false,
  };
};

/** More units than are in unrest there; named after what the means itself lacks (OS-15-04). */
const unitsFault = ({ owner, given: { order } }: Attempt): FindingCode | undefined =>
  order.units > unrestAt(owner, order.region).length ? 'organisation.E_UNITS' : undefined;

/** Unrest ended with money: 1 per unit from the purse of the region (OS-8.7-01, OS-3-04). */
const byMoney = (attempt: Attempt): PhaseRun => {
  const { given, by } = attempt;
  const { region, units } = given.order;
  const asked = reading(attempt.run, 12, {
    key: `calm/${by.key}/${String(given.row.unit)}`,
    clause: 'OS-3-04',
    about: { party: by.key, region, units },
    options: ['per_unit', 'per_unrest'],
  });
  const { run } = asked;
  const payment = calmPayment({ ...attempt, run }, asked.answer === 'per_unrest');
  const price = amountInForce(run, payment).value;
  const isTooDear = price > purseAt(by, region, run.input.settings);
  const fault = isTooDear ? 'organisation.E_MONEY' : unitsFault(attempt);
  if (fault !== undefined) {
    return refusedOrder(run, given, fault, { region, units, halves: price });
  }
  return handled({ ...attempt, run: paid(run, payment) });
};

/** Unrest ended with authority of the region or a neighbour region, one unit per level (OS-5.4-06, OS-8.7-02). */
const byAuthority = (attempt: Attempt): PhaseRun => {
  const { run, given, by, levels } = attempt;
  const { region } = given.order;
  const from = given.order.from ?? region;
  const fault = isInReach(run, from, region)
    ? (authorityFault(run, by, from, levels) ?? unitsFault(attempt))
    : 'organisation.E_RANGE';
  if (fault !== undefined) return refusedOrder(run, given, fault, { region, from, levels });
  const used = changed(run, by.key, (one) => withAuthorityUsed(one, from, levels));
  return handled({ ...attempt, run: used });
};

/** Why a use cannot handle so many units (OS-6-03, OS-6-09). */
const useFault = (
  { run, by, levels }: Attempt,
  category: Category,
  region: string,
): FindingCode | undefined => {
  const { settings } = run.input;
  const pool = { category, region };
  const level = currentLevel(by, pool, settings).value;
  return firstFault(
    [isOnlyMoved(by, pool, settings), 'organisation.E_MOVING'],
    [level < 1 || levels > level, 'organisation.E_LEVEL'],
  );
};

/** Unrest ended with a use of military or secret service of the region (OS-5.5-06, OS-5.6-03, OS-8.7-03, OS-8.7-04). */
const byUse = (attempt: Attempt, category: 'military' | 'secret_service'): PhaseRun => {
  const { run, given, by, levels } = attempt;
  const { region } = given.order;
  const fault = useFault(attempt, category, region) ?? unitsFault(attempt);
  return fault === undefined
    ? handled({ ...attempt, run: usedOnce(run, by.key, { category, region }) })
    : refusedOrder(run, given, fault, { region, category, levels });
};

/** Whose unrest an order is about: the own, or others' where that is allowed (`os.unrest.foreign`, OS-3-07). */
const ownerOf = (run: PhaseRun, { by, order }: Calm): Organisation | undefined => {
  const owner = order.target ?? by;
  const isAllowed = owner === by || flagOf(run.input.settings, 'os.unrest.foreign');
  return isAllowed ? organisationOf(run, owner) : undefined;
};

/** One attempt to end unrest; means may be combined in any order (OS-8.7-05). */
const attempted = (run: PhaseRun, given: Calm): PhaseRun => {
  const { by: key, order } = given;
  const { region, units, means } = order;
  const [by, owner] = [organisationOf(run, key), ownerOf(run, given)];
  if (by === undefined || owner === undefined) {
    return refusedOrder(run, given, 'organisation.E_TARGET', { region });
  }
  if (!isCount(units)) return refusedOrder(run, given, 'organisation.E_UNITS', { region, units });
  const isBloody = isBloodyMeans(order);
  const levels = levelsFor(units, isBloody, choiceOf(run.input.settings, 'os.unrest.bloody'));
  const attempt: Attempt = { run, given, by, owner, isBloody, levels };
  switch (means) {
    case 'money':
      return byMoney(attempt);
    case 'authority':
      return byAuthority(attempt);
    case 'military':
    case 'secret_service':
      return byUse(attempt, means);
  }
};

/** Orders of all organisations that end unrest, under the heading of step 4 or not, in the order of each letter. */
const attempts = (
  before: PhaseRun,
  isNow: (given: Calm) => boolean,
  attempt: (run: PhaseRun, given: Calm) => PhaseRun,
): PhaseRun =>
  forEachOrganisation(before, (run, { key }) =>
    givenOrders(run, key, 'CALM').filter(isNow).reduce(attempt, run),
  );

/** Every order that ends unrest when it is due (OS-8.7-05). */
export const calmUnrest = (run: PhaseRun): PhaseRun =>
  attempts(run, ({ row }) => !isEarly(row.content), attempted);

/** Unrest ended at the end of step 4 already, where that is allowed (`os.unrest.only_at_close`, OS-8.7-05). */
export const calmEarly = (run: PhaseRun): PhaseRun =>
  attempts(
    run,
    ({ row }) => isEarly(row.content),
    flagOf(run.input.settings, 'os.unrest.only_at_close')
      ? (one, given) => refusedOrder(one, given, 'organisation.E_STEP', { step: 'act' })
      : attempted,
  );
