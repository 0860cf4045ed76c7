import {
  type Campaign,
  eventKey,
  isSharedEventKind,
  systems,
  unpackResults,
} from '../../../../engine';
import { clockOf, dateOf } from '../../../kit/explain';
import { ownEventNews } from '../../../model/news/draft/own-tell';
import { nobodyIn, newsContextOf } from '../../../model/news/draft/telling';
import type { Block, FlowDocument } from '../../../kit/paper/block';
import { type Language, wordsOf } from '../../../kit/text/words';

/** What everybody heard of one turn, in sentences. */
const turnBlocks = (
  campaign: Campaign,
  turn: number,
  { language, tone }: Pick<ChronicleOrder, 'language' | 'tone'>,
): readonly Block[] => {
  const archived = campaign.archive[turn];
  const words = wordsOf(language, campaign.system);
  const telling = newsContextOf(campaign, { language, tone, rounding: 1 });
  const events = unpackResults(archived?.results ?? '')?.events ?? [];
  const told = events
    .filter(({ isPublic, kind }) => isPublic === true && !isSharedEventKind(kind))
    .flatMap((event) => {
      const news = ownEventNews(event, eventKey(event), telling, nobodyIn(telling));
      return news === undefined || news.text === '' ? [] : [news.text];
    });
  const clock =
    archived === undefined ? campaign.world.clock : clockOf(archived, campaign.world.clock);
  return [
    {
      kind: 'heading',
      level: 2,
      text: dateOf(
        {
          system: campaign.system,
          clock,
          ...(archived === undefined ? {} : { settings: archived.settings }),
        },
        words,
      ),
    },
    {
      kind: 'paragraph',
      style: 'body',
      words: told.length === 0 ? words('print:chronicle.quiet') : told.join(' '),
    },
  ];
};

/** A chronicle that is to be printed. */
export interface ChronicleOrder {
  readonly campaign: Campaign;
  readonly language: Language;
  readonly tone: 'neutral' | 'inCharacter';
  readonly paper: FlowDocument['paper'];
}

/** What is public of all applied turns, the first one first (OS-20-04). */
export function chronicleDocument(order: ChronicleOrder): FlowDocument {
  const { campaign, language, paper } = order;
  const words = wordsOf(language, campaign.system);
  const turns = Object.keys(campaign.archive)
    .map(Number)
    .sort((a, b) => a - b);
  const title = words('print:chronicle.title');
  return {
    title: `${campaign.name}: ${title}`,
    language,
    paper,
    head: {
      title: campaign.name,
      subtitle: title,
      aside: [systems[campaign.system]?.title[language] ?? ''],
    },
    foot: {
      left: title,
      page: (number, count) => words('print:sheet.number', { number, count }),
    },
    blocks:
      turns.length === 0
        ? [{ kind: 'paragraph', style: 'body', words: words('print:chronicle.none') }]
        : turns.flatMap((turn) => turnBlocks(campaign, turn, order)),
    measure: 'letter',
  };
}
