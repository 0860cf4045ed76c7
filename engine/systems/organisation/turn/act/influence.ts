import { type Explained, fact } from '../../../../kernel';
import type { FindingCode } from '../../data/findings';
import { withAuthorityUsed } from '../../rules/authority';
import { greatestShift, shiftBy } from '../../rules/chance';
import { priceOf, purseAt, timesPrice } from '../../rules/money';
import type { Chance, Organisation } from '../../state/types';
import { book } from '../money';
import { change, type Given, organisationOf, type PhaseTurn, refuse, tell } from '../turn';
import { authorityFault, levelOfUse, poolIn, usePool } from './use';

type Influence = Given<'INFLUENCE'>;

const levelsOf = ({ order: { points } }: Influence): number => Math.abs(points);

const priceOfPoints = (turn: PhaseTurn, activity: Influence): Explained =>
  timesPrice(
    fact('organisation.points', levelsOf(activity)),
    priceOf(turn.input.settings, 'influence'),
  );

/** Why the means is not there: money for each point, one use with so many levels, or so many of authority (OS-14-06). */
function meansFault(
  turn: PhaseTurn,
  organisation: Organisation,
  activity: Influence,
): FindingCode | undefined {
  const { region, means } = activity.order;
  switch (means) {
    case 'money': {
      const there = purseAt(organisation, region, turn.input.settings);
      return there < priceOfPoints(turn, activity).value ? 'organisation.E_MONEY' : undefined;
    }
    case 'authority':
      return authorityFault(turn, organisation, region, levelsOf(activity));
    case 'military':
    case 'secret_service': {
      const pool = poolIn(means, region);
      const level = levelOfUse(turn, organisation, pool, levelsOf(activity));
      return typeof level === 'string' ? level : undefined;
    }
    default:
      return 'organisation.E_SPEND';
  }
}

/** Takes what the means costs (OS-5.4-09, OS-14-06, OS-14-17). */
function payMeans(turn: PhaseTurn, activity: Influence): void {
  const { by, order } = activity;
  const { region, means, chance } = order;
  if (means === 'authority')
    change(turn, by, (one) => withAuthorityUsed(one, region, levelsOf(activity)));
  else if (means === 'money')
    book(turn, {
      party: by,
      region,
      amount: priceOfPoints(turn, activity),
      name: 'influence',
      about: { chance },
      isIncome: false,
    });
  else usePool(turn, by, poolIn(means, region));
}

/**
 * What speaks against shifting a chance: there is none, levels missing, too far, money missing (OS-14-06, in the order
 * of OS-14-17 and OS-15-04).
 */
function faultOf(
  turn: PhaseTurn,
  organisation: Organisation,
  chance: Chance | undefined,
  activity: Influence,
): FindingCode | undefined {
  const { points } = activity.order;
  if (chance === undefined) return 'organisation.E_TARGET';
  if (!Number.isInteger(points) || points === 0) return 'organisation.E_SPEND';
  const shift = shiftBy(chance, activity.by) + points;
  const isTooFar = Math.abs(shift) > greatestShift(turn.input.settings);
  const fault = meansFault(turn, organisation, activity);
  const isOfMoney = fault === undefined || fault === 'organisation.E_MONEY';
  return isTooFar && isOfMoney ? 'organisation.E_SPEND' : fault;
}

/** Whether the GM finds the means fitting; money always is (OS-14-06). */
function isFitting(turn: PhaseTurn, { by, row, order }: Influence): boolean {
  const { chance, means, points } = order;
  if (means === 'money') return true;
  const answer = turn.ask({
    key: `influence/${chance}/${by}/${String(row.unit)}`,
    clause: 'OS-14-06',
    name: 'organisation.influence',
    about: { chance, party: by, category: means, points },
    options: ['fits', 'fits_not'],
    proposal: 'fits',
  });
  return answer === 'fits';
}

/** Shifts a chance; no activity (OS-14-06, OS-9.4-06). */
export function influence(turn: PhaseTurn, activity: Influence): void {
  const { by, order } = activity;
  const { chance: scope, points, means, region } = order;
  const organisation = organisationOf(turn, by);
  if (organisation === undefined) return;
  const about = { chance: scope, points };
  const chance = turn.state.chances.find((one) => one.scope === scope);
  const fault =
    faultOf(turn, organisation, chance, activity) ??
    (isFitting(turn, activity) ? undefined : 'organisation.E_SPEND');
  if (fault !== undefined) {
    refuse(turn, activity, fault, about);
    return;
  }
  payMeans(turn, activity);
  const chances = turn.state.chances.map((one) =>
    one.scope === scope ? { ...one, shifts: [...one.shifts, { by, points }] } : one,
  );
  turn.state = { ...turn.state, chances };
  tell(turn, {
    kind: 'organisation.influenced',
    clause: 'OS-14-06',
    place: region,
    parties: [by],
    about: { ...about, means, event: chance?.event ?? '' },
  });
}
