import {
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  sideFromBeyond,
} from '../hex';
import { type RecordKind, type Result, success } from '../kernel';
import { newParty } from './blank';
import type { Campaign } from './campaign';
import { withoutLostCarriers } from './corrected-world';
import type { EditProblem } from './edit-problem';
import { grossfelderOf, latticeOf } from './fields';
import type { Grossfeld, PartyKey } from './grossfeld';
import { archiveOfRealms, issuesOfRealms, ledgerOfRealms } from './handover-papers';
import { filtered } from './handover-parts';
import { placesOfRows, rowsWithout } from './records';
import type { RegionBoard } from './regions';
import { fieldsOfLabel, removeGrossfelder } from './remove';
import { sideAtIndex } from './sides';
import { fieldOfUnit } from './unit-place';
import type { MapLabel, Party, World, WorldMap } from './world';

type Own = ReadonlySet<PartyKey>;
type Kinds = readonly RecordKind<World>[];

const SIDES = 6;

/** The fields in which records of some realms stand or which they are about. */
const recordedBy = (world: World, own: Own, kinds: Kinds): readonly FieldAddress[] =>
  placesOfRows(kinds, world).flatMap(({ owner, field }) => (own.has(owner) ? [field] : []));

/** The fields that some realms own, know or stand in, and those of their records. */
const seenFields = (world: World, own: Own, kinds: Kinds): ReadonlySet<FieldAddress> => {
  const { map, knowledge, units } = world;
  const isOwn = (key: PartyKey | null | undefined): boolean =>
    typeof key === 'string' && own.has(key);
  const stood = Object.values(units).flatMap((unit) =>
    own.has(unit.party) ? (fieldOfUnit(unit, units) ?? []) : [],
  );
  const known = grossfelderOf(map).flatMap(({ no, owner, settlements }) => {
    const levels = [...own].map((key) => knowledge[key]?.grossfelder[no]?.level);
    return owner.flatMap((key, index) =>
      isOwn(key) ||
      isOwn(settlements[index]?.owner) ||
      levels.some((level) => (level?.[index] ?? 0) > 0)
        ? [fieldAddress(no, index + 1)]
        : [],
    );
  });
  return new Set([...stood, ...known, ...recordedBy(world, own, kinds)]);
};

/**
 * A map as the realms may have it: notes and secrets are the GM's. Of fields they never saw only the terrain is there,
 * without which a trial run could not compute; a river or road is there with either of its fields.
 */
const asSeen = (map: WorldMap, seen: ReadonlySet<FieldAddress>): WorldMap => {
  const lattice = latticeOf(map);
  const masked = ({ no, owner, sides, walls, springs, settlements, ...rest }: Grossfeld) => {
    const isSeen = (index: number): boolean => seen.has(fieldAddress(no, index + 1));
    const isSeenSide = (index: number): boolean => {
      const beyond = sideFromBeyond(lattice, sideAtIndex(no, index));
      return isSeen(Math.floor(index / SIDES)) || (beyond !== undefined && seen.has(beyond.field));
    };
    const ofField = (perField: number) => (_: unknown, at: string) =>
      isSeen(Math.floor(Number(at) / perField));
    return {
      ...rest,
      no,
      owner: owner.map((key, index) => (isSeen(index) ? key : null)),
      sides: filtered(sides, (_, at) => isSeenSide(Number(at))),
      walls: filtered(walls, ofField(SIDES)),
      springs: filtered(springs, ofField(SIDES)),
      settlements: filtered(settlements, ofField(1)),
      notes: {},
      secrets: {},
    };
  };
  const grossfelder = Object.fromEntries(grossfelderOf(map).map((one) => [one.no, masked(one)]));
  return { ...map, grossfelder };
};

/** A party of which nothing is told but what stands on every map. */
const nameAlone = ({ key, name, kind, colour, pattern, article, purses }: Party): Party =>
  newParty({
    key,
    name,
    kind,
    colour,
    ...(pattern === undefined ? {} : { pattern }),
    ...(article === undefined ? {} : { article }),
    ...(purses === undefined ? {} : { purses: {} }),
  });

/** Großfelder that are no part of the realms: they own nothing there, stand nowhere in it and never saw it. */
const foreignLand = (world: World, own: Own, kinds: Kinds): readonly GrossfeldNo[] => {
  const { map, units, knowledge } = world;
  const stood = Object.values(units).flatMap((unit) => {
    const field = own.has(unit.party) ? fieldOfUnit(unit, units) : undefined;
    return field === undefined ? [] : [grossfeldOf(field)];
  });
  const seen = [...own].flatMap((key) => Object.keys(knowledge[key]?.grossfelder ?? {}));
  const recorded = recordedBy(world, own, kinds).map(grossfeldOf);
  const kept = new Set<string>([...stood, ...seen, ...recorded]);
  return grossfelderOf(map)
    .filter(({ no, owner }) => !kept.has(no) && !owner.some((key) => key !== null && own.has(key)))
    .map(({ no }) => no);
};

