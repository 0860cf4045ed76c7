import type { Block, FigureBlock, ParagraphBlock, PictureBlock } from '../block';
import type { PageMark } from '../page';
import { heightOf, kept, lineSlabs, type Setting, type Slab, stacked } from './slab';
import { behindDot, gapAbove, headingSlabs, linesOf, setable } from './text-blocks';
import { brokenText } from './lines';
import { sentencesOf } from './words';

/** From a picture to the text below it. */
const BELOW = 1.6;

/** Art with its caption below fills at most so much of an empty column. */
const MOST = 0.86;

const MM_PER_PIXEL = 25.4 / 96;

interface Art {
  readonly width: number;
  readonly height: number;
  readonly paint: (x: number, y: number) => readonly PageMark[];
  readonly caption: string;
}

/** A figure scaled down where it does not fit. */
export function figureArt(block: FigureBlock, { width, tallest }: Setting): Art {
  const scale = Math.min(
    1,
    width / Math.max(block.width, 0.1),
    (MOST * tallest) / Math.max(block.height, 0.1),
  );
  return {
    width: block.width * scale,
    height: block.height * scale,
    caption: block.caption,
    paint: (x, y) => [{ kind: 'group', x, y, scale, marks: block.art }],
  };
}

/** A picture as wide as its column, but no larger than its points allow on paper. */
export function pictureArt(block: PictureBlock, { width, tallest, pictures }: Setting): Art {
  const found = Object.hasOwn(pictures, block.picture) ? pictures[block.picture] : undefined;
  const pixels = {
    width: Math.max(1, found?.width ?? 240),
    height: Math.max(1, found?.height ?? 160),
  };
  const natural = pixels.width * MM_PER_PIXEL;
  const high = (MOST * tallest * pixels.width) / pixels.height;
  const wide = Math.min(width, Math.max(natural, width / 3), high);
  const height = (wide * pixels.height) / pixels.width;
  return {
    width: wide,
    height,
    caption: block.caption,
    paint: (x, y) => [
      {
        kind: 'picture',
        box: { x, y, width: wide, height },
        picture: block.picture,
        alt: block.alt,
      },
    ],
  };
}

/** The text below a picture, as wide as it. */
const captionSlabs = (art: Art, setting: Setting): readonly Slab[] => {
  const lettering = setting.style.caption;
  const width = Math.max(art.width, Math.min(setting.width, 40));
  const lines = brokenText(
    { fonts: setting.fonts, size: lettering.size, room: () => width, language: setting.language },
    sentencesOf(art.caption, lettering),
  );
  return lineSlabs(lines, lettering, { width, before: BELOW });
};

/** A picture and the text below it. */
export function artSlabs(art: Art, setting: Setting): readonly Slab[] {
  const caption = captionSlabs(art, setting);
  const picture: Slab = {
    height: art.height,
    before: setting.style.blockGap,
    isKept: caption.length > 0,
    paint: art.paint,
  };
  const few = caption.length <= 4;
  return [picture, ...(few ? [...kept(caption.slice(0, -1)), ...caption.slice(-1)] : caption)];
}

/** Between a picture and the text beside it. */
const BESIDE = 7;

/** Least width of text beside a picture. */
const NARROWEST = 38;

/** What stands beside a picture, and what comes after it. */
export interface Floated {
  readonly slabs: readonly Slab[];
  /** So many blocks were set. */
  readonly used: number;
}

interface Beside {
  readonly slabs: readonly Slab[];
  readonly after: readonly Slab[];
  readonly used: number;
}

/** A paragraph of which the first lines are beside the picture and the others below it. */
const runAround = (
  block: ParagraphBlock,
  setting: Setting,
  narrow: Setting,
  left: number,
): readonly [beside: readonly Slab[], below: readonly Slab[]] => {
  const text = setable(block, setting);
  const { leading } = text.lettering;
  const count = Math.max(0, Math.ceil(left / leading - 0.2));
  const lines = linesOf(text, setting, (line) => (line < count ? narrow.width : setting.width));
  const slabs = behindDot(
    lineSlabs(lines, text.lettering, {
      width: narrow.width,
      before: gapAbove(block, setting),
      shift: (line) => (line === 0 ? text.indent : 0),
    }),
    text,
  );
  return [slabs.slice(0, count), slabs.slice(count)];
};

const isRunning = (block: Block): block is ParagraphBlock =>
  block.kind === 'paragraph' && block.style !== 'letter' && block.style !== 'signature';

/** Fills the space beside a picture with headings and paragraphs, as far as it goes. */
const filled = (
  blocks: readonly Block[],
  setting: Setting,
  narrow: Setting,
  height: number,
): Beside => {
  let slabs: readonly Slab[] = [];
  let used = 0;
  for (const block of blocks) {
    const left = height - heightOf(slabs);
    if (block.kind === 'heading') {
      const heading = headingSlabs(block, narrow);
      const needed = heightOf(heading) + 3 * setting.style.body.leading;
      const next = blocks[used + 1];
      if (left < needed || next === undefined || !isRunning(next)) break;
      slabs = [...slabs, ...heading];
    } else if (isRunning(block)) {
      const above = slabs.length === 0 ? 0 : belowHeading(blocks[used - 1], block, setting);
      if (left - above < setting.style.body.leading) break;
      const [beside, below] = runAround(block, setting, narrow, left - above);
      slabs = [
        ...slabs,
        ...beside.map((slab, at) => (at === 0 ? { ...slab, before: above } : slab)),
      ];
      if (below.length > 0) return { slabs, after: below, used: used + 1 };
    } else break;
    used += 1;
  }
  return { slabs, after: [], used };
};

/** Below a heading stands less space than between paragraphs. */
const belowHeading = (before: Block | undefined, block: ParagraphBlock, setting: Setting): number =>
  before?.kind === 'heading' ? setting.style.below : gapAbove(block, setting);

/** A picture at one side and what follows beside it; absent where there is no space for text. */
export function floated(
  figure: FigureBlock,
  following: readonly Block[],
  setting: Setting,
): Floated | undefined {
  const art = figureArt(figure, setting);
  const room = setting.width - art.width - BESIDE;
  if (figure.float === undefined || room < NARROWEST) return undefined;
  const picture = artSlabs(art, { ...setting, width: art.width });
  const height = heightOf(picture);
  const { slabs, after, used } = filled(following, setting, { ...setting, width: room }, height);
  if (used === 0 || height > setting.tallest) return undefined;
  const isLeft = figure.float === 'left';
  const paint = (x: number, y: number): readonly PageMark[] => [
    ...stacked(picture, isLeft ? x : x + setting.width - art.width, y),
    ...stacked(slabs, isLeft ? x + art.width + BESIDE : x, y),
  ];
  const whole: Slab = {
    height: Math.max(height, heightOf(slabs)),
    before: setting.style.blockGap,
    isKept: after.length > 0,
    paint,
  };
  return {
    slabs: [whole, ...after.map((slab, index) => (index === 0 ? { ...slab, before: 0 } : slab))],
    used,
  };
}
