import { create, type Font as FontFile } from 'fontkit';
import type { Font } from '../../cartography';
import type { FaceFile, FacePart, Faces } from '../faces';
import { faceFile } from './file';
import { faceName, fileName } from './names';
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

/** The faces made of their files; `read` yields a file by its name (`alegreya-latin-400-normal.woff`) when it is needed. */
export const facesFrom = (read: (name: string) => Uint8Array): Faces => {
  const tables = remembered((name) => tablesOf(read(name)));
  const fonts = remembered((name) => open(tables(name)));
  const files = remembered((name): FaceFile =>
    faceFile(tables(name), fonts(name), () => open(tables(name))),
  );
  const shapers = new Map<string, ReturnType<typeof createShaper>>();
  const shaperOf = (font: Font): ReturnType<typeof createShaper> => {
    const known = shapers.get(faceName(font));
    if (known !== undefined) return known;
    const reading = (part: FacePart) => (): FontFile => fonts(fileName(font, part));
    const made = createShaper({ latin: reading('latin'), 'latin-ext': reading('latin-ext') });
    shapers.set(faceName(font), made);
    return made;
  };
  const fileOf: Faces['fileOf'] = (font, part) => files(fileName(font, part));
  const shapeOf: Faces['shapeOf'] = (word, font, figures, isApart) =>
    shaperOf(font)(word, figures, isApart);
  const spaceOf: Faces['spaceOf'] = (font) => shapeOf(' ', font, undefined, false).width;
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
