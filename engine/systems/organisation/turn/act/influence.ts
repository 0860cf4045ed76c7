import { type Explained, fact } from '../../../../kernel';
import type { FindingCode } from '../../data/findings';
import { withAuthorityUsed } from '../../rules/authority';
import { greatestShift, shiftBy } from '../../rules/chance';
import { priceOf, purseAt, timesPrice } from '../../rules/money';
import type { Chance } from '../../state/types';
import { book } from '../money';
import type { Given, PhaseTurn } from '../turn';
import { authorityFault, levelOfUse, poolIn, usePool } from './use';

type Influence = Given<'INFLUENCE'>;

const levelsOf = ({ order: { points } }: Influence): number => Math.abs(points);

const priceOfPoints = ({ settings }: PhaseTurn, activity: Influence): Explained =>
  timesPrice(fact('organisation.points', levelsOf(activity)), priceOf(settings, 'influence'));

/** Why the means is not there: money for each point, one use with so many levels, or so many of authority (OS-14-06). */
function meansFault(turn: PhaseTurn, activity: Influence): FindingCode | undefined {
  const { region, means } = activity.order;
  const own = turn.own(activity.by);
  switch (means) {
    case 'money': {
      const there = purseAt(own, region, turn.settings);
      return there < priceOfPoints(turn, activity).value ? 'organisation.E_MONEY' : undefined;
    }
    case 'authority':
      return authorityFault(turn, own, region, levelsOf(activity));
    case 'military':
    case 'secret_service': {
      const level = levelOfUse(turn, own, poolIn(means, region), levelsOf(activity));
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
    turn.change(by, (own) => withAuthorityUsed(own, region, levelsOf(activity)));
  else if (means === 'money') {
    const amount = priceOfPoints(turn, activity);
    book(turn, { party: by, region, amount, name: 'influence', about: { chance } });
  } else usePool(turn, by, poolIn(means, region));
}

/**
 * Objection to shifting a chance: there is none, levels missing, too far, money missing (OS-14-06, in the order of
 * OS-14-17 and OS-15-04).
 */
function faultOf(
  turn: PhaseTurn,
  chance: Chance | undefined,
  activity: Influence,
): FindingCode | undefined {
  const { points } = activity.order;
  if (chance === undefined) return 'organisation.E_TARGET';
  if (!Number.isInteger(points) || points === 0) return 'organisation.E_SPEND';
  const shift = shiftBy(chance, activity.by) + points;
  const isTooFar = Math.abs(shift) > greatestShift(turn.settings);
  const fault = meansFault(turn, activity);
  const isOfMoney = fault === undefined || fault === 'organisation.E_MONEY';
  return isTooFar && isOfMoney ? 'organisation.E_SPEND' : fault;
}

/** Whether the GM finds the means fitting; money always is (OS-14-06). */
function isFitting(turn: PhaseTurn, { by, row, order }: Influence): boolean {
  const { chance, means, points } = order;
  if (means === 'money') return true;
  const key = `influence/${chance}/${by}/${String(row.unit)}`;
  const about = { chance, party: by, category: means, points };
  const question = { key, clause: 'OS-14-06', name: 'organisation.influence', about };
  return turn.ask({ ...question, options: ['fits', 'fits_not'], proposal: 'fits' }) === 'fits';
}

/** Shifts a chance; no activity (OS-14-06, OS-9.4-06). */
export function influence(turn: PhaseTurn, activity: Influence): false {
  const { by, order } = activity;
  const { chance: scope, points, means, region } = order;
  const chance = turn.state.chances.find((one) => one.scope === scope);
  const fault =
    faultOf(turn, chance, activity) ??
    (isFitting(turn, activity) ? undefined : 'organisation.E_SPEND');
  const about = { chance: scope, points };
  if (fault !== undefined) return turn.refuse(activity, fault, about);
  payMeans(turn, activity);
  const chances = turn.state.chances.map((one) =>
    one.scope === scope ? { ...one, shifts: [...one.shifts, { by, points }] } : one,
  );
  turn.state = { ...turn.state, chances };
  const details = { ...about, means, event: chance?.event ?? '' };
  turn.note('influenced', 'OS-14-06', by, details, { place: region });
  return false;
}
