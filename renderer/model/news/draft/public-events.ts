import {
  type Campaign,
  eventKey,
  inSections,
  isCarried,
  isSharedEventKind,
  issueOfTurn,
  type TurnEvent,
  unpackResults,
} from '../../../../engine';
import type { Language } from '../../../kit/text/words';
import type { NewsContext } from './news-text';
import { ownEventNews } from './own-tell';
import { newsContextOf, nobodyIn } from './telling';

/** In which language and voice news are told. */
export type Voice = Pick<NewsContext, 'tone'> & { readonly language: Language };

/** The events of an archived turn that its game makes public (OS-20-04). */
export function publicEvents({ archive }: Pick<Campaign, 'archive'>, turn: number) {
  const events = unpackResults(archive[turn]?.results ?? '')?.events ?? [];
  return events.filter(
    ({ isPublic, kind }: TurnEvent) => isPublic === true && !isSharedEventKind(kind),
  );
}

/** The public events of an archived turn, in sentences. */
export function publicSentences(
  campaign: Campaign,
  turn: number,
  { language, tone }: Voice,
): readonly string[] {
  const telling = newsContextOf(campaign, { language, tone, rounding: 1 });
  return publicEvents(campaign, turn).flatMap((event) => {
    const news = ownEventNews(event, eventKey(event), telling, nobodyIn(telling));
    return news === undefined || news.text === '' ? [] : [news.text];
  });
}

/** What everybody could read of an archived turn: the issue of the newsletter that came out, else its public events. */
export function publicHistory(campaign: Campaign, turn: number, voice: Voice): readonly string[] {
  const issue = issueOfTurn(campaign.newsletters, turn);
  if (issue?.releasedAt == null) return publicSentences(campaign, turn, voice);
  return inSections(issue.items.filter((item) => isCarried(issue, item)))
    .map(({ headline, text }) => [headline, text].filter((part) => part !== '').join(': '))
    .filter((text) => text !== '');
}
