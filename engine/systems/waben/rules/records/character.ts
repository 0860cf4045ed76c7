import { unitTypeOf } from '../catalogue';
import { isPlayed } from '../people/roles';
import { ownSettlementAt } from '../unit-changes/places';
import { type Inspector, nameless, type FieldObjection, when } from './objection';

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
    ...when(status === 'REP' && !isPlayed(world.people, unit.party), (): FieldObjection => ({
      field: 'status',
      code: 'repUnplayed',
      clause: 'WW-1.2-07',
      weight: 'unusual',
    })),
    ...when(
      seat !== null && ownSettlementAt(world.map, seat, unit.party, settings) === undefined,
      (): FieldObjection => ({
        field: 'seat',
        code: 'seat',
        clause: 'WW-4.2-14',
        weight: 'unusual',
        about: { place: seat ?? '' },
      }),
    ),
    ...when(shared !== undefined, (): FieldObjection => ({
      field: 'seat',
      code: 'seatTaken',
      clause: 'WW-4.2-15',
      weight: 'forbidden',
      about: { other: shared?.character?.name ?? '' },
    })),
    ...when(strange !== undefined, (): FieldObjection => ({
      field: 'trained',
      code: 'trained',
      clause: 'WW-7.2-21',
      weight: 'forbidden',
      about: { type: strange ?? '' },
    })),
  ];
};
