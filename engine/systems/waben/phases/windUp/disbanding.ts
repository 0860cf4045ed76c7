import { fact } from '../../../../kernel';
import { type Unit, unitId } from '../../../../world';
import { remarkOf } from '../../orders';
import { finding } from '../../orders/finding';
import { targetOfPlace } from '../../rules/movement/place';
import { isWalkable } from '../../rules/movement/ground';
import { disbandingOf, refundOf } from '../../rules/roster/disband';
import { fieldOf, ownSettlementAt, spokenPlace, townFieldOf } from '../../rules/roster/places';
import { countingRows, type PartyRow } from '../rows';
import { aboard, credited, happened, type Roster, unitsNow } from './roster';

/** True if whoever is aboard a unit can stay where it is without it. */
const canPutDown = (roster: Roster, unit: Unit): boolean => {
  const { board, input } = roster.run;
  const target = targetOfPlace(board.lattice, unit.place, (id) => roster.units.get(id)?.place);
  return (
    aboard(roster, unit.id).length === 0 ||
    (target?.kind === 'field' && isWalkable(board.ground, target.cell, input.settings))
  );
};

const dissolve = (roster: Roster, unit: Unit, isRefunded: boolean): void => {
  const { run, units } = roster;
  const { settings, rulings } = run.input;
  const place = spokenPlace(unit, unitsNow(roster));
  for (const passenger of aboard(roster, unit.id)) {
    units.set(passenger.id, { ...passenger, place: unit.place });
  }
  units.delete(unit.id);
  const refund = refundOf(unit, settings, rulings);
  if (isRefunded) credited(roster, unit.party, 'refund', refund, { place, unit: unit.id });
  if (isRefunded && unit.gold !== undefined) {
    const gold = fact('goldAboard', unit.gold, { unit: unit.id });
    credited(roster, unit.party, 'unloaded', gold, { place, unit: unit.id });
  }
  happened(roster, {
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
    figures: { refund: isRefunded ? refund : fact('noRefund', 0) },
  });
};

const disband = (roster: Roster, { party, row }: PartyRow): void => {
  const { run, units, findings } = roster;
  const unit = units.get(unitId(party, row.unit));
  const remark = remarkOf(row.content, 'disband');
  if (unit === undefined || remark === undefined) return;
  const now = unitsNow(roster);
  const field = fieldOf(unit, now);
  const town = townFieldOf(unit, now, run.board);
  const isOwnTown = ownSettlementAt(run.world.map, town, party, run.input.settings) !== undefined;
  const fate = canPutDown(roster, unit)
    ? disbandingOf(remark.place, field, town, isOwnTown)
    : 'stays';
  if (fate !== 'refunded') {
    const place = remark.place ?? field ?? '';
    const reason =
      fate === 'stays' ? (canPutDown(roster, unit) ? 'missed' : 'aboard') : 'settlement';
    const about = { reason, place, actual: field ?? '' };
    findings.push(finding('F-DISBAND-PLACE', party, { unit: row.unit, at: remark, about }));
  }
  if (fate !== 'stays') dissolve(roster, unit, fate === 'refunded');
};

/** Units are disbanded after the march, row by row in the order of units (WW-5.1-35, WW-5.1-36, WW-10.1-09). */
export const disbandUnits = (roster: Roster): void => {
  for (const row of countingRows(roster.run)) disband(roster, row);
};
