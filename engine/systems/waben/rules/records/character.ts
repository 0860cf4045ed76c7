import { unitTypeOf } from '../catalogue';
import { isPlayed } from '../people/roles';
import { ownSettlementAt } from '../unit-changes/places';
import { forbidden, type Inspector, nameless, unusual } from './objection';

/** Objections to a character, by the id of his unit (WW-1.2-07, WW-4.2-14, WW-4.2-15, WW-7.2-21). */
export const characterObjections: Inspector = (world, id, settings) => {
  const unit = world.units[id];
  const character = unit?.character;
  if (unit === undefined || character === null || character === undefined) return [];
  const { name, status, seat, trained } = character;
  const shared = Object.values(world.units).find(
    (other) => other.id !== id && seat !== null && other.character?.seat === seat,
  );
  const strange = (trained ?? []).find((type) => unitTypeOf(type) === undefined);
  return [
    ...nameless(name),
    ...unusual(
      status === 'REP' && !isPlayed(world.people, unit.party),
      'status',
      'repUnplayed',
      'WW-1.2-07',
    ),
    ...unusual(
      seat !== null && ownSettlementAt(world.map, seat, unit.party, settings) === undefined,
      'seat',
      'seat',
      'WW-4.2-14',
      { place: seat ?? '' },
    ),
    ...forbidden(shared !== undefined, 'seat', 'seatTaken', 'WW-4.2-15', {
      other: shared?.character?.name ?? '',
    }),
    ...forbidden(strange !== undefined, 'trained', 'trained', 'WW-7.2-21', { type: strange ?? '' }),
  ];
};