/** Rows of nobody that stand on unseen land alone, or are about it, are left out. */
const withoutUnseen = (
  affairs: NonNullable<World['affairs']>,
  seen: ReadonlySet<FieldAddress>,
  kinds: Kinds,
): NonNullable<World['affairs']> => {
  const isNobodys = (_: unknown, key: string): boolean => key.split('/')[1] === '';
  const left = rowsWithout(kinds, { affairs: filtered(affairs, isNobodys) }, (at) => !seen.has(at));
  return filtered(affairs, (_, key) => !isNobodys(_, key) || left[key] !== undefined);
};

/** Whose a row of the game is stands in its key, behind its kind; nobody's is everybody's. */
const isOfOwn = (row: string, { parties }: World, own: Own): boolean => {
  const [, owner = ''] = row.split('/');
  return own.has(owner) || parties[owner] === undefined;
};

/** A world with some realms: their units, books, works, treaties and people; of all other parties the names. */
export function worldOfRealms(world: World, own: Own): World {
  return {
    ...world,
    parties: Object.fromEntries(
      Object.entries(world.parties).map(([key, one]) => [key, own.has(key) ? one : nameAlone(one)]),
    ),
    // Who is aboard of a ship that is left out stands where the ship is.
    units: withoutLostCarriers(
      filtered(world.units, ({ party }) => own.has(party)),
      world,
      world,
    ),
    knowledge: filtered(world.knowledge, (_, key) => own.has(key)),
    works: filtered(world.works, ({ owners }) => owners.some((key) => own.has(key))),
    treaties: filtered(world.treaties, ({ parties }) => parties.some((key) => own.has(key))),
    people: filtered(world.people, ({ roles }) => roles.some(({ party }) => own.has(party))),
    ...(world.affairs === undefined
      ? {}
      : { affairs: filtered(world.affairs, (_, key) => isOfOwn(key, world, own)) }),
  };
}

const withoutNotes = (board: RegionBoard): RegionBoard => ({
  ...board,
  regions: Object.fromEntries(
    Object.entries(board.regions).map(([key, region]) => [key, { ...region, note: '' }]),
  ),
});

/**
 * The campaign reduced to some realms: their land, as far as they have seen it, with lettering and bookmarks that have a
 * point there, their units, books and people, and the newsletters that came out; of all other parties the names. What it leaves out is in the base of the copy neither, and so no change when that comes back.
 */
export function ofRealms(
  campaign: Campaign,
  own: Own,
  kinds: Kinds,
): Result<Campaign, EditProblem> {
  const { edits: _, todayCorrections: __, kept: ___, ...rest } = campaign;
  // The land goes first, while everybody is there: what foreign ships carry elsewhere goes with them.
  const cut = removeGrossfelder(rest, foreignLand(campaign.world, own, kinds), kinds);
  if (!cut.ok) return cut;
  const world = worldOfRealms(cut.value.world, own);
  const seen = seenFields(campaign.world, own, kinds);
  const { affairs, board } = world;
  const lattice = latticeOf(campaign.world.map);
  const hasSeen = ({ points }: Pick<MapLabel, 'points'>): boolean =>
    fieldsOfLabel({ points }, lattice).some((field) => field !== undefined && seen.has(field));
  return success({
    ...cut.value,
    world: {
      ...world,
      map: asSeen(world.map, seen),
      labels: filtered(world.labels, hasSeen),
      ...(board === undefined ? {} : { board: withoutNotes(board) }),
      ...(affairs === undefined ? {} : { affairs: withoutUnseen(affairs, seen, kinds) }),
    },
    ledger: ledgerOfRealms(campaign.ledger, own),
    archive: archiveOfRealms(campaign.archive, own),
    newsletters: issuesOfRealms(campaign.newsletters, own),
    bookmarks: filtered(campaign.bookmarks, ({ point: { x, y } }) => hasSeen({ points: [x, y] })),
    culture: filtered(
      campaign.culture,
      ({ party, isPublic }) => isPublic || (party !== null && own.has(party)),
    ),
    rulings: {},
    publicity: {},
    shelf: {},
    underlays: {},
    variants: {},
  });
}
