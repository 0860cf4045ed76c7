import { hexGameOf, type Campaign, type RuleSystem, type World } from '../../../engine';
import { lexiconOf, namingWords } from '../../kit/explain';
import { type Language, type Words, wordsOf } from '../../kit/text/words';

/**
 * The texts of a letter in its own language, the wording of the game and the campaign's address of players, with the proper
 * names of the campaign.
 */
export function letterWords(
  language: Language,
  { world: { parties, board }, system, address }: Pick<Campaign, 'world' | 'system' | 'address'>,
  game: Pick<RuleSystem<World>, 'board'>,
): Words {
  return namingWords(
    wordsOf(language, system, address),
    lexiconOf(
      { parties, ...(board === undefined ? {} : { board }) },
      hexGameOf(game).terrains,
      language,
    ),
  );
}
