import type { FormPart } from '../../../engine';
import type { Faces } from '../../paper';
import { wrapped } from '../sheet/lettering';
import type { FormOrder } from './order';
import { NOTHING, type Slab } from './slab';
import { HEIGHT, TYPES, words } from './style';

/** Most lines of a note, and how far they stand apart in millimetres. */
const NOTE = { lines: 6, apart: 3.5 } as const;

/** Title of a part and its note, in as many lines as it needs; nothing for a part without a title of its own. */
export const partTitle = (
  { title, note }: FormPart,
  { code: { language } }: Pick<FormOrder, 'code'>,
  width: number,
  faces: Faces,
): Slab => {
  if (title[language] === '') return NOTHING;
  const lines =
    note === undefined ? [] : wrapped(faces, TYPES.note, note[language], width, NOTE.lines);
  const more = Math.max(0, lines.length - 1) * NOTE.apart;
  return {
    height: HEIGHT.part + (lines.length === 0 ? 0 : HEIGHT.note + more),
    draw: (x, y) => [
      words(title[language], x, y + 4.1, TYPES.part),
      ...lines.map((line, index) => words(line, x, y + 7.7 + index * NOTE.apart, TYPES.note)),
    ],
  };
};
