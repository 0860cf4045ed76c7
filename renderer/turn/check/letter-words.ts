import { hexGameOf, type Campaign, type RuleSystem, type World } from '../../../engine';
import { lexiconOf, namingWords } from '../../explain';
import { type Language, type Words, wordsOf } from '../../text/words';

/** The words of a letter in its own language and the tongue of the game, with the proper names of the campaign. */
export const letterWords = (
  language: Language,
  { world: { parties, board }, system }: Pick<Campaign, 'world' | 'system'>,
  game: Pick<RuleSystem<World>, 'board'>,
): Words =>
  namingWords(
    wordsOf(language, system),
    lexiconOf(
      { parties, ...(board === undefined ? {} : { board }) },
      hexGameOf(game).terrains,
      language,
    ),
  );
