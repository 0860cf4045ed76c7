import {
  type FieldAddress,
  fieldAddress,
  grossfeldNo,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
} from '../hex';
import { type DecisionSubject, type Json, type Result, type Ruling, success } from '../kernel';
import type { Campaign, ShelfItem } from './campaign';
import type { NewsIssue } from './delivery';
import { type EditProblem, refuseEdit } from './edit-problem';
import type { Knowledge } from './knowledge';
import type { Renumbering } from './numbering';
import { workId } from './works';
import type { Character, Party, Place, Unit, Work, World, WorldMap } from './world';

/** The new number of any Großfeld, on the map or not. */
type NewNo = (no: GrossfeldNo) => GrossfeldNo;

const problemOf = (map: WorldMap, mapping: Renumbering): EditProblem | undefined => {
  const given = new Set<GrossfeldNo>();
  for (const [old, now] of mapping) {
    const refused = (code: EditProblem['code'], about: EditProblem['about']): EditProblem => ({
      code,
      about,
    });
    if (map.grossfelder[old] === undefined) return refused('not-there', { grossfeld: old });
    if (grossfeldNo(now) === undefined) return refused('bad-value', { grossfeld: old, value: now });
    const isKept = map.grossfelder[now] !== undefined && !mapping.has(now);
    if (given.has(now) || isKept) return refused('number-taken', { grossfeld: now });
    given.add(now);
  }
  return undefined;
};

/**
 * A mapping as a permutation of all numbers: where a newly given number is still in use off the map (such as in old
 * knowledge), that use gets the number that becomes free at the end of its chain.
 */
const permutationOf = (mapping: Renumbering): NewNo => {
  const full = new Map(mapping);
  const news = new Set(mapping.values());
  for (const start of mapping.keys()) {
    if (news.has(start)) continue;
    let end = start;
    for (let next = mapping.get(end); next !== undefined; next = mapping.get(end)) end = next;
    full.set(end, start);
  }
  return (no) => full.get(no) ?? no;
};

const mapKeys = <Value>(
  record: Readonly<Record<GrossfeldNo, Value>>,
  newNo: NewNo,
): Record<GrossfeldNo, Value> =>
  Object.fromEntries(
    (Object.keys(record) as GrossfeldNo[]).flatMap((no) => {
      const value = record[no];
      return value === undefined ? [] : [[newNo(no), value]];
    }),
  );

