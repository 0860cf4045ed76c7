import type { Path } from '../../cartography';
import type { Fonts } from '../fonts';
import { type BookedFont, createFontBook, type FontBook } from './fonts';
import { figure, pathOperators, STILL } from './pen';
import type { PdfSink, Reference } from './sink';
import type { Picture } from '../page';
import type { ImageData } from './image-data';
import { pngOf } from './png';
import {
  isFrame,
  isPrivate,
  orientationOf,
  type Segment,
  segmentsOf,
  without,
} from '../pictures/jpeg-segments';

const SPACES: Readonly<Record<number, string>> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
};

/** The eight ways a camera may have been held, as Exif counts them from 1. */
const TURNS: readonly ImageData['turned'][] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
];

/** The turn is lost rather than the picture, where what the camera said cannot be read. */
const turnOf = (bytes: Uint8Array, segments: readonly Segment[]): ImageData['turned'] => {
  const upright = TURNS[0] ?? [1, 0, 0, 1, 0, 0];
  try {
    return TURNS[orientationOf(bytes, segments) - 1] ?? upright;
  } catch {
    return upright;
  }
};

/** A JPEG as it is, without what the camera wrote beside the picture. Throws where it is none. */
const jpegOf = (bytes: Uint8Array): ImageData => {
  const segments = segmentsOf(bytes);
  const frame = segments.find(isFrame);
  if (frame === undefined) throw new Error('This JPEG has no size.');
  const view = new DataView(bytes.buffer, bytes.byteOffset + frame.start);
  const colours = view.getUint8(9);
  const space = SPACES[colours];
  if (space === undefined) throw new Error('Nobody knows these colours.');
  const isPrinters = segments.some(({ marker }) => marker === 0xee) && colours === 4;
  return {
    entries: {
      Width: view.getUint16(7),
      Height: view.getUint16(5),
      BitsPerComponent: view.getUint8(4),
      ColorSpace: space,
      Filter: 'DCTDecode',
      ...(isPrinters ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
    },
    bytes: without(bytes, segments.filter(isPrivate)),
    turned: turnOf(bytes, segments),
  };
};

interface Image {
  readonly name: string;
  readonly turned: ImageData['turned'];
}

interface ImageBook {
  /** A picture made known to the sheet; absent where there is none of this key, or nobody can read it. */
  readonly imageOf: (key: string) => Image | undefined;
}

const readable = ({ bytes, type }: Picture): ImageData | undefined => {
  try {
    return type === 'image/png' ? pngOf(bytes) : jpegOf(bytes);
  } catch {
    return undefined;
  }
};

const paletteOf = (pdf: PdfSink, palette: Uint8Array): readonly unknown[] => {
  const colours = pdf.ref({});
  colours.end(palette);
  return ['Indexed', 'DeviceRGB', palette.length / 3 - 1, colours];
};

const maskOf = (pdf: PdfSink, alpha: Uint8Array, entries: ImageData['entries']): Reference => {
  const mask = pdf.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: entries['Width'],
    Height: entries['Height'],
    BitsPerComponent: 8,
    ColorSpace: 'DeviceGray',
    Filter: 'FlateDecode',
  });
  mask.end(alpha);
  return mask;
};

const embedded = (pdf: PdfSink, { entries, bytes, alpha, palette }: ImageData): Reference => {
  const object = pdf.ref({
    Type: 'XObject',
    Subtype: 'Image',
    ...entries,
    ...(palette === undefined ? {} : { ColorSpace: paletteOf(pdf, palette) }),
    ...(alpha === undefined ? {} : { SMask: maskOf(pdf, alpha, entries) }),
  });
  object.end(bytes);
  return object;
};

/** The pictures of one PDF; each is written once, when it is first shown. */
const createImageBook = (pdf: PdfSink, pictures: Readonly<Record<string, Picture>>): ImageBook => {
  const known = new Map<
    string,
    { readonly image: Image; readonly object: Reference } | undefined
  >();
  const read = (key: string): { readonly image: Image; readonly object: Reference } | undefined => {
    const picture = Object.hasOwn(pictures, key) ? pictures[key] : undefined;
    const data = picture === undefined ? undefined : readable(picture);
    if (data === undefined) return undefined;
    const image = { name: `I${String(known.size + 1)}`, turned: data.turned };
    return { image, object: embedded(pdf, data) };
  };
  return {
    imageOf: (key) => {
      if (!known.has(key)) known.set(key, read(key));
      const found = known.get(key);
      if (found === undefined) return undefined;
      pdf.objects().xobjects[found.image.name] = found.object;
      return found.image;
    },
  };
};

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

export function createBook(
  pdf: PdfSink,
  fonts: Fonts,
  pictures: Readonly<Record<string, Picture>>,
): Book {
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
}
