import type { Unit } from '../../../../world';
import { inOrderOfUnits } from '../../rules/movement/place';
import { spokenPlace } from '../../rules/roster/places';
import { aboard, happened, type Roster, unitsNow } from './roster';

/** Key of the ruling by which the GM hands a unit over to another segment; its value names the segment. */
const transferKey = ({ id }: Unit): string => `transfer/${id}`;

const handOver = (roster: Roster, unit: Unit, segment: string, reason: string): void => {
  for (const passenger of aboard(roster, unit.id)) handOver(roster, passenger, segment, reason);
  const place = spokenPlace(unit, unitsNow(roster));
  roster.units.delete(unit.id);
  happened(roster, {
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
};

/** Units the GM hands over to another segment leave this world with a record, and with whoever is aboard (WW-1.3-02). */
export const transferUnits = (roster: Roster): void => {
  for (const unit of [...roster.units.values()].sort(inOrderOfUnits)) {
    const ruling = roster.run.input.rulings[transferKey(unit)];
    if (typeof ruling?.value !== 'string' || !roster.units.has(unit.id)) continue;
    handOver(roster, unit, ruling.value, ruling.reason);
  }
};
