import { sum } from '../../../kernel';
import { ARMY_LETTERS } from '../data/armies';
import { administrationRise } from '../rules/armies/costs';
import { armyFigure, isInForce } from '../rules/armies/kinds';
import { fitsAboard, splitFault, splitFee, stowed } from '../rules/armies/parts';
import { carriersIn, musterFault, musterPlace, musterPrice } from '../rules/muster';
import { flagOf } from '../rules/settings';
import { armyOf, type Booked, type LetterBooking, objection, type Of, strengthOf } from './booking';
import { kindOfUnit } from './order';
import { fieldOfCoord } from './places';

export function muster(my: LetterBooking, { unit, size, city, field }: Of<'MUSTER'>): Booked {
  const { settings, world } = my;
  const kind = kindOfUnit(unit);
  if (kind === undefined || !isInForce(settings, kind)) return objection('E_UNKNOWN_UNIT');
  const place = musterPlace(world, settings, my.realm.owner, kind, {
    city: fieldOfCoord(city),
    field: fieldOfCoord(field),
  });
  if (place === undefined) return objection('E_MUSTER_PLACE');
  const isMerged = my.orders.some(
    (one) => one.kind === 'MERGE' && [one.unit, ...one.units].includes(unit),
  );
  const isTopUp = isMerged && flagOf(settings, 'pygma.muster.top_up');
  const price = musterPrice(settings, kind, size, my.realm.timber);
  const raised = my.orders.flatMap((one) =>
    one.kind === 'MUSTER' && kindOfUnit(one.unit) === 'fleet' ? [one.size] : [],
  );
  const fleets = carriersIn(my.armies, place.field, raised);
  const sums = (my.musterSums.get(place.city) ?? 0) + price.value;
  const code = musterFault(world, settings, { kind, size, place, sums, isTopUp, fleets });
  if (code !== undefined) return objection(code);
  const more = isTopUp ? 0 : 1;
  const cost =
    more > 0 && my.isDue
      ? sum(price, administrationRise(settings, my.movable, my.movable + more))
      : price;
  return {
    cost,
    ...(size > armyFigure(settings, kind, 'maximum').value ? objection('E_MAX_SIZE') : {}),
    then: () => {
      my.musterSums.set(place.city, sums);
      my.movable += more;
    },
  };
}

export function split(my: LetterBooking, { unit, parts }: Of<'SPLIT'>): Booked {
  const army = armyOf(my, unit);
  if (army === undefined) return {};
  const { kind, strength, isStationed } = army;
  const sizes = parts.map(({ size }) => size);
  const code = splitFault(my.settings, kind, strength, sizes);
  // Once a month (PI-05-64): the sizes of a second split would be those before the first.
  if (my.divided.has(unit)) return objection('W_UNCLEAR');
  if (code !== undefined) return objection(code);
  const cargo = my.armies.filter(({ carrier }) => carrier === unit);
  if (stowed(my.settings, sizes, cargo) === undefined) return objection('E_CAPACITY');
  const more = isStationed ? 0 : parts.length - 1;
  const fee = splitFee(my.settings, kind, strength);
  return {
    cost: my.isDue ? sum(fee, administrationRise(my.settings, my.movable, my.movable + more)) : fee,
    then: () => {
      my.movable += more;
      my.divided.add(unit);
    },
  };
}

export function merge(my: LetterBooking, { unit, units }: Of<'MERGE'>): Booked {
  const all = [...new Set([unit, ...units])];
  const kinds = new Set(all.map(kindOfUnit));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined || all.length < 2) return objection('W_UNCLEAR');
  const together = all.reduce((total, one) => total + strengthOf(my, one), 0);
  const most = armyFigure(my.settings, kind, 'maximum').value;
  return together > most ? objection('E_MAX_SIZE') : {};
}

/** Boarding a fleet: all armies that go aboard it must find room (PI-05-75). */
export function embark(my: LetterBooking, move: Of<'MOVE'>): Booked {
  const fleet = armyOf(my, move.aboard);
  if (fleet === undefined) return {};
  const boarding = my.orders.flatMap((one) =>
    one.kind === 'MOVE' && one.aboard === move.aboard ? [one.unit] : [],
  );
  const cargo = [
    ...my.armies.flatMap((one) =>
      one.carrier === move.aboard ? [`${ARMY_LETTERS[one.kind]} ${String(one.number)}`] : [],
    ),
    ...boarding.slice(0, boarding.indexOf(move.unit) + 1),
  ].flatMap((unit) => {
    const kind = kindOfUnit(unit);
    return kind === undefined ? [] : [{ kind, strength: strengthOf(my, unit) }];
  });
  return fitsAboard(my.settings, fleet.strength, cargo) ? {} : objection('E_CAPACITY');
}
