import type { Fonts } from '../fonts';
import { printable } from '../fonts/printable';
import { fontFile } from '../fonts/woff';
import { brokenLines, firstBaseLine, INSET, LEADING, TYPED } from '../input';
import type { Box, InputMark } from '../page';
import type { Book } from './book';
import { descriptorOf } from './fonts';
import { figure, type Shift } from './pen';
import { literal, type PdfSink, POINTS, type Reference } from './sink';
import { writtenWords } from './text';

/** Signs at 128 to 159 in the letters of Windows; those with no sign show a bullet. */
const UPPER = [
  0x20ac, 0x2022, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039,
  0x0152, 0x2022, 0x017d, 0x2022, 0x2022, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
  0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x2022, 0x017e, 0x0178,
] as const;

/** The signs from 32 to 255 as a PDF calls them WinAnsi. */
const WINDOWS_LETTERS: readonly number[] = Array.from({ length: 224 }, (_, index) => {
  const code = index + 32;
  return code >= 128 && code < 160 ? (UPPER[code - 128] ?? code) : code;
});

const TYPED_NAME = 'Typed';

const NONSYMBOLIC = 1 << 5;

const READ_ONLY = 1;

const MULTILINE = 1 << 12;

/** The fields of one PDF into which a reader can type. */
export interface FormBook {
  readonly add: (mark: InputMark, shift: Shift, sheetHeight: number) => void;
  readonly finish: () => void;
}

/** The whole face in the letters of Windows, so that a reader can type what nobody has written yet. */
const typedFont = (pdf: PdfSink, fonts: Fonts): Reference => {
  const file = fonts.fileOf(TYPED, 'latin');
  const font = pdf.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: file.name,
    Encoding: 'WinAnsiEncoding',
    FirstChar: 32,
    LastChar: 255,
    Widths: WINDOWS_LETTERS.map((codePoint) => file.widths[file.glyphOf(codePoint)] ?? 0),
    FontDescriptor: descriptorOf(pdf, file, file.name, fontFile(file.tables), NONSYMBOLIC),
  });
  font.end(undefined);
  return font;
};

/** The box on the sheet in points from its lower left corner. */
const rectangle = (
  { x, y, width, height }: Box,
  shift: Shift,
  sheetHeight: number,
): readonly number[] => {
  const left = shift.x + x * shift.scale;
  const top = shift.y + y * shift.scale;
  return [
    left,
    sheetHeight - top - height * shift.scale,
    left + width * shift.scale,
    sheetHeight - top,
  ].map((length) => Number(figure(length * POINTS)));
};

/** What the field shows before anybody types: its value, in millimetres with the y axis upwards. */
const appearance = (
  book: Book,
  mark: InputMark,
): { readonly content: string; readonly fonts: Record<string, Reference> } => {
  const { box, size, align } = mark;
  const lines = brokenLines(book.fonts, mark);
  const first = box.height - firstBaseLine(mark);
  const fonts: Record<string, Reference> = {};
  const shown = lines.map((text, index) => {
    const start =
      align === 'right' ? box.width - INSET - book.fonts.widthOf(text, TYPED, size) : INSET;
    const y = first - index * size * LEADING;
    const { operators, used } = writtenWords(book, {
      text,
      font: TYPED,
      size,
      figures: undefined,
      spacing: 0,
      wordSpacing: 0,
    });
    for (const { name, reference } of used) fonts[name] = reference;
    return `1 0 0 1 ${figure(start)} ${figure(y)} Tm\n${operators}`;
  });
  const scale = figure(POINTS);
  const clip = `0 0 ${figure(box.width)} ${figure(box.height)} re W n`;
  const content = `/Tx BMC q ${scale} 0 0 ${scale} 0 0 cm ${clip} BT 0 g\n${shown.join('\n')}\nET Q EMC`;
  return { content, fonts };
};

const appearanceObject = (book: Book, mark: InputMark, scale: number): Reference => {
  const { content, fonts } = appearance(book, mark);
  const object = book.pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, mark.box.width, mark.box.height].map((length) => Number(figure(length * POINTS))),
    ...(scale === 1 ? {} : { Matrix: [scale, 0, 0, scale, 0, 0] }),
    Resources: { Font: fonts },
  });
  object.end(content);
  return object;
};

export function createFormBook(book: Book): FormBook {
  const { pdf, fonts } = book;
  const fields: Reference[] = [];
  return {
    add: (mark, shift, sheetHeight) => {
      const size = figure(mark.size * shift.scale * POINTS);
      const field = pdf.ref({
        Type: 'Annot',
        Subtype: 'Widget',
        FT: 'Tx',
        T: literal(printable(mark.name)),
        TU: literal(printable(mark.label)),
        V: literal(
          mark.value
            .split(/\r\n?|\n/)
            .map(printable)
            .join('\n'),
        ),
        DA: literal(`/${TYPED_NAME} ${size} Tf 0 g`),
        Q: mark.align === 'right' ? 2 : 0,
        Ff:
          (mark.isMultiline === true ? MULTILINE : 0) | (mark.isReadOnly === true ? READ_ONLY : 0),
        F: 4,
        P: pdf.page.dictionary,
        Rect: rectangle(mark.box, shift, sheetHeight),
        MK: {},
        AP: { N: appearanceObject(book, mark, shift.scale) },
      });
      field.end(undefined);
      fields.push(field);
      pdf.objects().annotations.push(field);
    },
    finish: () => {
      if (fields.length === 0) return;
      const form = pdf.ref({
        Fields: fields,
        DA: literal(`/${TYPED_NAME} 10 Tf 0 g`),
        DR: { Font: { [TYPED_NAME]: typedFont(pdf, fonts) } },
      });
      form.end(undefined);
      pdf.enter('AcroForm', form);
    },
  };
}
