import {
  type Campaign,
  issuesInOrder,
  type NewsIssue,
  partiesInOrder,
  systems,
} from '../../../../engine';
import { MM_PER_PIXEL } from '../../../kit/cartography';
import { dateWithTurn, figureName, figuresOf, isMoneyFigure, moneyOf } from '../../../kit/explain';
import type { Caption } from '../../../kit/pages/chronicle';
import type { Fonts } from '../../../kit/paper';
import type { Block, FigureBlock } from '../../../kit/paper/block';
import type { Words } from '../../../kit/text/words';
import { bookedHistory, displayHistory, figureKeys, seriesOf } from '../../books/history';
import { lineChart, type Series } from '../../books/line-chart';
import { DASHES, lineOf, MARKS } from '../../books/lines';
import { publishedFigure, roundedText } from '../../news/draft/figures';
import { monthOf } from '../../news/print/edition';
import type { Progress } from '../check';
import type { Film, FilmFrame } from '../film';
import { filmPictures, type PictureSize } from '../picture';
import { quietSentence } from '../sentences';
import { sentMatter } from './sent';
import { framePicture } from '../sheet';

/** Millimetres: the text is as wide; a map over the whole width, and one beside which the history runs. */
export const WIDTH = 172;
const LARGE: PictureSize = { width: WIDTH, height: 210 };
const BESIDE: PictureSize = { width: 84, height: 84 };
/** Two maps of this height and their captions stand on one sheet; narrower than this they would be too small. */
const HALF = { height: 110, narrowest: 110 };

/** The maps of some turns in a size, each made when it is asked for; none where nothing is to be seen. */
const maps = (film: Film, size: PictureSize) => {
  const pictures = filmPictures(film, 'print', size, MM_PER_PIXEL);
  const { box, scale } = pictures;
  return (frame: FilmFrame, caption: string, float?: 'left'): readonly FigureBlock[] => {
    if (box === undefined || frame.stage === null) return [];
    const [width, height] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
    const art = framePicture(pictures, frame, { x: 0, y: 0, width, height });
    return [{ kind: 'figure', width, height, art, caption, ...(float ? { float } : {}) }];
  };
};

/** The maps after the first and after the last turn; none where nothing is to be seen on them. */
export function mapBlocks(
  film: Film,
  frames: readonly FilmFrame[],
  words: Words,
): readonly Block[] {
  const { box } = filmPictures(film, 'print', LARGE);
  const aspect = box === undefined ? 1 : (box.right - box.left) / (box.bottom - box.top);
  const { height, narrowest } = HALF;
  const mapOf = maps(film, height * aspect < narrowest ? LARGE : { ...LARGE, height });
  const ends = [frames[0], ...(frames.length > 1 ? [frames.at(-1)] : [])];
  return ends.flatMap((frame, index) =>
    frame === undefined
      ? []
      : mapOf(
          frame,
          words(index === 0 ? 'film:book.first' : 'film:book.last', { when: frame.label }),
        ),
  );
}

/** Of which turns the history has a map: a small one of every turn, or large ones of some. */
export type BookMaps = 'all' | readonly number[];

