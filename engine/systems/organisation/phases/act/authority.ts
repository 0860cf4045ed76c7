import { type RegionKey, stepsBetween } from '../../../../world';
import type { FindingCode } from '../../data/findings';
import { authorityAllowed, authorityLeft, withAuthorityUsed } from '../../rules/authority';
import { isOnlyMoved } from '../../rules/pools';
import type { Organisation } from '../../state/types';
import { changed, happened, organisationOf } from '../doing';
import type { Given } from '../given';
import type { PhaseRun } from '../run';
import { type Carried, poolIn, refused } from './activity';
import { mayRaise } from './hire';

/** True if a region is another one or its neighbour (OS-5.4-01, OS-11-05, OS-12-04). */
export const isInReach = ({ board }: PhaseRun, from: RegionKey, to: RegionKey): boolean =>
  (stepsBetween(board, from, to) ?? Infinity) <= 1;

/** Why so many levels of authority cannot be used: population first, then levels (OS-5.4-05, OS-5.4-09). */
export const authorityFault = (
  run: PhaseRun,
  organisation: Organisation,
  region: RegionKey,
  levels: number,
): FindingCode | undefined => {
  const { settings } = run.input;
  if (authorityAllowed(organisation, region, settings).value < levels) {
    return 'organisation.E_AUTH_POPULATION';
  }
  if (authorityLeft(organisation, region, settings).value >= levels) return undefined;
  const isMoving = isOnlyMoved(organisation, poolIn('authority', region), settings);
  return isMoving ? 'organisation.E_MOVING' : 'organisation.E_LEVEL';
};

/** What speaks against raising a category with authority, in the order of OS-5.4-09. */
const faultOf = (
  run: PhaseRun,
  organisation: Organisation,
  { from, category, region }: Given<'AUTHORITY_RAISE'>['order'],
): FindingCode | undefined => {
  if (!isInReach(run, from, region)) return 'organisation.E_RANGE';
  if (category === 'authority' || organisation.raised.includes(category)) {
    return 'organisation.E_AUTH_CATEGORY';
  }
  if (category === 'natural') return 'organisation.E_NATURAL';
  const fault = authorityFault(run, organisation, from, 1);
  if (fault !== undefined) return fault;
  return mayRaise(run, organisation, category, region) ? undefined : 'organisation.E_LEVEL';
};

/** Another category raised by one level of authority; no activity (OS-5.4-02 to OS-5.4-05, OS-9.4-03). */
export const raise = (run: PhaseRun, activity: Given<'AUTHORITY_RAISE'>): Carried => {
  const { by, order } = activity;
  const { from, category, region } = order;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return { run, isDone: false };
  const fault = faultOf(run, organisation, order);
  if (fault !== undefined) return refused(run, activity, fault, { category, region });
  const raised = changed(run, by, (one) => ({
    ...withAuthorityUsed(one, from, 1),
    raised: [...one.raised, category],
    bonuses: [...one.bonuses, { category, region, amount: 1, source: 'authority' }],
  }));
  const told = happened(raised, {
    kind: 'organisation.raised',
    clause: 'OS-5.4-02',
    place: region,
    parties: [by],
    about: { category, region, from },
  });
  return { run: told, isDone: false };
};
