import { type Explained, fact } from '../../../kernel';
import type { FindingCode } from '../data/findings';
import { addLevel, advantageOf, raiseLevel, repairLevel, repairsOf } from '../rules/levels';
import { moneyRule, priceOf, purseAt, timesPrice } from '../rules/money';
import { unitsAt } from '../rules/population';
import { amountOf, flagOf } from '../rules/settings';
import type { Advantage, Category, Job, Organisation } from '../state/types';
import { amountInForce, pay, type Payment } from './money';
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
} from './turn';

/** What is begun, without its number and price. */
type Draft = Omit<Job, 'id' | 'paid'>;

/** What so many levels cost: 4 for a new one, 2 for a repair (OS-9.2-02). */
function jobPayment(
  { input: { settings } }: PhaseTurn,
  { by, row }: Pick<Given, 'by' | 'row'>,
  draft: Draft,
  levels: number,
): Payment {
  const name = draft.kind === 'new' ? 'build' : 'repair';
  const about = { party: by, region: draft.region, name: draft.name, category: draft.category };
  const count = fact('organisation.levelsBegun', levels, about, 'OS-9.2-01');
  const price: Explained = priceOf(settings, name);
  return {
    party: by,
    region: draft.region,
    section: 'build_begin',
    row: `${name} ${String(row.unit)}`,
    name,
    amount: moneyRule(name, 'OS-9.2-02', timesPrice(count, price), about),
    about: { ...about, levels },
    isIncome: false,
  };
}

/** Levels begun: paid at once, finished in close step 2 (OS-9.2-01). */
function begin(turn: PhaseTurn, payment: Payment, draft: Draft, levels: number): void {
  const paid = Math.floor(amountInForce(turn, payment).value / levels);
  pay(turn, payment);
  for (let no = 0; no < levels; no += 1)
    change(turn, payment.party, (organisation) => ({
      ...organisation,
      jobs: [
        ...organisation.jobs,
        { ...draft, id: `j${String(organisation.jobs.length + 1)}`, paid },
      ],
    }));
  tell(turn, {
    kind: draft.kind === 'new' ? 'organisation.buildingBegun' : 'organisation.repairBegun',
    clause: 'OS-9.2-01',
    place: draft.region,
    parties: [payment.party],
    about: { name: draft.name, category: draft.category, region: draft.region, levels },
  });
}

/** The longest name of an advantage (OS-4-02). */
const LONGEST_NAME = 60;

type BuildOrder = Given<'BUILD'>['order'];

/** What the order names: an advantage, one begun just now, or one that is to be. */
type Known = Pick<Advantage, 'category' | 'region'> & { readonly id: string | null };

function knownAs({ advantages, jobs }: Organisation, name: string): Known | undefined {
  const own = advantages.find((advantage) => advantage.name === name);
  if (own !== undefined) return own;
  const job = jobs.find((one) => one.name === name && one.advantage === null);
  return job === undefined ? undefined : { ...job, id: null };
}

