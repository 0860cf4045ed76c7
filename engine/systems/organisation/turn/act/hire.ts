import type { FindingCode } from '../../data/findings';
import { withAuthorityUsed } from '../../rules/authority';
import { hirePrice } from '../../rules/hire';
import { hasLevelsAt } from '../../rules/pools';
import { unitsAt } from '../../rules/population';
import { listOf } from '../../rules/settings';
import { book } from '../money';
import { firstFault, type Given, hiddenFigure, isCount, type PhaseTurn } from '../turn';
import { authorityFault, isInReach, mayRaise, poolIn } from './use';

/** Objection to hiring, in the order of OS-10-07. */
function hiringFault(turn: PhaseTurn, { by, order }: Given<'HIRE'>): FindingCode | undefined {
  const { category, region, levels } = order;
  const own = turn.own(by);
  const isOffered = listOf(turn.settings, 'os.hire.categories').includes(category);
  const isThere = hasLevelsAt(own, region) || unitsAt(own, region).length > 0;
  const isRaisable = mayRaise(turn, own, poolIn(category, region));
  return firstFault(
    [category === 'natural', 'organisation.E_NATURAL'],
    [!isOffered, 'organisation.E_AUTH_CATEGORY'],
    [!isThere, 'organisation.E_TARGET'],
    [!isCount(levels) || !isRaisable, 'organisation.E_LEVEL'],
  );
}

/** Raises a category with money until the end of the phase (OS-10-01 to OS-10-07); true if it took place. */
export function hire(turn: PhaseTurn, activity: Given<'HIRE'>): boolean {
  const { by, order } = activity;
  const { category, region, levels } = order;
  const { settings, hired } = turn;
  const fault = hiringFault(turn, activity);
  if (fault !== undefined) return turn.refuse(activity, fault, { category, region });
  const pool = `${by}/${category}`;
  const before = hired.get(pool) ?? 0;
  const amount = hirePrice(before, before + levels, settings);
  const halves = amount.value;
  if (halves > turn.purse(by, region))
    return turn.refuse(activity, 'organisation.E_MONEY', { region, halves });

  hired.set(pool, before + levels);
  const about = { category, region, count: levels, halves };
  book(turn, { party: by, region, amount, name: 'hire', about });
  turn.change(by, (own) => ({
    ...own,
    bonuses: [...own.bonuses, { category, region, amount: levels, source: 'hire' }],
  }));
  turn.note('hired', 'OS-10-01', by, about, { blocks: [hiddenFigure('hirePrice', amount)] });
  return true;
}

/** Objection to raising a category with authority, in the order of OS-5.4-09. */
function raisingFault(
  turn: PhaseTurn,
  { by, order: { from, category, region } }: Given<'AUTHORITY_RAISE'>,
): FindingCode | undefined {
  const own = turn.own(by);
  const isTaken = category === 'authority' || own.raised.includes(category);
  return (
    firstFault(
      [!isInReach(turn, from, region), 'organisation.E_RANGE'],
      [isTaken, 'organisation.E_AUTH_CATEGORY'],
      [category === 'natural', 'organisation.E_NATURAL'],
    ) ??
    authorityFault(turn, own, from, 1) ??
    firstFault([!mayRaise(turn, own, poolIn(category, region)), 'organisation.E_LEVEL'])
  );
}

/** Raises another category by one level of authority; no activity (OS-5.4-02 to OS-5.4-05, OS-9.4-03). */
export function raise(turn: PhaseTurn, activity: Given<'AUTHORITY_RAISE'>): false {
  const { by, order } = activity;
  const { from, category, region } = order;
  const fault = raisingFault(turn, activity);
  if (fault !== undefined) return turn.refuse(activity, fault, { category, region });
  turn.change(by, (own) => ({
    ...withAuthorityUsed(own, from, 1),
    raised: [...own.raised, category],
    bonuses: [...own.bonuses, { category, region, amount: 1, source: 'authority' }],
  }));
  turn.note('raised', 'OS-5.4-02', by, { category, region, from });
  return false;
}
