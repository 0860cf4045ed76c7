import { ownNameOf, type TurnEvent } from '../../engine';
import { tidied } from './clean';
import type { Words } from '../text/words';
import { ownFillings, ownText, type OwnTelling, wordAt } from './own-fillings';
import type { Speech } from './speech';

/** Name of a region as it is printed; what is no region stays as it is. */
export const regionName = ({ dossier }: Pick<Speech, 'dossier'>, key: string): string =>
  dossier.board?.regions[key]?.name ?? key;

/** Data whose values are words of the game. */
const WORDS_OF: ReadonlySet<string> = new Set(['category', 'actsAs', 'means', 'event', 'chance']);

/** A word of the game for a value, such as a category; undefined where it has none. */
export const ownWord =
  (game: string, words: Words) =>
  (name: string, value: string): string | undefined =>
    WORDS_OF.has(name) && value !== ''
      ? (wordAt(`${game}:word.${name}.${value}`, words) ??
        wordAt(`${game}:category.${value}`, words))
      : undefined;

const tellingOf = (speech: Speech, game: string): OwnTelling => ({
  grammar: speech.grammar,
  words: speech.words,
  partyOf: (key) => (key in speech.dossier.parties ? speech.partyOf(key) : undefined),
  nobody: speech.partyOf(''),
  regionOf: (key) => regionName(speech, key),
  money: speech.money,
  wordOf: ownWord(game, speech.words),
});

/** How near the reader is to an event of a game's own: he acts, it is done to him, or he looks on. */
export const nearness = ({ parties }: TurnEvent, me: string): '' | 'lost' | 'seen' => {
  if (parties[0] === me) return '';
  return parties.includes(me) ? 'lost' : 'seen';
};

/** An event that only one game knows, in the letter's tone. */
export const ownSentence = (speech: Speech, event: TurnEvent): string => {
  const own = ownNameOf(event.kind);
  if (own === undefined) return '';
  const { game, name } = own;
  const telling = tellingOf(speech, game);
  const fillings = ownFillings(event, telling);
  const way = nearness(event, speech.dossier.party.key);
  const key =
    speech.tone === 'neutral' ? `${game}:told.neutral.${name}` : `${game}:told.inCharacter.${name}`;
  return tidied(ownText(key, way, fillings, telling) ?? '');
};
