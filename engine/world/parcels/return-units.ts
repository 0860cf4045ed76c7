import type { RecordKind } from '../../kernel';
import { newParty } from '../blank';
import type { Campaign } from '../campaign';
import { terrainAt } from '../fields';
import type { PartyKey } from '../grossfeld';
import type { Party, World } from '../world';
import { withArrivals } from './arrive';
import { borderFields } from './border';
import {
  aboard,
  carrierOf,
  type Crossers,
  crossersIn,
  type CrossingGame,
  crossingGame,
  fieldOf,
  inField,
  partyOf,
} from './crosser';
import { landingIn } from './joined';
import type { Crosser, Departed, OutgoingParcel, Parcel } from './parcel';

/** A party made of what a parcel says of it, under the first colour that is not in use. */
export function partyOfParcel(
  parties: World['parties'],
  key: PartyKey,
  { name, kind, article }: Parcel['parties'][PartyKey],
): Party {
  const used = new Set(Object.values(parties).map(({ colour }) => colour));
  let colour = 0;
  while (used.has(colour)) colour += 1;
  return newParty({ key, colour, name, kind, ...(article === undefined ? {} : { article }) });
}

/**
 * The campaign with the units and records of one of its parcels where they left from, and their ids: aboard of their
 * carrier where it is in the field they left, else in that field, and at the border of the map where the field is not
 * on it any more; under another number where theirs was given anew. A party that is gone comes back with its name
 * alone. Undefined where no number is free for one of them.
 * @param records Kinds of records of the game.
 */
export function withUnitsBack(
  campaign: Campaign,
  { parcel, departed }: Pick<OutgoingParcel, 'parcel' | 'departed'>,
  records: readonly RecordKind<World>[],
): { readonly campaign: Campaign; readonly returned: readonly string[] } | undefined {
  const game = crossingGame(campaign, records);
  const parties: Record<PartyKey, Party> = { ...campaign.world.parties };
  for (const { unit } of departed) {
    const party = partyOf(unit);
    const described = parcel.parties[party];
    if (parties[party] === undefined && described !== undefined)
      parties[party] = partyOfParcel(parties, party, described);
  }
  const start: World = { ...campaign.world, parties };
  const landing = landingIn(start, game);
  const crossers = crossersIn(start, game);
  const back = new Map<string, Crosser>();
  for (const one of departed) {
    const next = landing.join(placedBack(one, back, { world: start, crossers, game }));
    if (next === undefined) return undefined;
    back.set(one.unit.id, next);
  }
  const world = withArrivals(landing.world(), [...back.values()], game);
  return {
    campaign: { ...campaign, world },
    returned: departed.map(({ unit: { id } }) => back.get(id)?.id ?? id),
  };
}

const placedBack = (
  { unit, field }: Departed,
  back: ReadonlyMap<string, Crosser>,
  {
    world,
    crossers,
    game,
  }: { readonly world: World; readonly crossers: Crossers; readonly game: CrossingGame },
): Crosser => {
  const isLost = field !== null && terrainAt(world.map, field) === undefined;
  const [border] = isLost ? borderFields(world.map) : [];
  const carrier = carrierOf(unit, game);
  if (carrier === null) return border === undefined ? unit : inField(unit, border, game);
  // Who carries it came back with it, and so to the same place.
  const returned = back.get(carrier);
  if (returned?.id === carrier) return unit;
  if (returned !== undefined) return aboard(unit, returned, world, game);
  const bearer = crossers[carrier];
  const isThere = bearer !== undefined && fieldOf(bearer, crossers, game) === field;
  return isThere || field === null ? unit : inField(unit, border ?? field, game);
};
