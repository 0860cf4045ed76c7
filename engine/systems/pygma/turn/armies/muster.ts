import type { FieldAddress } from '../../../../hex';
import type { Explained } from '../../../../kernel';
import { ownerAt, terrainAt } from '../../../../world';
import { ARMY_LETTERS } from '../../data/armies';
import { ARMY_KINDS, type ArmyKind } from '../../data/kinds';
import { isOpen } from '../../orders';
import { fieldOfCoord } from '../../orders/places';
import { armyId, armyName, freeNumber } from '../../records';
import { equipmentOf } from '../../rules/armies/costs';
import { isLandingPlace } from '../../rules/armies/ground';
import { armyFigure, checkedSize, isFleet, warriorsOf } from '../../rules/armies/kinds';
import { fitsAboard, mergedStrength, stowed } from '../../rules/armies/parts';
import { cityKindAt, fieldsBeside } from '../../rules/land';
import { musterPlace } from '../../rules/muster';
import { isWater } from '../../rules/terrain';
import { groundOf } from '../../state/ground';
import type { Army } from '../../state/types';
import type { Effects } from '../economy';
import { noteSpending, type PygmaTurn, setArmy } from '../turn';
import {
  armiesOf,
  armyCalled,
  type ArmyTurn,
  type GivenOf,
  keyOfArmy,
  ordersBy,
  playing,
} from '../orders';
import { dropArmy } from './pay';
import { figure, gmFigure } from '../figures';

/** An army is raised, or made of others, in a field (PI-05-03). */
function addArmy(
  turn: PygmaTurn,
  owner: string,
  kind: ArmyKind,
  values: Pick<Army, 'number' | 'strength' | 'field'> & Partial<Army>,
): Army {
  const army: Army = {
    owner,
    kind,
    order: 'none',
    target: '',
    isStationed: false,
    isSecret: false,
    carrier: '',
    cameFrom: '',
    mustered: turn.input.world.clock.turn,
    unpaid: 0,
    unseen: 0,
    ...values,
    id: armyId({ kind, number: values.number }),
  };
  turn.state = { ...turn.state, armies: [...turn.state.armies, army] };
  return army;
}

/** Kind and number in the name of a unit. */
function kindAndNumber(
  name: string,
): { readonly kind: ArmyKind; readonly number: number } | undefined {
  const [letters = '', number = ''] = name.split(' ');
  const kind = ARMY_KINDS.find((one) => ARMY_LETTERS[one] === letters);
  return kind === undefined ? undefined : { kind, number: Number(number) };
}

/** Raises an army that is paid for, or what fills one up that it is merged with at once (PI-05-14 to PI-05-19, PI-05-03). */
function muster(turn: ArmyTurn, given: GivenOf<'MUSTER'>, cost: Explained): void {
  const { order, by } = given;
  const { settings } = turn.input;
  const named = kindAndNumber(order.unit);
  const [city, wanted] = [order.city, order.field].map(fieldOfCoord);
  const place = named && musterPlace(turn.world, settings, by, named.kind, { city, field: wanted });
  if (named === undefined || place === undefined) {
    turn.refuse('pygma.E_MUSTER_PLACE', given);
    return;
  }
  const { kind } = named;
  const { field } = place;
  const strength = Math.min(order.size, armyFigure(settings, kind, 'maximum').value);
  const isAtSea = !isFleet(kind) && isWater(terrainAt(turn.world.map, field));
  const carrier = isAtSea ? carrierAt(turn, by, field, { kind, strength }) : undefined;
  const isTaken = armyCalled(turn, by, order.unit) !== undefined;
  const number = isTaken ? freeNumber(kind, armiesOf(turn, by)) : named.number;
  const aboard = carrier === undefined ? {} : { carrier: armyName(carrier) };
  const army = addArmy(turn, by, kind, { number, strength, field, ...aboard });
  if (isFleet(kind)) noteSpending(turn, by, { buildsShips: true });
  turn.tell({
    kind: isTaken ? 'pygma.musteredOther' : 'pygma.mustered',
    clause: 'PI-05-14',
    place: field,
    parties: [by],
    about: { unit: armyName(army), strength, cost: cost.value, region: field },
    blocks: [gmFigure('musterCost', cost)],
  });
}

/** A fleet of a realm in a field with room for an army (PI-05-17, PI-05-75). */
function carrierAt(
  turn: ArmyTurn,
  realm: string,
  field: string,
  army: { readonly kind: ArmyKind; readonly strength: number },
): Army | undefined {
  const own = armiesOf(turn, realm);
  return own.find((one) => {
    if (one.kind !== 'fleet' || one.field !== field) return false;
    const cargo = own.filter(({ carrier }) => carrier === armyName(one));
    return fitsAboard(turn.input.settings, one.strength, [...cargo, army]);
  });
}

