import { GOODS, type Good } from '../../data/kinds';
import type { Load as OrderedLoad } from '../../orders/order';
import { fieldOfCoord } from '../../orders/places';
import { handOver, handOverTo, type Load, pointsIn, TRADER_LOAD } from '../../rules/armies/traders';
import { distanceBetween } from '../../rules/land';
import type { City, Trader } from '../../state/types';
import type { Effects } from '../economy';
import { addRow, type PygmaTurn, setRow } from '../turn';
import { type ArmyTurn, type GivenOf, ordersBy, playing } from '../orders';

const nameOf = ({ number }: Trader): string => `H ${String(number)}`;

const traderCalled = ({ state }: PygmaTurn, realm: string, name: string): Trader | undefined =>
  state.traders.find((one) => one.owner === realm && nameOf(one) === name);

/** What a trader carries, by good. */
export function loadOf(trader: Trader): Load {
  return Object.fromEntries(GOODS.map((good) => [good, trader[good]]));
}

const wantedOf = (load: readonly OrderedLoad[]): Load =>
  Object.fromEntries(load.map(({ good, points }) => [good, points]));

/** Raises a trader on the field of an own trade city; it may move in the same month (PI-05a-02, PI-05a-04, PI-05a-07). */
function raise(turn: ArmyTurn, given: GivenOf<'TRADER'>): void {
  const { by, order } = given;
  const named = fieldOfCoord(order.city);
  const isOwnTradeCity = ({ owner, isTrade }: City) => owner === by && isTrade;
  const city = turn.state.cities
    .filter(isOwnTradeCity)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .find(({ id }) => named === undefined || id === named);
  if (city === undefined) {
    turn.refuse('pygma.E_TRADER', given);
    return;
  }
  const own = turn.state.traders.filter(({ owner }) => owner === by);
  const wanted = Number(order.unit.split(' ')[1] ?? 0);
  const taken = new Set(own.map(({ number }) => number));
  let number = wanted;
  while (number < 1 || taken.has(number)) number += 1;
  const empty = Object.fromEntries(GOODS.map((good) => [good, 0])) as Readonly<
    Record<Good, number>
  >;
  const trader = {
    ...empty,
    owner: by,
    id: `H${String(number)}`,
    number,
    field: city.id,
    city: '',
  };
  turn.state = { ...turn.state, traders: [...turn.state.traders, trader] };
  turn.tell({
    kind: 'pygma.traderRaised',
    clause: 'PI-05a-04',
    place: city.id,
    parties: [by],
    about: { unit: nameOf(trader), region: city.id },
  });
}

/** Puts goods points into the stock of a city (PI-05a-16). */
export function putInStock(turn: PygmaTurn, owner: string, city: string, load: Load): void {
  for (const good of GOODS) {
    const points = load[good] ?? 0;
    if (points === 0) continue;
    addRow(turn, 'stocks', 's', { owner, city, good, points, turn: turn.input.world.clock.turn });
  }
}

/** Takes goods points of a kind out of the stock of a city, the oldest first; how many there were. */
function takeFromStock(
  turn: PygmaTurn,
  owner: string,
  city: string,
  good: Good,
  wanted: number,
): number {
  let left = wanted;
  const stocks = turn.state.stocks.flatMap((one) => {
    if (one.owner !== owner || one.city !== city || one.good !== good || left <= 0) return [one];
    const taken = Math.min(one.points, left);
    left -= taken;
    return taken === one.points ? [] : [{ ...one, points: one.points - taken }];
  });
  turn.state = { ...turn.state, stocks };
  return wanted - left;
}

/** Loads what the lines of traders list beyond what they carry, in the own trade city where they stand (PI-05a-05, PI-05a-12). */
export function loadTraders(turn: ArmyTurn): void {
  for (const { owner } of playing(turn))
    for (const given of ordersBy(turn, owner, 'MOVE')) {
      const trader = traderCalled(turn, owner, given.order.unit);
      const { load } = given.order;
      if (trader === undefined || load.length === 0) continue;
      const city = turn.state.cities.find(
        (one) => one.id === trader.field && one.owner === owner && one.isTrade,
      );
      let room = TRADER_LOAD - pointsIn(loadOf(trader));
      let isWhole = true;
      const after: Partial<Record<Good, number>> = {};
      for (const { good, points } of load) {
        const more = points - trader[good];
        if (more <= 0) continue;
        const wanted = Math.min(more, room);
        const taken = city === undefined ? 0 : takeFromStock(turn, owner, city.id, good, wanted);
        room -= taken;
        isWhole &&= taken === more;
        after[good] = trader[good] + taken;
      }
      if (!isWhole) turn.refuse('pygma.E_TRADER', given);
      if (Object.keys(after).length > 0)
        setRow(turn, 'traders', trader, { ...after, city: city?.id ?? trader.city });
    }
}

