import type { FigureBlock, PictureBlock } from '../block';
import type { PageMark } from '../page';
import { brokenText } from './lines';
import { kept, lineSlabs, type Setting, type Slab } from './slab';
import { sentencesOf } from './words';

/** From a picture to the words below it. */
const BELOW = 1.6;

/** Art with its caption below fills at most so much of an empty column. */
const MOST = 0.86;

const MM_PER_PIXEL = 25.4 / 96;

export interface Art {
  readonly width: number;
  readonly height: number;
  readonly paint: (x: number, y: number) => readonly PageMark[];
  readonly caption: string;
}

/** A figure made smaller where it has no room. */
export const figureArt = (block: FigureBlock, { width, tallest }: Setting): Art => {
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
};

/** A picture as wide as its column, but no larger than its points allow on paper. */
export const pictureArt = (block: PictureBlock, { width, tallest, pictures }: Setting): Art => {
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
};

/** The words below a picture, as wide as it. */
export const captionSlabs = (art: Art, setting: Setting): readonly Slab[] => {
  const lettering = setting.style.caption;
  const width = Math.max(art.width, Math.min(setting.width, 40));
  const lines = brokenText(
    { fonts: setting.fonts, size: lettering.size, room: () => width, language: setting.language },
    sentencesOf(art.caption, lettering),
  );
  return lineSlabs(lines, lettering, { width, before: BELOW });
};

/** A picture and the words below it. */
export const artSlabs = (art: Art, setting: Setting): readonly Slab[] => {
  const caption = captionSlabs(art, setting);
  const picture: Slab = {
    height: art.height,
    before: setting.style.blockGap,
    isKept: caption.length > 0,
    paint: art.paint,
  };
  const few = caption.length <= 4;
  return [picture, ...(few ? [...kept(caption.slice(0, -1)), ...caption.slice(-1)] : caption)];
};
