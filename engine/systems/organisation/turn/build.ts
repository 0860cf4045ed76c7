import { fact } from '../../../kernel';
import type { FindingCode } from '../data/findings';
import { addLevel, advantageOf, raiseLevel, repairLevel, repairsOf } from '../rules/levels';
import { moneyRule, priceOf, purseAt, timesPrice } from '../rules/money';
import { unitsAt } from '../rules/population';
import { amountOf } from '../rules/settings';
import type { Advantage, Job, Organisation } from '../state/types';
import { amountInForce, pay, type Payment } from './money';
import { firstFault, type Given, isCount, type PhaseTurn } from './turn';

/** A job to begin, without its number and price. */
type Draft = Omit<Job, 'id' | 'paid'>;

/** Price of so many levels: 4 for a new one, 2 for a repair (OS-9.2-02). */
function jobPayment(
  { settings }: PhaseTurn,
  { by: party, row: { unit } }: Pick<Given, 'by' | 'row'>,
  { kind, region, name: advantage, category }: Draft,
  levels: number,
): Payment {
  const name = kind === 'new' ? 'build' : 'repair';
  const about = { party, region, name: advantage, category };
  const count = fact('organisation.levelsBegun', levels, about, 'OS-9.2-01');
  const amount = moneyRule(name, 'OS-9.2-02', timesPrice(count, priceOf(settings, name)), about);
  return {
    party,
    region,
    amount,
    name,
    row: `${name} ${String(unit)}`,
    about: { ...about, levels },
  };
}

/** Levels begun: paid at once, finished in close step 2 (OS-9.2-01). */
function begin(turn: PhaseTurn, payment: Payment, draft: Draft, levels: number): void {
  const { kind, name, category, region } = draft;
  const paid = Math.floor(amountInForce(turn, payment).value / levels);
  pay(turn, payment);
  for (let no = 0; no < levels; no += 1)
    turn.change(payment.party, (one) => ({
      ...one,
      jobs: [...one.jobs, { ...draft, id: `j${String(one.jobs.length + 1)}`, paid }],
    }));
  const about = { name, category, region, levels };
  turn.note(kind === 'new' ? 'buildingBegun' : 'repairBegun', 'OS-9.2-01', payment.party, about);
}

/** The longest name of an advantage (OS-4-02). */
const LONGEST_NAME = 60;

type BuildOrder = Given<'BUILD'>['order'];

/** Subject of the order: an advantage, one begun just now, or a future one. */
type Known = Pick<Advantage, 'category' | 'region'> & { readonly id: string | null };

function knownAs({ advantages, jobs }: Organisation, name: string): Known | undefined {
  const own = advantages.find((advantage) => advantage.name === name);
  if (own !== undefined) return own;
  const job = jobs.find((one) => one.name === name && one.advantage === null);
  return job === undefined ? undefined : { ...job, id: null };
}

function draftOf(own: Organisation, order: BuildOrder): Draft | undefined {
  const name = order.name.trim();
  const known = knownAs(own, name);
  const category = known?.category ?? order.category;
  const region = known?.region ?? order.region;
  if (category === null || region === null) return undefined;
  return { kind: 'new', advantage: known?.id ?? null, name, category, region };
}

/** True if the name stands for another advantage than the order describes, or is none (OS-4-02). */
const isBadName = (draft: Draft, { category, region }: BuildOrder): boolean =>
  draft.name === '' ||
  Array.from(draft.name).length > LONGEST_NAME ||
  (category !== null && category !== draft.category) ||
  (region !== null && region !== draft.region);

/** True if the settings allow no further level of it (`os.build.per_advantage`, `os.build.max_level`; 0 = any number). */
function isBeyondLimits({ settings }: PhaseTurn, own: Organisation, draft: Draft): boolean {
  const { intact = 0, damaged = 0 } = own.advantages.find(({ id }) => id === draft.advantage) ?? {};
  const begun = own.jobs.filter(({ kind, name }) => kind === 'new' && name === draft.name).length;
  const each = amountOf(settings, 'os.build.per_advantage');
  const most = amountOf(settings, 'os.build.max_level');
  return (each > 0 && begun >= each) || (most > 0 && intact + damaged + begun >= most);
}

