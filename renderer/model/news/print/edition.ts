import {
  type Campaign,
  inSections,
  isCarried,
  itemsOf,
  type NewsIssue,
  type NewsItem,
  type NewsSection,
  printedStatistics,
  type PrintedStatistic,
  type PartyKey,
  systems,
  turnLabelOf,
} from '../../../../engine';
import type { PageMark, Picture } from '../../../kit/paper';
import { printable } from '../../../kit/paper';
import type { Words } from '../../../kit/text/words';
import { clockOf, type DatedTurn, dateOf, figureName } from '../../../kit/explain';
import { publishedFigure, roundedText } from '../draft/figures';

/** The picture beside a piece: one the GM put in, or a drawing made for this size in millimetres. */
export type Art =
  | {
      readonly kind: 'picture';
      readonly key: string;
      readonly picture: Picture;
      readonly caption: string;
    }
  | {
      readonly kind: 'map';
      readonly width: number;
      readonly height: number;
      readonly marks: readonly PageMark[];
      readonly caption: string;
    };

/** A piece as it is printed: clean text, paragraphs apart, its signature or none. */
export interface Piece {
  readonly id: string;
  readonly headline: string;
  readonly paragraphs: readonly string[];
  readonly signature: string;
  readonly art: Art | null;
}

/** A line of the page of statistics, as text. */
export interface StatisticLine {
  readonly figure: string;
  readonly minimum: string;
  readonly average: string;
  readonly median: string;
  readonly maximum: string;
}

/** A published issue, in texts of its own language: paper, web page and text are made of it alone. */
export interface NewsEdition {
  readonly title: string;
  readonly motto: string;
  readonly number: string;
  readonly month: string;
  readonly language: NewsIssue['language'];
  readonly columns: NewsIssue['columns'];
  readonly sections: Readonly<Record<NewsSection, readonly Piece[]>>;
  readonly statistics: readonly StatisticLine[];
  readonly words: Words;
}

/** What an edition is made of beside the issue. */
export interface EditionMatter {
  /** Id of the game. */
  readonly system: string;
  /** Moon and year of its month. */
  readonly moon: number;
  readonly year: number;
  /** The GM's name for it; absent = none. */
  readonly label?: string;
  /** Figures of the realms after its month. */
  readonly figures: Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;
  /** Loaded pictures, by hash; a piece whose picture is missing is printed without. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Drawings of maps, by the id of the piece. */
  readonly maps: Readonly<Record<string, Omit<Extract<Art, { kind: 'map' }>, 'caption'>>>;
  /** Texts of the language of the issue. */
  readonly words: Words;
}

/** When the turn of an issue was; the open turn where it is not archived. */
export function monthOf(
  { archive, world, system: id }: Pick<Campaign, 'archive' | 'world' | 'system'>,
  turn: number,
): Omit<DatedTurn['clock'], 'turn'> {
  const archived = archive[turn];
  if (archived === undefined) return world.clock;
  const { moon, year } = clockOf(archived, world.clock);
  const system = systems[id];
  const label = system === undefined ? {} : turnLabelOf(system, archived.settings);
  return { moon, year, ...label };
}

/** The paragraphs of a text: parted by empty lines, on one line each. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => printable(paragraph.replace(/\s+/g, ' ').trim()))
    .filter((paragraph) => paragraph !== '');
}

const line = (text: string): string => printable(text.replace(/\s+/g, ' ').trim());

const artOf = ({ id, picture, map }: NewsItem, { pictures, maps }: EditionMatter): Art | null => {
  const known = picture === undefined ? undefined : pictures[picture.hash];
  if (picture !== undefined && known !== undefined) {
    return { kind: 'picture', key: picture.hash, picture: known, caption: line(picture.caption) };
  }
  const drawn = maps[id];
  return map === undefined || drawn === undefined ? null : { ...drawn, caption: line(map.caption) };
};

const pieceOf = (item: NewsItem, matter: EditionMatter): Piece => ({
  id: item.id,
  headline: line(item.headline),
  paragraphs: paragraphsOf(item.text),
  // A forged name is printed as a true one is.
  signature: item.signature.kind === 'none' ? '' : line(item.signature.name),
  art: artOf(item, matter),
});

const statisticLine = (
  statistic: PrintedStatistic,
  rounding: number,
  { system, words }: Pick<EditionMatter, 'system' | 'words'>,
): StatisticLine => {
  const { figure } = statistic;
  const format = (kind: 'minimum' | 'average' | 'median' | 'maximum'): string =>
    roundedText(
      publishedFigure({ figure, kind, value: statistic[kind] }, rounding, system, words),
      words,
    );
  return {
    figure: figureName(figure, words),
    minimum: format('minimum'),
    average: format('average'),
    median: format('median'),
    maximum: format('maximum'),
  };
};

/** An issue with everything it carries: pieces whose embargo is not over are left out (WW-10.2-03). */
export function editionOf(issue: NewsIssue, matter: EditionMatter): NewsEdition {
  const { words, figures, moon, year, label } = matter;
  const clock = { turn: issue.turn, moon, year, ...(label === undefined ? {} : { label }) };
  const carried = inSections(issue.items.filter((item) => isCarried(issue, item)));
  const pieces = (section: NewsSection): readonly Piece[] =>
    itemsOf({ items: carried }, section).map((item) => pieceOf(item, matter));
  return {
    title: line(issue.title),
    motto: line(issue.motto),
    number: words('news:print.number', { number: issue.number }),
    month: dateOf({ system: matter.system, clock }, words),
    language: issue.language,
    columns: issue.columns,
    sections: {
      lead: pieces('lead'),
      realms: pieces('realms'),
      press: pieces('press'),
      announcements: pieces('announcements'),
      rumours: pieces('rumours'),
      house: pieces('house'),
      rules: pieces('rules'),
      statistics: [],
    },
    statistics: printedStatistics(issue, figures).map((one) =>
      statisticLine(one, issue.rounding, matter),
    ),
    words,
  };
}

/** True for a game notice that is a line of the small table: a name and a few words. */
export function isHouseLine({ headline, paragraphs, signature, art }: Piece): boolean {
  return (
    headline !== '' &&
    paragraphs.length <= 1 &&
    (paragraphs[0] ?? '').length <= 40 &&
    signature === '' &&
    art === null
  );
}

/** A signature as it stands under a piece of a section; empty = unsigned. */
export function signatureLine({ signature }: Piece, section: NewsSection, words: Words): string {
  if (signature === '') return '';
  return section === 'rumours' ? words('news:print.signed', { name: signature }) : signature;
}
