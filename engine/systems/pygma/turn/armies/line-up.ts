import type { Cell } from '../../../../hex';
import { cellOfCoord } from '../../orders/places';
import { armyName, fieldsIn } from '../../records';
import { type BasicOrder, ORDERS } from '../../rules/armies/contact';
import { controlOf, type Ground } from '../../rules/armies/ground';
import { isFleet, kindRank } from '../../rules/armies/kinds';
import { secretLimit } from '../../rules/armies/secret';
import { traderWay } from '../../rules/armies/traders';
import { type LawfulWay, lawfulWay } from '../../rules/armies/way';
import type { Army, Being, Revolt, Trader } from '../../state/types';
import { realmOf } from '../turn';
import type { Marching } from './clock';
import {
  armiesOf,
  armyCalled,
  type ArmyTurn,
  type GivenOf,
  keyOfArmy,
  ordersBy,
  playing,
} from '../orders';

type Line = GivenOf<'MOVE'>;

/** No steps at all. */
const still = (cell: Cell): LawfulWay => ({
  cells: [cell],
  steps: [],
  isRoadMove: false,
  length: { kind: 'fact', value: 0, name: 'pygma.orderedSteps', about: {} },
});

/** A free order becomes a basic one by the GM; until then it is none (PI-05-97). */
function freeOrder(turn: ArmyTurn, army: Army, line: Line): BasicOrder {
  const { answer } = turn.choose(
    'pygma.freeOrder',
    'PI-05-97',
    ORDERS,
    { party: army.owner, unit: armyName(army) },
    { text: line.order.text },
  );
  return ORDERS.find((one) => one === answer) ?? 'none';
}

/** The order of an army in this month: none where it is not said, R in secret, none without pay (PI-05-89, PI-05-144, HR-16). */
function orderOf(
  turn: ArmyTurn,
  army: Army,
  line: Line | undefined,
  isSecret: boolean,
): BasicOrder {
  if (turn.month.role === 'muster' && army.unpaid > 0) return 'none';
  const command = line?.order.command ?? '';
  if (command === '') return isSecret ? 'retreat' : 'none';
  return command === 'free' && line !== undefined
    ? freeOrder(turn, army, line)
    : (ORDERS.find((one) => one === command) ?? 'none');
}

/** True if an army that was found out is still in sight of a realm that saw it (PI-05-149). */
function isWatched(turn: ArmyTurn, ground: Ground, army: Army): boolean {
  if (army.isSecret) return false;
  const here = cellOfField(ground, army.field);
  const before = turn.input.world.clock.turn - 1;
  const watchers = turn.state.sightings.filter(
    ({ subject, turn: at }) => subject === keyOfArmy(army) && at === before,
  );
  return watchers.some(({ owner }) => {
    const isOnLand = ground.owner(here) === owner;
    const isBeside = armiesOf(turn, owner).some(({ field }) =>
      controlOf(ground, cellOfField(ground, field)).includes(here),
    );
    return isOnLand || isBeside;
  });
}

/** Cell of a field the books name; -1 off the map. */
function cellOfField({ lattice }: Pick<Ground, 'lattice'>, field: string): Cell {
  return cellOfCoord({ lattice }, field);
}

/** Armies of a realm that act in secret: those written first, up to the limit (PI-05-139, PI-05-141, PI-05-169). */
function secretArmies(turn: ArmyTurn, ground: Ground, realm: string): ReadonlySet<string> {
  const { settings } = turn.input;
  const { spy = 0, experience = 0 } = realmOf(turn.state, realm) ?? {};
  const most = secretLimit(settings, spy, experience).value;
  const secret = new Set<string>();
  for (const line of ordersBy(turn, realm, 'MOVE')) {
    const army = line.order.isSecret ? armyCalled(turn, realm, line.order.unit) : undefined;
    if (army === undefined) continue;
    if (secret.size >= most || isWatched(turn, ground, army))
      turn.refuse('pygma.E_SECRET_LIMIT', line);
    else secret.add(army.id);
  }
  return secret;
}

/** True if an army may not march because it is stationed (PI-05-155, PI-05-157). */
function isLocked(turn: ArmyTurn, { isStationed }: Army): boolean {
  return isStationed && turn.month.role !== 'muster';
}

