import type { FindingCode } from '../../data/findings';
import { hirePrice } from '../../rules/hire';
import { purseAt } from '../../rules/money';
import { bonusLevels, hasLevelsAt, intactLevels } from '../../rules/pools';
import { unitsAt } from '../../rules/population';
import { flagOf, listOf } from '../../rules/settings';
import type { Category, Organisation } from '../../state/types';
import { booked, changed, happened, organisationOf } from '../doing';
import { type Given, isCount } from '../given';
import type { PhaseRun } from '../run';
import { actionKey, type Carried, done, poolIn, quietAction, recorded, refused } from './activity';

/** By how much an organisation has raised a category with money in this phase, over all regions (OS-10-03). */
const raisedSoFar = ({ actions }: PhaseRun, by: string, category: Category): number =>
  actions.reduce(
    (total, action) =>
      action.kind === 'HIRE' && action.by === by && action.about['category'] === category
        ? total + Number(action.about['count'])
        : total,
    0,
  );

/** True if temporary levels may stand in a pool: with `os.temp.from_zero` also where there is none (OS-5.4-04). */
export const mayRaise = (
  run: PhaseRun,
  organisation: Organisation,
  category: Category,
  region: string,
): boolean => {
  const pool = poolIn(category, region);
  const levels = intactLevels(organisation, pool) + bonusLevels(organisation, pool);
  return levels > 0 || flagOf(run.input.settings, 'os.temp.from_zero');
};

/** What speaks against hiring, in the order of OS-10-07. */
const faultOf = (
  run: PhaseRun,
  organisation: Organisation,
  { category, region, levels }: Given<'HIRE'>['order'],
): FindingCode | undefined => {
  if (category === 'natural') return 'organisation.E_NATURAL';
  if (!listOf(run.input.settings, 'os.hire.categories').includes(category)) {
    return 'organisation.E_AUTH_CATEGORY';
  }
  const isThere = hasLevelsAt(organisation, region) || unitsAt(organisation, region).length > 0;
  if (!isThere) return 'organisation.E_TARGET';
  if (!isCount(levels) || !mayRaise(run, organisation, category, region)) {
    return 'organisation.E_LEVEL';
  }
  return undefined;
};

/** A category raised with money until the end of the phase (OS-10-01 to OS-10-07). */
export const hire = (run: PhaseRun, activity: Given<'HIRE'>): Carried => {
  const { by, order } = activity;
  const { category, region, levels } = order;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return { run, isDone: false };
  const fault = faultOf(run, organisation, order);
  if (fault !== undefined) return refused(run, activity, fault, { category, region });
  const before = raisedSoFar(run, by, category);
  const price = hirePrice(before, before + levels, run.input.settings);
  if (price.value > purseAt(organisation, region, run.input.settings)) {
    return refused(run, activity, 'organisation.E_MONEY', { region, halves: price.value });
  }
  const about = { category, region, count: levels, halves: price.value };
  const paid = booked(run, {
    party: by,
    region,
    amount: price,
    name: 'hire',
    about,
    isIncome: false,
  });
  const raised = changed(paid, by, (one) => ({
    ...one,
    bonuses: [...one.bonuses, { category, region, amount: levels, source: 'hire' }],
  }));
  const told = happened(raised, {
    kind: 'organisation.hired',
    clause: 'OS-10-01',
    place: region,
    parties: [by],
    about,
    figures: { 'organisation.hirePrice': price },
  });
  return done(recorded(told, quietAction(actionKey(run, by, 'HIRE'), by, 'HIRE', about)));
};
