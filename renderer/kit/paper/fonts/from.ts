import { create, type Font as FontFile } from 'fontkit';
import type { Font } from '../../cartography';
import type { FontData, FontSubset, Fonts } from '../fonts';
import { fontData } from './file';
import { fontName, fileName } from './names';
import { printable } from './printable';
import { createShaper } from './shaper';
import { fontFile, tablesOf } from './woff';

const remembered = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const memory = new Map<string, Value>();
  return (key) => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    memory.set(key, made);
    return made;
  };
};

/** fontkit takes any bytes; its types only know those of Node. */
type Bytes = Parameters<typeof create>[0];

const open = (tables: ReadonlyMap<string, Uint8Array>): FontFile => {
  const font = create(fontFile(tables) as Bytes);
  if (!('layout' in font)) throw new Error('This file holds no single font.');
  return font;
};

/** The fonts made of their files; `read` yields a file by its name (`alegreya-latin-400-normal.woff`) when it is needed. */
export const fontsFrom = (read: (name: string) => Uint8Array): Fonts => {
  const tables = remembered((name) => tablesOf(read(name)));
  const opened = remembered((name) => open(tables(name)));
  const files = remembered((name): FontData =>
    fontData(tables(name), opened(name), () => open(tables(name))),
  );
  const shapers = new Map<string, ReturnType<typeof createShaper>>();
  const shaperOf = (font: Font): ReturnType<typeof createShaper> => {
    const known = shapers.get(fontName(font));
    if (known !== undefined) return known;
    const reading = (part: FontSubset) => (): FontFile => opened(fileName(font, part));
    const made = createShaper({ latin: reading('latin'), 'latin-ext': reading('latin-ext') });
    shapers.set(fontName(font), made);
    return made;
  };
  const fileOf: Fonts['fileOf'] = (font, part) => files(fileName(font, part));
  const shapeOf: Fonts['shapeOf'] = (word, font, figures, isApart) =>
    shaperOf(font)(word, figures, isApart);
  const spaceOf: Fonts['spaceOf'] = (font) => shapeOf(' ', font, undefined, false).width;
  return {
    bytesOf: (font, part) => read(fileName(font, part)),
    fileOf,
    shapeOf,
    spaceOf,
    widthOf: (text, font, size, figures) => {
      const words = printable(text).split(' ');
      const width = words.reduce(
        (sum, word) => sum + (word === '' ? 0 : shapeOf(word, font, figures, false).width),
        (words.length - 1) * spaceOf(font),
      );
      return (width * size) / 1000;
    },
  };
};