interface Ordered {
  readonly way: LawfulWay;
  readonly boards?: string;
  readonly lands?: boolean;
}

/** Why an army may not march at all: it is stationed, or was raised aboard in this month (PI-05-155, PI-05-168). */
function marchFault(turn: ArmyTurn, army: Army): 'E_STATIONARY' | 'E_EMBARK' | undefined {
  if (isLocked(turn, army)) return 'E_STATIONARY';
  const isRaisedAboard = army.carrier !== '' && army.mustered === turn.input.world.clock.turn;
  return isRaisedAboard ? 'E_EMBARK' : undefined;
}

/** The lawful part of what a line orders, and aboard what it leads; what cuts it is found at the line (PI-05-42, PI-06-14). */
function wayOf(
  turn: ArmyTurn,
  ground: Ground,
  army: Army,
  line: Line | undefined,
  isSecret: boolean,
  ends: ReadonlyMap<string, Cell>,
): Ordered {
  const fleet = army.carrier === '' ? undefined : armyCalled(turn, army.owner, army.carrier);
  const here = cellOfField(ground, fleet?.field ?? army.field);
  if (line === undefined || line.order.path.length === 0) return { way: still(here) };
  const fault = marchFault(turn, army);
  if (fault !== undefined) {
    turn.refuse(`pygma.${fault}`, line);
    return { way: still(here) };
  }
  const lands = fleet !== undefined;
  const start = lands ? (ends.get(keyOfArmy(fleet)) ?? here) : here;
  const path = line.order.path.map((coord) => cellOfCoord(ground, coord));
  const cells = path[0] === start ? path : [start, ...path];
  const { aboard } = line.order;
  const boarded = aboard === '' || lands ? undefined : armyCalled(turn, army.owner, aboard);
  const who = { realm: army.owner, kind: army.kind, isSecret };
  const boards = boarded !== undefined;
  const way = lawfulWay(ground, turn.input.settings, who, cells, { boards, lands });
  if (way.stop !== undefined) turn.refuse(`pygma.${way.stop.code}`, line);
  const isAboard = boards && way.steps.length === cells.length - 1;
  return { way, ...(isAboard ? { boards: keyOfArmy(boarded) } : {}), ...(lands ? { lands } : {}) };
}

/** Units of a realm as written, then by kind and number (PI-00-19). */
function inOrder(turn: ArmyTurn, realm: string): readonly Army[] {
  const written = ordersBy(turn, realm, 'MOVE').map(({ order }) => order.unit);
  const place = (army: Army) => {
    const at = written.indexOf(armyName(army));
    return at < 0 ? written.length : at;
  };
  return armiesOf(turn, realm).toSorted(
    (a, b) => place(a) - place(b) || kindRank(a.kind) - kindRank(b.kind) || a.number - b.number,
  );
}

/** The armies of a realm as they march. */
function marchers(turn: ArmyTurn, ground: Ground, realm: string): readonly Marching[] {
  const secret = secretArmies(turn, ground, realm);
  const lines = ordersBy(turn, realm, 'MOVE');
  const armies = inOrder(turn, realm);
  const ends = new Map<string, Cell>();
  // Fleets first: where they end is where those aboard begin.
  const byFleet = armies.toSorted((a, b) => Number(isFleet(b.kind)) - Number(isFleet(a.kind)));
  const made = byFleet.map((army): Marching => {
    const name = armyName(army);
    const line = lines.find(({ order }) => order.unit === name);
    const isSecret = secret.has(army.id);
    const ordered = wayOf(turn, ground, army, line, isSecret, ends);
    if (isFleet(army.kind)) ends.set(keyOfArmy(army), ordered.way.cells.at(-1) ?? -1);
    const fleet = army.carrier === '' ? undefined : armyCalled(turn, realm, army.carrier);
    return {
      key: keyOfArmy(army),
      name,
      realm,
      kind: army.kind,
      number: army.number,
      strength: army.strength,
      cell: cellOfField(ground, fleet?.field ?? army.field),
      order: orderOf(turn, army, line, isSecret),
      ...(army.cameFrom === '' ? {} : { cameFrom: cellOfField(ground, army.cameFrom) }),
      target: line?.order.against === '' ? null : (line?.order.against ?? null),
      isSecret,
      isStationed: army.isStationed,
      equipment: turn.equipment.get(keyOfArmy(army)) ?? 0,
      ...(line === undefined ? {} : { concern: line.concern }),
      leavesNeutral: line?.order.leavesNeutral === true,
      ...(fleet === undefined ? {} : { carrier: keyOfArmy(fleet) }),
      ...ordered,
    };
  });
  return armies.flatMap((army) => made.find(({ key }) => key === keyOfArmy(army)) ?? []);
}

