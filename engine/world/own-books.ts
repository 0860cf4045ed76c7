import { byTextOf, type RuleSystem, type Settings } from '../kernel';
import { fieldAddress } from '../hex';
import { grossfelderOf } from './fields';
import type { PartyKey } from './grossfeld';
import type { OwnBooks } from './party-snapshot';
import type { Reader } from './realm-sheet';
import { knownRows } from './records';
import { inOrder, settlementOwner } from './view';
import type { Party, Work, World } from './world';

type Game = Pick<RuleSystem<World>, 'records' | 'orders' | 'parties'>;

const only = <Value>(
  record: Readonly<Record<string, Value>>,
  isKept: (key: string) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));

const byId = byTextOf(({ id }: Work) => id);

const inOrderOfKeys = <Value>(
  record: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** A party as it knows itself: without those whose names it has not learned. */
const itself = (party: Party, { isNamed }: Reader): Party => ({
  ...party,
  relations: only(party.relations, isNamed),
  ...(party.contacts === undefined ? {} : { contacts: party.contacts.filter(isNamed) }),
});

/** Settlements of a party, by field. */
function townsOf({ map }: World, party: PartyKey): OwnBooks['towns'] {
  return Object.fromEntries(
    grossfelderOf(map).flatMap(({ no, owner, settlements }) =>
      Object.entries(settlements).flatMap(([index, town]) =>
        settlementOwner(town, owner[Number(index)]) === party
          ? [[fieldAddress(no, Number(index) + 1), town]]
          : [],
      ),
    ),
  );
}

/** The house rules by which letters are read and checked: players may know them, and no others. */
const rulesOf = ({ orders }: Game, settings: Settings): Settings =>
  only(settings, (key) => orders.rules?.includes(key) === true);

/**
 * What the records of a world have of a party that it may know: its own in full, of others what is open to all. Under
 * its own addresses, without names it has not learned.
 */
export function ownBooks(
  world: World,
  party: Party,
  game: Game,
  settings: Settings,
  reader: Reader,
): OwnBooks {
  const { key } = party;
  const works = Object.values(world.works).filter(({ owners }) => owners.includes(key));
  const units = Object.values(world.units).filter((unit) => unit.party === key);
  const rows = {
    ...knownRows(game.records, world, key, settings),
    ...game.parties.kept?.(world, key),
  };
  const isTold = (row: string): boolean => {
    const [, owner = ''] = row.split('/');
    return owner === '' || !Object.hasOwn(world.parties, owner) || reader.isNamed(owner);
  };
  const {
    towns,
    affairs,
    works: known,
    ...written
  } = reader.write({
    party: itself(party, reader),
    units: inOrder(units),
    works: works.map((one) => ({ ...one, owners: one.owners.filter(reader.isNamed) })),
    towns: townsOf(world, key),
    affairs: only(rows, isTold),
  });
  return {
    ...written,
    // In the order of its own addresses: that of the world tells where they lie.
    towns: inOrderOfKeys(towns),
    affairs: inOrderOfKeys(affairs),
    works: known.toSorted(byId),
    rules: rulesOf(game, settings),
    clock: { moonsPerTurn: world.clock.moonsPerTurn },
    isCharted: world.knowledge[key]?.chart !== undefined,
  };
}
