import { bookedTurn, type Campaign, campaignAfter, type NewsIssue } from '../../../../engine';
import {
  type Fonts,
  layOut,
  type Leaflet,
  type Page,
  type PageMark,
  type Picture,
} from '../../../kit/paper';
import type { Block, FlowDocument } from '../../../kit/paper/block';
import { PAPERS } from '../../../kit/paper/flow/sheet';
import { type Words, wordsOf } from '../../../kit/text/words';
import { pagesOf, picturesIn } from '../../news/files';
import { editionOf, monthOf } from '../../news/print/edition';
import { mapsOf, storedPictures } from '../../news/use-art';
import { rimOf } from '../../print/sheet/shapes';
import type { Progress } from '../check';
import type { Film, FilmFrame } from '../film';
import {
  type BookMaps,
  figureBlocks,
  historyBlocks,
  issueTitle,
  mapBlocks,
  sentIssues,
} from './chapters';
import { titlePage } from './front';
import { sentMatter } from './sent';

/** What a book is made of. */
export interface BookOrder {
  readonly film: Film;
  readonly frames: readonly FilmFrame[];
  readonly campaign: Campaign;
  readonly maps: BookMaps;
  readonly fonts: Fonts;
  readonly progress: Progress;
}

/** A part of a book that begins on a new page: the heading is its first block, or the bookmark of its first sheet. */
interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Where something is found. */
interface Entry {
  readonly title: string;
  readonly level: 1 | 2;
  readonly page: number;
}

/** Space at both sides of a sheet of an issue that puts it into the middle, in millimetres of that sheet. */
const ASIDE = 10;

const chapter = (title: string, blocks: readonly Block[]): readonly Chapter[] =>
  blocks.length === 0
    ? []
    : [{ title, blocks: [{ kind: 'heading', level: 1, text: title, isListed: true }, ...blocks] }];

/**
 * An issue as it was sent: its sheets made smaller, with the edge of their paper. Where a later correction leaves it open
 * how something of it was, that is left out and said below its first sheet.
 */
async function issueBlocks(
  { campaign, fonts }: BookOrder,
  issue: NewsIssue,
  title: string,
  words: Words,
): Promise<{ readonly blocks: readonly Block[]; readonly pictures: Leaflet['pictures'] }> {
  const { system, archive } = campaign;
  const { turn, language } = issue;
  const booked = bookedTurn(campaign, turn);
  const { statistics, hasMaps, corrected } = sentMatter(campaign, issue);
  const sent = { ...issue, printed: statistics };
  const edition = editionOf(sent, {
    system,
    ...monthOf(campaign, turn),
    figures: archive[turn]?.figures ?? {},
    pictures: await storedPictures(campaign, issue),
    // Of a turn that cannot be repeated the map is not known: that of today shows more.
    maps: booked === undefined || !hasMaps ? {} : mapsOf(campaignAfter(campaign, booked), issue),
    words: wordsOf(language, system),
  });
  const { width, height } = PAPERS.A4;
  const blocks = pagesOf(edition, fonts).flatMap(({ marks }, index): readonly Block[] => [
    {
      kind: 'figure',
      width: width + 2 * ASIDE,
      height,
      caption:
        index > 0 || corrected === undefined
          ? ''
          : words('film:book.correctedSince', { turn: corrected }),
      art: [
        ...(index === 0 ? [{ kind: 'bookmark', title, level: 2, y: 0 } as const] : []),
        {
          kind: 'group',
          x: ASIDE,
          y: 0,
          scale: 1,
          marks: [...marks, rimOf({ x: 0, y: 0, width, height }, 0.3)],
        },
      ],
    },
    { kind: 'pageBreak' },
  ]);
  return { blocks, pictures: picturesIn(edition) };
}

const entriesOf = (pages: readonly Page[], from: number): readonly Entry[] => {
  const inMarks = (marks: readonly PageMark[], page: number): readonly Entry[] =>
    marks.flatMap((mark): readonly Entry[] => {
      if (mark.kind === 'group') return inMarks(mark.marks, page);
      return mark.kind === 'bookmark' ? [{ title: mark.title, level: mark.level, page }] : [];
    });
  return pages.flatMap(({ marks }, index) => inMarks(marks, from + index));
};

