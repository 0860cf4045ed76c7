import { type Explained, sum } from '../../../kernel';
import { grossfelderOf } from '../../../world';
import { CITY_TABLE } from '../data/tables';
import {
  bridgeCost,
  bridgeFault,
  ruinsAt,
  type Segment,
  segmentCost,
  segmentFault,
} from '../rules/armies/roads';
import { newTraders } from '../rules/armies/traders';
import { cellIn, NOTHING } from '../rules/cells';
import { mirrorValue } from '../rules/economy/goods';
import { halfPriceCities } from '../rules/economy/people';
import { promotionCost, promotionFault } from '../rules/economy/promotion';
import { cityKindAt } from '../rules/land';
import { cityPrice, siteFault, tradeCityLimit } from '../rules/sites';
import { stateOf } from '../state/keep';
import { type Booked, type LetterBooking, objection, type Of } from './booking';
import type { Objection } from './holdings';
import type { Coord } from './order';
import { cellOfCoord, fieldOfCoord } from './places';

export function road(my: LetterBooking, { path }: Of<'ROAD'>): Booked {
  const { ground } = my.roads;
  const accepted: Segment[] = [];
  const costs: Explained[] = [];
  const objections: Objection[] = [];
  const { ruins } = stateOf(my.world);
  for (let at = 1; at < path.length; at += 1) {
    const [from = '', to = ''] = path.slice(at - 1);
    const segment = { from: cellOfCoord(ground, from), to: cellOfCoord(ground, to) };
    const work = { ...my.roads, accepted: [...my.roads.accepted, ...accepted] };
    const code = segmentFault(my.settings, work, segment);
    if (code === undefined) {
      accepted.push(segment);
      const [a = '', b = ''] = [segment.from, segment.to].map(ground.terrain);
      const isRuin = ruinsAt(ruins, ground, segment, 'road').length > 0;
      costs.push(segmentCost(my.settings, a, b, isRuin));
    } else objections.push({ code, at: to });
  }
  return {
    cost: costs.length === 0 ? NOTHING : sum(...costs),
    objections,
    then: () => {
      my.roads = { ...my.roads, accepted: [...my.roads.accepted, ...accepted] };
    },
  };
}

export function bridge(my: LetterBooking, { from, to }: Of<'BRIDGE'>): Booked {
  const { ground } = my.roads;
  const segment = { from: cellOfCoord(ground, from), to: cellOfCoord(ground, to) };
  const code = bridgeFault(my.roads, segment);
  if (code !== undefined) return objection(code, to);
  const { ruins } = stateOf(my.world);
  return { cost: bridgeCost(my.settings, ruinsAt(ruins, ground, segment, 'bridge').length > 0) };
}

export function city(my: LetterBooking, { field: coord }: Of<'CITY'>): Booked {
  const field = fieldOfCoord(coord);
  if (field === undefined) return {};
  const { world, settings, realm, sites, isKnownCity } = my;
  const code = siteFault(world, settings, realm.owner, field, sites, isKnownCity);
  if (code !== undefined) return objection(code, coord);
  const isHalf = sites.length < halfPriceCities(settings, realm.growth);
  return {
    cost: cityPrice(world, settings, field, isHalf),
    then: () => {
      sites.push(field);
    },
  };
}

export function fortify(my: LetterBooking, order: { readonly city: Coord }): Booked {
  const field = fieldOfCoord(order.city);
  // A city has a fortification or none (PI-04-28).
  if (my.cities.some(({ id, isFortified }) => id === field && isFortified))
    return objection('W_UNCLEAR');
  const kind = field === undefined ? undefined : cityKindAt(my.world, field);
  return kind === undefined ? {} : { cost: cellIn(my.settings, CITY_TABLE, kind, 'fortification') };
}

export function appoint(my: LetterBooking, order: { readonly city: Coord }): Booked {
  const own = my.cities.find(({ id }) => id === fieldOfCoord(order.city));
  if (own === undefined || own.isTrade) return {};
  const fields = grossfelderOf(my.world.map).reduce(
    (total, { owner }) =>
      total + Object.values(owner).filter((one) => one === my.realm.owner).length,
    0,
  );
  if (my.tradeCities >= tradeCityLimit(my.settings, fields).value) return objection('E_TRADE_CITY');
  return {
    then: () => {
      my.tradeCities += 1;
    },
  };
}

export function promote(my: LetterBooking, { good, area, from }: Of<'PROMOTE'>): Booked {
  if (from !== null && from !== mirrorValue(my.settings, my.mirror, area, good).value)
    return objection('W_UNCLEAR');
  const { promotions } = stateOf(my.world);
  const done = [
    ...promotions
      .filter(({ owner }) => owner === my.realm.owner)
      .map((one) => ({ good: one.good, area: one.area, isNow: false })),
    ...my.promoted.map((one) => ({ ...one, isNow: true })),
  ];
  const fault = promotionFault(my.settings, { mirror: my.mirror, done }, { good, area });
  if (fault !== undefined) return objection('E_PROMOTION');
  return {
    cost: promotionCost(my.settings, my.mirror, { good, area }),
    then: () => {
      my.promoted.push({ good, area });
    },
  };
}

export function store(my: LetterBooking, { load }: Of<'STORE'>): Booked {
  const { supplies } = stateOf(my.world);
  const isShort = load.some(({ good, points }) => {
    const own = supplies.find((one) => one.owner === my.realm.owner && one.good === good);
    return points + (my.storedOf.get(good) ?? 0) > (own?.points ?? 0);
  });
  for (const { good, points } of load) my.storedOf.set(good, points + (my.storedOf.get(good) ?? 0));
  my.stored += load.reduce((total, { points }) => total + points, 0);
  return isShort ? objection('E_STORAGE') : {};
}

export function trader(my: LetterBooking): Booked {
  const { traders } = stateOf(my.world);
  const present = traders.filter(({ owner }) => owner === my.realm.owner).length;
  my.raised += 1;
  return my.raised > newTraders(my.settings, my.stored, present).value ? objection('E_TRADER') : {};
}