function draftOf(organisation: Organisation, order: BuildOrder): Draft | undefined {
  const name = order.name.trim();
  const known = knownAs(organisation, name);
  const category: Category | null = known?.category ?? order.category;
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
function isBeyondLimits(
  { input: { settings } }: PhaseTurn,
  organisation: Organisation,
  draft: Draft,
): boolean {
  const own = organisation.advantages.find(({ id }) => id === draft.advantage);
  const levels = own === undefined ? 0 : own.intact + own.damaged;
  const begun = organisation.jobs.filter(
    ({ kind, name }) => kind === 'new' && name === draft.name,
  ).length;
  const each = amountOf(settings, 'os.build.per_advantage');
  const most = amountOf(settings, 'os.build.max_level');
  return (each > 0 && begun >= each) || (most > 0 && levels + begun >= most);
}

function buildFault(
  turn: PhaseTurn,
  organisation: Organisation,
  order: BuildOrder,
  draft: Draft,
  payment: Payment,
): FindingCode | undefined {
  const { settings } = turn.input;
  const { region, category } = draft;
  const isSettled =
    unitsAt(organisation, region).length > 0 || !flagOf(settings, 'os.build.needs_population');
  const price = amountInForce(turn, payment).value;
  return firstFault(
    [!Object.hasOwn(turn.board.regions, region), 'organisation.E_TARGET'],
    [!isSettled, 'organisation.E_BUILD_REGION'],
    [category === 'natural', 'organisation.E_NATURAL'],
    [price > purseAt(organisation, region, settings), 'organisation.E_MONEY'],
    [isBadName(draft, order), 'organisation.E_NAME'],
    [isBeyondLimits(turn, organisation, draft), 'organisation.E_LEVEL'],
  );
}

/** A new level begun: a further one of an advantage, or the first of a new one (OS-9.2-03, OS-9.2-04). */
function beginLevel(turn: PhaseTurn, given: Given<'BUILD'>, organisation: Organisation): void {
  const { order } = given;
  const about = { name: order.name };
  const draft = draftOf(organisation, order);
  if (draft === undefined) {
    refuse(turn, given, 'organisation.E_TARGET', about);
    return;
  }
  const payment = jobPayment(turn, given, draft, 1);
  const fault = buildFault(turn, organisation, order, draft, payment);
  if (fault === undefined) begin(turn, payment, draft, 1);
  else refuse(turn, given, fault, { ...about, region: draft.region });
}

/** Damaged levels put under repair; no population is needed for it (OS-9.2-02, OS-9.2-07). */
function beginRepair(turn: PhaseTurn, given: Given<'REPAIR'>, organisation: Organisation): void {
  const { levels } = given.order;
  const name = given.order.name.trim();
  const own = organisation.advantages.find((advantage) => advantage.name === name);
  if (own === undefined) {
    refuse(turn, given, 'organisation.E_TARGET', { name });
    return;
  }
  const { category, region, id, damaged } = own;
  const draft: Draft = { kind: 'repair', advantage: id, name, category, region };
  const unrepaired = damaged - repairsOf(organisation, id).length;
  const payment = jobPayment(turn, given, draft, levels);
  const purse = purseAt(organisation, region, turn.input.settings);
  const fault = firstFault(
    [!isCount(levels) || levels > unrepaired, 'organisation.E_LEVEL'],
    [amountInForce(turn, payment).value > purse, 'organisation.E_MONEY'],
  );
  if (fault === undefined) begin(turn, payment, draft, levels);
  else refuse(turn, given, fault, { name, levels: unrepaired });
}

/** Start step 2: levels and repairs are begun and paid, in the order of each letter (OS-9.2-01, OS-9.2-06). */
export function beginBuilding(turn: PhaseTurn): void {
  eachOrganisation(turn, ({ key }) => {
    for (const { by, row, order } of ordersOf(turn, key, 'BUILD', 'REPAIR')) {
      const organisation = organisationOf(turn, by);
      if (organisation === undefined) continue;
      if (order.kind === 'BUILD') beginLevel(turn, { by, row, order }, organisation);
      else beginRepair(turn, { by, row, order }, organisation);
    }
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
    const organisation = organisationOf(turn, key);
    const after = organisation === undefined ? undefined : finished(organisation, job);
    const { name, category, region } = job;
    const event = { place: region, parties: [key], about: { name, category, region } };
    if (after === undefined)
      tell(turn, { ...event, kind: 'organisation.repairVoid', clause: 'OS-8.2-03' });
    else {
      change(turn, key, () => after);
      const kind = job.kind === 'new' ? 'organisation.levelBuilt' : 'organisation.levelRepaired';
      tell(turn, { ...event, kind, clause: 'OS-8.2-01' });
    }
  }
  change(turn, key, (organisation) => ({ ...organisation, jobs: [] }));
}

/**
 * Close step 2: what was begun is finished, before limit, income and upkeep are found, so that it counts for them
 * (OS-8.2-01, OS-8.2-02). By the GM's word it is finished at the end of the phase only (Q27).
 */
export function endBuilding(turn: PhaseTurn): void {
  eachOrganisation(turn, (organisation) => {
    const { key, jobs } = organisation;
    if (jobs.length === 0) return;
    const answer = reading(turn, 27, {
      key: `finish/${key}`,
      clause: 'OS-8.2-02',
      about: { party: key, levels: jobs.length },
      options: ['counts', 'counts_later'],
    });
    if (answer === 'counts') finishJobs(turn, organisation);
  });
}
