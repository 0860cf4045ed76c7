import type { Picture } from '../page';
import type { ImageData } from './image-data';
import { jpegOf } from './jpeg';
import { pngOf } from './png';
import type { PdfSink, Reference } from './sink';

export interface Image {
  readonly name: string;
  readonly turned: ImageData['turned'];
}

export interface ImageBook {
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
export const createImageBook = (
  pdf: PdfSink,
  pictures: Readonly<Record<string, Picture>>,
): ImageBook => {
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
