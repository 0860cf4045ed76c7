import type { Campaign, RuleSystem, World } from '../../../engine';
import { lexiconOf, namingWords } from '../../explain';
import { type Language, type Words, wordsOf } from '../../text/words';

/** The words of a letter in its own language, with the proper names of the campaign. */
export const letterWords = (
  language: Language,
  { world }: Pick<Campaign, 'world'>,
  { terrains }: Pick<RuleSystem<World>, 'terrains'>,
): Words =>
  namingWords(wordsOf(language), lexiconOf({ parties: world.parties }, terrains, language));
