import { type GrossfeldNo, grossfeldOf, kleinfeldOf } from '../hex';
import { type Result, success } from '../kernel';
import { newParty } from './blank';
import type { Campaign, LedgerBook } from './campaign';
import type { EditProblem } from './edit-problem';
import { grossfelderOf } from './fields';
import type { Grossfeld, PartyKey } from './grossfeld';
import { filtered } from './handover-parts';
import { removeGrossfelder } from './remove';
import { fieldOfUnit } from './unit-place';
import type { Party, World } from './world';

type Own = ReadonlySet<PartyKey>;

/** Details of the fields the realms own or know; a detail of another field tells what they never saw. */
const seenDetails = <Detail>(
  details: Readonly<Record<number, Detail>>,
  perField: number,
  isSeen: (index: number) => boolean,
): Readonly<Record<number, Detail>> =>
  filtered(details, (_, at) => isSeen(Math.floor(Number(at) / perField)));

const SIDES = 6;

/**
 * A Großfeld as the realms may have it: notes and secrets are the GM's. Of fields they never saw only the terrain is
 * there, without which a trial run could not compute, and what is their own.
 */
const asSeen = (grossfeld: Grossfeld, { knowledge, units }: World, own: Own): Grossfeld => {
  const { no, owner, walls, springs, settlements } = grossfeld;
  const stood = new Set(
    Object.values(units).flatMap((unit) => {
      const field = own.has(unit.party) ? fieldOfUnit(unit, units) : undefined;
      return field !== undefined && grossfeldOf(field) === no ? [kleinfeldOf(field) - 1] : [];
    }),
  );
  const levels = [...own].map((key) => knowledge[key]?.grossfelder[no]?.level);
  const isOwn = (key: PartyKey | null | undefined): boolean =>
    typeof key === 'string' && own.has(key);
  const isSeen = (index: number): boolean =>
    stood.has(index) ||
    isOwn(owner[index]) ||
    isOwn(settlements[index]?.owner) ||
    levels.some((level) => (level?.[index] ?? 0) > 0);
  return {
    ...grossfeld,
    owner: owner.map((key, index) => (isSeen(index) ? key : null)),
    walls: seenDetails(walls, SIDES, isSeen),
    springs: seenDetails(springs, SIDES, isSeen),
    settlements: seenDetails(settlements, 1, isSeen),
    notes: {},
    secrets: {},
  };
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
const foreignLand = ({ map, units, knowledge }: World, own: Own): readonly GrossfeldNo[] => {
  const stood = Object.values(units).flatMap((unit) => {
    const field = own.has(unit.party) ? fieldOfUnit(unit, units) : undefined;
    return field === undefined ? [] : [grossfeldOf(field)];
  });
  const seen = [...own].flatMap((key) => Object.keys(knowledge[key]?.grossfelder ?? {}));
  const kept = new Set<string>([...stood, ...seen]);
  return grossfelderOf(map)
    .filter(({ no, owner }) => !kept.has(no) && !owner.some((key) => key !== null && own.has(key)))
    .map(({ no }) => no);
};

/** Bookings of others keep their numbers, by which entries follow each other, and nothing else. */
const ledgerOf = (ledger: Campaign['ledger'], own: Own): Campaign['ledger'] =>
  Object.fromEntries(
    Object.entries(ledger).map(([turn, book]): readonly [string, LedgerBook] => [
      turn,
      {
        ...book,
        entries: book.entries.map((entry) => {
          const { id, turn: when, party } = entry;
          return own.has(party)
            ? entry
            : { id, turn: when, party, amount: 0, cause: 'manual', about: {} };
        }),
      },
    ]),
  );

const archiveOf = (archive: Campaign['archive'], own: Own): Campaign['archive'] =>
  Object.fromEntries(
    Object.entries(archive).map(([turn, { results: _, rulings: __, figures, ...rest }]) => [
      turn,
      {
        ...rest,
        rulings: {},
        ...(figures === undefined
          ? {}
          : { figures: filtered(figures, (___, key) => own.has(key)) }),
      },
    ]),
  );

/** Whose a row of the game is stands in its key, behind its kind; nobody's is everybody's. */
const isOfOwn = (row: string, { parties }: World, own: Own): boolean => {
  const [, owner = ''] = row.split('/');
  return own.has(owner) || parties[owner] === undefined;
};

const worldOf = (world: World, own: Own): World => ({
  ...world,
  parties: Object.fromEntries(
    Object.entries(world.parties).map(([key, one]) => [key, own.has(key) ? one : nameAlone(one)]),
  ),
  units: filtered(world.units, ({ party }) => own.has(party)),
  knowledge: filtered(world.knowledge, (_, key) => own.has(key)),
  works: filtered(world.works, ({ owners }) => owners.some((key) => own.has(key))),
  treaties: filtered(world.treaties, ({ parties }) => parties.some((key) => own.has(key))),
  people: filtered(world.people, ({ roles }) => roles.some(({ party }) => own.has(party))),
  ...(world.affairs === undefined
    ? {}
    : { affairs: filtered(world.affairs, (_, key) => isOfOwn(key, world, own)) }),
});

/**
 * The campaign reduced to some realms: their land, as far as they have seen it, their units, books and people; of all
 * other parties the names. What it leaves out is in the base of the copy neither, and so no change when that comes back.
 */
export function ofRealms(campaign: Campaign, own: Own): Result<Campaign, EditProblem> {
  const { edits: _, ...rest } = campaign;
  const away = foreignLand(campaign.world, own);
  const kept = { ...rest, world: worldOf(campaign.world, own) };
  const cut = removeGrossfelder(kept, away, true);
  if (!cut.ok) return cut;
  const { world } = cut.value;
  const grossfelder = Object.entries(world.map.grossfelder).map(
    ([no, one]) => [no, asSeen(one, campaign.world, own)] as const,
  );
  return success({
    ...cut.value,
    world: { ...world, map: { ...world.map, grossfelder: Object.fromEntries(grossfelder) } },
    ledger: ledgerOf(campaign.ledger, own),
    archive: archiveOf(campaign.archive, own),
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
