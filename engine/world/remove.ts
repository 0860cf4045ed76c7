import {
  type FieldAddress,
  fieldAtPoint,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  type Lattice,
} from '../hex';
import { type RecordKind, type Result, success } from '../kernel';
import type { Campaign } from './campaign';
import { removeFromMap } from './edit-grossfeld';
import type { EditProblem } from './edit-problem';
import { latticeOf } from './fields';
import type { PartyKey } from './grossfeld';
import { applyMapChanges } from './map-change';
import type { MapLabel, Party, Unit, UnitId, WorkId, World, WorldMap } from './world';
import type { Knowledge, KnowledgeLevel, KnownGrossfeld } from './knowledge';
import { rowsWithout } from './records';
import { rehome } from './rehome';

const perField = <Value>(value: Value): readonly Value[] =>
  Array.from({ length: KLEINFELDER }, () => value);

/** A Großfeld of which only the features on its edge are known. */
const unknown = (): KnownGrossfeld => ({
  level: perField<KnowledgeLevel>(0),
  since: perField(0),
  source: perField(null),
  terrain: perField(null),
  owner: perField(null),
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
});

/**
 * The campaign on a map whose Großfelder came, went or moved. What parties know of a Großfeld goes with its
 * number; rivers they know on a border find their home again.
 */
export function withMap(campaign: Campaign, map: WorldMap): Campaign {
  const { world } = campaign;
  const [before, after] = [latticeOf(world.map), latticeOf(map)];
  const knowledge = Object.fromEntries(
    Object.entries(world.knowledge).map(([party, known]): [string, Knowledge] => [
      party,
      { ...known, grossfelder: rehome(known.grossfelder, before, after, unknown) },
    ]),
  );
  return { ...campaign, world: { ...world, map, knowledge } };
}

/** Units and other things on land to be removed. */
export interface Standing {
  /** Units there, and those they carry. */
  readonly units: readonly UnitId[];
  /** Parties with their capital there. */
  readonly capitals: readonly PartyKey[];
  /** Characters elsewhere with their seat there. */
  readonly seats: readonly UnitId[];
  readonly labels: readonly string[];
  /** What is being built there. */
  readonly works: readonly WorkId[];
  /** Parties with gold there, which counts as being in the capital from then on. */
  readonly gold: readonly PartyKey[];
}

type IsGone = (field: FieldAddress) => boolean;

const onSome = (nos: readonly GrossfeldNo[]): IsGone => {
  const some = new Set(nos);
  return (field) => some.has(grossfeldOf(field));
};

/** Units on gone land, with everything aboard them, however deep. */
const unitsOn = (world: World, isGone: IsGone): ReadonlySet<UnitId> => {
  const units = Object.values(world.units);
  const found = new Set(
    units.filter(({ place }) => place.kind !== 'aboard' && isGone(place.field)).map(({ id }) => id),
  );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { id, place } of units) {
      if (place.kind === 'aboard' && found.has(place.carrier)) found.add(id);
    }
  }
  return found;
};

/** The fields under the points of a label, in their order; undefined where a point is off the map. */
export function fieldsOfLabel(
  { points }: Pick<MapLabel, 'points'>,
  lattice: Lattice,
): readonly (FieldAddress | undefined)[] {
  return Array.from({ length: Math.floor(points.length / 2) }, (_, index) => {
    const point = { x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 };
    const cell = lattice.cellAt(fieldAtPoint(point));
    return cell === undefined ? undefined : lattice.addressOf(cell);
  });
}

/** True if every point of a label is on removed land. */
const liesOn = (label: MapLabel, lattice: Lattice, isGone: IsGone): boolean => {
  const fields = fieldsOfLabel(label, lattice);
  return fields.length > 0 && fields.every((field) => field !== undefined && isGone(field));
};

