import { fact } from '../../../kernel';
import type { RegionKey } from '../../../world';
import { byId } from '../rules/order';
import { calmAt, populationLimit, settledRegions, unitsAt, unrestAt } from '../rules/population';
import { amountOf } from '../rules/settings';
import { addUnit, intoUnrest } from '../rules/units';
import type { Organisation } from '../state/types';
import { changed, forEachOrganisation, happened, organisationOf } from './doing';
import { givenOrders, refusedOrder } from './given';
import type { PhaseRun } from './run';

const times = <Value>(count: number, start: Value, change: (value: Value) => Value): Value =>
  Array.from({ length: Math.max(0, count) }).reduce<Value>((value) => change(value), start);

/** Most units that grow in a region in one phase, whatever the campaign says. */
const MOST_GROWTH = 99;

/** Growth up to the limit, so many units at most (`os.population.growth`, OS-8.3-02). */
const grown = (run: PhaseRun, key: string, region: RegionKey): PhaseRun => {
  const { settings } = run.input;
  const organisation = organisationOf(run, key);
  const growth = Math.min(MOST_GROWTH, Math.floor(amountOf(settings, 'os.population.growth')));
  if (organisation === undefined || growth === 0) return run;
  const limit = populationLimit(organisation, region, run.board, settings).value;
  const count = Math.min(growth, Math.max(0, limit - unitsAt(organisation, region).length));
  if (count === 0) return run;
  return happened(
    changed(run, key, (one) => times(count, one, (before) => addUnit(before, region))),
    {
      kind: 'organisation.growth',
      clause: 'OS-8.3-02',
      place: region,
      parties: [key],
      about: { region, units: count },
    },
  );
};

/** Units the owner chose, as far as they are calm and there; an order that names others changes nothing. */
const chosenUnits = (
  before: PhaseRun,
  organisation: Organisation,
  region: RegionKey,
): { readonly run: PhaseRun; readonly ids: readonly string[] } => {
  const calm = new Set(calmAt(organisation, region).map(({ id }) => id));
  const own = new Set(organisation.units.map(({ id }) => id));
  const orders = givenOrders(before, organisation.key, 'OVERPOPULATION');
  return orders
    .filter(({ order }) => order.region === region)
    .reduce<{ run: PhaseRun; ids: readonly string[] }>(
      ({ run, ids }, given) => {
        const { units } = given.order;
        if (units.every((id) => calm.has(id)))
          return { run, ids: [...new Set([...ids, ...units])] };
        const isUnknown = units.some((id) => !own.has(id));
        const code = isUnknown ? 'organisation.E_TARGET' : 'organisation.E_UNITS';
        return { run: refusedOrder(run, given, code, { region }), ids };
      },
      { run: before, ids: [] },
    );
};

/** Too many units fall into unrest, those in unrest counted in: the owner's choice, then those that came last (OS-8.3-03). */
const crowded = (before: PhaseRun, key: string, region: RegionKey): PhaseRun => {
  const organisation = organisationOf(before, key);
  if (organisation === undefined) return before;
  const { run, ids: wanted } = chosenUnits(before, organisation, region);
  const units = unitsAt(organisation, region);
  const limit = populationLimit(organisation, region, run.board, run.input.settings);
  const excess = Math.max(0, units.length - limit.value);
  const missing = excess - unrestAt(organisation, region).length;
  if (missing <= 0) return run;
  const others = calmAt(organisation, region)
    .filter(({ id }) => !wanted.includes(id))
    .sort((a, b) => b.arrived - a.arrived || byId(b, a))
    .map(({ id }) => id);
  const falling = [...wanted, ...others].slice(0, missing);
  return happened(
    changed(run, key, (one) =>
      falling.reduce((after, id) => intoUnrest(after, id, run.state.phase), one),
    ),
    {
      kind: 'organisation.overpopulation',
      clause: 'OS-8.3-03',
      place: region,
      parties: [key],
      about: { region, units: falling.length },
      figures: {
        'organisation.populationLimit': limit,
        'organisation.unitsThere': fact('organisation.unitsThere', units.length, { region }),
      },
    },
  );
};

/** Orders about regions without own population: there is nothing to choose from (OS-15-04). */
const elsewhere = (run: PhaseRun, { key }: Organisation, regions: readonly RegionKey[]): PhaseRun =>
  givenOrders(run, key, 'OVERPOPULATION')
    .filter(({ order }) => !regions.includes(order.region))
    .reduce(
      (one, given) =>
        refusedOrder(one, given, 'organisation.E_UNITS', { region: given.order.region }),
      run,
    );

/** Close step 3: the population of every region is counted anew and held against its limit (OS-8.3-01, OS-8.3-02). */
export const determinePopulation = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, organisation) => {
    const regions = settledRegions(organisation);
    return regions.reduce(
      (one, region) => crowded(grown(one, organisation.key, region), organisation.key, region),
      elsewhere(run, organisation, regions),
    );
  });
