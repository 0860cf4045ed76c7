import { type Explained, fact, operation, rule, type Settings, sum } from '../../../kernel';
import type { World } from '../../../world';
import { ARMY_LETTERS } from '../data/armies';
import {
  administrationCost,
  equipmentCost,
  inOrderOfPay,
  movableArmies,
  paidArmy,
  payArmies,
} from '../rules/armies/costs';
import { monthOf } from '../rules/calendar';
import { NOTHING } from '../rules/cells';
import { mirrorOf } from '../rules/economy/realm';
import { groundOf } from '../state/ground';
import { stateOf } from '../state/keep';
import type { Army } from '../state/types';
import { type Booked, type LetterBooking, objection, strengthOf } from './booking';
import { embark, merge, muster, split } from './booking-armies';
import { appoint, bridge, city, fortify, promote, road, store, trader } from './booking-land';
import type { Order } from './order';
import { cellOfCoord } from './places';
import { type Entry, heldAgainst, type Trial } from './stated';

const AMOUNT = (amount: number): Explained => fact('pygma.amount', amount);

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
 * @param isKnownCity False for cities that do not count against sites, since the realm is not to learn of them.
 */
export function trialOf(
  world: World,
  party: string,
  settings: Settings,
  orders: readonly Order[],
  isPaid = false,
  isKnownCity: LetterBooking['isKnownCity'] = () => true,
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
    world,
    settings,
    realm,
    armies,
    cities,
    orders,
    movable,
    isDue,
    isKnownCity,
    mirror: mirrorOf(state, party),
    rest: disposable,
    musterSums: new Map(),
    sites: [],
    divided: new Set(),
    promoted: [],
    roads: {
      ground,
      realm: party,
      stands: ground.hasRoad,
      accepted: [],
      bridges: orders.flatMap((order) =>
        order.kind === 'BRIDGE'
          ? [{ from: cellOfCoord(ground, order.from), to: cellOfCoord(ground, order.to) }]
          : [],
      ),
    },
    tradeCities: cities.filter(({ isTrade }) => isTrade).length,
    raised: 0,
    stored: 0,
    storedOf: new Map(),
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
