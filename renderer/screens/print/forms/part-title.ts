import type { FormPart } from '../../../../engine';
import type { Fonts } from '../../../kit/paper';
import { wrapped } from '../../../model/print/sheet/lettering';
import type { FormOrder } from './order';
import { NOTHING, type Slab } from './slab';
import { HEIGHT, TYPES, words } from './style';

/** So many lines of a note at most: what is longer belongs on a reference card. */
const NOTE_LINES = 6;

/** Title and note of a part, as wide as the sheet; nothing for a part without a title of its own. */
export const partTitle = (
  { title, note }: FormPart,
  { code: { language } }: Pick<FormOrder, 'code'>,
  width: number,
  fonts: Fonts,
): Slab => {
  if (title[language] === '') return NOTHING;
  const lines =
    note === undefined ? [] : wrapped(fonts, TYPES.note, note[language], width, NOTE_LINES);
  return {
    height: HEIGHT.part + lines.length * HEIGHT.note,
    draw: (x, y) => [
      words(title[language], x, y + 4.1, TYPES.part),
      ...lines.map((line, index) => words(line, x, y + 7.7 + index * HEIGHT.note, TYPES.note)),
    ],
  };
};
