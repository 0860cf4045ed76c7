import type { Campaign } from '../../../../engine';
import { grammarOf, type Phrase } from '../../../kit/text/grammar';
import { type Language, wordsOf } from '../../../kit/text/words';
import type { Telling } from './told';

/** Names of the regions of a world; none where it has a map. */
export const regionNames = ({ board }: Pick<Campaign['world'], 'board'>): Telling['regions'] =>
  Object.fromEntries(Object.values(board?.regions ?? {}).map(({ key, name }) => [key, name]));

/** How what is public of a campaign is told, without fights, places of a map and heroes. */
export const tellingOf = (
  { world, system }: Pick<Campaign, 'world' | 'system'>,
  {
    language,
    tone,
    rounding,
  }: Pick<Telling, 'tone' | 'rounding'> & { readonly language: Language },
): Telling => ({
  language,
  words: wordsOf(language, system),
  tone,
  rounding,
  parties: world.parties,
  regions: regionNames(world),
  fights: [],
  whereOf: () => null,
  heroOf: () => null,
});

/** Those of whom nothing is known. */
export const nobodyIn = ({ language, words }: Telling): Phrase =>
  grammarOf(language).name(words('news:stranger.nom'));
