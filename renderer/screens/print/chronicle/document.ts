import { type Campaign, systems } from '../../../../engine';
import { clockOf, dateOf } from '../../../kit/explain';
import { publicSentences } from '../../../model/news/draft/public-events';
import type { Block, FlowDocument } from '../../../kit/paper/block';
import { type Language, wordsOf } from '../../../kit/text/words';

/** The public events of one turn. */
const turnBlocks = (
  campaign: Campaign,
  turn: number,
  { language, tone }: Pick<ChronicleOrder, 'language' | 'tone'>,
): readonly Block[] => {
  const archived = campaign.archive[turn];
  const words = wordsOf(language, campaign.system);
  const sentences = publicSentences(campaign, turn, { language, tone });
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
      words: sentences.length === 0 ? words('print:chronicle.quiet') : sentences.join(' '),
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
