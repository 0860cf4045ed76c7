import type { FieldAddress } from '../../../../hex';
import { type Explained } from '../../../../kernel';
import { ARMY_LETTERS } from '../../data/armies';
import { ARMY_KINDS, type ArmyKind } from '../../data/kinds';
import { CITY_TABLE } from '../../data/tables';
import { fieldOfCoord } from '../../orders/places';
import { armyId, armyName, freeNumber } from '../../records';
import { administrationRise, equipmentCost, equipmentOf } from '../../rules/armies/costs';
import { isLandingPlace } from '../../rules/armies/ground';
import { armyFigure, checkedSize, isFleet, musterCost, warriorsOf } from '../../rules/armies/kinds';
import { fitsAboard, mergedStrength, splitFault, splitFee } from '../../rules/armies/parts';
import { cellIn } from '../../rules/cells';
import { cityKindAt, fieldsBeside, isCoastal } from '../../rules/land';
import { flagOf, choiceOf } from '../../rules/settings';
import { shipPercent } from '../../rules/economy/unrest';
import { isWater } from '../../rules/terrain';
import { groundOf } from '../../state/ground';
import type { Army } from '../../state/types';
import { ownerAt, terrainAt } from '../../../../world';
import { book, type PygmaTurn, realmOf, setArmy } from '../turn';
import {
  armiesOf,
  armyCalled,
  type ArmyTurn,
  type Given,
  type GivenOf,
  keyOfArmy,
  ordersBy,
  realmsOf,
} from './orders';
import { dropArmy, movableOf, negative, setArmies } from './pay';

/** An army is raised, or made of others, in a field (PI-05-03). */
function addArmy(
  turn: PygmaTurn,
  owner: string,
  kind: ArmyKind,
  values: Pick<Army, 'number' | 'strength' | 'field'> & Partial<Army>,
): Army {
  const army: Army = {
    ...{ owner, kind, order: 'none', target: '', isStationed: false, isSecret: false },
    ...{ carrier: '', cameFrom: '', mustered: turn.input.world.clock.turn, unpaid: 0, unseen: 0 },
    ...values,
    id: armyId({ kind, number: values.number }),
  };
  setArmies(turn, [...turn.state.armies, army]);
  return army;
}

/** Pays for an entry where the treasury suffices; else it is refused (PI-10-05). */
function charge(turn: ArmyTurn, given: Given, name: string, why: Explained, place = ''): boolean {
  if ((realmOf(turn.state, given.by)?.money ?? 0) < why.value) {
    turn.refuse('pygma.E_FUNDS', given);
    return false;
  }
  book(turn, given.by, name, negative(why), place);
  return true;
}

/** What more armies add to administration cost, which is paid with the entry (PI-10-05). */
function riseFor(turn: ArmyTurn, realm: string, more: number): Explained {
  const now = movableOf(turn, realm);
  const isDue = turn.month.role === 'muster' && !turn.month.isFirst;
  return administrationRise(turn.input.settings, now, isDue ? now + more : now);
}

/** Pays price and rise of administration cost together, booked one by one. */
function chargeWithRise(
  turn: ArmyTurn,
  given: Given,
  name: string,
  price: Explained,
  more: number,
  place: string,
): boolean {
  const rise = riseFor(turn, given.by, more);
  if ((realmOf(turn.state, given.by)?.money ?? 0) < price.value + rise.value) {
    turn.refuse('pygma.E_FUNDS', given);
    return false;
  }
  book(turn, given.by, name, negative(price), place);
  book(turn, given.by, 'administration', negative(rise));
  return true;
}

/** Kind and number in the name of a unit. */
function kindAndNumber(
  name: string,
): { readonly kind: ArmyKind; readonly number: number } | undefined {
  const [letters = '', number = ''] = name.split(' ');
  const kind = ARMY_KINDS.find((one) => ARMY_LETTERS[one] === letters);
  return kind === undefined ? undefined : { kind, number: Number(number) };
}

/** Where an entry raises an army: the city that is charged, and the field; a code where it may not (PI-05-14 to PI-05-17). */
interface MusterPlace {
  readonly city: FieldAddress;
  readonly field: FieldAddress;
}

