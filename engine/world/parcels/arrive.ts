import type { FieldAddress } from '../../hex';
import type { PartyKey } from '../grossfeld';
import { unitId, type World } from '../world';
import { aboard, type CrossingGame, inField } from './crosser';
import { joined, rowFrom } from './joined';
import type { Crosser, Parcel, ParcelRow, ParcelUnit } from './parcel';

/** A world with what arrived in it, in the order of the units and then of the records of the parcel. */
export interface Arrived {
  readonly world: World;
  readonly arrived: readonly Crosser[];
}

/** By which key each party of the parcel goes. */
type KeyOf = ReadonlyMap<PartyKey, PartyKey>;

const unitFrom = (
  { aboard: _, character, ...unit }: ParcelUnit,
  party: PartyKey,
  field: FieldAddress,
): Crosser => ({
  ...unit,
  id: unitId(party, unit.number),
  party,
  place: { kind: 'field', field },
  order: '',
  character: character === null ? null : { ...character, seat: null },
});

const landed = <One extends ParcelUnit | ParcelRow>(
  start: World,
  crossing: readonly One[],
  madeOf: (one: One, world: World) => Crosser | undefined,
  game: CrossingGame,
): Arrived | undefined => {
  let world = start;
  const arrived: Crosser[] = [];
  for (const one of crossing) {
    const made = madeOf(one, world);
    if (made === undefined) return undefined;
    const carrier = one.aboard === null ? undefined : arrived[one.aboard];
    const stowed = carrier === undefined ? made : aboard(made, carrier, world, game);
    const next = joined(world, stowed, game);
    ({ world } = next);
    arrived.push(next.crosser);
  }
  return { world, arrived };
};

/**
 * The units and records of a parcel as they arrive at a field of a world that has their parties; undefined if the game has
 * no such records for them.
 */
export function arriving(
  { units, rows = [] }: Parcel,
  start: World,
  field: FieldAddress,
  keyOf: KeyOf,
  game: CrossingGame,
): Arrived | undefined {
  const ownerOf = ({ party }: ParcelUnit | ParcelRow): PartyKey => keyOf.get(party) ?? party;
  const first = landed(start, units, (unit) => unitFrom(unit, ownerOf(unit), field), game);
  if (first === undefined) return undefined;
  const rest = landed(
    first.world,
    rows,
    (row, world) => {
      const made = rowFrom(row, ownerOf(row), world, game);
      return made && inField(made, field, game);
    },
    game,
  );
  return rest && { world: rest.world, arrived: [...first.arrived, ...rest.arrived] };
}
