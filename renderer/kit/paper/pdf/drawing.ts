import {
  type CurveMark,
  type DotsMark,
  lengthOf,
  type Mark,
  MM_PER_PIXEL,
  OP,
  type Path,
  type Scale,
  type TextMark,
} from '../../cartography';
import { layGlyphs } from '../../cartography/curve';
import { lineWidth, shareBefore } from '../line';
import type { Book } from './book';
import type { Pen, Shift } from './pen';
import { writeHalo, writeLetters, type WrittenLine } from './text';
import { printable } from '../fonts/printable';

/** Begins a part of a sheet with this text, whatever the places of its letters; `EMC` ends it. */
const actualText = (text: string): string => {
  const units = Array.from(printable(text), (sign) =>
    Array.from({ length: sign.length }, (_, index) =>
      sign.charCodeAt(index).toString(16).padStart(4, '0'),
    ).join(''),
  ).join('');
  return `/Span <</ActualText <feff${units}>>> BDC`;
};

/** Position of a drawing of the cartography, and its scale in millimetres. */
export interface DrawingPlace extends Shift {
  readonly book: Book;
  readonly pen: Pen;
}

const measures = ({ scale }: Shift): Scale => ({ field: scale, pixel: MM_PER_PIXEL });

type Style = Omit<WrittenLine, 'x' | 'y' | 'angle' | 'text'>;

const styleOf = (mark: TextMark | CurveMark, place: DrawingPlace): Style => {
  const size = lengthOf(mark.size, measures(place));
  return {
    font: mark.font,
    size,
    colour: mark.colour,
    opacity: mark.opacity ?? 1,
    spacing: (mark.spacing ?? 0) * size,
    wordSpacing: 0,
    figures: undefined,
    ...(mark.halo === undefined
      ? {}
      : {
          halo: {
            colour: mark.halo.colour,
            width: lengthOf(mark.halo.width, measures(place)),
            opacity: mark.halo.opacity,
          },
        }),
  };
};

const paintText = (mark: TextMark, place: DrawingPlace): void => {
  const style = styleOf(mark, place);
  const { text, font, align, spacing = 0 } = mark;
  const width = lineWidth(place.book.fonts, { text, font, size: style.size, spacing });
  const line: WrittenLine = {
    ...style,
    text,
    angle: 0,
    x: place.x + mark.x * place.scale - width * shareBefore(align),
    y: place.y + mark.y * place.scale,
  };
  writeHalo(place.book, place.pen, line);
  writeLetters(place.book, place.pen, line);
};

/** Letter by letter, as the canvas paints it: first all halos, then all letters. */
const paintCurve = (mark: CurveMark, place: DrawingPlace): void => {
  const { halo, spacing, ...style } = styleOf(mark, place);
  const { book, pen, x, y, scale } = place;
  const curve = mark.curve.map((value, index) => (index % 2 === 0 ? x : y) + value * scale);
  const letters = Array.from(mark.text.normalize('NFC'));
  const widths = letters.map((letter) => book.fonts.widthOf(letter, mark.font, style.size));
  const places = layGlyphs(curve, widths, spacing);
  const lines = places.map(({ angle, ...middle }, index): WrittenLine => {
    const half = (widths[index] ?? 0) / 2;
    return {
      ...style,
      spacing: 0,
      text: letters[index] ?? '',
      angle,
      x: middle.x - Math.cos(angle) * half,
      y: middle.y - Math.sin(angle) * half,
    };
  });
  if (halo !== undefined) for (const line of lines) writeHalo(book, pen, { ...line, halo });
  pen.write(actualText(mark.text));
  for (const line of lines) writeLetters(book, pen, line);
  pen.write('EMC');
};

const dot = (mark: DotsMark, index: number, radius: number): Path => [
  OP.circle,
  mark.at[index] ?? 0,
  mark.at[index + 1] ?? 0,
  radius,
];

/** Dots with an edge lie over one another one by one; those without are one area. */
const paintDots = (mark: DotsMark, place: DrawingPlace): void => {
  const { pen } = place;
  const radius = lengthOf(mark.radius, measures(place)) / place.scale;
  const dots = Array.from({ length: mark.at.length / 2 }, (_, index) =>
    dot(mark, 2 * index, radius),
  );
  pen.fill(mark.fill);
  if (mark.edge === undefined) {
    pen.trace(dots.flat(), place);
    pen.write('f');
    return;
  }
  pen.stroke(mark.edge.colour, lengthOf(mark.edge.width, measures(place)));
  pen.ends('butt', 'miter');
  pen.dash([]);
  for (const path of dots) {
    pen.trace(path, place);
    pen.write('B');
  }
};

const paintMark = (mark: Mark, place: DrawingPlace): void => {
  const { pen } = place;
  switch (mark.kind) {
    case 'area':
      pen.fill(mark.colour, mark.opacity);
      pen.trace(mark.path, place);
      pen.write('f');
      return;
    case 'line':
      pen.stroke(mark.colour, lengthOf(mark.width, measures(place)), mark.opacity);
      pen.ends(mark.cap ?? 'butt', mark.join ?? 'miter');
      pen.dash([]);
      pen.trace(mark.path, place);
      pen.write('S');
      return;
    case 'dots':
      paintDots(mark, place);
      return;
    case 'text':
      paintText(mark, place);
      return;
    case 'curve':
      paintCurve(mark, place);
      return;
    case 'clip':
      pen.save();
      pen.trace(mark.clip, place);
      pen.write('W n');
      paintList(mark.marks, place);
      pen.restore();
  }
};

/** Paints a display list; `scale` is millimetres per field width. */
export function paintList(list: readonly Mark[], place: DrawingPlace): void {
  for (const mark of list) paintMark(mark, place);
}