/** What happened in one line: a heading says little without the details under it, a sentence stands by itself. */
const inOneLine = ({ text, details }: Caption): string => {
  if (details.length === 0 || /[.!…][“”"»)]*$/u.test(text)) return text;
  const rest = details.join('; ');
  if (text.endsWith('?')) return `${text} ${rest}`;
  // One colon in a line: after the name of somebody what follows stands in brackets.
  return text.includes(': ') ? `${text} (${rest})` : `${text}: ${rest}`;
};

/** What happened, turn by turn, with maps. */
export async function historyBlocks(
  film: Film,
  frames: readonly FilmFrame[],
  chosen: BookMaps,
  words: Words,
  progress: Progress,
): Promise<readonly Block[]> {
  const small = maps(film, BESIDE);
  const large = maps(film, { ...LARGE, height: 150 });
  const quiet = quietSentence(film, words);
  const blocks: Block[] = [];
  for (const [index, frame] of frames.entries()) {
    await progress(index + 1);
    const texts = frame.captions.map(inOneLine);
    const pictures =
      chosen === 'all'
        ? small(frame, '', 'left')
        : chosen.includes(frame.turn)
          ? large(frame, '')
          : [];
    blocks.push(
      { kind: 'heading', level: 2, text: frame.label, isListed: true },
      ...pictures,
      ...(texts.length === 0 ? [quiet] : texts).map((text): Block => ({
        kind: 'paragraph',
        style: 'body',
        words: text,
        ...(texts.length === 0 ? {} : { isItem: true }),
      })),
    );
  }
  return blocks;
}

/** A figure of a turn, and as it is written; what is only known to be below it is not drawn. */
interface Point {
  readonly value: number;
  readonly text: string;
  readonly isBelow?: boolean;
}

/** Figures of somebody over some turns; undefined where there is none. */
interface Course {
  readonly line: Series['line'];
  readonly points: readonly (Point | undefined)[];
}

/** A figure over some turns. */
interface Development {
  readonly figure: string;
  readonly courses: readonly Course[];
}

/** The lowest, the average and the highest figure in the order in which they are drawn. */
const PUBLISHED = ['minimum', 'average', 'maximum'] as const;
const PUBLISHED_COLOURS = ['#8E2A45', '#1B1916', '#2B5C8A'] as const;

/** What newsletters told all of the figures of the realms, with the rounding of each issue. */
const publishedFigures = (
  campaign: Campaign,
  issues: readonly NewsIssue[],
  words: Words,
): readonly Development[] => {
  const { system } = campaign;
  const told = issues.map((issue) => ({
    rounding: issue.rounding,
    statistics: sentMatter(campaign, issue).statistics,
  }));
  const keys = [
    ...new Set(told.flatMap(({ statistics }) => statistics.map(({ figure }) => figure))),
  ];
  return keys.map((figure) => ({
    figure,
    courses: PUBLISHED.map((kind, index) => ({
      line: {
        name: words(`news:print.${kind}`),
        colour: PUBLISHED_COLOURS[index] ?? '',
        dash: DASHES[index] ?? '',
        mark: MARKS[index] ?? 'circle',
      },
      points: told.map(({ rounding, statistics }) => {
        const one = statistics.find((statistic) => statistic.figure === figure);
        if (one === undefined) return undefined;
        const rounded = publishedFigure(
          { figure, kind, value: one[kind] },
          rounding,
          system,
          words,
        );
        const isBelow = rounded.kind === 'below';
        return { value: isBelow ? 0 : rounded.value, text: roundedText(rounded, words), isBelow };
      }),
    })),
  }));
};

/** The figures of the archive: of all parties, or of one. */
const archivedFigures = (
  { archive, world: { parties }, system }: Campaign,
  { perspective }: Film,
  words: Words,
): readonly (Development & { readonly turns: readonly number[] })[] => {
  const { told } = moneyOf(systems[system]?.currency, words);
  const { plain } = figuresOf(words);
  const history = displayHistory(bookedHistory({ archive }), told);
  const shown = partiesInOrder(parties).filter(
    ({ key }) => typeof perspective === 'string' || perspective.party === key,
  );
  return figureKeys(history).map((figure) => ({
    figure,
    turns: history.map(({ turn }) => turn - 1),
    courses: shown
      .map((party) => ({
        line: lineOf('print', parties, party),
        points: seriesOf(history, party.key, figure).map((value) =>
          value === undefined ? undefined : { value, text: plain(value) },
        ),
      }))
      .filter(({ points }) => points.some((point) => point !== undefined)),
  }));
};

/** Beginning, highest value with its turn, and end of a line. */
const summaryCells = (
  points: Course['points'],
  places: readonly string[],
  words: Words,
): readonly string[] => {
  const there = points.flatMap((point, at) => (point === undefined ? [] : [{ ...point, at }]));
  const [first] = there;
  const last = there.at(-1);
  const highest = there.reduce(
    (best, one) => (best === undefined || one.value > best.value ? one : best),
    first,
  );
  const at = (one: typeof first): string =>
    one === undefined ? '–' : words('film:book.valueAt', { value: one.text, turn: places[one.at] });
  const isToEnd = last?.at === points.length - 1;
  return [at(first), at(highest), isToEnd ? last.text : at(last)];
};

/** The heading of a figure: its name, and the sign of money that is not called the same. */
const titleOf = (figure: string, isPublic: boolean, sign: string, words: Words): string => {
  const name = figureName(figure, words);
  // Newsletters tell figures without their unit.
  const isSigned = isMoneyFigure(figure) && !isPublic && sign !== '' && sign !== name;
  return isSigned ? `${name} (${sign})` : name;
};

const drawnPart = ({ height, marks }: ReturnType<typeof lineChart>[0]): FigureBlock => ({
  kind: 'figure',
  width: WIDTH,
  height,
  art: marks,
  caption: '',
});

/**
 * How figures by which parties are compared developed: of all parties where the book tells the truth, of one in its
 * book, and in a public one what newsletters told, or a sentence that they told none. Charts with a table each.
 */
export function figureBlocks(
  campaign: Campaign,
  film: Film,
  words: Words,
  fonts: Fonts,
): readonly Block[] {
  const { plain } = figuresOf(words);
  const issues = sentIssues(campaign);
  const isPublic = film.perspective === 'everybody';
  const developments = isPublic
    ? publishedFigures(campaign, issues, words).map((one) => ({
        ...one,
        turns: issues.map(({ turn }) => turn),
      }))
    : archivedFigures(campaign, film, words);
  const drawn = developments.filter(({ courses, turns }) => courses.length > 0 && turns.length > 0);
  const sign = moneyOf(systems[campaign.system]?.currency, words).sign;
  const note = (key: string): Block => ({
    kind: 'paragraph',
    style: 'small',
    words: words(`film:book.figuresNote.${key}`),
  });
  if (drawn.length === 0) return isPublic ? [note('none')] : [];
  const blocks = drawn.flatMap(({ figure, courses, turns }): readonly Block[] => {
    const places = turns.map((turn) => words('ledger:compare.tick', { turn }));
    // The lowest, the average and the highest stand in this order, parties by how they ended.
    const ordered = isPublic
      ? courses
      : courses.toSorted((a, b) => (b.points.at(-1)?.value ?? 0) - (a.points.at(-1)?.value ?? 0));
    const [first, ...more] = lineChart({
      series: ordered.map(({ line, points }) => ({
        line,
        values: points.map((point) => (point?.isBelow === true ? undefined : point?.value)),
        cells: summaryCells(points, places, words),
      })),
      places,
      heads: ['begin', 'highest', 'end'].map((key) => words(`film:book.${key}`)),
      plain,
      width: WIDTH,
      fonts,
    });
    const whole: readonly Block[] = [
      {
        kind: 'heading',
        level: 2,
        text: titleOf(figure, isPublic, sign, words),
        isListed: true,
      },
      drawnPart(first),
    ];
    // Heading and chart are not parted by the end of a sheet.
    return [
      { kind: 'sideBySide', parts: [{ share: 1, blocks: whole }] },
      ...more.map((part) => drawnPart(part)),
    ];
  });
  return [note(isPublic ? 'public' : 'own'), ...blocks];
}

/** The issues of the newsletter that came out, the first one first. */
export function sentIssues({ newsletters }: Pick<Campaign, 'newsletters'>): readonly NewsIssue[] {
  return issuesInOrder(newsletters).filter(({ releasedAt }) => releasedAt !== null);
}

/** Number and date of an issue, in the language of the book. */
export function issueTitle(campaign: Campaign, { number, turn }: NewsIssue, words: Words): string {
  const { system } = campaign;
  const clock = { turn, ...monthOf(campaign, turn) };
  return `${words('news:print.number', { number })}, ${dateWithTurn({ system, clock }, words)}`;
}
