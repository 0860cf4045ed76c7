import type { Settings } from '../../../../kernel';
import type { PartyKey, Person, World } from '../../../../world';
import { choiceOf } from '../settings';
import { isPlayerOf, partiesSeenBy, peopleOf } from './roles';

/** Who reads a name: the GM, a person, or everybody else who gets a product of the game. */
export type Reader = 'gm' | 'public' | Person;

/** True if a participant plays openly; one who said nothing as the GM has set (WW-1.2-15, WW-12.1-06). */
export function isOpen({ mode }: Person, settings: Settings): boolean {
  return (mode ?? choiceOf(settings, 'dip.default_play_mode')) === 'open';
}

/** True if a reader is contact of a group in which the person has a part. */
const isContactOf = (reader: Person, person: Person): boolean =>
  partiesSeenBy(person).some((party) => isPlayerOf(reader, party));

/**
 * The real name of a participant as a reader may see it; null = it must not stand there: with secret participants
 * for all but himself, the contact of his own group and the GM (WW-1.2-16).
 */
export function publicNameOf(person: Person, reader: Reader, settings: Settings): string | null {
  if (reader === 'gm' || isOpen(person, settings)) return person.name;
  if (reader === 'public') return null;
  return reader.id === person.id || isContactOf(reader, person) ? person.name : null;
}

/** The participants of a party as somebody may see them: names, null for those who stay hidden. */
export function participantsOf(
  world: Pick<World, 'people'>,
  party: PartyKey,
  reader: Reader,
  settings: Settings,
): readonly (string | null)[] {
  return peopleOf(world.people)
    .filter((person) => partiesSeenBy(person).includes(party))
    .map((person) => publicNameOf(person, reader, settings));
}
