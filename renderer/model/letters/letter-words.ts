import { hexGameOf, type Campaign, type RuleSystem, type World } from '../../../engine';
import { lexiconOf, namingWords } from '../../kit/explain';
import { type Language, type Words, wordsOf } from '../../kit/text/words';

/** The words of a letter in its own language and the tongue of the game, with the proper names of the campaign. */
export function letterWords(
  language: Language,
  { world: { parties, board }, system }: Pick<Campaign, 'world' | 'system'>,
  game: Pick<RuleSystem<World>, 'board'>,
): Words {
  return namingWords(
    wordsOf(language, system),
    lexiconOf(
      { parties, ...(board === undefined ? {} : { board }) },
      hexGameOf(game).terrains,
      language,
    ),
  );
}