/** A trader as it moves: over own land, roads, known water (PI-05a-06). */
function trader(
  turn: ArmyTurn,
  ground: Ground,
  isKnown: (realm: string, cell: Cell) => boolean,
  { owner, id, number, field }: Trader,
): Marching {
  const name = `H ${String(number)}`;
  const line = ordersBy(turn, owner, 'MOVE').find(({ order }) => order.unit === name);
  const here = cellOfField(ground, field);
  const ordered = [here, ...(line?.order.path ?? []).map((coord) => cellOfCoord(ground, coord))];
  const place = { ground, realm: owner, isKnown: (cell: Cell) => isKnown(owner, cell) };
  const way = traderWay(turn.input.settings, place, ordered);
  if (way.stop !== undefined && line !== undefined) turn.refuse(`pygma.${way.stop.code}`, line);
  const who = { realm: owner, kind: 'trader' };
  const steps = way.cells.slice(1).map((to, at) => ({
    from: way.cells[at] ?? here,
    to,
    isRoad: true,
    isInside: false,
    rise: 0,
    heights: [0, 0] as const,
    entersMountain: false,
    leavesMountain: false,
    isForeignRoad: false,
    isBoarding: false,
  }));
  return {
    ...who,
    key: `${owner}:${id}`,
    name,
    number,
    strength: 0,
    cell: here,
    order: 'none',
    target: null,
    isTrader: true,
    way: { cells: way.cells, steps, isRoadMove: true, length: way.length },
  };
}

const being = (ground: Ground, { id, field, kind, name, strength, order }: Being): Marching => ({
  key: `being:${id}`,
  realm: `being:${id}`,
  name: name === '' ? kind : name,
  number: 0,
  kind: kind === 'sea_monster' ? 'fleet' : 'warrior',
  // Monsters of the sea fight as ships (HR-17): 100 K are one.
  strength: kind === 'sea_monster' ? Math.floor(strength / 100) : strength,
  cell: cellOfField(ground, field),
  order,
  target: null,
  isBeing: true,
  way: still(cellOfField(ground, field)),
});

function revolt(ground: Ground, { owner, id, strength, fields }: Revolt): Marching {
  const area = new Set(fieldsIn(fields).map((field) => cellOfField(ground, field)));
  const cell = [...area].toSorted((a, b) => a - b)[0] ?? -1;
  return {
    key: `revolt:${owner}:${id}`,
    realm: `revolt:${owner}:${id}`,
    name: 'revolt',
    number: 0,
    kind: 'warrior',
    strength,
    cell,
    order: 'none',
    target: null,
    revolt: { origin: owner, area },
    way: still(cell),
  };
}

/** All units of the month in the order of evaluation: realms in their order, then beings, then revolts (PI-00-19). */
export function lineUp(
  turn: ArmyTurn,
  ground: Ground,
  isKnown: (realm: string, cell: Cell) => boolean,
): readonly Marching[] {
  const { traders, beings, revolts } = turn.state;
  return [
    ...playing(turn).flatMap(({ owner }) => [
      ...marchers(turn, ground, owner),
      ...traders
        .filter((one) => one.owner === owner)
        .map((one) => trader(turn, ground, isKnown, one)),
    ]),
    ...beings.filter(({ strength }) => strength > 0).map((one) => being(ground, one)),
    ...revolts.filter(({ strength }) => strength > 0).map((one) => revolt(ground, one)),
  ].filter(({ cell }) => cell >= 0);
}
