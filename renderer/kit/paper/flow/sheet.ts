import type { FlowDocument } from '../block';
import { printable } from '../fonts/printable';
import type { Fonts } from '../fonts';
import type { PageMark } from '../page';
import { brokenText, type Line } from './lines';
import { lineMarks } from './slab';
import { INK, type Lettering, LINE, SOFT_INK, type Style } from './style';
import { ORNAMENT, rule } from './strokes';
import { sentencesOf } from './words';

/** Sizes of the paper in millimetres. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
} as const;

/** A strip across the sheet and how high it is. */
export interface Strip {
  readonly height: number;
  readonly marks: readonly PageMark[];
}

interface Frame {
  readonly fonts: Fonts;
  readonly style: Style;
  readonly left: number;
  readonly width: number;
}

const TITLE: Lettering = {
  font: { family: 'serif', weight: 600 },
  size: 10,
  leading: 10.6,
  colour: INK,
};

const SUBTITLE: Lettering = {
  font: { family: 'serif', weight: 400, italic: true },
  size: 4.5,
  leading: 5.5,
  colour: SOFT_INK,
};

const ASIDE: Lettering = {
  font: { family: 'sans', weight: 400 },
  size: 3.44,
  leading: 4.85,
  colour: SOFT_INK,
};

const NAME: Lettering = {
  font: { family: 'serif', weight: 700 },
  size: 15.4,
  leading: 15.8,
  colour: INK,
};

const MOTTO: Lettering = { ...SUBTITLE, size: 3.97, leading: 4.4 };

/** A head has so many lines at most; what is longer loses its end, not the page. */
const MOST_LINES = 4;

const linesIn = (
  fonts: Fonts,
  text: string,
  { font, size, ...rest }: Lettering,
  room: number,
): readonly Line[] =>
  brokenText({ fonts, size, room: () => room }, sentencesOf(text, { font, size, ...rest })).slice(
    0,
    MOST_LINES,
  );

/** A name smaller where it would not fit on one line, down to half its size. */
const fitted = (fonts: Fonts, text: string, lettering: Lettering, room: number): Lettering => {
  const width = fonts.widthOf(text.slice(0, 200), lettering.font, lettering.size);
  const scale = Math.max(0.5, Math.min(1, room / Math.max(width, 0.1)));
  return { ...lettering, size: lettering.size * scale, leading: lettering.leading * scale };
};

const stackedLines = (
  lines: readonly Line[],
  lettering: Lettering,
  y: number,
  start: (line: Line) => number,
): readonly PageMark[] =>
  lines.flatMap((line, index) =>
    lineMarks(line, lettering, start(line), y + index * lettering.leading),
  );

type Head = NonNullable<FlowDocument['head']>;

const letterHead = (head: Head, { fonts, left, width }: Frame, y: number): Strip => {
  const asides = head.aside.slice(0, 6).flatMap((text) => linesIn(fonts, text, ASIDE, 0.4 * width));
  const widest = Math.max(0, ...asides.map((line) => line.width));
  const room = width - (widest === 0 ? 0 : widest + 6);
  const big = fitted(fonts, head.title, TITLE, room);
  const titles = linesIn(fonts, head.title, big, room);
  const subtitles = linesIn(fonts, head.subtitle, SUBTITLE, room);
  const subtitleTop = titles.length * big.leading + (subtitles.length === 0 ? 0 : 0.9);
  const words = subtitleTop + subtitles.length * SUBTITLE.leading;
  const high = Math.max(words, asides.length * ASIDE.leading);
  const bottom = high + 2.9;
  return {
    height: bottom,
    marks: [
      ...stackedLines(titles, big, y + high - words, () => left),
      ...stackedLines(subtitles, SUBTITLE, y + high - words + subtitleTop, () => left),
      ...stackedLines(
        asides,
        ASIDE,
        y + high - asides.length * ASIDE.leading,
        (line) => left + width - line.width,
      ),
      rule([left, y + bottom, left + width, y + bottom], INK, 0.35),
    ],
  };
};

const masthead = (head: Head, { fonts, left, width }: Frame, y: number): Strip => {
  const name = fitted(fonts, head.title, NAME, width);
  const names = linesIn(fonts, head.title, name, width);
  const [number = '', month = ''] = head.aside;
  const top = names.length * name.leading + 1.4;
  const third = (text: string, share: number): readonly Line[] =>
    linesIn(fonts, text, MOTTO, share * width);
  const parts = [third(number, 0.22), third(head.subtitle, 0.52), third(month, 0.22)] as const;
  const rows = Math.max(0, ...parts.map((lines) => lines.length));
  const bottom = top + rows * MOTTO.leading + 2.7;
  const starts = [
    () => left,
    (line: Line) => left + (width - line.width) / 2,
    (line: Line) => left + width - line.width,
  ] as const;
  return {
    height: bottom + 0.8,
    marks: [
      ...stackedLines(names, name, y, starts[1]),
      ...parts.flatMap((lines, index) =>
        stackedLines(lines, MOTTO, y + top, starts[index] ?? starts[0]),
      ),
      rule([left, y + bottom, left + width, y + bottom], INK, LINE.firm),
      rule([left, y + bottom + 0.8, left + width, y + bottom + 0.8], INK, LINE.firm),
    ],
  };
};

/** The head of the first sheet. */
export function headStrip(head: Head, frame: Frame, y: number): Strip {
  return head.isMasthead === true ? masthead(head, frame, y) : letterHead(head, frame, y);
}

const FOOT: Lettering = {
  font: { family: 'sans', weight: 400 },
  size: 3.15,
  leading: 4.4,
  colour: SOFT_INK,
};

/** From the line above the foot to its words. */
const FOOT_GAP = 2.2;

/** How high the foot is, with its line. */
export const FOOT_HEIGHT = FOOT_GAP + FOOT.leading;

/** The beginning of a text that fits on one line. */
const oneLine = (fonts: Fonts, text: string, room: number): Line | undefined =>
  linesIn(fonts, text, FOOT, Math.max(1, room))[0];

/** The foot of a sheet, its line at `y`. */
export function footMarks(
  left: string,
  right: string,
  { fonts, left: x, width }: Frame,
  y: number,
): readonly PageMark[] {
  const page = oneLine(fonts, printable(right), 0.5 * width);
  const words = oneLine(fonts, printable(left), width - (page?.width ?? 0) - 6);
  return [
    rule([x, y, x + width, y], INK, LINE.fine),
    ...(words === undefined ? [] : lineMarks(words, FOOT, x, y + FOOT_GAP)),
    ...(page === undefined ? [] : lineMarks(page, FOOT, x + width - page.width, y + FOOT_GAP)),
  ];
}

/** Millimetres of a unit of the ornament. */
const UNIT = 0.265;

/** A line across, with the ornament of the house in its middle or without. */
export function ruleStrip(isOrnament: boolean, { left, width }: Frame, y: number): Strip {
  if (!isOrnament) {
    return { height: 0.3, marks: [rule([left, y, left + width, y], INK, LINE.fine)] };
  }
  const middle = left + width / 2;
  const height = 20 * UNIT;
  const axis = y + height / 2;
  const gap = 46 * UNIT;
  return {
    height,
    marks: [
      rule([left, axis, middle - gap, axis], INK, LINE.firm),
      rule([middle + gap, axis, left + width, axis], INK, LINE.firm),
      ...ORNAMENT.map(([path, x]): PageMark => ({
        kind: 'group',
        x: middle + x * UNIT,
        y: axis,
        scale: UNIT,
        marks: [{ kind: 'shape', path, stroke: INK, width: 1.2, join: 'miter' }],
      })),
    ],
  };
}
