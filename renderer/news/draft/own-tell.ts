import { markOfWords, type TurnEvent } from '../../../engine';
import { ownEventText } from '../../explain';
import { tidied } from '../../text/clean';
import { grammarOf, type Phrase } from '../../text/grammar';
import type { Telling, Told } from './told';

/** Texts of a headline, of which one is chosen by the event. */
const HEADLINES = ['', 'second'] as const;

/**
 * An event that only one game knows as a piece of news in a voice; kinds without a headline have the game's general one.
 * Undefined for events all games share.
 */
export const toldOwnEvent = (
  event: TurnEvent,
  key: string,
  { language, words, parties, regions, tone }: Telling,
  nobody: Phrase,
): Told | undefined => {
  const grammar = grammarOf(language);
  const text = (
    keyOf: (game: string, name: string) => string,
    context: string,
  ): string | undefined =>
    ownEventText(event, keyOf, context, {
      grammar,
      words,
      partyOf: (party) => {
        const named = parties[party];
        return named === undefined ? undefined : grammar.party(named);
      },
      nobody: () => nobody,
      regionOf: (region) => regions[region] ?? region,
    });
  const mark = Number.parseInt(markOfWords(key).slice(0, 2), 16);
  const headline = HEADLINES[mark % HEADLINES.length] ?? '';
  const told = text((game, name) => `${game}:news.${name}.text`, tone === 'neutral' ? '' : tone);
  return told === undefined
    ? undefined
    : {
        headline:
          text((game, name) => `${game}:news.${name}.headline`, headline) ??
          text((game) => `${game}:news.other.headline`, '') ??
          '',
        text: tidied(told),
      };
};
