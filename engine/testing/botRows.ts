import { type FieldAddress, formatPosition } from '../hex';
import type { Unit } from '../world';
import {
  aroundField,
  type BotTable,
  fieldOfUnit,
  groundOn,
  ownerOn,
  type SeenTown,
  stepsBetween,
  townsOn,
  wayTo,
} from './botSees';

/** Row of a unit: the fields of its path, its code, its remarks. */
export interface BotRow {
  readonly unit: Unit;
  readonly way: readonly string[];
  readonly code: string;
  readonly remarks: readonly string[];
}

/** Plan of the player for this half-year. */
export interface BotPlan {
  /** The settlement to conquer; null = peace. */
  readonly prey: SeenTown | null;
  /** Where he wants to build a road: the field of the workers. */
  readonly site: { readonly field: FieldAddress; readonly side: number } | null;
}

const STEPS: Readonly<Record<string, number>> = { K: 2, R: 4, A: 2, B: 2, S: 4, HF: 4 };

const reach = ({ type }: Unit): number => STEPS[type] ?? 2;

const isNear = (table: BotTable, a: FieldAddress, b: FieldAddress): boolean =>
  stepsBetween(table, a, b) === 0;

const towards = (table: BotTable, unit: Unit, goal: FieldAddress): readonly FieldAddress[] => {
  const here = fieldOfUnit(unit);
  return here === undefined ? [] : wayTo(table, here, goal, 'land').slice(0, reach(unit));
};

/** A path of some steps over known ground, never straight back. */
const wander = (table: BotTable, unit: Unit, kind: 'land' | 'water'): readonly FieldAddress[] => {
  const way: FieldAddress[] = [];
  let here = fieldOfUnit(unit);
  const visited = new Set([here]);
  for (let step = 0; here !== undefined && step < reach(unit); step += 1) {
    const open = aroundField(table, here)
      .map(({ field }) => field)
      .filter((field) => groundOn(table, field) === kind && !visited.has(field));
    const next = table.dice.pick(open);
    if (next === undefined) break;
    way.push(next);
    visited.add(next);
    here = next;
  }
  return way;
};

/** Free ground of nobody next to a unit, worth taking. */
const freeGround = (table: BotTable, unit: Unit): readonly FieldAddress[] => {
  const here = fieldOfUnit(unit);
  if (here === undefined) return [];
  const free = aroundField(table, here)
    .map(({ field }) => field)
    .filter((field) => groundOn(table, field) === 'land' && ownerOn(table, field) === null);
  const next = table.dice.pick(free);
  return next === undefined ? [] : [next];
};

const ownTowns = (table: BotTable): readonly SeenTown[] =>
  townsOn(table).filter(({ owner }) => owner === table.party.key);

/** True if a unit stands in an own settlement. */
const isAtHome = (table: BotTable, unit: Unit): boolean => {
  const here = fieldOfUnit(unit);
  return ownTowns(table).some(({ field }) => field === here);
};

/** Foot of even numbers keep the towns in which they stand. */
const isGuard = (table: BotTable, unit: Unit): boolean =>
  unit.type === 'K' && unit.number % 2 === 0 && isAtHome(table, unit);

const soldier = (table: BotTable, unit: Unit, { prey }: BotPlan): Omit<BotRow, 'unit'> => {
  const here = fieldOfUnit(unit);
  const isBesieger = unit.type === 'B';
  if (here === undefined) {
    return { way: landing(table, unit), code: 'KVE', remarks: [] };
  }
  if (prey !== null && !isGuard(table, unit)) {
    if (isNear(table, here, prey.field))
      return { way: [], code: isBesieger ? 'KIB' : 'KNE', remarks: [] };
    const code = isBesieger ? 'KIB' : table.dice.percent() > 40 ? 'KAE' : 'KNE';
    return { way: towards(table, unit, prey.field), code, remarks: [] };
  }
  if (isBesieger) return { way: [], code: 'KR', remarks: [] };
  const way = table.dice.percent() > 60 ? freeGround(table, unit) : [];
  return { way, code: table.dice.percent() > 80 ? 'KHF' : 'KVE', remarks: [] };
};

const landing = (table: BotTable, { place }: Unit): readonly FieldAddress[] => {
  const carrier = place.kind === 'aboard' ? place.carrier : '';
  const ship = table.units.find(({ id }) => id === carrier);
  const at = ship === undefined ? undefined : fieldOfUnit(ship);
  if (at === undefined || table.dice.percent() > 60) return [];
  const shore = aroundField(table, at).filter(({ field }) => groundOn(table, field) === 'land');
  const next = table.dice.pick(shore);
  return next === undefined ? [] : [next.field];
};