function musterPlace(
  turn: ArmyTurn,
  realm: string,
  kind: ArmyKind,
  order: GivenOf<'MUSTER'>['order'],
): MusterPlace | undefined {
  const { map } = turn.world;
  const isOwn = (field: FieldAddress | undefined) =>
    field !== undefined && ownerAt(map, field) === realm;
  const city = fieldOfCoord(order.city);
  const wanted = fieldOfCoord(order.field);
  const isFree =
    turn.month.isFirst && choiceOf(turn.input.settings, 'pygma.start.muster') === 'whole_realm';
  const water = (from: FieldAddress) =>
    fieldsBeside(map, from)
      .filter((field) => isWater(terrainAt(map, field)))
      .toSorted();
  if (isFree) {
    const place = wanted ?? city;
    if (place === undefined) return undefined;
    if (!isFleet(kind)) return isOwn(place) ? { city: place, field: place } : undefined;
    const isHarbour = isWater(terrainAt(map, place)) && fieldsBeside(map, place).some(isOwn);
    if (isHarbour) return { city: place, field: place };
    const [first] = isOwn(place) ? water(place) : [];
    return first === undefined ? undefined : { city: place, field: first };
  }
  if (city === undefined || !isOwn(city) || cityKindAt(turn.world, city) === undefined)
    return undefined;
  if (turn.state.cities.some(({ id, isClosed }) => id === city && isClosed)) return undefined;
  const harbour = water(city);
  if (isFleet(kind)) {
    const field = wanted === undefined || wanted === city ? harbour[0] : wanted;
    return field !== undefined && harbour.includes(field) && isCoastal(map, city)
      ? { city, field }
      : undefined;
  }
  if (wanted === undefined || wanted === city) return { city, field: city };
  return harbour.includes(wanted) ? { city, field: wanted } : undefined;
}

/** What was mustered in a city in this month so far, in GS (PI-04-20). */
function musteredIn(turn: ArmyTurn, city: FieldAddress): number {
  return turn.mustered.get(city) ?? 0;
}

/** The price of ships raised by a shortage of timber, in percent; undefined = as printed (PI-13-15). */
function priceRise(turn: ArmyTurn, realm: string, kind: ArmyKind): Explained | undefined {
  if (!isFleet(kind) || realmOf(turn.state, realm)?.timber !== 'D') return undefined;
  return shipPercent(turn.input.settings, 'D');
}

/** Raises an army, or fills one up that it is merged with at once (PI-05-14 to PI-05-19, PI-04-19, PI-04-35). */
function muster(turn: ArmyTurn, given: GivenOf<'MUSTER'>): void {
  const { order, by } = given;
  const { settings } = turn.input;
  if (turn.month.role !== 'muster') return turn.refuse('pygma.E_NOT_MUSTER', given);
  const named = kindAndNumber(order.unit);
  const place = named && musterPlace(turn, by, named.kind, order);
  if (named === undefined || place === undefined) return turn.refuse('pygma.E_MUSTER_PLACE', given);
  const { kind } = named;
  const merging = ordersBy(turn, by, 'MERGE').find(
    ({ order: { unit, units } }) => unit === order.unit || units.includes(order.unit),
  );
  const isTopUp = merging !== undefined && flagOf(settings, 'pygma.muster.top_up');
  if (order.size < armyFigure(settings, kind, 'minimum').value && !isTopUp)
    return turn.refuse('pygma.E_MIN_SIZE', given);
  const size = Math.min(order.size, armyFigure(settings, kind, 'maximum').value);
  if (size < order.size) turn.refuse('pygma.E_MAX_SIZE', given);
  const price = musterCost(settings, kind, size, priceRise(turn, by, kind));
  const cityKind = cityKindAt(turn.world, place.city);
  const limit = cellIn(settings, CITY_TABLE, cityKind ?? '', 'muster').value;
  const before = musteredIn(turn, place.city);
  if (!turn.month.isFirst && before + price.value > limit)
    return turn.refuse('pygma.E_MUSTER_LIMIT', given);
  const carrier =
    isFleet(kind) || !isWater(terrainAt(turn.world.map, place.field))
      ? undefined
      : carrierAt(turn, by, place.field, { kind, strength: size });
  if (carrier === null) return turn.refuse('pygma.E_CAPACITY', given);
  if (!chargeWithRise(turn, given, 'muster', price, isTopUp ? 0 : 1, place.city)) return;
  turn.mustered.set(place.city, before + price.value);
  const isTaken = armyCalled(turn, by, order.unit) !== undefined;
  const number = isTaken ? freeNumber(kind, armiesOf(turn, by)) : named.number;
  const army = addArmy(turn, by, kind, {
    ...{ number, strength: size, field: place.field },
    ...(carrier === undefined ? {} : { carrier: armyName(carrier) }),
  });
  turn.tell({
    kind: isTaken ? 'pygma.musteredOther' : 'pygma.mustered',
    clause: 'PI-05-14',
    place: place.field,
    parties: [by],
    about: { unit: armyName(army), strength: size, cost: price.value, region: place.field },
    witnesses: [by],
    blocks: [{ kind: 'figure', name: 'pygma.musterCost', about: {}, value: price }],
  });
}

