import { fact } from '../../../../kernel';
import type { FindingCode } from '../../data/findings';
import { withAuthorityUsed } from '../../rules/authority';
import { greatestShift, shiftBy } from '../../rules/chance';
import { priceOf, purseAt, timesPrice } from '../../rules/money';
import type { Chance, Organisation } from '../../state/types';
import { chosen } from '../choice';
import { booked, changed, happened, organisationOf } from '../doing';
import type { Given } from '../given';
import type { PhaseRun } from '../run';
import { type Carried, poolIn, refused, useLevel, usedOnce } from './activity';
import { authorityFault } from './authority';

type Influence = Given<'INFLUENCE'>;

/** What a means costs: a reason why it cannot be paid, and the run in which it is paid. */
interface Means {
  readonly fault: (
    run: PhaseRun,
    organisation: Organisation,
    activity: Influence,
  ) => FindingCode | undefined;
  readonly paid: (run: PhaseRun, activity: Influence) => PhaseRun;
}

const levelsOf = ({ order: { points } }: Influence): number => Math.abs(points);

const priceOfPoints = (run: PhaseRun, activity: Influence) =>
  timesPrice(
    fact('organisation.points', levelsOf(activity)),
    priceOf(run.input.settings, 'influence'),
  );

/** One money for each point, from one own purse (OS-14-17). */
const MONEY: Means = {
  fault: (run, organisation, activity) =>
    purseAt(organisation, activity.order.region, run.input.settings) <
    priceOfPoints(run, activity).value
      ? 'organisation.E_MONEY'
      : undefined,
  paid: (run, activity) =>
    booked(run, {
      party: activity.by,
      region: activity.order.region,
      amount: priceOfPoints(run, activity),
      name: 'influence',
      about: { chance: activity.order.chance },
      isIncome: false,
    }),
};

/** One use with so many levels (OS-14-06). */
const useOf = (category: 'military' | 'secret_service'): Means => ({
  fault: (run, organisation, activity) => {
    const pool = poolIn(category, activity.order.region);
    const use = useLevel(run, organisation, pool, levelsOf(activity));
    return 'code' in use ? use.code : undefined;
  },
  paid: (run, { by, order }) => usedOnce(run, by, poolIn(category, order.region)),
});

/** So many levels of authority, which are used levels (OS-5.4-09). */
const AUTHORITY: Means = {
  fault: (run, organisation, activity) =>
    authorityFault(run, organisation, activity.order.region, levelsOf(activity)),
  paid: (run, activity) =>
    changed(run, activity.by, (one) =>
      withAuthorityUsed(one, activity.order.region, levelsOf(activity)),
    ),
};

const MEANS: Readonly<Partial<Record<Influence['order']['means'], Means>>> = {
  money: MONEY,
  military: useOf('military'),
  secret_service: useOf('secret_service'),
  authority: AUTHORITY,
};

/**
 * What speaks against shifting a chance: there is none, levels missing, too far, money missing (OS-14-06, in the order
 * of OS-14-17 and OS-15-04).
 */
const faultOf = (
  run: PhaseRun,
  organisation: Organisation,
  chance: Chance | undefined,
  activity: Influence,
): FindingCode | undefined => {
  const { points, means } = activity.order;
  if (chance === undefined) return 'organisation.E_TARGET';
  const shift = shiftBy(chance, activity.by) + points;
  const isTooFar = Math.abs(shift) > greatestShift(run.input.settings);
  const way = MEANS[means];
  if (!Number.isInteger(points) || points === 0 || way === undefined) {
    return 'organisation.E_SPEND';
  }
  const fault = way.fault(run, organisation, activity);
  const isOfMoney = fault === undefined || fault === 'organisation.E_MONEY';
  return isTooFar && isOfMoney ? 'organisation.E_SPEND' : fault;
};

/** Whether the GM finds the means fitting; money always is (OS-14-06). */
const isFitting = (
  run: PhaseRun,
  { by, row, order: { chance, means, points } }: Influence,
): { readonly run: PhaseRun; readonly isFitting: boolean } => {
  if (means === 'money') return { run, isFitting: true };
  const { run: asked, answer } = chosen(run, {
    key: `influence/${chance}/${by}/${String(row.unit)}`,
    clause: 'OS-14-06',
    name: 'organisation.influence',
    about: { chance, party: by, category: means, points },
    options: ['fits', 'fits_not'],
    proposal: 'fits',
  });
  return { run: asked, isFitting: answer === 'fits' };
};

/** A chance shifted by one organisation; no activity (OS-14-06, OS-9.4-06). */
export const influence = (run: PhaseRun, activity: Influence): Carried => {
  const { by, order } = activity;
  const organisation = organisationOf(run, by);
  const chance = run.state.chances.find(({ scope }) => scope === order.chance);
  if (organisation === undefined) return { run, isDone: false };
  const about = { chance: order.chance, points: order.points };
  const fault = faultOf(run, organisation, chance, activity);
  if (fault !== undefined) return refused(run, activity, fault, about);
  const asked = isFitting(run, activity);
  if (!asked.isFitting) return refused(asked.run, activity, 'organisation.E_SPEND', about);
  const paid = MEANS[order.means]?.paid(asked.run, activity) ?? asked.run;
  const shifted: PhaseRun = {
    ...paid,
    state: {
      ...paid.state,
      chances: paid.state.chances.map((one) =>
        one.scope === order.chance
          ? { ...one, shifts: [...one.shifts, { by, points: order.points }] }
          : one,
      ),
    },
  };
  const told = happened(shifted, {
    kind: 'organisation.influenced',
    clause: 'OS-14-06',
    place: order.region,
    parties: [by],
    about: { ...about, means: order.means },
  });
  return { run: told, isDone: false };
};