/** Units and other things on some Großfelder. Labels count only if all their points are there. */
export function standingOn(world: World, nos: readonly GrossfeldNo[]): Standing {
  const isGone = onSome(nos);
  const lattice = latticeOf(world.map);
  const units = unitsOn(world, isGone);
  const isLost = (field: FieldAddress | null | undefined): boolean =>
    field !== null && field !== undefined && isGone(field);
  return {
    units: [...units].sort(),
    capitals: Object.values(world.parties)
      .filter(({ capital }) => isLost(capital))
      .map(({ key }) => key)
      .sort(),
    seats: Object.values(world.units)
      .filter(({ id, character }) => !units.has(id) && isLost(character?.seat))
      .map(({ id }) => id)
      .sort(),
    labels: Object.values(world.labels)
      .filter((label) => liesOn(label, lattice, isGone))
      .map(({ id }) => id)
      .sort(),
    works: Object.values(world.works)
      .filter(({ field, progress }) => progress !== null && isGone(field))
      .map(({ id }) => id)
      .sort(),
    gold: Object.values(world.parties)
      .filter(({ storage = {} }) =>
        Object.entries(storage).some(([field, gold]) => gold > 0 && isGone(field as FieldAddress)),
      )
      .map(({ key }) => key)
      .sort(),
  };
}

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  keys: ReadonlySet<string>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

const survivor = (unit: Unit, isGone: IsGone): Unit => {
  const { cameFrom, ...rest } = unit;
  const { character } = unit;
  const isLost = (seat: FieldAddress | null | undefined): boolean =>
    seat !== null && seat !== undefined && isGone(seat);
  return {
    ...rest,
    ...(cameFrom === undefined || isGone(cameFrom) ? {} : { cameFrom }),
    character: character && {
      ...character,
      ...(isLost(character.seat) ? { seat: null } : {}),
      ...(isLost(character.nextSeat?.seat) ? { nextSeat: null } : {}),
    },
  };
};

/**
 * A party without the gold on removed land, which counts as being in the capital from now on, and without capitals
 * there.
 */
const partyWithout = (before: Party, isGone: IsGone): Party => {
  const { capital, nextCapital = null } = before;
  const party: Party = {
    ...before,
    capital: capital !== null && isGone(capital) ? null : capital,
    ...(nextCapital !== null && isGone(nextCapital) ? { nextCapital: null } : {}),
  };
  if (party.storage === undefined) return party;
  const kept = Object.entries(party.storage).filter(([field]) => !isGone(field as FieldAddress));
  return { ...party, storage: Object.fromEntries(kept) };
};

/** The world without the records of the game that stand on some Großfelder or are about them (`RecordField.place`). */
export function withoutRecordsOn(
  world: World,
  nos: readonly GrossfeldNo[],
  kinds: readonly RecordKind<World>[],
): World {
  if (world.affairs === undefined) return world;
  return { ...world, affairs: rowsWithout(kinds, world, onSome(nos)) };
}

/** The world without what stood on the land that went. */
const worldWithout = (world: World, nos: readonly GrossfeldNo[], standing: Standing): World => {
  const isGone = onSome(nos);
  const units = without(world.units, new Set(standing.units));
  return {
    ...world,
    units: Object.fromEntries(
      Object.entries(units).map(([id, unit]) => [id, survivor(unit, isGone)]),
    ),
    parties: Object.fromEntries(
      Object.entries(world.parties).map(([key, party]): [string, Party] => [
        key,
        partyWithout(party, isGone),
      ]),
    ),
    works: Object.fromEntries(
      Object.entries(world.works).filter(([, { field }]) => !isGone(field)),
    ),
    labels: without(world.labels, new Set(standing.labels)),
    knowledge: Object.fromEntries(
      Object.entries(world.knowledge).map(([party, known]) => [
        party,
        { ...known, sightings: known.sightings.filter(({ place }) => !isGone(place)) },
      ]),
    ),
  };
};

/**
 * Takes Großfelder out of a campaign. Features on their border stay with the neighbours, in truth and in knowledge. Units
 * there are removed with their cargo, capitals and seats are dropped; knowledge and sightings of the land are removed, and
 * labels all of whose points are there, building sites, and records of these kinds; bookmarks, order texts, rulings and the
 * archive stay.
 */
export function removeGrossfelder(
  campaign: Campaign,
  nos: readonly GrossfeldNo[],
  kinds: readonly RecordKind<World>[],
): Result<Campaign, EditProblem> {
  const { world } = campaign;
  const edit = removeFromMap(world.map, nos);
  if (!edit.ok) return edit;
  const standing = standingOn(world, nos);
  const after = withMap(campaign, applyMapChanges(world.map, edit.value));
  const left = worldWithout(after.world, nos, standing);
  return success({ ...after, world: withoutRecordsOn(left, nos, kinds) });
}
