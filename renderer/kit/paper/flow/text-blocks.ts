import type { HeadingBlock, ParagraphBlock } from '../block';
import { balancedText, type Breaking, brokenText, type Line } from './lines';
import { lineSlabs, type Setting, type Slab } from './slab';
import { type Lettering, LETTER_RULE, LINE } from './style';
import { rule } from './strokes';
import { type Sentence, sentencesOf } from './words';

/** From the rule beside a foreign letter to its text. */
const LETTER_INDENT = 3.9;

/** The indent of a paragraph that goes on without a space, in letter sizes. */
const INDENT = 1.2;

export function letteringOf(block: ParagraphBlock, { style }: Setting): Lettering {
  return style[block.style];
}

export function breakingOf(
  { fonts, style, language }: Setting,
  { size }: Lettering,
  room: (line: number) => number,
): Breaking {
  return { fonts, size, room, ...(style.canHyphenate ? { language } : {}) };
}

/**
 * From the dot of an item to its text, in letter sizes: so far that who reads the file takes what stands before it for
 * something else.
 */
const ITEM = 1.9;

/** Words that are set in lines of changing length. */
export interface Setable {
  readonly sentences: readonly Sentence[];
  readonly lettering: Lettering;
  /** The first line is moved in so far. */
  readonly indent: number;
  /** All lines are moved in so far, behind a dot; 0 = no item. */
  readonly hanging: number;
}

export function setable(block: ParagraphBlock, setting: Setting): Setable {
  const lettering = letteringOf(block, setting);
  return {
    sentences: sentencesOf(block.words, lettering),
    lettering,
    indent: block.isContinued === true ? INDENT * lettering.size : 0,
    hanging: block.isItem === true ? ITEM * lettering.size : 0,
  };
}

export function linesOf(
  { sentences, lettering, indent, hanging }: Setable,
  setting: Setting,
  room: (line: number) => number,
): readonly Line[] {
  return brokenText(
    breakingOf(setting, lettering, (line) => room(line) - hanging - (line === 0 ? indent : 0)),
    sentences,
  );
}

/** The lines of an item behind its dot; those of another paragraph as they are. */
export function behindDot(
  slabs: readonly Slab[],
  { hanging, lettering }: Setable,
): readonly Slab[] {
  if (hanging === 0) return slabs;
  const { font, size, leading, colour } = lettering;
  return slabs.map((slab, index) => ({
    ...slab,
    paint: (x, y, above) => [
      ...(index === 0
        ? [
            {
              kind: 'text',
              x,
              y: y + leading / 2 + size * 0.3,
              text: '•',
              font: { ...font, italic: false },
              size,
              colour,
            } as const,
          ]
        : []),
      ...slab.paint(x + hanging, y, above),
    ],
  }));
}

/** Space above a paragraph. */
export function gapAbove(block: ParagraphBlock, { style }: Setting): number {
  if (block.isContinued === true) return 0;
  if (block.isItem === true) return style.paragraphGap / 2;
  return block.style === 'signature' ? 0.8 : style.paragraphGap;
}

const plainSlabs = (block: ParagraphBlock, setting: Setting): readonly Slab[] => {
  const text = setable(block, setting);
  const slabs = lineSlabs(
    linesOf(text, setting, () => setting.width),
    text.lettering,
    {
      width: setting.width,
      before: gapAbove(block, setting),
      align: block.style === 'signature' ? 'right' : 'left',
      shift: (line) => (line === 0 ? text.indent : 0),
    },
  );
  return behindDot(slabs, text);
};

/** Slabs moved in, with the rule of a foreign letter at their left; `isBelow`: the rule comes from above. */
export function besideRule(
  make: (setting: Setting) => readonly Slab[],
  setting: Setting,
  isBelow: boolean,
): readonly Slab[] {
  return make({ ...setting, width: setting.width - LETTER_INDENT }).map((slab, index) => ({
    ...slab,
    paint: (x, y, above) => [
      rule(
        [x, index === 0 && !isBelow ? y : y - above, x, y + slab.height],
        LETTER_RULE,
        LINE.heavy,
      ),
      ...slab.paint(x + LETTER_INDENT, y, above),
    ],
  }));
}

/** A paragraph in lines. */
export function paragraphSlabs(block: ParagraphBlock, setting: Setting): readonly Slab[] {
  return block.style === 'letter'
    ? besideRule((narrow) => plainSlabs(block, narrow), setting, false)
    : plainSlabs(block, setting);
}

/** A heading; it stays with what follows it. */
export function headingSlabs(block: HeadingBlock, setting: Setting): readonly Slab[] {
  const { style, width, isBoxed = false } = setting;
  const plain = style.headings[block.level];
  const lettering: Lettering = isBoxed
    ? { ...plain, font: { ...plain.font, italic: true } }
    : plain;
  const lines = balancedText(
    { fonts: setting.fonts, size: lettering.size, room: () => width },
    sentencesOf(block.text, lettering),
    width,
  );
  return lineSlabs(lines, lettering, {
    width,
    before: style.above[block.level],
    align: isBoxed ? 'center' : 'left',
  }).map((slab, index) => ({
    ...slab,
    isKept: true,
    paint: (x, y, above) => [
      ...(block.isListed === true && index === 0
        ? [{ kind: 'bookmark', title: block.text, level: block.level === 1 ? 1 : 2, y } as const]
        : []),
      ...slab.paint(x, y, above),
    ],
  }));
}