const mapValues = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** How everything that names Großfelder changes with their numbers. */
const renamer = (newNo: NewNo) => {
  const field = (address: FieldAddress): FieldAddress =>
    fieldAddress(newNo(grossfeldOf(address)), kleinfeldOf(address));
  const maybe = (address: FieldAddress | null): FieldAddress | null =>
    address === null ? null : field(address);
  const place = (where: Place): Place =>
    where.kind === 'aboard' ? where : { ...where, field: field(where.field) };
  const character = (before: Character): Character => ({
    ...before,
    seat: maybe(before.seat),
    ...(before.nextSeat === undefined || before.nextSeat === null
      ? {}
      : { nextSeat: { ...before.nextSeat, seat: maybe(before.nextSeat.seat) } }),
  });
  const unit = (before: Unit): Unit => ({
    ...before,
    place: place(before.place),
    ...(before.cameFrom === undefined ? {} : { cameFrom: field(before.cameFrom) }),
    character: before.character === null ? null : character(before.character),
  });
  const party = (before: Party): Party => ({
    ...before,
    capital: maybe(before.capital),
    ...(before.nextCapital === undefined ? {} : { nextCapital: maybe(before.nextCapital) }),
    ...(before.storage === undefined
      ? {}
      : {
          storage: Object.fromEntries(
            Object.entries(before.storage).map(([where, gold]) => [
              field(where as FieldAddress),
              gold,
            ]),
          ),
        }),
  });
  const work = (before: Work): Work => {
    const where = field(before.field);
    return { ...before, id: workId(before.kind, where, before.side), field: where };
  };
  const knowledge = (before: Knowledge): Knowledge => ({
    ...before,
    grossfelder: mapKeys(before.grossfelder, newNo),
    ...(before.chart === undefined ? {} : { chart: mapKeys(before.chart, newNo) }),
    sightings: before.sightings.map((sighting) => ({ ...sighting, place: field(sighting.place) })),
  });
  const words = (text: string): string =>
    text.replace(
      /(?<=^|[/| ])(\d{3})\/(0[1-9]|[1-3]\d|4[0-8])(?=$|[/| (])/g,
      (_, no: string, kleinfeld: string) => `${newNo(no as GrossfeldNo)}/${kleinfeld}`,
    );
  const setAside = (item: ShelfItem): ShelfItem => {
    if (item.kind === 'unit') return { ...item, value: unit(item.value) };
    if (item.kind === 'party') return { ...item, value: party(item.value) };
    if (item.kind !== 'settlement') return item;
    return {
      ...item,
      field: field(item.field),
      work: item.work === null ? null : work(item.work),
    };
  };
  const issue = (before: NewsIssue): NewsIssue => ({
    ...before,
    items: before.items.map((item) =>
      item.map === undefined
        ? item
        : { ...item, map: { ...item.map, centre: field(item.map.centre) } },
    ),
  });
  return { unit, party, work, knowledge, laidAside: setAside, issue, words };
};

type Renamer = ReturnType<typeof renamer>;

const isPosition = (value: Json): value is string =>
  typeof value === 'string' && /^\d{3}\/\d{2}(\([1-6]\))?$/.test(value);

/** Subject of a decision, with places in it and in the keys before which it is covered. */
const renameSubject = ({ words }: Renamer, subject: DecisionSubject): DecisionSubject => {
  const { about, coveredUntil } = subject;
  const renamed = <Value extends Json>(value: Value): Value | string =>
    isPosition(value) ? words(value) : value;
  return {
    ...subject,
    about: mapValues(about, (value) =>
      typeof value === 'object' ? value.map(renamed) : renamed(value),
    ),
    ...(coveredUntil === undefined
      ? {}
      : {
          coveredUntil:
            typeof coveredUntil === 'string' ? words(coveredUntil) : coveredUntil.map(words),
        }),
  };
};

/** A ruling whose key or subject names a place, or whose value is one; the reason is the GM's prose and stays. */
const renameRuling = (rename: Renamer, ruling: Ruling): Ruling => {
  const { words } = rename;
  const { key, value, subject } = ruling;
  return {
    ...ruling,
    key: words(key),
    value: isPosition(value) ? words(value) : value,
    ...(subject === undefined ? {} : { subject: renameSubject(rename, subject) }),
  };
};

const renameRulings = (
  rename: Renamer,
  rulings: Readonly<Record<string, Ruling>>,
): Readonly<Record<string, Ruling>> =>
  Object.fromEntries(
    Object.values(rulings).map((ruling) => {
      const after = renameRuling(rename, ruling);
      return [after.key, after];
    }),
  );

const renameWorld = (
  world: World,
  newNo: NewNo,
  { unit, party, work, knowledge }: Renamer,
): World => ({
  ...world,
  map: {
    ...world.map,
    grossfelder: Object.fromEntries(
      Object.values(world.map.grossfelder).map((grossfeld) => {
        const no = newNo(grossfeld.no);
        return [no, no === grossfeld.no ? grossfeld : { ...grossfeld, no }];
      }),
    ),
  },
  units: mapValues(world.units, unit),
  parties: mapValues(world.parties, party),
  knowledge: mapValues(world.knowledge, knowledge),
  works: Object.fromEntries(
    Object.values(world.works).map((before) => {
      const after = work(before);
      return [after.id, after];
    }),
  ),
});

/**
 * The campaign with other Großfeld numbers. Everything that names a Großfeld is updated: the map, places of units and
 * where they came from, capitals, seats, what parties know and saw, archived records, the maps in newsletters, and the
 * rulings of the open turn and its variants. Texts written by people retain the old numbers: the texts of order sheets
 * (of the open turn and of the archive), of turn reports and newsletters, orders remembered for units, notes, labels,
 * reasons of rulings; the ledger and the archived turns too, for they belong to the world of their time, and with them
 * the publicity of their events. Sides and springs stay where they are stored, so that renumbering there and back is
 * the identity. Refused with the number if two Großfelder would have the same.
 */
export function renumber(campaign: Campaign, mapping: Renumbering): Result<Campaign, EditProblem> {
  const problem = problemOf(campaign.world.map, mapping);
  if (problem !== undefined) return refuseEdit(problem.code, problem.about);
  const newNo = permutationOf(mapping);
  const rename = renamer(newNo);
  return success({
    ...campaign,
    world: renameWorld(campaign.world, newNo, rename),
    rulings: renameRulings(rename, campaign.rulings),
    variants: mapValues(campaign.variants, (variant) =>
      variant.turn === campaign.world.clock.turn
        ? { ...variant, rulings: renameRulings(rename, variant.rulings) }
        : variant,
    ),
    shelf: mapValues(campaign.shelf, rename.laidAside),
    newsletters: mapValues(campaign.newsletters, rename.issue),
  });
}
