import type { Campaign } from '../../../../engine';
import { grammarOf, type Phrase } from '../../../kit/text/grammar';
import { type Language, wordsOf } from '../../../kit/text/words';
import type { NewsContext } from './news-text';

/** Names of the regions of a world; none where it has a map. */
export function regionNames({ board }: Pick<Campaign['world'], 'board'>): NewsContext['regions'] {
  return Object.fromEntries(
    Object.values(board?.regions ?? {}).map(({ key, name }) => [key, name]),
  );
}

/** How what is public of a campaign is told, without fights, places of a map and heroes. */
export function newsContextOf(
  { world, system }: Pick<Campaign, 'world' | 'system'>,
  {
    language,
    tone,
    rounding,
  }: Pick<NewsContext, 'tone' | 'rounding'> & { readonly language: Language },
): NewsContext {
  return {
    language,
    words: wordsOf(language, system),
    tone,
    rounding,
    parties: world.parties,
    regions: regionNames(world),
    fights: [],
    whereOf: () => null,
    heroOf: () => null,
  };
}

/** Those of whom nothing is known. */
export function nobodyIn({ language, words }: NewsContext): Phrase {
  return grammarOf(language).name(words('news:stranger.nom'));
}
