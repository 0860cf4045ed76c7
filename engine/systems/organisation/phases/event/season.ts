import { type Explained, operation } from '../../../../kernel';
import type { RegionKey } from '../../../../world';
import { money, moneyFact, moneyRule, priceOf, timesPrice } from '../../rules/money';
import { byText } from '../../rules/order';
import type { Organisation } from '../../state/types';
import { booked, organisationOf } from '../doing';
import { withResult } from './strike';
import type { Strike } from './target';
import { entryOf } from '../../state/entry';

const purseOf = ({ purses }: Organisation, region: RegionKey): number =>
  entryOf(purses, region) ?? 0;

/** The purse a season touches: that of the seat; if a bad one finds it empty, the richest, the first of equals (OS-14-12, OS-14-16). */
const regionOf = (
  organisation: Organisation,
  bound: RegionKey | null,
  isLoss: boolean,
): RegionKey => {
  if (bound !== null) return bound;
  if (!isLoss || purseOf(organisation, organisation.seat) > 0) return organisation.seat;
  const [richest] = Object.keys(organisation.purses)
    .sort(byText)
    .sort((a, b) => purseOf(organisation, b) - purseOf(organisation, a));
  return richest ?? organisation.seat;
};

const wished = ({ run, amount }: Strike): Explained =>
  timesPrice(amount, priceOf(run.input.settings, 'season'));

/** 6: money lost, never more than the purse holds (OS-14-12, OS-0-03). */
export const badSeason = (strike: Strike): Strike => {
  const { run, party } = strike;
  const organisation = organisationOf(run, party);
  if (organisation === undefined) return strike;
  const region = regionOf(organisation, strike.region, true);
  const purse = moneyFact('purse', purseOf(organisation, region), { party, region });
  const amount = moneyRule(
    'badSeason',
    'OS-14-12',
    money(operation('minimum', [purse, wished(strike)])),
    { party, region },
  );
  const after = booked(run, { party, region, amount, name: 'badSeason', isIncome: false });
  return withResult(
    { ...strike, run: after },
    'badSeason',
    'OS-14-12',
    region,
    { halves: amount.value },
    { 'organisation.badSeason': amount },
  );
};

/** 10: money gained, into the purse of the seat (OS-14-12). */
export const goodSeason = (strike: Strike): Strike => {
  const { run, party } = strike;
  const organisation = organisationOf(run, party);
  if (organisation === undefined) return strike;
  const region = regionOf(organisation, strike.region, false);
  const amount = moneyRule('goodSeason', 'OS-14-12', wished(strike), { party, region });
  const after = booked(run, { party, region, amount, name: 'goodSeason', isIncome: true });
  return withResult(
    { ...strike, run: after },
    'goodSeason',
    'OS-14-12',
    region,
    { halves: amount.value },
    { 'organisation.goodSeason': amount },
  );
};
