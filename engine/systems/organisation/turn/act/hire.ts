import type { FindingCode } from '../../data/findings';
import { withAuthorityUsed } from '../../rules/authority';
import { hirePrice } from '../../rules/hire';
import { purseAt } from '../../rules/money';
import { hasLevelsAt } from '../../rules/pools';
import { unitsAt } from '../../rules/population';
import { listOf } from '../../rules/settings';
import type { Organisation } from '../../state/types';
import { book } from '../money';
import {
  change,
  firstFault,
  type Given,
  isCount,
  organisationOf,
  type PhaseTurn,
  refuse,
  tell,
} from '../turn';
import { authorityFault, isInReach, mayRaise, poolIn } from './use';

/** What speaks against hiring, in the order of OS-10-07. */
function hiringFault(
  turn: PhaseTurn,
  organisation: Organisation,
  { category, region, levels }: Given<'HIRE'>['order'],
): FindingCode | undefined {
  const isOffered = listOf(turn.input.settings, 'os.hire.categories').includes(category);
  const isThere = hasLevelsAt(organisation, region) || unitsAt(organisation, region).length > 0;
  const pool = poolIn(category, region);
  return firstFault(
    [category === 'natural', 'organisation.E_NATURAL'],
    [!isOffered, 'organisation.E_AUTH_CATEGORY'],
    [!isThere, 'organisation.E_TARGET'],
    [!isCount(levels) || !mayRaise(turn, organisation, pool), 'organisation.E_LEVEL'],
  );
}

/** Raises a category with money until the end of the phase (OS-10-01 to OS-10-07); true if it took place. */
export function hire(turn: PhaseTurn, activity: Given<'HIRE'>): boolean {
  const { by, order } = activity;
  const { category, region, levels } = order;
  const { settings } = turn.input;
  const organisation = organisationOf(turn, by);
  if (organisation === undefined) return false;
  const fault = hiringFault(turn, organisation, order);
  if (fault !== undefined) return refuse(turn, activity, fault, { category, region });
  const pool = `${by}/${category}`;
  const before = turn.hired.get(pool) ?? 0;
  const amount = hirePrice(before, before + levels, settings);
  const halves = amount.value;
  if (halves > purseAt(organisation, region, settings))
    return refuse(turn, activity, 'organisation.E_MONEY', { region, halves });

  turn.hired.set(pool, before + levels);
  const about = { category, region, count: levels, halves };
  book(turn, { party: by, region, amount, name: 'hire', about, isIncome: false });
  change(turn, by, (one) => ({
    ...one,
    bonuses: [...one.bonuses, { category, region, amount: levels, source: 'hire' }],
  }));
  tell(turn, {
    kind: 'organisation.hired',
    clause: 'OS-10-01',
    place: region,
    parties: [by],
    about,
    figures: { 'organisation.hirePrice': amount },
  });
  return true;
}

/** What speaks against raising a category with authority, in the order of OS-5.4-09. */
function raisingFault(
  turn: PhaseTurn,
  organisation: Organisation,
  { from, category, region }: Given<'AUTHORITY_RAISE'>['order'],
): FindingCode | undefined {
  const isTaken = category === 'authority' || organisation.raised.includes(category);
  return (
    firstFault(
      [!isInReach(turn, from, region), 'organisation.E_RANGE'],
      [isTaken, 'organisation.E_AUTH_CATEGORY'],
      [category === 'natural', 'organisation.E_NATURAL'],
    ) ??
    authorityFault(turn, organisation, from, 1) ??
    firstFault([!mayRaise(turn, organisation, poolIn(category, region)), 'organisation.E_LEVEL'])
  );
}

/** Raises another category by one level of authority; no activity (OS-5.4-02 to OS-5.4-05, OS-9.4-03). */
export function raise(turn: PhaseTurn, activity: Given<'AUTHORITY_RAISE'>): void {
  const { by, order } = activity;
  const { from, category, region } = order;
  const organisation = organisationOf(turn, by);
  if (organisation === undefined) return;
  const fault = raisingFault(turn, organisation, order);
  if (fault !== undefined) {
    refuse(turn, activity, fault, { category, region });
    return;
  }
  change(turn, by, (one) => ({
    ...withAuthorityUsed(one, from, 1),
    raised: [...one.raised, category],
    bonuses: [...one.bonuses, { category, region, amount: 1, source: 'authority' }],
  }));
  tell(turn, {
    kind: 'organisation.raised',
    clause: 'OS-5.4-02',
    place: region,
    parties: [by],
    about: { category, region, from },
  });
}
