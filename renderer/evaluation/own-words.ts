import { ownNameOf, type TurnEvent } from '../../engine';
import { tidied } from './clean';
import { ownFillings, ownText, type OwnTelling } from './own-fillings';
import type { Speech } from './speech';

/** Name of a region as it is printed; what is no region stays as it is. */
export const regionName = ({ dossier }: Pick<Speech, 'dossier'>, key: string): string =>
  dossier.board?.regions[key]?.name ?? key;

/** Data whose values are words of the game. */
const WORDS_OF: ReadonlySet<string> = new Set(['category', 'event', 'actsAs', 'intensity']);

/** A word of the game for a value, such as a category; undefined where it has none. */
export const ownWord =
  (game: string, words: Speech['words']) =>
  (name: string, value: string): string | undefined => {
    if (!WORDS_OF.has(name)) return undefined;
    const key = `${game}:word.${name}.${value}`;
    const word = words(key);
    return word === key || word === key.slice(key.indexOf(':') + 1) ? undefined : word;
  };

const tellingOf = (speech: Speech, game: string): OwnTelling => ({
  grammar: speech.grammar,
  words: speech.words,
  partyOf: speech.partyOf,
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
