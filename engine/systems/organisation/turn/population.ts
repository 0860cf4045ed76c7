import { fact } from '../../../kernel';
import type { RegionKey } from '../../../world';
import { byId } from '../rules/order';
import { calmAt, populationLimit, settledRegions, unitsAt, unrestAt } from '../rules/population';
import { amountOf } from '../rules/settings';
import { addUnit, intoUnrest } from '../rules/units';
import type { Organisation } from '../state/types';
import { hiddenFigure, type PhaseTurn } from './turn';

/** Most units that grow in a region in one phase, whatever the setting. */
const MOST_GROWTH = 99;

/** Growth up to the limit, so many units at most (`os.population.growth`, OS-8.3-02). */
function grow(turn: PhaseTurn, own: Organisation, region: RegionKey): void {
  const { settings } = turn;
  const growth = Math.min(MOST_GROWTH, Math.floor(amountOf(settings, 'os.population.growth')));
  if (growth === 0) return;
  const limit = populationLimit(own, region, turn.board, settings).value;
  const units = Math.min(growth, Math.max(0, limit - unitsAt(own, region).length));
  for (let no = 0; no < units; no += 1) turn.change(own.key, (one) => addUnit(one, region));
  if (units > 0) turn.note('growth', 'OS-8.3-02', own.key, { region, units });
}

/** Units the owner chose, as far as they are calm and there; an order that names others changes nothing. */
function chosenUnits(turn: PhaseTurn, own: Organisation, region: RegionKey): readonly string[] {
  const calm = new Set(calmAt(own, region).map(({ id }) => id));
  const known = new Set(own.units.map(({ id }) => id));
  const chosen = new Set<string>();
  for (const given of turn.orders(own.key, 'OVERPOPULATION')) {
    const { units } = given.order;
    if (given.order.region !== region) continue;
    if (units.every((id) => calm.has(id))) for (const id of units) chosen.add(id);
    else {
      const isUnknown = units.some((id) => !known.has(id));
      turn.refuse(given, isUnknown ? 'organisation.E_TARGET' : 'organisation.E_UNITS', { region });
    }
  }
  return [...chosen];
}

/** Too many units fall into unrest, those in unrest counted in: the owner's choice, then those that came last (OS-8.3-03). */
function crowd(turn: PhaseTurn, own: Organisation, region: RegionKey): void {
  const { key } = own;
  const wanted = chosenUnits(turn, own, region);
  const units = unitsAt(own, region);
  const limit = populationLimit(own, region, turn.board, turn.settings);
  const excess = Math.max(0, units.length - limit.value);
  const missing = excess - unrestAt(own, region).length;
  if (missing <= 0) return;
  const others = calmAt(own, region)
    .filter(({ id }) => !wanted.includes(id))
    .sort((a, b) => b.arrived - a.arrived || byId(b, a))
    .map(({ id }) => id);
  const falling = [...wanted, ...others].slice(0, missing);
  for (const id of falling) turn.change(key, (one) => intoUnrest(one, id, turn.state.phase));
  turn.note(
    'overpopulation',
    'OS-8.3-03',
    key,
    { region, units: falling.length },
    {
      blocks: [
        hiddenFigure('populationLimit', limit),
        hiddenFigure('unitsThere', fact('organisation.unitsThere', units.length, { region })),
      ],
    },
  );
}

/** Close step 3: the population of every region is counted anew and compared with its limit (OS-8.3-01, OS-8.3-02). */
export function determinePopulation(turn: PhaseTurn): void {
  turn.each((own) => {
    const { key } = own;
    const regions = settledRegions(own);
    for (const given of turn.orders(key, 'OVERPOPULATION'))
      // There is nothing to choose from in regions without own population (OS-15-04).
      if (!regions.includes(given.order.region))
        turn.refuse(given, 'organisation.E_UNITS', { region: given.order.region });
    for (const region of regions) {
      grow(turn, turn.own(key), region);
      crowd(turn, turn.own(key), region);
    }
  });
}
