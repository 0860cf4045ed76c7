import type { PageMark } from '../page';
import type { Setting, Slab } from './slab';
import { INK, LINE } from './style';
import { rule } from './strokes';

/** From the outer line to the inner one, and from there to the words. */
const DOUBLE = 0.75;
const PAD = { side: 4, top: 2.2, bottom: 2.6 } as const;

/** Width of the words in a box. */
export const boxedWidth = (width: number): number => width - 2 * (DOUBLE + PAD.side);

const sides = (x: number, width: number, top: number, bottom: number): readonly PageMark[] =>
  [0, DOUBLE].flatMap((inset) => [
    rule([x + inset, top, x + inset, bottom], INK, inset === 0 ? LINE.fine : LINE.firm),
    rule(
      [x + width - inset, top, x + width - inset, bottom],
      INK,
      inset === 0 ? LINE.fine : LINE.firm,
    ),
  ]);

const edge = (x: number, y: number, width: number, inner: number): readonly PageMark[] => [
  rule([x - LINE.fine / 2, y, x + width + LINE.fine / 2, y], INK, LINE.fine),
  rule([x + DOUBLE, inner, x + width - DOUBLE, inner], INK, LINE.firm),
];

/** Slabs in a box with a double line. It stays together where it can; where it is cut the sides go on. */
export const boxedSlabs = (inner: readonly Slab[], { width, style }: Setting): readonly Slab[] => {
  if (inner.length === 0) return [];
  const top: Slab = {
    height: DOUBLE + PAD.top,
    before: style.blockGap + 1,
    isKept: true,
    paint: (x, y) => [
      ...edge(x, y, width, y + DOUBLE),
      ...sides(x, width, y, y + DOUBLE + PAD.top).map((mark, index) =>
        index < 2 ? mark : innerSide(mark, DOUBLE),
      ),
    ],
  };
  const height = PAD.bottom + DOUBLE;
  const bottom: Slab = {
    height,
    before: 0,
    isKept: false,
    paint: (x, y) => [
      ...edge(x, y + height, width, y + PAD.bottom),
      ...sides(x, width, y, y + height).map((mark, index) =>
        index < 2 ? mark : innerSide(mark, 0, DOUBLE),
      ),
    ],
  };
  const middle = inner.map((slab, index) => ({
    ...slab,
    before: index === 0 ? 0 : slab.before,
    isKept: true,
    paint: (x: number, y: number, above: number) => [
      ...sides(x, width, y - above, y + slab.height),
      ...slab.paint(x + DOUBLE + PAD.side, y, above),
    ],
  }));
  return [top, ...middle, bottom];
};

/** The inner line begins and ends where the inner corner is. */
const innerSide = (mark: PageMark, above: number, below = 0): PageMark => {
  if (mark.kind !== 'shape') return mark;
  const [, x0 = 0, y0 = 0, , x1 = 0, y1 = 0] = mark.path;
  return rule([x0, y0 + above, x1, y1 - below], INK, LINE.firm);
};
