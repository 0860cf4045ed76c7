import type { Campaign } from '../campaign';
import type { PartyKey } from '../grossfeld';
import type { Person, World } from '../world';
import { newPerson } from '../blank';

/** Who writes under a name: the parties he plays now; none = somebody who only looks on. */
export interface KnownAuthor {
  readonly parties: readonly PartyKey[];
}

const mark = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const partiesNow = ({ roles }: Person, turn: number): readonly PartyKey[] => [
  ...new Set(
    roles
      .filter(({ since = -Infinity, until = Infinity }) => since <= turn && turn <= until)
      .map(({ party }) => party),
  ),
];

const namesOf = ({ name, email, aliases = [] }: Person): readonly string[] =>
  [name, email, email.split('@')[0] ?? '', ...aliases].map(mark).filter((one) => one !== '');

/**
 * Who writes under a name of a forum: a person by name, mail address or one of his other names, else a party by its name or
 * ruler. Two persons of one name are one author of all their parties. Undefined = nobody is known by it.
 */
export function authorsOf(world: World): (author: string) => KnownAuthor | undefined {
  const known = new Map<string, Set<PartyKey>>();
  for (const person of Object.values(world.people))
    for (const name of namesOf(person)) {
      const parties = known.get(name) ?? new Set();
      for (const party of partiesNow(person, world.clock.turn)) parties.add(party);
      known.set(name, parties);
    }
  for (const { key, name, ruler } of Object.values(world.parties))
    for (const own of [mark(name), mark(ruler)])
      if (own !== '' && !known.has(own)) known.set(own, new Set([key]));
  return (author) => {
    const parties = known.get(mark(author));
    return parties === undefined ? undefined : { parties: [...parties].sort() };
  };
}

const nobody = (id: string, name: string): Person => newPerson(id, name, { channel: 'medium' });

function freeId(people: World['people']): string {
  for (let number = 1; ; number += 1) {
    const id = `author${String(number)}`;
    if (!Object.hasOwn(people, id)) return id;
  }
}

/**
 * Remembers who writes under a name: as another name of the only player of a party who plays no other, else as a new
 * person who plays it. Null = an onlooker. A person of that name stays and plays the party as well.
 */
export function rememberAuthor(
  campaign: Campaign,
  author: string,
  party: PartyKey | null,
): Campaign {
  const { people, clock } = campaign.world;
  const name = author.trim();
  if (name === '') return campaign;
  const put = (person: Person): Campaign => ({
    ...campaign,
    world: { ...campaign.world, people: { ...people, [person.id]: person } },
  });
  const playing = (person: Person): Person =>
    party === null || partiesNow(person, clock.turn).includes(party)
      ? person
      : { ...person, roles: [...person.roles, { party, kind: 'single', since: clock.turn }] };
  const same = Object.values(people).find((person) => namesOf(person).includes(mark(name)));
  if (same !== undefined) return put(playing(same));
  const players = Object.values(people).filter(
    (person) => party !== null && partiesNow(person, clock.turn).includes(party),
  );
  const [only] = players.length === 1 ? players : [];
  if (only !== undefined && partiesNow(only, clock.turn).length === 1)
    return put({ ...only, aliases: [...(only.aliases ?? []), name] });
  return put(playing(nobody(freeId(people), name)));
}
