import { type Explained, fact } from '../../../../kernel';
import { fieldOfUnit, type PartyKey, type Unit, unitId, type UnitId } from '../../../../world';
import { remarkOf } from '../../orders';
import { synonymTypeOf, unitTypeOf } from '../../rules/catalogue';
import { isWalkable } from '../../rules/movement/ground';
import { inOrderOfUnits, targetOfPlace } from '../../rules/movement/place';
import { disbandingOf, refundOf } from '../../rules/roster/disband';
import { asCharacters, isLoneLeader } from '../../rules/roster/loneLeaders';
import { ownSettlementAt, spokenPlace, townFieldOf } from '../../rules/roster/places';
import { figureBlocks } from '../blocks';
import { countingRows, note, type PartyRow, tellAtEnd, type WabenTurn } from '../turn';

/** The units at the end of the turn while they are joined and disbanded. */
export interface Roster {
  readonly turn: WabenTurn;
  readonly units: Map<UnitId, Unit>;
}

/** The units as the roster has them now, by id. */
export function unitsNow({ units }: Roster): Readonly<Record<UnitId, Unit>> {
  return Object.fromEntries(units);
}

/** Units aboard another, in the order of evaluation. */
export function aboard({ units }: Roster, carrier: UnitId): readonly Unit[] {
  return [...units.values()]
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === carrier)
    .sort(inOrderOfUnits);
}

/** Credits gold to a party; nothing is booked that moves nothing. */
export function credit(
  { turn }: Roster,
  party: PartyKey,
  name: string,
  why: Explained,
  { place, unit }: { readonly place: string; readonly unit: UnitId },
): void {
  if (why.value === 0) return;
  turn.credits.push({ party, posting: { amount: why.value, name, why, place, about: { unit } } });
}

/** True if whoever is aboard a unit can stay where it is without it. */
const canPutDown = (roster: Roster, unit: Unit): boolean => {
  const { board, input } = roster.turn;
  const target = targetOfPlace(board.lattice, unit.place, (id) => roster.units.get(id)?.place);
  return (
    aboard(roster, unit.id).length === 0 ||
    (target?.kind === 'field' && isWalkable(board.ground, target.cell, input.settings))
  );
};

function dissolve(roster: Roster, unit: Unit, isRefunded: boolean): void {
  const { turn, units } = roster;
  const { settings, rulings } = turn.input;
  const place = spokenPlace(unit, unitsNow(roster));
  for (const passenger of aboard(roster, unit.id)) {
    units.set(passenger.id, { ...passenger, place: unit.place });
  }
  units.delete(unit.id);
  const refund = refundOf(unit, settings, rulings);
  if (isRefunded) credit(roster, unit.party, 'refund', refund, { place, unit: unit.id });
  if (isRefunded && unit.gold !== undefined) {
    const gold = fact('goldAboard', unit.gold, { unit: unit.id });
    credit(roster, unit.party, 'unloaded', gold, { place, unit: unit.id });
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

function disband(roster: Roster, { party, row }: PartyRow): void {
  const { turn, units } = roster;
  const unit = units.get(unitId(party, row.unit));
  const remark = remarkOf(row.content, 'disband');
  if (unit === undefined || remark === undefined) return;
  const now = unitsNow(roster);
  const field = fieldOfUnit(unit, now);
  const town = townFieldOf(unit, now, turn.board);
  const isOwnTown = ownSettlementAt(turn.world.map, town, party, turn.input.settings) !== undefined;
  const fate = canPutDown(roster, unit)
    ? disbandingOf(remark.place, field, town, isOwnTown)
    : 'stays';
  if (fate !== 'refunded') {
    const place = remark.place ?? field ?? '';
    const reason =
      fate === 'stays' ? (canPutDown(roster, unit) ? 'missed' : 'aboard') : 'settlement';
    const about = { reason, place, actual: field ?? '' };
    note(turn, 'F-DISBAND-PLACE', party, { unit: row.unit, at: remark, about });
  }
  if (fate !== 'stays') dissolve(roster, unit, fate === 'refunded');
}

/** Units are disbanded after the march, row by row in the order of units (WW-5.1-35, WW-5.1-36, WW-10.1-09). */
export function disbandUnits(roster: Roster): void {
  for (const row of countingRows(roster.turn)) disband(roster, row);
}

const isKnownType = (type: string): boolean =>
  (unitTypeOf(type) ?? synonymTypeOf(type)) !== undefined;

/**
 * Leaders whose men are gone become characters, or are dismissed, in an own settlement with half their price
 * (WW-12.5-37). Units of types nobody knows are left alone.
 */
export function releaseLoneLeaders(roster: Roster): void {
  const { turn, units } = roster;
  const { settings, rulings } = turn.input;
  for (const unit of [...units.values()].filter(isLoneLeader).sort(inOrderOfUnits)) {
    if (!isKnownType(unit.type) || aboard(roster, unit.id).length > 0) continue;
    const own = [...units.values()].filter(({ party }) => party === unit.party);
    const now = unitsNow(roster);
    const town = townFieldOf(unit, now, turn.board);
    const people = asCharacters(unit, new Set(own.map(({ number }) => number)), settings);
    const dismissed = unit.leaders - people.length;
    units.delete(unit.id);
    for (const person of people) units.set(person.id, person);
    const place = spokenPlace(unit, now);
    if (ownSettlementAt(turn.world.map, town, unit.party, settings) !== undefined) {
      const refund = refundOf({ ...unit, size: 0, leaders: dismissed }, settings, rulings);
      credit(roster, unit.party, 'refund', refund, { place, unit: unit.id });
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

function handOver(roster: Roster, unit: Unit, segment: string, reason: string): void {
  for (const passenger of aboard(roster, unit.id)) handOver(roster, passenger, segment, reason);
  const place = spokenPlace(unit, unitsNow(roster));
  roster.units.delete(unit.id);
  tellAtEnd(roster.turn, {
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
export function transferUnits(roster: Roster): void {
  for (const unit of [...roster.units.values()].sort(inOrderOfUnits)) {
    const ruling = roster.turn.input.rulings[`transfer/${unit.id}`];
    if (typeof ruling?.value !== 'string' || !roster.units.has(unit.id)) continue;
    handOver(roster, unit, ruling.value, ruling.reason);
  }
}
