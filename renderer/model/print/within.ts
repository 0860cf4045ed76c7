import {
  type DisplayList,
  layGlyphs,
  lengthOf,
  type Mark,
  MM_PER_PIXEL,
  wordWidth,
} from '../../kit/cartography';
import type { PlaneBox } from './layout';

type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** Paper that a word covers, in field widths; a little more rather than less. */
const rectOf = (mark: Mark & { readonly kind: 'text' | 'curve' }, fieldMm: number): Rect => {
  const size = lengthOf(mark.size, { field: fieldMm, pixel: MM_PER_PIXEL }) / fieldMm;
  if (mark.kind === 'curve') {
    const letters = Array.from(mark.text);
    const widths = letters.map((letter) => wordWidth(letter, mark.font) * size);
    const places = layGlyphs(mark.curve, widths, (mark.spacing ?? 0) * size);
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    return [
      Math.min(...xs) - size / 2,
      Math.min(...ys) - size / 2,
      Math.max(...xs) + size / 2,
      Math.max(...ys) + size / 2,
    ];
  }
  const width = wordWidth(mark.text, mark.font) * size;
  const left = mark.x - (mark.align === 'left' ? 0 : mark.align === 'right' ? width : width / 2);
  return [left, mark.y - size * 0.75, left + width, mark.y + size * 0.25];
};

const meets = ([left, top, right, bottom]: Rect, box: PlaneBox): boolean =>
  left < box.left + box.width && right > box.left && top < box.top + box.height && bottom > box.top;

const isWhole = ([left, top, right, bottom]: Rect, box: PlaneBox): boolean =>
  left >= box.left &&
  right <= box.left + box.width &&
  top >= box.top &&
  bottom <= box.top + box.height;

/** Numbers stand whole or not at all: the neighbouring sheet has them. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * A drawing without the words that a window does not show. A clip would hide them from the eye only: they would still
 * be in the file.
 */
export const wordsWithin = (list: DisplayList, box: PlaneBox, fieldMm: number): DisplayList =>
  list.flatMap((mark): readonly Mark[] => {
    if (mark.kind === 'clip') return [{ ...mark, marks: wordsWithin(mark.marks, box, fieldMm) }];
    if (mark.kind !== 'text' && mark.kind !== 'curve') return [mark];
    const rect = rectOf(mark, fieldMm);
    return (isNumber(mark.text) ? isWhole(rect, box) : meets(rect, box)) ? [mark] : [];
  });