function buildFault(
  turn: PhaseTurn,
  own: Organisation,
  order: BuildOrder,
  draft: Draft,
  payment: Payment,
): FindingCode | undefined {
  const { settings, board } = turn;
  const { region, category } = draft;
  const isSettled = unitsAt(own, region).length > 0 || !turn.flag('os.build.needs_population');
  const price = amountInForce(turn, payment).value;
  return firstFault(
    [!Object.hasOwn(board.regions, region), 'organisation.E_TARGET'],
    [!isSettled, 'organisation.E_BUILD_REGION'],
    [category === 'natural', 'organisation.E_NATURAL'],
    [price > purseAt(own, region, settings), 'organisation.E_MONEY'],
    [isBadName(draft, order), 'organisation.E_NAME'],
    [isBeyondLimits(turn, own, draft), 'organisation.E_LEVEL'],
  );
}

/** A new level begun: a further one of an advantage, or the first of a new one (OS-9.2-03, OS-9.2-04). */
function beginLevel(turn: PhaseTurn, given: Given<'BUILD'>): void {
  const { by, order } = given;
  const own = turn.own(by);
  const about = { name: order.name };
  const draft = draftOf(own, order);
  if (draft === undefined) {
    turn.refuse(given, 'organisation.E_TARGET', about);
    return;
  }
  const payment = jobPayment(turn, given, draft, 1);
  const fault = buildFault(turn, own, order, draft, payment);
  if (fault === undefined) begin(turn, payment, draft, 1);
  else turn.refuse(given, fault, { ...about, region: draft.region });
}

/** Damaged levels put under repair; no population is needed for it (OS-9.2-02, OS-9.2-07). */
function beginRepair(turn: PhaseTurn, given: Given<'REPAIR'>): void {
  const { levels } = given.order;
  const name = given.order.name.trim();
  const own = turn.own(given.by);
  const damaged = own.advantages.find((advantage) => advantage.name === name);
  if (damaged === undefined) {
    turn.refuse(given, 'organisation.E_TARGET', { name });
    return;
  }
  const { category, region, id } = damaged;
  const draft: Draft = { kind: 'repair', advantage: id, name, category, region };
  const unrepaired = damaged.damaged - repairsOf(own, id).length;
  const payment = jobPayment(turn, given, draft, levels);
  const purse = purseAt(own, region, turn.settings);
  const fault = firstFault(
    [!isCount(levels) || levels > unrepaired, 'organisation.E_LEVEL'],
    [amountInForce(turn, payment).value > purse, 'organisation.E_MONEY'],
  );
  if (fault === undefined) begin(turn, payment, draft, levels);
  else turn.refuse(given, fault, { name, levels: unrepaired });
}

/** Start step 2: levels and repairs are begun and paid, in the order of each letter (OS-9.2-01, OS-9.2-06). */
export function beginBuilding(turn: PhaseTurn): void {
  turn.each(({ key }) => {
    for (const { by, row, order } of turn.orders(key, 'BUILD', 'REPAIR'))
      if (order.kind === 'BUILD') beginLevel(turn, { by, row, order });
      else beginRepair(turn, { by, row, order });
  });
}

/** A level that is finished; undefined where the repair is void, because what it was for is gone (OS-8.2-03). */
function finished(organisation: Organisation, job: Job): Organisation | undefined {
  const own = job.advantage === null ? undefined : advantageOf(organisation, job.advantage);
  if (job.kind === 'repair')
    return own === undefined || own.damaged < 1 ? undefined : repairLevel(organisation, own.id);
  if (own !== undefined) return raiseLevel(organisation, own.id);
  const { name, category, region } = job;
  return addLevel(organisation, { name, category, actsAs: null, region }, 'intact').organisation;
}

/** All levels begun are finished: a new one is intact, a repaired one is intact again (OS-8.2-01). */
export function finishJobs(turn: PhaseTurn, { key, jobs }: Organisation): void {
  for (const job of jobs) {
    const after = finished(turn.own(key), job);
    const { name, category, region } = job;
    if (after !== undefined) turn.put(after);
    const done = job.kind === 'new' ? 'levelBuilt' : 'levelRepaired';
    const clause = after === undefined ? 'OS-8.2-03' : 'OS-8.2-01';
    turn.note(after === undefined ? 'repairVoid' : done, clause, key, { name, category, region });
  }
  turn.change(key, (one) => ({ ...one, jobs: [] }));
}

/**
 * Close step 2: what was begun is finished, before limit, income and upkeep are found, so that it counts for them
 * (OS-8.2-01, OS-8.2-02). By the GM's word it is finished at the end of the phase only (Q27).
 */
export function endBuilding(turn: PhaseTurn): void {
  turn.each((own) => {
    const { key, jobs } = own;
    if (jobs.length === 0) return;
    const about = { party: key, levels: jobs.length };
    const options = ['counts', 'counts_later'] as const;
    const answer = turn.reading(27, 'OS-8.2-02', `finish/${key}`, about, options);
    if (answer === 'counts') finishJobs(turn, own);
  });
}
