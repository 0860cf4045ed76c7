import type { Path } from '../../cartography';
import type { Fonts } from '../fonts';
import type { BookedFont, FontBook } from './fonts';
import { createFontBook } from './fonts';
import { createImageBook, type ImageBook } from './images';
import { figure, pathOperators, STILL } from './pen';
import type { PdfSink, Reference } from './sink';
import type { Picture } from '../page';

/** What all sheets of one PDF share. */
export interface Book {
  readonly pdf: PdfSink;
  readonly fonts: Fonts;
  readonly fontBook: FontBook;
  readonly images: ImageBook;
  /** The name of an opacity on the sheet that is being drawn. */
  readonly alphaName: (fill: number, stroke: number) => string;
  /** Makes a font known to the sheet. */
  readonly show: (font: BookedFont) => void;
  /** The outline of a letter to be drawn around it, in thousandths of the letter size; yields its name on the sheet. */
  readonly outlineName: (font: BookedFont, glyph: number) => string;
}

/** A line around a letter reaches so far beyond it, in thousandths of the letter size. */
const REACH = 1000;

const outlineObject = (pdf: PdfSink, { file }: BookedFont, glyph: number): Reference => {
  const path: Path = file.outlineOf(glyph);
  const scale = 1000 / file.unitsPerEm;
  const [left, bottom, right, top] = file.bounds;
  const object = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [
      left * scale - REACH,
      bottom * scale - REACH,
      right * scale + REACH,
      top * scale + REACH,
    ].map((bound) => Number(figure(bound))),
  });
  object.end(`${pathOperators(path, { ...STILL, scale })} S`);
  return object;
};

export const createBook = (
  pdf: PdfSink,
  fonts: Fonts,
  pictures: Readonly<Record<string, Picture>>,
): Book => {
  const alphas = new Map<string, Reference>();
  const outlines = new Map<string, Reference>();
  const images = createImageBook(pdf, pictures);
  return {
    pdf,
    fonts,
    images,
    fontBook: createFontBook(pdf, fonts),
    alphaName: (fill, stroke) => {
      const name = `A${String(Math.round(fill * 1000))}x${String(Math.round(stroke * 1000))}`;
      let reference = alphas.get(name);
      if (reference === undefined) {
        reference = pdf.ref({ Type: 'ExtGState', ca: fill, CA: stroke });
        reference.end(undefined);
        alphas.set(name, reference);
      }
      pdf.objects().ext_gstates[name] = reference;
      return name;
    },
    show: ({ name, reference }) => {
      pdf.objects().fonts[name] = reference;
    },
    outlineName: (font, glyph) => {
      const name = `${font.name}g${String(glyph)}`;
      const reference = outlines.get(name) ?? outlineObject(pdf, font, glyph);
      outlines.set(name, reference);
      pdf.objects().xobjects[name] = reference;
      return name;
    },
  };
};
