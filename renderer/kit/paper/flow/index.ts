import type { FlowDocument } from '../block';
import type { Fonts } from '../fonts';
import type { Page, PageMark, Picture } from '../page';
import { slabsOf } from './blocks';
import { balanced, fillColumns, type Filled } from './fill';
import { type Section, sectionsOf } from './sections';
import { FOOT_HEIGHT, footMarks, headStrip, PAPERS, ruleStrip } from './sheet';
import type { Setting } from './slab';
import { HAIR, LINE, type Style, styleOf, tightened } from './style';
import { rule } from './strokes';

/** From the head of the first sheet to the text, and from the text to the foot. */
const BELOW_HEAD = 5.2;
const ABOVE_FOOT = 3.6;

/** Above and below a line across. */
const AROUND_RULE = 4.2;

/** In a lower column nothing is begun. */
const LOWEST = 12;

interface Frame {
  readonly fonts: Fonts;
  readonly style: Style;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sheets under construction. */
interface Sheets {
  readonly frame: Frame;
  readonly pages: PageMark[][];
  /** Where the next thing begins on the last sheet. */
  y: number;
  /** Nothing stands on the last sheet but its head. */
  isFresh: boolean;
}

const newSheet = (sheets: Sheets): void => {
  sheets.pages.push([]);
  sheets.y = sheets.frame.top;
  sheets.isFresh = true;
};

const draw = (sheets: Sheets, marks: readonly PageMark[]): void => {
  const page = sheets.pages.at(-1);
  if (page === undefined) return;
  for (const mark of marks) page.push(mark);
};

const columnMarks = ({ placed }: Filled, x: number, y: number): readonly PageMark[] =>
  placed.flatMap(({ slab, y: down, above }) => slab.paint(x, y + down, above));

/** Draws columns side by side with lines between them. */
const drawColumns = (sheets: Sheets, columns: readonly Filled[], width: number): void => {
  const { frame, y } = sheets;
  const { columnGap } = frame.style;
  const height = Math.max(0, ...columns.map((column) => column.height));
  columns.forEach((column, index) => {
    const x = frame.left + index * (width + columnGap);
    draw(sheets, columnMarks(column, x, y));
    const middle = x - columnGap / 2;
    if (index > 0) draw(sheets, [rule([middle, y, middle, y + height], HAIR, LINE.fine)]);
  });
  if (height > 0) sheets.isFresh = false;
  sheets.y += height;
};

const columnsSection = (
  sheets: Sheets,
  { count, blocks }: Extract<Section, { readonly kind: 'columns' }>,
  setting: Omit<Setting, 'width'>,
): void => {
  const { frame } = sheets;
  const width = (frame.width - (count - 1) * frame.style.columnGap) / count;
  const slabs = slabsOf(blocks, { ...setting, width });
  if (!sheets.isFresh && slabs[0] !== undefined) sheets.y += slabs[0].before;
  let next = 0;
  while (next < slabs.length) {
    const height = frame.bottom - sheets.y;
    const mustStart = sheets.y === frame.top;
    if (height >= LOWEST || mustStart) {
      const full = fillColumns(slabs, next, count, height, mustStart);
      drawColumns(sheets, balanced(slabs, next, full, height), width);
      next = full.at(-1)?.next ?? slabs.length;
    }
    if (next < slabs.length) newSheet(sheets);
  }
};

const ruleSection = (sheets: Sheets, isOrnament: boolean): void => {
  const { frame } = sheets;
  // At the top of a sheet nothing is to be divided.
  if (sheets.isFresh) return;
  if (frame.bottom - sheets.y < 2 * AROUND_RULE + LOWEST) {
    newSheet(sheets);
    return;
  }
  const { height, marks } = ruleStrip(isOrnament, frame, sheets.y + AROUND_RULE);
  draw(sheets, marks);
  sheets.y += AROUND_RULE + height + AROUND_RULE - frame.style.blockGap;
};

const drawSection = (sheets: Sheets, section: Section, setting: Omit<Setting, 'width'>): void => {
  switch (section.kind) {
    case 'columns':
      columnsSection(sheets, section, setting);
      return;
    case 'rule':
      ruleSection(sheets, section.isOrnament);
      return;
    case 'pageBreak':
      if (!sheets.isFresh) newSheet(sheets);
  }
};

const frameOf = (document: FlowDocument, fonts: Fonts, style: Style): Frame => {
  const paper = PAPERS[document.paper];
  const { top, side, bottom } = style.margin;
  return {
    fonts,
    style,
    left: side,
    width: paper.width - 2 * side,
    top,
    bottom: paper.height - bottom - FOOT_HEIGHT - ABOVE_FOOT,
  };
};

/** Less of the last sheet than this is not worth a sheet: it is set tighter, step by step. */
const NEARLY_EMPTY = 1 / 2;
const TIGHTER = [0.8, 0.6] as const;

const isNearlyEmpty = ({ pages, frame, y }: Sheets): boolean =>
  pages.length > 1 && y - frame.top < NEARLY_EMPTY * (frame.bottom - frame.top);

/** The sheets in a style, without what stands at the foot. */
const sheetsIn = (
  document: FlowDocument,
  fonts: Fonts,
  pictures: Readonly<Record<string, Picture>>,
  style: Style,
): Sheets => {
  const frame = frameOf(document, fonts, style);
  const sheets: Sheets = { frame, pages: [[]], y: frame.top, isFresh: true };
  if (document.head !== undefined) {
    const { height, marks } = headStrip(document.head, frame, frame.top);
    draw(sheets, marks);
    sheets.y += height + BELOW_HEAD;
  }
  const setting: Omit<Setting, 'width'> = {
    fonts,
    style,
    language: document.language,
    pictures,
    tallest: frame.bottom - frame.top,
  };
  for (const section of sectionsOf(document.blocks)) drawSection(sheets, section, setting);
  return sheets;
};

/** The sheets as few as they can be where the last one would hardly be filled. */
const fewestSheets = (
  document: FlowDocument,
  fonts: Fonts,
  pictures: Readonly<Record<string, Picture>>,
): Sheets => {
  const style = styleOf(document.measure);
  const loose = sheetsIn(document, fonts, pictures, style);
  if (document.measure !== 'letter' || !isNearlyEmpty(loose)) return loose;
  for (const by of TIGHTER) {
    const tight = sheetsIn(document, fonts, pictures, tightened(style, by));
    if (tight.pages.length < loose.pages.length) return tight;
  }
  return loose;
};

/**
 * Sheets of paper with the text of a document: head on the first, foot on each. Headings stay with what follows, no
 * line of a paragraph stands alone, long tables name their columns again, short ones are not cut, columns end at the
 * same height. Whatever is too large is made smaller or cut, so that everything has a place; a letter whose last sheet
 * would hardly be filled is set tighter.
 */
export function layOut(
  document: FlowDocument,
  fonts: Fonts,
  pictures: Readonly<Record<string, Picture>> = {},
): readonly Page[] {
  const paper = PAPERS[document.paper];
  const sheets = fewestSheets(document, fonts, pictures);
  const { frame } = sheets;
  const count = sheets.pages.length;
  return sheets.pages.map((marks, index) => {
    const number = document.foot.page(index + 1, count);
    const foot = footMarks(document.foot.left, number, frame, frame.bottom + ABOVE_FOOT);
    return {
      width: paper.width,
      height: paper.height,
      label: number === '' ? document.title : `${document.title}: ${number}`,
      marks: [...marks, ...foot],
    };
  });
}