/** A unit beside an own fleet sometimes goes aboard. */
const boarding = (table: BotTable, unit: Unit): readonly string[] | undefined => {
  const here = fieldOfUnit(unit);
  if (here === undefined || unit.number !== 103 || table.dice.percent() > 40) return undefined;
  const ship = table.units.find((other) => {
    const at = fieldOfUnit(other);
    return other.type === 'S' && at !== undefined && stepsBetween(table, here, at) === 1;
  });
  const at = ship === undefined ? undefined : fieldOfUnit(ship);
  return ship === undefined || at === undefined ? undefined : [`${at}(${String(ship.number)})`];
};

const worker = (table: BotTable, unit: Unit, { site }: BotPlan): Omit<BotRow, 'unit'> => {
  const here = fieldOfUnit(unit);
  if (site === null || here === undefined) return { way: [], code: 'AB', remarks: ['inaktiv'] };
  const target = `${site.field}(${String(site.side)})`;
  return here === site.field
    ? { way: [], code: 'AB', remarks: [`bauen STR in ${target}`] }
    : { way: towards(table, unit, site.field), code: 'AB', remarks: [] };
};

const ordersOf = (table: BotTable, unit: Unit, plan: BotPlan): Omit<BotRow, 'unit'> => {
  if (unit.character !== null) return { way: [], code: 'KR', remarks: [] };
  if (unit.type === 'A') return worker(table, unit, plan);
  if (unit.type === 'S') {
    const code = table.dice.percent() > 50 ? 'KV' : 'KA';
    return {
      way: table.dice.percent() > 30 ? wander(table, unit, 'water') : [],
      code,
      remarks: [],
    };
  }
  if (unit.scout) return { way: wander(table, unit, 'land'), code: 'KR', remarks: ['Erkunder'] };
  const ship = boarding(table, unit);
  if (ship !== undefined) {
    const carrier = /\((\d+)\)/.exec(ship[0] ?? '')?.[1] ?? '';
    return { way: ship, code: 'KR', remarks: [`einladen nach ${carrier}`] };
  }
  return soldier(table, unit, plan);
};

const LEAST: Readonly<Record<string, number>> = { K: 1000, R: 500, B: 1000, A: 1000, S: 10 };

/** A number of the same hundred that no own unit has. */
export function freeNumber({ units }: BotTable, near: number): number {
  const taken = new Set(units.map(({ number }) => number));
  const first = Math.floor(near / 100) * 100 + 20;
  for (let number = first; number < first + 70; number += 1) if (!taken.has(number)) return number;
  return first;
}

/** Splits, merges and disbands now and then; remarks for units that stay where they are. */
const changes = (table: BotTable, unit: Unit): readonly string[] => {
  const { percent } = table.dice;
  const least = LEAST[unit.type] ?? 1000;
  const here = fieldOfUnit(unit);
  if (here === undefined || unit.character !== null || unit.scout || unit.type === 'S') return [];
  const partner = table.units.find(
    (other) =>
      other.number < unit.number &&
      other.type === unit.type &&
      fieldOfUnit(other) === here &&
      !other.scout,
  );
  if (partner !== undefined && percent() > 50)
    return [`zusammenlegen mit ${String(partner.number)}`];
  if (unit.size >= 2 * least && unit.leaders >= 2 && percent() > 85) {
    const into = freeNumber(table, unit.number);
    return [`aufteilen ${String(least)}${unit.type} + 1 HF nach ${String(into)}`];
  }
  const isSpent = unit.size < least && isAtHome(table, unit);
  return isSpent || (unit.number > 120 && percent() > 93 && isAtHome(table, unit))
    ? [`auflösen in ${here}`]
    : [];
};

/** Rows of all own units. */
export function botRows(table: BotTable, plan: BotPlan): readonly BotRow[] {
  return table.units.map((unit) => {
    const row = ordersOf(table, unit, plan);
    const extra = row.way.length === 0 ? changes(table, unit) : [];
    return { unit, ...row, remarks: [...row.remarks, ...extra] };
  });
}

const placeText = ({ place }: Unit): string =>
  place.kind === 'aboard' ? `(${place.carrier.slice(-3)})` : formatPosition(place);

/** A row of the movement table in the form of the booklet. */
export function rowText({ unit, way, code, remarks }: BotRow): string {
  const isCharacter = unit.character !== null;
  const start = placeText(unit);
  const last = /\((\d+)\)$/.exec(way.at(-1) ?? '');
  const end = last === null ? (way.at(-1) ?? start) : `(${last[1] ?? ''})`;
  return [
    String(unit.number),
    isCharacter ? '' : String(unit.size),
    isCharacter ? '' : unit.type,
    isCharacter ? '1' : String(unit.leaders),
    'Hf',
    start,
    way.map((step) => `-${step}`).join(''),
    end,
    code,
    '',
    remarks.join(', '),
  ].join('\t');
}