/** A fleet of a realm in a field with room for an army; null = there is none (PI-05-17, PI-05-75). */
function carrierAt(
  turn: ArmyTurn,
  realm: string,
  field: string,
  army: { readonly kind: ArmyKind; readonly strength: number },
): Army | null {
  const own = armiesOf(turn, realm);
  const fleet = own.find((one) => {
    if (one.kind !== 'fleet' || one.field !== field) return false;
    const cargo = own.filter(({ carrier }) => carrier === armyName(one));
    return fitsAboard(turn.input.settings, one.strength, [...cargo, army]);
  });
  return fleet ?? null;
}

/** Splits an army into parts before movement (PI-05-61 to PI-05-67, PI-05-160). */
function split(turn: ArmyTurn, given: GivenOf<'SPLIT'>): void {
  const { order, by } = given;
  const { settings } = turn.input;
  const army = armyCalled(turn, by, order.unit);
  if (army === undefined) return turn.refuse('pygma.E_UNKNOWN_UNIT', given);
  const parts = order.parts.map(({ unit, size }) => ({ size, named: kindAndNumber(unit) }));
  const sizes = parts.map(({ size }) => size);
  const isOfKind = parts.every(({ named }) => named?.kind === army.kind);
  const fault = splitFault(settings, army.kind, army.strength, sizes);
  if (!isOfKind) return turn.refuse('pygma.W_UNCLEAR', given);
  if (fault !== undefined) return turn.refuse(`pygma.${fault}`, given);
  const fee = splitFee(settings, army.kind, army.strength);
  if (
    !chargeWithRise(
      turn,
      given,
      'splitFee',
      fee,
      army.isStationed ? 0 : parts.length - 1,
      army.field,
    )
  )
    return;
  dropArmy(turn, army);
  const made = parts.map(({ size, named }) => {
    const wanted = named?.number ?? 0;
    const isTaken = armiesOf(turn, by).some(
      ({ kind, number }) => kind === army.kind && number === wanted,
    );
    const number = isTaken ? freeNumber(army.kind, armiesOf(turn, by)) : wanted;
    const { owner: _owner, id: _id, kind: _kind, ...same } = army;
    return armyName(addArmy(turn, by, army.kind, { ...same, number, strength: size }));
  });
  turn.tell({
    kind: 'pygma.split',
    clause: 'PI-05-61',
    place: army.field,
    parties: [by],
    about: { unit: order.unit, units: made, cost: fee.value, region: army.field },
    witnesses: [by],
    blocks: [{ kind: 'figure', name: 'pygma.splitFee', about: {}, value: fee }],
  });
}

/**
 * Joins armies of one kind in one field under the name of the sheet (PI-05-65, PI-05-68, PI-05-69); false if they do not
 * stand together. They keep the order of the one that gives the name.
 */
export function merge(turn: ArmyTurn, given: GivenOf<'MERGE'>): boolean {
  const { order, by } = given;
  const names = [...new Set([order.unit, ...order.units])];
  const armies = names.flatMap((name) => armyCalled(turn, by, name) ?? []);
  const [first] = armies;
  const areTogether =
    first !== undefined &&
    armies.length === names.length &&
    armies.length > 1 &&
    armies.every(
      ({ kind, field, carrier }) =>
        kind === first.kind && field === first.field && carrier === first.carrier,
    );
  if (!areTogether) return false;
  const strength = mergedStrength(
    turn.input.settings,
    first.kind,
    armies.map((one) => one.strength),
  );
  for (const gone of armies) if (gone !== first) dropArmy(turn, gone);
  setArmy(turn, first, { strength: strength.value });
  turn.tell({
    kind: 'pygma.merged',
    clause: 'PI-05-65',
    place: first.field,
    parties: [by],
    about: {
      unit: order.unit,
      units: names.slice(1),
      strength: strength.value,
      region: first.field,
    },
    witnesses: [by],
    blocks: [{ kind: 'figure', name: 'pygma.merged', about: {}, value: strength }],
  });
  return true;
}

/** Stations an army in an own city, or a fleet in its harbour, in a muster month (PI-05-153 to PI-05-159). */
export function canStation(
  turn: ArmyTurn,
  realm: string,
  army: Pick<Army, 'kind' | 'field'>,
): boolean {
  const { map } = turn.world;
  const field = fieldOfCoord(army.field);
  if (field === undefined) return false;
  const isOwnCity = (at: FieldAddress) =>
    ownerAt(map, at) === realm && cityKindAt(turn.world, at) !== undefined;
  return isFleet(army.kind) ? fieldsBeside(map, field).some(isOwnCity) : isOwnCity(field);
}

