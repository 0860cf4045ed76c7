import { type FieldAddress, type GrossfeldNo, grossfeldOf } from '../hex';
import { type RecordKind, type Result, success } from '../kernel';
import { BLANK_CAMPAIGN } from './blank';
import type { Campaign } from './campaign';
import { type EditProblem, refuseEdit } from './edit-problem';
import { grossfelderOf, latticeOf, touchingGrossfelder } from './fields';
import type { PartyKey } from './grossfeld';
import { unreachable } from './handover';
import { filtered } from './handover-parts';
import { ledgerOfRealms } from './handover-papers';
import { worldOfRealms } from './handover-realms';
import { placesOfRows, rowsSomewhere } from './records';
import { fieldsOfLabel, removeGrossfelder } from './remove';
import { fieldOfUnit } from './unit-place';
import type { MapLabel, Person, World, WorldMap } from './world';

/** Some Großfelder of a map and those around them, `rings` times, over the cuts of a net too; in order of their numbers. */
export function grossfelderAround(
  map: WorldMap,
  nos: readonly GrossfeldNo[],
  rings: number,
): readonly GrossfeldNo[] {
  const touching = touchingGrossfelder(map);
  let found = new Set(nos.filter((no) => map.grossfelder[no] !== undefined));
  for (let ring = 0; ring < rings; ring += 1)
    found = new Set([...found].flatMap((no) => [...(touching.get(no) ?? [])]));
  return [...found].sort();
}

/**
 * The parties with land, a settlement, a capital, a unit, a building or a record on some Großfelder.
 * @param kinds Kinds of records of the game.
 */
export function partiesOn(
  world: World,
  nos: readonly GrossfeldNo[],
  kinds: readonly RecordKind<World>[],
): ReadonlySet<PartyKey> {
  const { map, parties, units, works } = world;
  const isThere = new Set<string>(nos);
  const owners = nos.flatMap((no) => {
    const { owner = [], settlements = {} } = map.grossfelder[no] ?? {};
    return [...owner, ...Object.values(settlements).map((settlement) => settlement.owner)];
  });
  const seated = Object.values(parties).flatMap(({ key, capital }) =>
    capital !== null && isThere.has(grossfeldOf(capital)) ? [key] : [],
  );
  const stood = Object.values(units).flatMap((unit) => {
    const field = fieldOfUnit(unit, units);
    return field !== undefined && isThere.has(grossfeldOf(field)) ? [unit.party] : [];
  });
  const built = Object.values(works).flatMap(({ field, owners: builders }) =>
    isThere.has(grossfeldOf(field)) ? builders : [],
  );
  const recorded = placesOfRows(kinds, world).flatMap(({ owner, place, field }) =>
    place === 'stands' && isThere.has(grossfeldOf(field)) ? [owner] : [],
  );
  const found = [...owners, ...seated, ...stood, ...built, ...recorded];
  return new Set(found.filter((key) => key !== null && parties[key] !== undefined) as PartyKey[]);
}

/**
 * What of the GM's papers a segment may go without: addresses, year of birth, club, account and notes of its players; notes
 * and secrets of the land.
 */
export const SEGMENT_LEFT_OUT = ['people', 'notes'] as const;
export type SegmentLeftOut = (typeof SEGMENT_LEFT_OUT)[number];

const namedAlone = (person: Person): Person => ({
  ...unreachable(person),
  born: null,
  isMember: false,
  paidUntil: null,
  account: [],
});

const withoutNotes = (map: WorldMap): WorldMap => ({
  ...map,
  grossfelder: Object.fromEntries(
    grossfelderOf(map).map((one) => [one.no, { ...one, notes: {}, secrets: {} }]),
  ),
});

/** What a segment is called, and the secret of its dice. */
interface SegmentPlan extends Pick<Campaign, 'id' | 'name' | 'seed'> {
  /** Kinds of records of the game. */
  readonly kinds: readonly RecordKind<World>[];
  readonly leftOut: readonly SegmentLeftOut[];
}

/**
 * A campaign of its own that holds only some Großfelder of another one, with the same addresses and the same shape of
 * the world: over the cuts of a net, around a cylinder and by neighbours entered by hand the way goes on as before where
 * both sides came along. With the land come what stands on it, lettering with a point on it and the records about it, the
 * parties that have something there with their players, treaties, books and knowledge of it, and of all others the names;
 * for the open turn the letters and the mail of those parties; and the house rules. Earlier turns, inbox and outbox,
 * newsletters, rulings, pictures, copies for deputies and parcels stay behind, and what is `leftOut`. Refused if there is no
 * such Großfeld.
 */
export function segmentOf(
  campaign: Campaign,
  nos: readonly GrossfeldNo[],
  { kinds, leftOut, ...names }: SegmentPlan,
): Result<Campaign, EditProblem> {
  const { world } = campaign;
  const missing = nos.find((no) => world.map.grossfelder[no] === undefined);
  if (missing !== undefined || nos.length === 0)
    return refuseEdit('not-there', missing === undefined ? {} : { grossfeld: missing });
  const kept = new Set<string>(nos);
  const own = partiesOn(world, nos, kinds);
  const away = grossfelderOf(world.map).flatMap(({ no }) => (kept.has(no) ? [] : [no]));
  const { edits: _, variants: __, archive: ___, ...open } = campaign;
  // The land goes first, while everybody is there: what foreign ships carry elsewhere goes with them.
  const whole: Campaign = { ...open, variants: {}, archive: {} };
  const cut = away.length === 0 ? success(whole) : removeGrossfelder(whole, away, kinds);
  if (!cut.ok) return cut;
  const part = worldOfRealms(cut.value.world, own);
  const people = Object.fromEntries(
    Object.entries(part.people).map(([id, person]) => [id, namedAlone(person)]),
  );
  const lattice = latticeOf(world.map);
  const isThere = (field: FieldAddress | undefined): boolean =>
    field !== undefined && kept.has(grossfeldOf(field));
  const hasPoint = ({ points }: Pick<MapLabel, 'points'>): boolean =>
    fieldsOfLabel({ points }, lattice).some(isThere);
  const isOwn = (____: unknown, key: string): boolean => own.has(key);
  return success({
    ...BLANK_CAMPAIGN,
    ...names,
    system: campaign.system,
    settings: campaign.settings,
    editions: campaign.editions,
    ...(campaign.address === undefined ? {} : { address: campaign.address }),
    ...(campaign.templates === undefined ? {} : { templates: campaign.templates }),
    world: {
      ...part,
      ...(leftOut.includes('people') ? { people } : {}),
      ...(leftOut.includes('notes') ? { map: withoutNotes(part.map) } : {}),
      labels: filtered(part.labels, hasPoint),
      // What is built there is all of it, damage to what is nobody's too.
      works: cut.value.world.works,
      ...(part.affairs === undefined ? {} : { affairs: rowsSomewhere(kinds, part) }),
    },
    deadline: campaign.deadline,
    sheets: filtered(campaign.sheets, isOwn),
    marks: filtered(campaign.marks, isOwn),
    mail: filtered(campaign.mail, ({ from }) => own.has(from)),
    ledger: ledgerOfRealms(campaign.ledger, own),
    culture: filtered(
      campaign.culture,
      ({ party, isPublic }) => isPublic || (party !== null && own.has(party)),
    ),
    bookmarks: filtered(campaign.bookmarks, ({ point: { x, y } }) => hasPoint({ points: [x, y] })),
  });
}
