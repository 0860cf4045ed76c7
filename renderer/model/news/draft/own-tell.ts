import { fingerprintOfText, type TurnEvent } from '../../../../engine';
import { ownEventText } from '../../../kit/explain';
import { tidied } from '../../../kit/text/clean';
import { grammarOf, type Phrase } from '../../../kit/text/grammar';
import type { NewsContext, NewsText } from './news-text';

/** Texts of a headline, of which one is chosen by the event. */
const HEADLINES = ['', 'second'] as const;

/**
 * An event that only one game knows as a news item in a voice. Of kinds that are neither public nor worded for the
 * newsletter it is only written that something happened: the text of letters is for their readers alone. Undefined for
 * events all games share.
 */
export function ownEventNews(
  event: TurnEvent,
  key: string,
  { language, words, parties, regions, tone }: NewsContext,
  nobody: Phrase,
): NewsText | undefined {
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
  const mark = Number.parseInt(fingerprintOfText(key).slice(0, 2), 16);
  const headline = HEADLINES[mark % HEADLINES.length] ?? '';
  const ownHeadline = text((game, name) => `${game}:news.${name}.headline`, headline);
  const voice = tone === 'neutral' ? '' : tone;
  const isForAll = event.isPublic === true || ownHeadline !== undefined;
  const body =
    (isForAll ? text((game, name) => `${game}:news.${name}.text`, voice) : undefined) ??
    text((game) => `${game}:news.other.text`, voice);
  const named = event.parties.length === 0 ? 'nobody' : 'nowhere';
  const where = event.place === '' ? named : '';
  return body === undefined
    ? undefined
    : {
        headline: ownHeadline ?? text((game) => `${game}:news.other.headline`, where) ?? '',
        text: tidied(body),
      };
}
