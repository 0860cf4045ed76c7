import type { FieldAddress } from '../../hex';
import { failure, type Result, success } from '../../kernel';
import type { PartyKey } from '../grossfeld';
import { storedEntry } from '../records';
import { unitId, type World } from '../world';
import { aboard, type CrossingGame, inField } from './crosser';
import { type BlankOf, blanksIn, landingIn } from './joined';
import type { Crosser, CrossingRow, Parcel, ParcelBooks, ParcelRow, ParcelUnit } from './parcel';

/** A world with what arrived in it, in the order of the units and then of the records of the parcel. */
export interface Arrived {
  readonly world: World;
  readonly arrived: readonly Crosser[];
}

/** Why a parcel cannot arrive: the game has none of a kind, or no number is free for one. */
export type ArrivalProblem = 'kind' | 'number';

/** Where and for whom a parcel arrives. */
export interface Arrival {
  readonly field: FieldAddress;
  /** By which key each party of the parcel goes. */
  readonly keyOf: ReadonlyMap<PartyKey, PartyKey>;
  readonly game: CrossingGame;
  /** Parcels of the campaign it arrives in: the numbers of what is on its way are not given. */
  readonly parcels: ParcelBooks | undefined;
}

/** What left and may come back: it is in a parcel that is not answered. */
const awayIn = (parcels: ParcelBooks = {}): readonly Crosser[] =>
  Object.values(parcels).flatMap((record) =>
    record.kind === 'out' && (record.state === 'packed' || record.state === 'sent')
      ? record.departed.map(({ unit }) => unit)
      : [],
  );

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

/** A record that comes from elsewhere to a party, nowhere yet; undefined where the game has none of the kind. */
const rowFrom = (
  { kind: id, values }: ParcelRow,
  owner: PartyKey,
  blankOf: BlankOf,
  { records }: CrossingGame,
): CrossingRow | undefined => {
  const kind = records.find((one) => one.id === id && one.crossing !== undefined);
  const blank = kind && blankOf(kind, owner);
  if (blank === undefined) return undefined;
  const { id: name, ...row } = { ...blank, ...values };
  const [key] = storedEntry(id, owner, name, {});
  return { id: key, row };
};

/** A world with what some records became whose owners got them (`RecordCrossing.arrived`). */
export function withArrivals(start: World, arrived: readonly Crosser[], game: CrossingGame): World {
  let world = start;
  const seen = new Set<string>();
  for (const one of arrived) {
    const [id = '', owner = ''] = 'row' in one ? one.id.split('/') : [];
    const kind = game.records.find((each) => each.id === id);
    if (kind?.crossing?.arrived === undefined || seen.has(`${id}/${owner}`)) continue;
    seen.add(`${id}/${owner}`);
    world = kind.crossing.arrived({ world, settings: game.settings, owner });
  }
  return world;
}

/**
 * The units and records of a parcel as they arrive at a field of a world that has their parties, with a party of it and
 * under the next free number where theirs is taken.
 */
export function arriving(
  { units, rows = [] }: Parcel,
  start: World,
  { field, keyOf, game, parcels }: Arrival,
): Result<Arrived, ArrivalProblem> {
  const landing = landingIn(start, game, awayIn(parcels));
  const blankOf = blanksIn(start, game);
  const ownerOf = ({ party }: ParcelUnit | ParcelRow): PartyKey => keyOf.get(party) ?? party;
  const landed = <One extends ParcelUnit | ParcelRow>(
    crossing: readonly One[],
    madeOf: (one: One) => Crosser | undefined,
  ): Result<readonly Crosser[], ArrivalProblem> => {
    const arrived: Crosser[] = [];
    for (const one of crossing) {
      const made = madeOf(one);
      if (made === undefined) return failure('kind');
      const carrier = one.aboard === null ? undefined : arrived[one.aboard];
      const stowed = carrier === undefined ? made : aboard(made, carrier, start, game);
      const found = landing.join(stowed);
      if (found === undefined) return failure('number');
      arrived.push(found);
    }
    return success(arrived);
  };
  const first = landed(units, (unit) => unitFrom(unit, ownerOf(unit), field));
  if (!first.ok) return first;
  const rest = landed(rows, (row) => {
    const made = rowFrom(row, ownerOf(row), blankOf, game);
    return made && inField(made, field, game);
  });
  if (!rest.ok) return rest;
  const arrived = [...first.value, ...rest.value];
  return success({ world: withArrivals(landing.world(), arrived, game), arrived });
}
