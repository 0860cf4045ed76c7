import type { FindingCode } from '../../data/findings';
import { purseAt } from '../../rules/money';
import { unitsAt } from '../../rules/population';
import { amountOf, flagOf } from '../../rules/settings';
import type { Advantage, Category, Organisation } from '../../state/types';
import { organisationOf } from '../doing';
import { firstFault, type Given, refusedOrder } from '../given';
import { amountInForce, type Payment } from '../paying';
import type { PhaseRun } from '../run';
import { begun, type Draft, jobPayment, regionExists } from './job';

/** The longest name of an advantage (OS-4-02). */
const LONGEST_NAME = 60;

type BuildOrder = Given<'BUILD'>['order'];

/** What the order names: an advantage, one begun just now, or one that is to be. */
type Known = Pick<Advantage, 'category' | 'region'> & { readonly id: string | null };

const knownAs = ({ advantages, jobs }: Organisation, name: string): Known | undefined => {
  const own = advantages.find((advantage) => advantage.name === name);
  if (own !== undefined) return own;
  const job = jobs.find((one) => one.name === name && one.advantage === null);
  return job === undefined ? undefined : { ...job, id: null };
};

const draftOf = (organisation: Organisation, order: BuildOrder): Draft | undefined => {
  const name = order.name.trim();
  const known = knownAs(organisation, name);
  const category: Category | null = known?.category ?? order.category;
  const region = known?.region ?? order.region;
  if (category === null || region === null) return undefined;
  return { kind: 'new', advantage: known?.id ?? null, name, category, region };
};

/** True if the name stands for another advantage than the order describes, or is none (OS-4-02). */
const isBadName = (draft: Draft, { category, region }: BuildOrder): boolean =>
  draft.name === '' ||
  Array.from(draft.name).length > LONGEST_NAME ||
  (category !== null && category !== draft.category) ||
  (region !== null && region !== draft.region);

/** True if the settings allow no further level of it (`os.build.per_advantage`, `os.build.max_level`; 0 = any number). */
const isBeyondLimits = (run: PhaseRun, organisation: Organisation, draft: Draft): boolean => {
  const { settings } = run.input;
  const own = organisation.advantages.find(({ id }) => id === draft.advantage);
  const levels = own === undefined ? 0 : own.intact + own.damaged;
  const begunLevels = organisation.jobs.filter(
    ({ kind, name }) => kind === 'new' && name === draft.name,
  ).length;
  const each = amountOf(settings, 'os.build.per_advantage');
  const most = amountOf(settings, 'os.build.max_level');
  return (each > 0 && begunLevels >= each) || (most > 0 && levels + begunLevels >= most);
};

const faultOf = (
  run: PhaseRun,
  organisation: Organisation,
  order: BuildOrder,
  draft: Draft,
  payment: Payment,
): FindingCode | undefined => {
  const { settings } = run.input;
  const { region, category } = draft;
  const isSettled =
    unitsAt(organisation, region).length > 0 || !flagOf(settings, 'os.build.needs_population');
  return firstFault(
    [!regionExists(run, region), 'organisation.E_TARGET'],
    [!isSettled, 'organisation.E_BUILD_REGION'],
    [category === 'natural', 'organisation.E_NATURAL'],
    [
      amountInForce(run, payment).value > purseAt(organisation, region, settings),
      'organisation.E_MONEY',
    ],
    [isBadName(draft, order), 'organisation.E_NAME'],
    [isBeyondLimits(run, organisation, draft), 'organisation.E_LEVEL'],
  );
};

/** A new level begun: a further one of an advantage, or the first of a new one (OS-9.2-03, OS-9.2-04). */
export const beginLevel = (run: PhaseRun, given: Given<'BUILD'>): PhaseRun => {
  const { by, order } = given;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return run;
  const about = { name: order.name };
  const draft = draftOf(organisation, order);
  if (draft === undefined) return refusedOrder(run, given, 'organisation.E_TARGET', about);
  const payment = jobPayment(run, given, draft, 1);
  const fault = faultOf(run, organisation, order, draft, payment);
  return fault === undefined
    ? begun(run, payment, draft, 1)
    : refusedOrder(run, given, fault, { ...about, region: draft.region });
};
