import { unitTypeOf, synonymTypeOf } from '../../rules/catalogue';
import { inOrderOfUnits } from '../../rules/movement/place';
import { refundOf } from '../../rules/roster/disband';
import { asCharacters, isLoneLeader } from '../../rules/roster/loneLeaders';
import { ownSettlementAt, spokenPlace, townFieldOf } from '../../rules/roster/places';
import { aboard, credited, happened, type Roster, unitsNow } from './roster';

const isKnownType = (type: string): boolean =>
  (unitTypeOf(type) ?? synonymTypeOf(type)) !== undefined;

/**
 * Leaders whose men are gone become characters, or are dismissed, in an own settlement with half their price
 * (WW-12.5-37). Units of types nobody knows are left alone.
 */
export const releaseLoneLeaders = (roster: Roster): void => {
  const { run, units } = roster;
  const { settings, rulings } = run.input;
  for (const unit of [...units.values()].filter(isLoneLeader).sort(inOrderOfUnits)) {
    if (!isKnownType(unit.type) || aboard(roster, unit.id).length > 0) continue;
    const own = [...units.values()].filter(({ party }) => party === unit.party);
    const now = unitsNow(roster);
    const town = townFieldOf(unit, now, run.board);
    const people = asCharacters(unit, new Set(own.map(({ number }) => number)), settings);
    const dismissed = unit.leaders - people.length;
    units.delete(unit.id);
    for (const person of people) units.set(person.id, person);
    const place = spokenPlace(unit, now);
    if (ownSettlementAt(run.world.map, town, unit.party, settings) !== undefined) {
      const refund = refundOf({ ...unit, size: 0, leaders: dismissed }, settings, rulings);
      credited(roster, unit.party, 'refund', refund, { place, unit: unit.id });
    }
    happened(roster, {
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
};
