import { type Currency, markOfWords, ownNameOf, type TurnEvent } from '../../../engine';
import { ownFillings, ownText, type OwnTelling } from '../../evaluation/own-fillings';
import { ownWord } from '../../evaluation/own-words';
import { figuresOf } from '../../explain';
import { grammarOf, type Phrase } from '../../text/grammar';
import type { Telling, Told } from './told';

const moneyOf =
  ({ language, words }: Telling, currency: Currency | undefined) =>
  (amount: number): Phrase =>
    grammarOf(language).name(
      `${figuresOf(words).plain(amount / (currency?.parts ?? 1))} ${currency?.sign[language] ?? ''}`.trim(),
    );

const tellingOf = (telling: Telling, game: string, nobody: Phrase): OwnTelling => {
  const { language, words, parties, regions, currency } = telling;
  const grammar = grammarOf(language);
  return {
    grammar,
    words,
    partyOf: (key) => {
      const party = parties[key];
      return party === undefined ? undefined : grammar.party(party);
    },
    nobody,
    regionOf: (key) => regions[key] ?? key,
    money: moneyOf(telling, currency),
    wordOf: ownWord(game, words),
  };
};

/** Texts of a headline, of which one is chosen by the event. */
const HEADLINES = ['', 'second'] as const;

/**
 * An event that only one game knows as a piece of news in a voice; kinds of which the game tells nothing in public
 * have its general words. Undefined for events all games share.
 */
export const toldOwnEvent = (
  event: TurnEvent,
  key: string,
  telling: Telling,
  nobody: Phrase,
): Told | undefined => {
  const own = ownNameOf(event.kind);
  if (own === undefined) return undefined;
  const { game, name } = own;
  const said = tellingOf(telling, game, nobody);
  const fillings = ownFillings(event, said);
  const voice = telling.tone === 'neutral' ? '' : 'inCharacter';
  const mark = Number.parseInt(markOfWords(key).slice(0, 2), 16);
  const headline = HEADLINES[mark % HEADLINES.length] ?? '';
  return {
    headline:
      ownText(`${game}:news.${name}.headline`, headline, fillings, said) ??
      ownText(`${game}:news.other.headline`, '', fillings, said) ??
      '',
    text:
      ownText(`${game}:news.${name}.text`, voice, fillings, said) ??
      ownText(`${game}:news.other.text`, voice, fillings, said) ??
      '',
  };
};
