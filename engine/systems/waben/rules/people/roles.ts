import type { PartyKey, Person, Role, World } from '../../../../world';

type People = World['people'];

const PLAYERS: readonly Role['kind'][] = ['single', 'contact', 'wanderer'];

/** True for the parts that make a player; co-players and realm GMs are none by that (WW-1.2-09, WW-1.2-12). */
const isPlayerRole = ({ kind }: Role): boolean => PLAYERS.includes(kind);

/** Everybody, in the order of ids. */
export function peopleOf(people: People): readonly Person[] {
  return Object.keys(people)
    .sort()
    .flatMap((id) => people[id] ?? []);
}

/** Persons with a part in a party, in the order of ids (WW-11.2-01). */
export function membersOf(people: People, party: PartyKey): readonly Person[] {
  return peopleOf(people).filter(({ roles }) => roles.some((role) => role.party === party));
}

/** True if a person is player of a party: alone, as contact of its group, or as wanderer (WW-1.2-09). */
export function isPlayerOf({ roles }: Person, party: PartyKey): boolean {
  return roles.some((role) => role.party === party && isPlayerRole(role));
}

/** True if a person is player of any party (WW-1.2-09). */
export function isPlayer({ roles }: Person): boolean {
  return roles.some(isPlayerRole);
}

/** True if somebody plays a party; else it is the GM's own (WW-1.2-13). */
export function isPlayed(people: People, party: PartyKey): boolean {
  return membersOf(people, party).some((person) => isPlayerOf(person, party));
}

/** True if the members of a party have nobody who speaks for them to the GM (WW-1.2-08). */
export function lacksContact(people: People, party: PartyKey): boolean {
  return membersOf(people, party).length > 0 && !isPlayed(people, party);
}

/** The person to whom the GM has left the inner affairs of a party, the first by id (WW-1.2-12). */
export function realmGmOf(people: People, party: PartyKey): Person | undefined {
  return membersOf(people, party).find(({ roles }) =>
    roles.some((role) => role.party === party && role.kind === 'realmGm'),
  );
}

/** Parties whose data a person sees: all in which he has a part, whichever part (WW-11.1-04). */
export function partiesSeenBy({ roles }: Person): readonly PartyKey[] {
  return [...new Set(roles.map(({ party }) => party))].sort();
}
