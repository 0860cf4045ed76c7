import type { Block, SideBySideBlock } from '../block';
import { artSlabs, figureArt, floated, pictureArt } from './float';
import { heightOf, type Setting, type Slab, stacked } from './slab';
import { besideRule, headingSlabs, paragraphSlabs } from './text-blocks';
import { tableSlabs } from './table';
import type { PageMark } from '../page';
import { INK, LINE } from './style';
import { rule } from './strokes';

/** From the outer line to the inner one, and from there to the words. */
const DOUBLE = 0.75;
const PAD = { side: 4, top: 2.2, bottom: 2.6 } as const;

/** Width of the words in a box. */
const boxedWidth = (width: number): number => width - 2 * (DOUBLE + PAD.side);

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
const boxedSlabs = (inner: readonly Slab[], { width, style }: Setting): readonly Slab[] => {
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

const sharesOf = ({ parts }: SideBySideBlock): readonly number[] => {
  const sum = parts.reduce((total, { share }) => total + Math.max(0, share), 0);
  return parts.map(({ share }) => (sum > 0 ? Math.max(0, share) / sum : 1 / parts.length));
};

/** Parts next to each other; where they are higher than a column they stand below each other. */
const sideBySideSlabs = (block: SideBySideBlock, setting: Setting): readonly Slab[] => {
  const room = setting.width - setting.style.columnGap * (block.parts.length - 1);
  const widths = sharesOf(block).map((share) => share * room);
  const parts = block.parts.map(({ blocks }, index) =>
    slabsOf(blocks, { ...setting, width: widths[index] ?? room }),
  );
  const height = Math.max(0, ...parts.map(heightOf));
  const isPoor = widths.some((width) => width < 12);
  if (height > setting.tallest || isPoor) {
    return block.parts.flatMap(({ blocks }) => slabsOf(blocks, setting));
  }
  const [first] = block.parts[0]?.blocks ?? [];
  const before =
    first?.kind === 'heading' ? setting.style.above[first.level] : setting.style.blockGap;
  return [
    {
      height,
      before,
      isKept: false,
      paint: (x, y) =>
        parts.flatMap((slabs, index) => {
          const left = widths
            .slice(0, index)
            .reduce((sum, width) => sum + width + setting.style.columnGap, 0);
          return stacked(slabs, x + left, y);
        }),
    },
  ];
};

/** Whose letter it is stands below it, beside the same rule. */
const isBelowLetter = (block: Block, before: Block | undefined): boolean =>
  block.kind === 'paragraph' &&
  block.style === 'small' &&
  before?.kind === 'paragraph' &&
  before.style === 'letter';

const slabsOfBlock = (
  block: Block,
  before: Block | undefined,
  setting: Setting,
): readonly Slab[] => {
  switch (block.kind) {
    case 'heading':
      return headingSlabs(block, setting);
    case 'paragraph':
      return isBelowLetter(block, before)
        ? besideRule((narrow) => paragraphSlabs(block, narrow), setting, true)
        : paragraphSlabs(block, setting);
    case 'table':
      return tableSlabs(block, setting);
    case 'figure':
      return artSlabs(figureArt(block, setting), setting);
    case 'picture':
      return artSlabs(pictureArt(block, setting), setting);
    case 'boxed': {
      const inner = { ...setting, width: boxedWidth(setting.width), isBoxed: true };
      return boxedSlabs(slabsOf(block.blocks, inner), setting);
    }
    case 'sideBySide':
      return sideBySideSlabs(block, setting);
    // What changes the page is no part of a column.
    case 'rule':
    case 'columns':
    case 'pageBreak':
      return [];
  }
};

/** The space above a block where it depends on what stands there. */
const spaced = (
  slabs: readonly Slab[],
  block: Block,
  before: Block | undefined,
  { style }: Setting,
): readonly Slab[] => {
  const [first, ...others] = slabs;
  if (first === undefined || before === undefined) return slabs;
  if (before.kind === 'heading' && block.kind !== 'heading') {
    return [{ ...first, before: style.below }, ...others];
  }
  if (isBelowLetter(block, before)) return [{ ...first, before: 0.6 }, ...others];
  const isHeavy = before.kind !== 'paragraph' && before.kind !== 'heading';
  return isHeavy
    ? [{ ...first, before: Math.max(first.before, style.blockGap) }, ...others]
    : slabs;
};

/** Who signed does not stand alone at the top of a column. */
const isUnderBefore = (block: Block, before: Block | undefined): boolean =>
  isBelowLetter(block, before) || (block.kind === 'paragraph' && block.style === 'signature');

const keepLast = (slabs: Slab[]): void => {
  const last = slabs.pop();
  if (last !== undefined) slabs.push({ ...last, isKept: true });
};

/** Blocks one below the other as slabs of a column. */
export function slabsOf(blocks: readonly Block[], setting: Setting): readonly Slab[] {
  const slabs: Slab[] = [];
  let index = 0;
  let before: Block | undefined;
  while (index < blocks.length) {
    const block = blocks[index];
    if (block === undefined) break;
    const around =
      block.kind === 'figure' ? floated(block, blocks.slice(index + 1), setting) : undefined;
    const made = around?.slabs ?? slabsOfBlock(block, before, setting);
    if (made.length > 0 && isUnderBefore(block, before)) keepLast(slabs);
    for (const slab of spaced(made, block, before, setting)) slabs.push(slab);
    const used = 1 + (around?.used ?? 0);
    if (made.length > 0) before = blocks[index + used - 1];
    index += used;
  }
  return slabs;
}
