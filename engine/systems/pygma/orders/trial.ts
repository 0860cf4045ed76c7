import type { FieldAddress } from '../../../hex';
import { type Explained, fact, operation, rule, type Settings, sum } from '../../../kernel';
import { grossfelderOf, type World } from '../../../world';
import { ARMY_LETTERS } from '../data/armies';
import { CITY_TABLE } from '../data/tables';
import {
  administrationCost,
  administrationRise,
  equipmentCost,
  inOrderOfPay,
  movableArmies,
  paidArmy,
  payArmies,
} from '../rules/armies/costs';
import { armyFigure } from '../rules/armies/kinds';
import { fitsAboard, splitFault, splitFee, stowed } from '../rules/armies/parts';
import {
  bridgeCost,
  bridgeFault,
  type RoadWork,
  ruinsAt,
  type Segment,
  segmentCost,
  segmentFault,
} from '../rules/armies/roads';
import { newTraders } from '../rules/armies/traders';
import { monthOf } from '../rules/calendar';
import { cellIn, NOTHING } from '../rules/cells';
import { type Mirror, mirrorValue } from '../rules/economy/goods';
import { halfPriceCities } from '../rules/economy/people';
import { mirrorOf } from '../rules/economy/realm';
import { promotionCost, promotionFault, type Promoted } from '../rules/economy/promotion';
import { cityKindAt } from '../rules/land';
import { carriersIn, musterFault, musterPlace, musterPrice } from '../rules/muster';
import { flagOf } from '../rules/settings';
import { cityPrice, siteFault, tradeCityLimit } from '../rules/sites';
import { stateOf } from '../state/keep';
import { groundOf } from '../state/ground';
import type { Army, City, Realm } from '../state/types';
import type { Objection } from './holdings';
import { type Coord, kindOfUnit, type Order, type UnitName } from './order';
import { cellOfCoord, fieldOfCoord } from './places';
import { type Entry, heldAgainst, type Trial } from './stated';

const AMOUNT = (amount: number): Explained => fact('pygma.amount', amount);

/** A letter while it is booked. */
interface LetterBooking {
  readonly world: World;
  readonly settings: Settings;
  readonly realm: Realm;
  readonly armies: readonly Army[];
  readonly cities: readonly City[];
  readonly orders: readonly Order[];
  readonly mirror: Mirror;
  rest: number;
  /** Administration cost is due in this month (PI-05-161). */
  readonly isDue: boolean;
  /** Movable armies there are, with those raised so far. */
  movable: number;
  readonly musterSums: Map<FieldAddress, number>;
  readonly sites: FieldAddress[];
  /** Units that are split. */
  readonly divided: Set<UnitName>;
  readonly promoted: Promoted[];
  roads: RoadWork;
  tradeCities: number;
  raised: number;
  stored: number;
  readonly storedOf: Map<string, number>;
}

/** What booking an order comes to: its price, and what is against it. */
interface Booked {
  readonly cost?: Explained;
  readonly objections?: readonly Objection[];
  /** What is noted once it is paid. */
  readonly then?: () => void;
}

const objection = (code: Objection['code'], at?: Coord): Booked => ({
  objections: [at === undefined ? { code } : { code, at }],
});

const armyOf = ({ armies }: LetterBooking, unit: UnitName): Army | undefined =>
  armies.find(({ kind, number }) => `${ARMY_LETTERS[kind]} ${String(number)}` === unit);

/** How strong a unit is once the splits of the letter are made. */
function strengthOf(my: LetterBooking, unit: UnitName): number {
  for (const order of my.orders)
    if (order.kind === 'SPLIT') {
      const part = order.parts.find((one) => one.unit === unit);
      if (part !== undefined) return part.size;
    } else if (order.kind === 'MUSTER' && order.unit === unit) return order.size;
  return armyOf(my, unit)?.strength ?? 0;
}

type Of<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;