/** Flowing sheets whose first one has a number. */
const sheetsOf = (
  { film: { language }, campaign: { name }, fonts }: BookOrder,
  blocks: readonly Block[],
  from: number,
  words: Words,
  pictures: Readonly<Record<string, Picture>> = {},
): readonly Page[] => {
  const document: FlowDocument = {
    title: name,
    language,
    paper: 'A4',
    foot: {
      left: name,
      page: (number) => words('film:book.page', { page: from + number - 1 }),
    },
    blocks,
    measure: 'letter',
  };
  return layOut(document, fonts, pictures);
};

const contentsBlocks = (entries: readonly Entry[], words: Words): readonly Block[] => [
  { kind: 'heading', level: 1, text: words('film:book.contents'), isListed: true },
  {
    kind: 'table',
    isBare: true,
    columns: [
      { title: '', align: 'left', share: 0.9 },
      { title: '', align: 'right', share: 0.1 },
    ],
    rows: entries.map(({ title, level, page }) => ({
      cells: [level === 1 ? title : `\u2003${title}`, String(page)],
      ...(level === 1 ? { isTotal: true } : {}),
    })),
  },
];

/** What a book is set of; `issues` are the places of the sheets of newsletters in it. */
export interface Book {
  readonly leaflet: Leaflet;
  readonly issues: ReadonlySet<number>;
}

/**
 * A campaign as a book of A4 sheets: title, contents, maps of beginning and end, history turn by turn, issues of the
 * newsletter as they were sent, and how the parties developed. Nothing but the frames of the film tells of the world;
 * null where there is no turn to tell of.
 */
export async function bookOf(order: BookOrder): Promise<Book | null> {
  const { film, frames, campaign, maps, fonts, progress } = order;
  if (frames.length === 0) return null;
  const words = wordsOf(film.language, campaign.system);
  const chapters = [
    ...chapter(words('film:book.maps'), mapBlocks(film, frames, words)),
    ...chapter(
      words('film:book.history'),
      await historyBlocks(film, frames, maps, words, progress),
    ),
  ];
  const after = chapter(words('film:book.figures'), figureBlocks(campaign, film, words, fonts));
  const issues: Block[] = [];
  let pictures: Readonly<Record<string, Picture>> = {};
  for (const issue of sentIssues(campaign)) {
    const made = await issueBlocks(order, issue, issueTitle(campaign, issue, words), words);
    issues.push(...made.blocks);
    pictures = { ...pictures, ...made.pictures };
    await progress(frames.length);
  }
  const news = words('film:book.news');
  const [opening, ...rest] = issues;
  const newsBlocks: readonly Block[] =
    opening?.kind !== 'figure'
      ? []
      : [
          {
            ...opening,
            art: [{ kind: 'bookmark', title: news, level: 1, y: 0 }, ...opening.art],
          },
          // The last sheet needs no new one after it.
          ...rest.slice(0, -1),
        ];
  const parts = [
    ...chapters.map(({ blocks }) => ({ blocks, isNews: false })),
    ...(newsBlocks.length === 0 ? [] : [{ blocks: newsBlocks, isNews: true }]),
    ...after.map(({ blocks }) => ({ blocks, isNews: false })),
  ];
  const front = [titlePage(film, frames, campaign, words, fonts)];
  /** The sheets after contents of some sheets, and which of them are of newsletters. */
  const bodyAfter = async (long: number) => {
    const body: Page[] = [];
    const ofIssues = new Set<number>();
    for (const { blocks, isNews } of parts) {
      const from = front.length + long + body.length + 1;
      const pages = sheetsOf(order, blocks, from, words, pictures);
      if (isNews) pages.forEach((_, index) => ofIssues.add(from - 1 + index));
      body.push(...pages);
      await progress(frames.length);
    }
    const entries = entriesOf(body, front.length + long + 1);
    return { body, ofIssues, contents: sheetsOf(order, contentsBlocks(entries, words), 2, words) };
  };
  // The contents take as many sheets with any numbers: where they do not fit on one, the sheets after them move once.
  const short = await bodyAfter(1);
  const { body, ofIssues, contents } =
    short.contents.length === 1 ? short : await bodyAfter(short.contents.length);
  return {
    leaflet: {
      title: `${campaign.name}: ${words('film:book.kind')}`,
      language: film.language,
      pages: [...front, ...contents, ...body],
      pictures,
    },
    issues: ofIssues,
  };
}
