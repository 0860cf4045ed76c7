import type { FormPart } from '../../../engine';
import type { FormOrder } from './order';
import { NOTHING, type Slab } from './slab';
import { HEIGHT, TYPES, words } from './style';

/** Title and note of a part; nothing for a part without a title of its own. */
export const partTitle = (
  { title, note }: FormPart,
  { code: { language } }: Pick<FormOrder, 'code'>,
): Slab => {
  if (title[language] === '') return NOTHING;
  const height = HEIGHT.part + (note === undefined ? 0 : HEIGHT.note);
  return {
    height,
    draw: (x, y) => [
      words(title[language], x, y + 4.1, TYPES.part),
      ...(note === undefined ? [] : [words(note[language], x, y + 7.7, TYPES.note)]),
    ],
  };
};
