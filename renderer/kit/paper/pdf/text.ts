import type { Font } from '../../cartography';
import type { FontSubset, Figures, ShapedWord } from '../fonts';
import { type SetLine, setLine } from '../line';
import type { Book } from './book';
import { type BookedFont, runOperand } from './fonts';
import { figure, type Pen } from './pen';

/** Words on one line, ready to be written. */
export interface WrittenLine {
  /** Where the base line begins, in millimetres of the sheet. */
  readonly x: number;
  readonly y: number;
  /** Direction of the base line, radians clockwise. */
  readonly angle: number;
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly colour: string;
  readonly opacity: number;
  /** Extra space between letters and between words, in millimetres. */
  readonly spacing: number;
  readonly wordSpacing: number;
  readonly figures: Figures | undefined;
  readonly halo?: { readonly colour: string; readonly width: number; readonly opacity: number };
}

const matrix = ({ x, y, angle }: WrittenLine, scale: number): string => {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const fine = (value: number): string => String(Math.round(value * 1e6) / 1e6);
  return `${fine(cos)} ${fine(sin)} ${fine(sin)} ${fine(-cos)} ${figure(x)} ${figure(y)}`;
};

type Lettered = Pick<WrittenLine, 'text' | 'font' | 'size' | 'spacing' | 'wordSpacing' | 'figures'>;

const setOf = ({ fonts }: Book, { text, font, figures, spacing }: Lettered): SetLine =>
  setLine(fonts, text, font, figures, spacing !== 0);

/** The letters of a line as operators between `BT` and `ET`, and the fonts they need. */
export function writtenWords(
  book: Book,
  line: Lettered,
): { readonly operators: string; readonly used: ReadonlySet<BookedFont> } {
  const parts: string[] = [];
  const used = new Set<BookedFont>();
  const wider = line.wordSpacing === 0 ? '' : figure((-line.wordSpacing * 1000) / line.size);
  let open: BookedFont | undefined;
  let operands = '';
  const flush = (): void => {
    if (operands !== '') parts.push(`[${operands}] TJ`);
    operands = '';
  };
  const turn = (part: FontSubset): BookedFont => {
    const font = book.fontBook.fontOf(line.font, part);
    if (open === font) return font;
    flush();
    used.add(font);
    parts.push(`/${font.name} ${figure(line.size)} Tf`);
    open = font;
    return font;
  };
  const put = (word: ShapedWord): void => {
    book.fontBook.note(word, line.font);
    for (const run of word.runs) {
      const { file } = turn(run.part);
      operands += runOperand(run, file);
    }
  };
  const space = book.fonts.shapeOf(' ', line.font, undefined, false);
  setOf(book, line).words.forEach((word, index) => {
    if (index > 0) {
      put(space);
      operands += wider;
    }
    put(word);
  });
  flush();
  return { operators: parts.join('\n'), used };
}

/** The light line around all letters, drawn as outlines: it says nothing, the letters above it are the text. */
export function writeHalo(book: Book, pen: Pen, line: WrittenLine): void {
  if (line.halo === undefined) return;
  const { words } = setOf(book, line);
  const scale = line.size / 1000;
  pen.save();
  pen.stroke(line.halo.colour, line.halo.width / scale, line.halo.opacity * line.opacity);
  pen.ends('butt', 'round');
  pen.write(`${matrix(line, scale)} cm`);
  const apart = line.spacing / scale;
  const gap = book.fonts.spaceOf(line.font) + apart + line.wordSpacing / scale;
  words.forEach((word, index) => {
    if (index > 0) pen.write(`1 0 0 1 ${figure(gap)} 0 cm`);
    for (const run of word.runs) {
      const font = book.fontBook.fontOf(line.font, run.part);
      run.glyphs.forEach((glyph, at) => {
        const advance = (run.advances[at] ?? 0) + apart;
        pen.write(`/${book.outlineName(font, glyph)} Do 1 0 0 1 ${figure(advance)} 0 cm`);
      });
    }
  });
  pen.restore();
}

/** Writes the letters of a line, without its halo. */
export function writeLetters(book: Book, pen: Pen, line: WrittenLine): void {
  const { operators, used } = writtenWords(book, line);
  if (used.size === 0) return;
  for (const font of used) book.show(font);
  pen.fill(line.colour, line.opacity);
  const apart = line.spacing === 0 ? '' : `${figure(line.spacing)} Tc\n`;
  const together = line.spacing === 0 ? '' : '\n0 Tc';
  pen.write(`BT\n${matrix(line, 1)} Tm\n${apart}${operators}${together}\nET`);
}