/** Splits an army into parts before movement; the fee is paid (PI-05-61 to PI-05-67, PI-05-160). */
function split(turn: ArmyTurn, given: GivenOf<'SPLIT'>, fee: Explained): void {
  const { order, by } = given;
  const army = armyCalled(turn, by, order.unit);
  const parts = order.parts.map(({ unit, size }) => ({ size, named: kindAndNumber(unit) }));
  if (army === undefined || parts.some(({ named }) => named?.kind !== army.kind)) {
    turn.refuse('pygma.W_UNCLEAR', given);
    return;
  }
  const cargo = armiesOf(turn, by).filter(({ carrier }) => carrier === order.unit);
  const places = stowed(
    turn.input.settings,
    parts.map(({ size }) => size),
    cargo,
  );
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
  for (const [at, one] of cargo.entries())
    setArmy(turn, one, { carrier: made[places?.[at] ?? 0] ?? '' });
  turn.tell({
    kind: 'pygma.split',
    clause: 'PI-05-61',
    place: army.field,
    parties: [by],
    about: { unit: order.unit, units: made, cost: fee.value, region: army.field },
    blocks: [gmFigure('splitFee', fee)],
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
  const lost = armies.reduce((total, one) => total + one.strength, 0) - strength.value;
  for (const gone of armies) if (gone !== first) dropArmy(turn, gone);
  for (const one of armiesOf(turn, by))
    if (names.includes(one.carrier)) setArmy(turn, one, { carrier: order.unit });
  setArmy(turn, first, { strength: strength.value });
  turn.tell({
    kind: lost > 0 ? 'pygma.mergedCut' : 'pygma.merged',
    clause: 'PI-05-65',
    place: first.field,
    parties: [by],
    about: {
      unit: order.unit,
      units: names.slice(1),
      strength: strength.value,
      lost,
      region: first.field,
    },
    blocks: [figure('merged', strength)],
  });
  return true;
}

/** Stations an army in an own city, or a fleet in its harbour, in a muster month (PI-05-153 to PI-05-159). */
function canStation(turn: ArmyTurn, realm: string, army: Pick<Army, 'kind' | 'field'>): boolean {
  const { map } = turn.world;
  const field = fieldOfCoord(army.field);
  if (field === undefined) return false;
  const isOwnCity = (at: FieldAddress) =>
    ownerAt(map, at) === realm && cityKindAt(turn.world, at) !== undefined;
  return isFleet(army.kind) ? fieldsBeside(map, field).some(isOwnCity) : isOwnCity(field);
}

/** Declarations of stationing by the line of an army or an order of its own; all others end with the muster month (PI-05-158). */
function declaresStation(turn: ArmyTurn, realm: string, name: string): boolean {
  return (
    ordersBy(turn, realm, 'STATION').some(({ order }) => order.unit === name) ||
    ordersBy(turn, realm, 'MOVE').some(({ order }) => order.unit === name && order.isStationed)
  );
}

/** True if armies may be stationed in this month (PI-05-153, PI-10-09). */
function mayStation({ input: { settings, world } }: ArmyTurn): boolean {
  return isOpen(settings, world.clock.turn, 'STATION');
}

/**
 * Stationing: where it is declared; what is not renewed in a muster month ends (PI-05-153, PI-05-158, PI-05-163).
 */
export function station(turn: ArmyTurn): void {
  if (!mayStation(turn)) return;
  for (const { owner } of playing(turn))
    for (const army of armiesOf(turn, owner)) {
      const name = armyName(army);
      const isMoving = ordersBy(turn, owner, 'MOVE').some(
        ({ order }) => order.unit === name && order.path.length > 0,
      );
      const isStationed =
        declaresStation(turn, owner, name) && !isMoving && canStation(turn, owner, army);
      if (isStationed || turn.month.role === 'muster') setArmy(turn, army, { isStationed });
    }
}

/** Armies that marched into the city they are to be stationed in; who did not reach it stays movable (PI-05-157, PI-05-163). */
export function stationAfter(turn: ArmyTurn): void {
  if (!mayStation(turn)) return;
  for (const { owner } of playing(turn))
    for (const army of armiesOf(turn, owner)) {
      const isDeclared = declaresStation(turn, owner, armyName(army));
      if (isDeclared && !army.isStationed && canStation(turn, owner, army))
        setArmy(turn, army, { isStationed: true });
    }
}

/** Equipment of an army that is paid for; it is kept for the month (PI-05-83 to PI-05-87). */
function equip(turn: ArmyTurn, { by, order }: GivenOf<'EQUIP'>): void {
  const army = armyCalled(turn, by, order.unit);
  if (army !== undefined) turn.equipment.set(keyOfArmy(army), equipmentOf(order.rate));
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
  if (!isReady) {
    turn.refuse('pygma.E_EMBARK', given);
    return;
  }
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
    about: {
      unit: order.unit,
      ships: fleet.strength,
      into: armyName(army),
      left,
      region: field,
    },
    blocks: [figure('crew', strength)],
  });
}

/** What entries about armies bring about once they are paid for. */
export const MUSTER_EFFECTS = {
  MUSTER: muster,
  SPLIT: split,
  EQUIP: equip,
} as const satisfies Effects;

/** Merges before movement; those who do not stand together yet are tried again after it (PI-05-68). */
export function mergesBefore(turn: ArmyTurn): void {
  for (const { owner } of playing(turn))
    for (const given of ordersBy(turn, owner, 'MERGE'))
      if (merge(turn, given)) turn.merged.add(given.order);
}

/** Merges after movement; who still does not stand together stays apart (PI-05-68, PI-05-70). */
export function mergesAfter(turn: ArmyTurn): void {
  for (const { owner } of playing(turn))
    for (const given of ordersBy(turn, owner, 'MERGE'))
      if (!turn.merged.has(given.order) && !merge(turn, given))
        turn.refuse('pygma.W_UNCLEAR', given);
}
