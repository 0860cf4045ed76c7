import { type GrossfeldNo, grossfeldOf } from '../hex';
import { newParty } from './blank';
import type { Campaign, LedgerBook } from './campaign';
import { grossfelderOf } from './fields';
import type { PartyKey } from './grossfeld';
import { removeGrossfelder } from './remove';
import { fieldOfUnit } from './unit-place';
import type { Party, World } from './world';

type Own = ReadonlySet<PartyKey>;

const filtered = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  isKept: (entry: Entry, key: string) => boolean,
): Readonly<Record<string, Entry>> =>
  Object.fromEntries(Object.entries(entries).filter(([key, entry]) => isKept(entry, key)));

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
export function ofRealms(campaign: Campaign, own: Own): Campaign {
  const { edits: _, ...rest } = campaign;
  const away = foreignLand(campaign.world, own);
  const kept = { ...rest, world: worldOf(campaign.world, own) };
  const cut = removeGrossfelder(kept, away, true);
  return {
    ...(cut.ok ? cut.value : kept),
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
  };
}
