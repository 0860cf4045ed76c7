import type { Compared } from '../../../../engine';
import {
  circle,
  close,
  lineTo,
  moveTo,
  type Path,
  stroke,
  type Trail,
} from '../../../kit/cartography';
import type { Page, PageMark } from '../../../kit/paper';
import type { Measure } from './figures';

/** Colours of the picture: on paper or on the screen. */
export interface PictureColours {
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  /** Of the arm the others are held against, then of the others. */
  readonly arms: readonly [string, string];
}

/** Colours on paper. */
export const PAPER_COLOURS: PictureColours = {
  ink: '#25221d',
  quiet: '#585044',
  line: '#c5b99f',
  arms: ['#6b6252', '#6b3687'],
};

/** Colours on the screen, light or dark. */
export const SCREEN_COLOURS: PictureColours = {
  ink: 'var(--ww-tinte)',
  quiet: 'var(--ww-tinte-2)',
  line: 'var(--ww-linie-2)',
  arms: ['var(--ww-tinte-3)', 'var(--ww-hand)'],
};

/** Millimetres. */
const SHEET = {
  width: 240,
  margin: 4,
  names: 62,
  title: 7,
  row: 8,
  axis: 9,
  head: 10,
  letters: 3.2,
};
const PLOT = { from: SHEET.names + SHEET.margin, to: SHEET.width - 8 };
/** Letters of a name that fit beside the plot. */
const NAME_LETTERS = 36;
/** Spread of the dots of a row that would else lie over each other: the golden ratio never repeats. */
const SCATTER = 0.618_034;

/** A measure of the picture. */
export interface Plot {
  readonly measure: Measure;
  readonly compared: Compared;
}

function shape(draw: (trail: Trail) => void): Path {
  const trail: Trail = [];
  draw(trail);
  return trail;
}

const box = (x: number, y: number, width: number, height: number): Path =>
  shape((trail) => {
    moveTo(trail, x, y);
    lineTo(trail, x + width, y);
    lineTo(trail, x + width, y + height);
    lineTo(trail, x, y + height);
    close(trail);
  });

const shortened = (text: string): string =>
  text.length > NAME_LETTERS ? `${text.slice(0, NAME_LETTERS - 1)}…` : text;

type Write = (
  x: number,
  y: number,
  text: string,
  more?: Partial<Extract<PageMark, { kind: 'text' }>>,
) => PageMark;

const writer =
  ({ ink }: PictureColours): Write =>
  (x, y, text, more = {}) => ({
    kind: 'text',
    x,
    y,
    text,
    font: { family: 'sans', weight: 400, italic: false },
    size: SHEET.letters,
    colour: ink,
    ...more,
  });

/** The values the axis of a measure begins and ends with. */
function boundsOf({ compared: { unit, arms } }: Plot): readonly [number, number] {
  if (unit === 'share') return [0, 1];
  const all = arms.flatMap(({ quarters, mean }) => [
    quarters[0],
    quarters[4],
    Math.max(quarters[0], mean.low),
    Math.min(quarters[4], mean.high),
  ]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? [low - 1, high + 1] : [low, high];
}

/** An arm of a measure: all its games, the middle half of them, the average with its interval. */
function armMarks(
  { compared: { unit, arms } }: Plot,
  arm: number,
  y: number,
  at: (value: number) => number,
  { arms: [first, other] }: PictureColours,
): readonly PageMark[] {
  const spread = arms[arm];
  if (spread === undefined) return [];
  const { values, quarters, mean } = spread;
  const colour = arm === 0 ? first : other;
  const middle = y + SHEET.row / 2;
  const left = at(quarters[1]);
  const body: readonly PageMark[] =
    unit === 'share'
      ? [
          {
            kind: 'shape',
            path: box(PLOT.from, middle - 1.6, Math.max(0.2, at(mean.value) - PLOT.from), 3.2),
            fill: colour,
            opacity: 0.3,
          },
        ]
      : [
          {
            kind: 'shape',
            path: box(left, middle - 2.4, Math.max(0.4, at(quarters[3]) - left), 4.8),
            fill: colour,
            opacity: 0.22,
          },
          {
            kind: 'shape',
            path: shape((trail) => {
              for (const [index, value] of values.entries())
                circle(trail, at(value), middle - 2.6 + 5.2 * ((index * SCATTER) % 1), 0.5);
            }),
            fill: colour,
            opacity: 0.55,
          },
        ];
  return [
    ...body,
    {
      kind: 'shape',
      path: shape((trail) => stroke(trail, at(mean.low), middle, at(mean.high), middle)),
      stroke: colour,
      width: 0.9,
    },
    {
      kind: 'shape',
      path: shape((trail) =>
        stroke(trail, at(mean.value), middle - 2.6, at(mean.value), middle + 2.6),
      ),
      stroke: colour,
      width: 1.1,
    },
  ];
}

function plotMarks(
  plot: Plot,
  labels: readonly string[],
  top: number,
  colours: PictureColours,
): readonly PageMark[] {
  const { measure } = plot;
  const write = writer(colours);
  const [low, high] = boundsOf(plot);
  const at = (value: number): number =>
    PLOT.from +
    ((PLOT.to - PLOT.from) * (Math.max(low, Math.min(high, value)) - low)) / (high - low);
  const rows = top + SHEET.title;
  const axis = rows + labels.length * SHEET.row;
  return [
    write(SHEET.margin, top + 4.6, measure.title, {
      font: { family: 'sans', weight: 600, italic: false },
      size: 3.6,
    }),
    ...labels.flatMap((label, arm) => {
      const y = rows + arm * SHEET.row;
      return [
        write(SHEET.margin, y + SHEET.row / 2 + 1.1, shortened(label), {
          colour: colours.arms[arm === 0 ? 0 : 1],
        }),
        ...armMarks(plot, arm, y, at, colours),
      ];
    }),
    {
      kind: 'shape',
      path: shape((trail) => stroke(trail, PLOT.from, axis + 0.6, PLOT.to, axis + 0.6)),
      stroke: colours.line,
      width: 0.2,
    },
    ...[0, 0.5, 1].flatMap((part): readonly PageMark[] => {
      const value = low + part * (high - low);
      const align = part === 0 ? 'left' : part === 1 ? 'right' : 'center';
      return [
        {
          kind: 'shape',
          path: shape((trail) => stroke(trail, at(value), axis, at(value), axis + 1.4)),
          stroke: colours.line,
          width: 0.2,
        },
        write(at(value), axis + 4.6, measure.plain(value), {
          align,
          colour: colours.quiet,
          size: 2.8,
          figures: 'tabular',
        }),
      ];
    }),
  ];
}

/** The distributions of all measures on one sheet, arm under arm; the first line says what was compared. */
export function distributionPage(
  plots: readonly Plot[],
  labels: readonly string[],
  {
    title,
    label,
    colours,
  }: { readonly title: string; readonly label: string; readonly colours: PictureColours },
): Page {
  const height = SHEET.title + labels.length * SHEET.row + SHEET.axis;
  const head = title === '' ? 0 : SHEET.head;
  const write = writer(colours);
  return {
    width: SHEET.width,
    height: head + plots.length * height,
    label,
    marks: [
      ...(title === ''
        ? []
        : [
            write(SHEET.margin, 6.4, title, {
              font: { family: 'serif', weight: 700, italic: false },
              size: 5,
            }),
          ]),
      ...plots.flatMap((plot, index) => plotMarks(plot, labels, head + index * height, colours)),
    ],
  };
}