/** True if two fields are the same or touch (PI-05a-10). */
const isNear = ({ world }: PygmaTurn, a: string, b: string): boolean => {
  const [one, other] = [a, b].map(fieldOfCoord);
  return one !== undefined && other !== undefined && distanceBetween(world.map, one, other) <= 1;
};

/** Hands goods to another trader of the realm; it keeps the city they were loaded in (PI-05a-10, PI-05a-12, PI-05a-16). */
function toTrader(turn: PygmaTurn, giver: Trader, taker: Trader, wanted: Load): boolean {
  if (!isNear(turn, giver.field, taker.field) || giver === taker) return false;
  const room = TRADER_LOAD - pointsIn(loadOf(taker));
  const after = handOver(loadOf(giver), loadOf(taker), wanted, room);
  setRow(turn, 'traders', giver, after.giver);
  setRow(turn, 'traders', taker, {
    ...after.taker,
    city: taker.city === '' ? giver.city : taker.city,
  });
  return pointsIn(after.moved) === pointsIn(wanted);
}

/** Hands goods to a city: into its stock, or as a trade (PI-05a-10 to PI-05a-12, PI-05a-16). */
function toCity(turn: PygmaTurn, giver: Trader, city: City, wanted: Load): boolean {
  if (!isNear(turn, giver.field, city.id)) return false;
  const isOwn = city.owner === giver.owner;
  const what = handOverTo({ isOwn, isTradeCity: city.isTrade }, giver.city !== '');
  if (what === 'none') return false;
  const after = handOver(loadOf(giver), {}, wanted, Infinity);
  setRow(turn, 'traders', giver, after.giver);
  if (what === 'stock') putInStock(turn, giver.owner, city.id, after.moved);
  else deliver(turn, giver, city, after.moved);
  return pointsIn(after.moved) === pointsIn(wanted);
}

/** A trade that is completed counts for the city it was brought to (PI-05a-11, PI-15-09). */
function deliver(turn: PygmaTurn, { owner, number }: Trader, city: City, load: Load): void {
  for (const good of GOODS) {
    const points = load[good] ?? 0;
    if (points === 0) continue;
    const row = { owner: city.owner, city: city.id, good, points, from: owner };
    addRow(turn, 'deliveries', 'd', { ...row, turn: turn.input.world.clock.turn });
    turn.tell({
      kind: 'pygma.traded',
      clause: 'PI-05a-11',
      place: city.id,
      parties: [owner, city.owner],
      about: {
        unit: `H ${String(number)}`,
        other: city.owner,
        good,
        brought: points,
        region: city.id,
      },
    });
  }
}

/** Goods handed over at the end of the month's moves, as they are written (PI-05a-10, PI-05a-16). */
function handOvers(turn: ArmyTurn, realm: string): void {
  for (const given of ordersBy(turn, realm, 'HAND_OVER')) {
    const { unit, load, to } = given.order;
    const giver = traderCalled(turn, realm, unit);
    const taker = traderCalled(turn, realm, to);
    const field = fieldOfCoord(to);
    const city = turn.state.cities.find(({ id }) => id === field);
    const wanted = wantedOf(load);
    const isDone =
      giver !== undefined &&
      (taker === undefined
        ? city !== undefined && toCity(turn, giver, city, wanted)
        : toTrader(turn, giver, taker, wanted));
    if (!isDone) turn.refuse('pygma.E_TRADER', given);
  }
}

/** Traders that are dismissed: their load is lost unless an own city is in reach (PI-05a-04). */
function disband(turn: ArmyTurn, realm: string): void {
  for (const { order } of ordersBy(turn, realm, 'DISBAND')) {
    const trader = traderCalled(turn, realm, order.unit);
    if (trader === undefined) continue;
    const city = turn.state.cities.find(
      ({ id, owner }) => owner === realm && isNear(turn, trader.field, id),
    );
    if (city !== undefined) putInStock(turn, realm, city.id, loadOf(trader));
    const lost = city === undefined ? pointsIn(loadOf(trader)) : 0;
    turn.state = { ...turn.state, traders: turn.state.traders.filter((one) => one !== trader) };
    turn.tell({
      kind: 'pygma.traderDismissed',
      clause: 'PI-05a-04',
      place: trader.field,
      parties: [realm],
      about: { unit: order.unit, lost, region: trader.field },
    });
  }
}

/** What traders do at the end of their moves (row 9 of HR-20). */
export function unloadTraders(turn: ArmyTurn): void {
  for (const { owner } of playing(turn)) {
    handOvers(turn, owner);
    disband(turn, owner);
  }
}

/** What entries about traders bring about. */
export const TRADER_EFFECTS = { TRADER: raise } as const satisfies Effects;
