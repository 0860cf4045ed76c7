import { operation } from '../../../../kernel';
import type { RegionKey } from '../../../../world';
import { money, moneyFact, moneyRule, priceOf, timesPrice } from '../../rules/money';
import { byText } from '../../rules/order';
import { entryOf } from '../../state/entry';
import type { Organisation } from '../../state/types';
import { book } from '../money';
import { organisationOf, type PhaseTurn } from '../turn';
import { addResult, type Strike } from './strike';

const purseOf = ({ purses }: Organisation, region: RegionKey): number =>
  entryOf(purses, region) ?? 0;

/** The purse a season touches: that of the seat; if a bad one finds it empty, the richest, the first of equals (OS-14-12, OS-14-16). */
function regionOf(organisation: Organisation, bound: RegionKey | null, isLoss: boolean): RegionKey {
  if (bound !== null) return bound;
  if (!isLoss || purseOf(organisation, organisation.seat) > 0) return organisation.seat;
  const [richest] = Object.keys(organisation.purses)
    .sort(byText)
    .sort((a, b) => purseOf(organisation, b) - purseOf(organisation, a));
  return richest ?? organisation.seat;
}

/** 6 and 10: money lost, never more than the purse holds, or gained (OS-14-12, OS-0-03). */
export function season(turn: PhaseTurn, strike: Strike, key: 'badSeason' | 'goodSeason'): void {
  const { party } = strike;
  const organisation = organisationOf(turn, party);
  if (organisation === undefined) return;
  const isLoss = key === 'badSeason';
  const region = regionOf(organisation, strike.region, isLoss);
  const wished = timesPrice(strike.amount, priceOf(turn.input.settings, 'season'));
  const purse = moneyFact('purse', purseOf(organisation, region), { party, region });
  const body = isLoss ? money(operation('minimum', [purse, wished])) : wished;
  const amount = moneyRule(key, 'OS-14-12', body, { party, region });
  book(turn, { party, region, amount, name: key, isIncome: !isLoss });
  addResult(
    turn,
    strike,
    key,
    'OS-14-12',
    region,
    { halves: amount.value },
    {
      [`organisation.${key}`]: amount,
    },
  );
}