/** Declarations of stationing by the line of an army or an order of its own; all others end with the muster month (PI-05-158). */
export function declaresStation(turn: ArmyTurn, realm: string, name: string): boolean {
  return (
    ordersBy(turn, realm, 'STATION').some(({ order }) => order.unit === name) ||
    ordersBy(turn, realm, 'MOVE').some(({ order }) => order.unit === name && order.isStationed)
  );
}

/** Stationing of a muster month: renewed where it is declared, ended everywhere else (PI-05-153, PI-05-158, PI-05-163). */
export function station(turn: ArmyTurn): void {
  if (turn.month.role !== 'muster') return;
  for (const { owner } of realmsOf(turn))
    for (const army of armiesOf(turn, owner)) {
      const name = armyName(army);
      const isMoving = ordersBy(turn, owner, 'MOVE').some(
        ({ order }) => order.unit === name && order.path.length > 0,
      );
      const isStationed =
        declaresStation(turn, owner, name) && !isMoving && canStation(turn, owner, army);
      if (isStationed !== army.isStationed) setArmy(turn, army, { isStationed });
    }
}

/** Buys equipment for an army; what it pays for each man is kept for the month (PI-05-83 to PI-05-87). */
function equip(turn: ArmyTurn, given: GivenOf<'EQUIP'>): void {
  const { order, by } = given;
  const army = armyCalled(turn, by, order.unit);
  if (army === undefined) return turn.refuse('pygma.E_UNKNOWN_UNIT', given);
  const cost = equipmentCost(order.rate, army.strength);
  if (charge(turn, given, 'equipment', cost, army.field))
    turn.equipment.set(keyOfArmy(army), equipmentOf(order.rate));
}

/** A fleet that stands off a landing place becomes warriors there at the end of the month (PI-05-06 to PI-05-08). */
export function convert(turn: ArmyTurn, given: GivenOf<'CONVERT'>): void {
  const { order, by } = given;
  const fleet = armyCalled(turn, by, order.unit);
  const named = kindAndNumber(order.into);
  const ground = groundOf(turn.world, turn.input.settings);
  const field = fieldOfCoord(order.field);
  const water = fleet && fieldOfCoord(fleet.field);
  const at = field === undefined ? -1 : (ground.lattice.cellOf(field) ?? -1);
  const hasMoved = ordersBy(turn, by, 'MOVE').some(
    (move) => move.order.unit === order.unit && move.order.path.length > 0,
  );
  const isReady =
    fleet?.kind === 'fleet' &&
    named?.kind === 'warrior' &&
    !hasMoved &&
    field !== undefined &&
    water !== undefined &&
    fieldsBeside(turn.world.map, water).includes(field) &&
    isLandingPlace(ground, at) &&
    !armiesOf(turn, by).some(({ carrier }) => carrier === order.unit);
  if (!isReady) return turn.refuse('pygma.E_EMBARK', given);
  const strength = warriorsOf(turn.input.settings, fleet.strength);
  dropArmy(turn, fleet);
  const isTaken = armyCalled(turn, by, order.into) !== undefined;
  const number = isTaken ? freeNumber('warrior', armiesOf(turn, by)) : named.number;
  const left = checkedSize(turn.input.settings, 'warrior', strength.value).value;
  const army = addArmy(turn, by, 'warrior', { number, strength: left, field });
  turn.tell({
    kind: 'pygma.converted',
    clause: 'PI-05-08',
    place: field,
    parties: [by],
    about: { unit: order.unit, into: armyName(army), strength: left, region: field },
    witnesses: [by],
    blocks: [{ kind: 'figure', name: 'pygma.crew', about: {}, value: strength }],
  });
}

/** Carries out an entry about armies in its place among all entries of a sheet; false if it is about something else (PI-10-05). */
export function carryOutEntry(turn: ArmyTurn, given: Given): boolean {
  const { order } = given.content;
  switch (order.kind) {
    case 'MUSTER':
      muster(turn, { ...given, order });
      return true;
    case 'SPLIT':
      split(turn, { ...given, order });
      return true;
    case 'EQUIP':
      equip(turn, { ...given, order });
      return true;
    default:
      return false;
  }
}

/** Merges before movement; those who do not stand together yet are tried again after it (PI-05-68). */
export function mergesBefore(turn: ArmyTurn): void {
  for (const { owner } of realmsOf(turn))
    for (const given of ordersBy(turn, owner, 'MERGE'))
      if (merge(turn, given)) turn.merged.add(given.order);
}

/** Merges after movement; who still does not stand together stays apart (PI-05-68, PI-05-70). */
export function mergesAfter(turn: ArmyTurn): void {
  for (const { owner } of realmsOf(turn))
    for (const given of ordersBy(turn, owner, 'MERGE'))
      if (!turn.merged.has(given.order) && !merge(turn, given))
        turn.refuse('pygma.W_UNCLEAR', given);
}
