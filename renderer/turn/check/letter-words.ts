import type { Campaign, PartyKey, RuleSystem, World } from '../../../engine';
import { lexiconOf, namingWords } from '../../explain';
import { type Language, type Words, wordsOf } from '../../text/words';

/** The words of a letter in its own language, with the proper names of the campaign. */
export const letterWords = (
  language: Language,
  { world }: Pick<Campaign, 'world'>,
  { terrains }: Pick<RuleSystem<World>, 'terrains'>,
): Words => namingWords(wordsOf(language), lexiconOf(world, terrains, language));

/** Mail addresses of those who play a party in this turn, as far as they are known. */
export const addressesOf = ({ people, clock }: World, party: PartyKey): readonly string[] =>
  Object.values(people)
    .filter(({ roles }) =>
      roles.some(
        (role) =>
          role.party === party &&
          (role.since ?? 0) <= clock.turn &&
          clock.turn <= (role.until ?? Number.MAX_SAFE_INTEGER),
      ),
    )
    .map(({ email }) => email)
    .filter((email) => email !== '');
