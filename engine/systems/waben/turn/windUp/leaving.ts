import { type Explained, fact } from '../../../../kernel';
import { fieldOfUnit, type PartyKey, type Unit, unitId, type UnitId } from '../../../../world';
import { remarkOf } from '../../orders';
import { synonymTypeOf, unitTypeOf } from '../../rules/catalogue';
import { isWalkable } from '../../rules/movement/ground';
import { inOrderOfUnits, targetOfPlace } from '../../rules/movement/place';
import { disbandingOf, refundOf } from '../../rules/unit-changes/disband';
import { asCharacters, isLoneLeader } from '../../rules/unit-changes/loneLeaders';
import { ownSettlementAt, placeText, townFieldOf } from '../../rules/unit-changes/places';
import { figureBlocks } from '../blocks';
import { countingRows, note, type PartyRow, tellAtEnd, type WabenTurn } from '../turn';

/** The units at the end of the turn while they are joined and disbanded. */
export interface UnitTable {
  readonly turn: WabenTurn;
  readonly units: Map<UnitId, Unit>;
}

/** The units as the roster has them now, by id. */
export function unitsNow({ units }: UnitTable): Readonly<Record<UnitId, Unit>> {
  return Object.fromEntries(units);
}

/** Units aboard another, in the order of evaluation. */
export function aboard({ units }: UnitTable, carrier: UnitId): readonly Unit[] {
  return [...units.values()]
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === carrier)
    .sort(inOrderOfUnits);
}

/** Credits gold to a party; nothing is booked that moves nothing. */
export function credit(
  { turn }: UnitTable,
  party: PartyKey,
  name: string,
  why: Explained,
  { place, unit }: { readonly place: string; readonly unit: UnitId },
): void {
  if (why.value === 0) return;
  turn.credits.push({ party, posting: { amount: why.value, name, why, place, about: { unit } } });
}

/** True if whoever is aboard a unit can stay where it is without it. */
const canPutDown = (table: UnitTable, unit: Unit): boolean => {
  const { board, input } = table.turn;
  const target = targetOfPlace(board.lattice, unit.place, (id) => table.units.get(id)?.place);
  return (
    aboard(table, unit.id).length === 0 ||
    (target?.kind === 'field' && isWalkable(board.ground, target.cell, input.settings))
  );
};

function dissolve(table: UnitTable, unit: Unit, isRefunded: boolean): void {
  const { turn, units } = table;
  const { settings, rulings } = turn.input;
  const place = placeText(unit, unitsNow(table));
  for (const passenger of aboard(table, unit.id)) {
    units.set(passenger.id, { ...passenger, place: unit.place });
  }
  units.delete(unit.id);
  const refund = refundOf(unit, settings, rulings);
  if (isRefunded) credit(table, unit.party, 'refund', refund, { place, unit: unit.id });
  if (isRefunded && unit.gold !== undefined) {
    const gold = fact('goldAboard', unit.gold, { unit: unit.id });
    credit(table, unit.party, 'unloaded', gold, { place, unit: unit.id });
  }
  tellAtEnd(turn, {
    kind: 'disband',
    clause: 'WW-5.1-36',
    place,
    parties: [unit.party],
    about: {
      unit: unit.id,
      size: unit.size,
      type: unit.type,
      leaders: unit.leaders,
      gold: isRefunded ? refund.value : 0,
    },
    blocks: figureBlocks('refund', isRefunded ? refund : fact('noRefund', 0)),
  });
}

function disband(table: UnitTable, { party, row }: PartyRow): void {
  const { turn, units } = table;
  const unit = units.get(unitId(party, row.unit));
  const remark = remarkOf(row.content, 'disband');
  if (unit === undefined || remark === undefined) return;
  const now = unitsNow(table);
  const field = fieldOfUnit(unit, now);
  const town = townFieldOf(unit, now, turn.board);
  const isOwnTown = ownSettlementAt(turn.world.map, town, party, turn.input.settings) !== undefined;
  const fate = canPutDown(table, unit)
    ? disbandingOf(remark.place, field, town, isOwnTown)
    : 'stays';
  if (fate !== 'refunded') {
    const place = remark.place ?? field ?? '';
    const reason =
      fate === 'stays' ? (canPutDown(table, unit) ? 'missed' : 'aboard') : 'settlement';
    const about = { reason, place, actual: field ?? '' };
    note(turn, 'F-DISBAND-PLACE', party, { unit: row.unit, at: remark, about });
  }
  if (fate !== 'stays') dissolve(table, unit, fate === 'refunded');
}

/** Units are disbanded after the march, row by row in the order of units (WW-5.1-35, WW-5.1-36, WW-10.1-09). */
export function disbandUnits(table: UnitTable): void {
  for (const row of countingRows(table.turn)) disband(table, row);
}

const isKnownType = (type: string): boolean =>
  (unitTypeOf(type) ?? synonymTypeOf(type)) !== undefined;

/**
 * Leaders whose men are gone become characters, or are dismissed, in an own settlement with half their price
 * (WW-12.5-37). Units of types nobody knows are left alone.
 */
export function releaseLoneLeaders(table: UnitTable): void {
  const { turn, units } = table;
  const { settings, rulings } = turn.input;
  for (const unit of [...units.values()].filter(isLoneLeader).sort(inOrderOfUnits)) {
    if (!isKnownType(unit.type) || aboard(table, unit.id).length > 0) continue;
    const own = [...units.values()].filter(({ party }) => party === unit.party);
    const now = unitsNow(table);
    const town = townFieldOf(unit, now, turn.board);
    const people = asCharacters(unit, new Set(own.map(({ number }) => number)), settings);
    const dismissed = unit.leaders - people.length;
    units.delete(unit.id);
    for (const person of people) units.set(person.id, person);
    const place = placeText(unit, now);
    if (ownSettlementAt(turn.world.map, town, unit.party, settings) !== undefined) {
      const refund = refundOf({ ...unit, size: 0, leaders: dismissed }, settings, rulings);
      credit(table, unit.party, 'refund', refund, { place, unit: unit.id });
    }
    tellAtEnd(turn, {
      kind: 'loneLeader',
      clause: 'WW-12.5-37',
      place,
      parties: [unit.party],
      about: {
        unit: unit.id,
        leaders: unit.leaders,
        dismissed,
        characters: people.map(({ number }) => String(number)),
      },
    });
  }
}

function handOver(table: UnitTable, unit: Unit, segment: string, reason: string): void {
  for (const passenger of aboard(table, unit.id)) handOver(table, passenger, segment, reason);
  const place = placeText(unit, unitsNow(table));
  table.units.delete(unit.id);
  tellAtEnd(table.turn, {
    kind: 'transfer',
    clause: 'WW-1.3-02',
    place,
    parties: [unit.party],
    about: {
      unit: unit.id,
      segment,
      reason,
      size: unit.size,
      type: unit.type,
      leaders: unit.leaders,
    },
  });
}

/**
 * Units leave this world with a record, and with whoever is aboard, where the GM hands them over to another segment by
 * the decision `transfer/<unit>`, whose value names the segment (WW-1.3-02).
 */
export function transferUnits(table: UnitTable): void {
  for (const unit of [...table.units.values()].sort(inOrderOfUnits)) {
    const ruling = table.turn.input.rulings[`transfer/${unit.id}`];
    if (typeof ruling?.value !== 'string' || !table.units.has(unit.id)) continue;
    handOver(table, unit, ruling.value, ruling.reason);
  }
}