function muster(my: LetterBooking, { unit, size, city, field }: Of<'MUSTER'>): Booked {
  const { settings, world } = my;
  const kind = kindOfUnit(unit);
  if (kind === undefined) return {};
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

function split(my: LetterBooking, { unit, parts }: Of<'SPLIT'>): Booked {
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

function merge(my: LetterBooking, { unit, units }: Of<'MERGE'>): Booked {
  const all = [...new Set([unit, ...units])];
  const kinds = new Set(all.map(kindOfUnit));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined || all.length < 2) return objection('W_UNCLEAR');
  const together = all.reduce((total, one) => total + strengthOf(my, one), 0);
  const most = armyFigure(my.settings, kind, 'maximum').value;
  return together > most ? objection('E_MAX_SIZE') : {};
}

function road(my: LetterBooking, { path }: Of<'ROAD'>): Booked {
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

function bridge(my: LetterBooking, { from, to }: Of<'BRIDGE'>): Booked {
  const { ground } = my.roads;
  const segment = { from: cellOfCoord(ground, from), to: cellOfCoord(ground, to) };
  const code = bridgeFault(my.roads, segment);
  if (code !== undefined) return objection(code, to);
  const { ruins } = stateOf(my.world);
  return { cost: bridgeCost(my.settings, ruinsAt(ruins, ground, segment, 'bridge').length > 0) };
}

function city(my: LetterBooking, { field: coord }: Of<'CITY'>): Booked {
  const field = fieldOfCoord(coord);
  if (field === undefined) return {};
  const code = siteFault(my.world, my.settings, my.realm.owner, field, my.sites);
  if (code !== undefined) return objection(code, coord);
  const isHalf = my.sites.length < halfPriceCities(my.settings, my.realm.growth);
  return {
    cost: cityPrice(my.world, my.settings, field, isHalf),
    then: () => {
      my.sites.push(field);
    },
  };
}

function fortify(my: LetterBooking, order: { readonly city: Coord }): Booked {
  const field = fieldOfCoord(order.city);
  // A city has a fortification or none (PI-04-28).
  if (my.cities.some(({ id, isFortified }) => id === field && isFortified))
    return objection('W_UNCLEAR');
  const kind = field === undefined ? undefined : cityKindAt(my.world, field);
  return kind === undefined ? {} : { cost: cellIn(my.settings, CITY_TABLE, kind, 'fortification') };
}

function appoint(my: LetterBooking, order: { readonly city: Coord }): Booked {
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

function promote(my: LetterBooking, { good, area, from }: Of<'PROMOTE'>): Booked {
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

function store(my: LetterBooking, { load }: Of<'STORE'>): Booked {
  const { supplies } = stateOf(my.world);
  const isShort = load.some(({ good, points }) => {
    const own = supplies.find((one) => one.owner === my.realm.owner && one.good === good);
    return points + (my.storedOf.get(good) ?? 0) > (own?.points ?? 0);
  });
  for (const { good, points } of load) my.storedOf.set(good, points + (my.storedOf.get(good) ?? 0));
  my.stored += load.reduce((total, { points }) => total + points, 0);
  return isShort ? objection('E_STORAGE') : {};
}

function trader(my: LetterBooking): Booked {
  const { traders } = stateOf(my.world);
  const present = traders.filter(({ owner }) => owner === my.realm.owner).length;
  my.raised += 1;
  return my.raised > newTraders(my.settings, my.stored, present).value ? objection('E_TRADER') : {};
}

/** Boarding a fleet: all armies that go aboard it must find room (PI-05-75). */
function embark(my: LetterBooking, move: Of<'MOVE'>): Booked {
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

function booked(my: LetterBooking, order: Order): Booked {
  switch (order.kind) {
    case 'MUSTER':
      return muster(my, order);
    case 'SPLIT':
      return split(my, order);
    case 'MERGE':
      return merge(my, order);
    case 'EQUIP':
      return { cost: equipmentCost(order.rate, strengthOf(my, order.unit)) };
    case 'ROAD':
      return road(my, order);
    case 'BRIDGE':
      return bridge(my, order);
    case 'CITY':
      return city(my, order);
    case 'FORTIFY':
      return fortify(my, order);
    case 'APPOINT':
      return appoint(my, order);
    case 'HYGIENE':
      return my.cities.length === 0 ? objection('W_UNCLEAR') : { cost: AMOUNT(order.amount) };
    case 'ESPIONAGE':
    case 'TRANSFER':
      return { cost: AMOUNT(order.amount) };
    case 'PROMOTE':
      return promote(my, order);
    case 'STORE':
      return store(my, order);
    case 'TRADER':
      return trader(my);
    case 'MOVE':
      return order.aboard === '' ? {} : embark(my, order);
    default:
      return {};
  }
}

/** Storing comes before the traders it allows; what is given away is booked after all else. */
const RANKS: Readonly<Partial<Record<Order['kind'], number>>> = { STORE: 0, TRANSFER: 2, CEDE: 2 };

/** Books an order in its turn: what cannot be paid in full is not carried out (PI-10-05). */
function entryOf(my: LetterBooking, order: Order): Entry {
  const { cost = NOTHING, objections = [], then } = booked(my, order);
  if (cost.value > my.rest)
    return {
      order,
      cost: NOTHING,
      rest: my.rest,
      objections: [...objections, { code: 'E_FUNDS' }],
    };
  my.rest -= cost.value;
  then?.();
  return { order, cost, rest: my.rest, objections };
}

/**
 * Books the orders of a letter in their written order against the books of the GM; nothing is run (PI-10-05).
 * @param isPaid True if the armies have their pay already.
 */
export function trialOf(
  world: World,
  party: string,
  settings: Settings,
  orders: readonly Order[],
  isPaid = false,
): Trial | undefined {
  const state = stateOf(world);
  const realm = state.realms.find(({ owner }) => owner === party);
  if (realm === undefined) return undefined;
  const own = <Row extends { readonly owner: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.filter(({ owner }) => owner === party);
  const { role, isFirst } = monthOf(world.clock.turn);
  const declared = new Set(
    orders.flatMap((order) =>
      order.kind === 'STATION' || (order.kind === 'MOVE' && order.isStationed) ? [order.unit] : [],
    ),
  );
  const isStill = ({ kind, number, isStationed }: Army): boolean =>
    isStationed || declared.has(`${ARMY_LETTERS[kind]} ${String(number)}`);
  const armies = own(state.armies);
  const paid = inOrderOfPay(
    armies.map((army) => paidArmy({ ...army, isStationed: isStill(army) })),
  );
  const merged = orders.reduce(
    (total, order) => total + (order.kind === 'MERGE' ? order.units.length : 0),
    0,
  );
  const movable = Math.max(0, movableArmies(settings, paid) - merged);
  const isDue = role === 'muster' && !isFirst;
  const pays =
    isDue && !isPaid ? payArmies(settings, realm.money, paid).flatMap(({ pay }) => pay ?? []) : [];
  const pay = pays.length === 0 ? NOTHING : rule('pygma.allPay', 'PI-05-22', sum(...pays));
  const afterPay = realm.money - pay.value;
  const due = isDue ? administrationCost(settings, movable) : NOTHING;
  const administration =
    due.value <= afterPay
      ? due
      : rule('pygma.waived', 'PI-10-05', operation('minimum', [due, AMOUNT(afterPay)]));
  const disposable = afterPay - administration.value;
  const ground = groundOf(world);
  const cities = own(state.cities);
  const my: LetterBooking = {
    ...{ world, settings, realm, armies, cities, orders, movable, isDue },
    mirror: mirrorOf(state, party),
    rest: disposable,
    musterSums: new Map(),
    sites: [],
    divided: new Set(),
    promoted: [],
    roads: {
      ...{ ground, realm: party, stands: ground.hasRoad, accepted: [] },
      bridges: orders.flatMap((order) =>
        order.kind === 'BRIDGE'
          ? [{ from: cellOfCoord(ground, order.from), to: cellOfCoord(ground, order.to) }]
          : [],
      ),
    },
    tradeCities: cities.filter(({ isTrade }) => isTrade).length,
    ...{ raised: 0, stored: 0, storedOf: new Map() },
  };
  const entries = new Map<Order, Entry>();
  for (const order of orders.toSorted((a, b) => (RANKS[a.kind] ?? 1) - (RANKS[b.kind] ?? 1)))
    entries.set(order, entryOf(my, order));
  const all = orders.flatMap((order) => entries.get(order) ?? []);
  const booked = { before: realm.money, pay, administration, disposable };
  return {
    ...booked,
    entries: all.map((entry, at) => heldAgainst({ ...booked, rest: my.rest }, entry, all[at - 1])),
  };
}
