import type { Fonts } from '../fonts';
import type { Page } from '../page';
import { svgText } from '../../cartography';
import { fontName } from '../fonts/names';
import { fontsOf, type UsedFont } from './fonts';
import { svgOfPage } from './page';
import { base64 } from './picture';

const NAMES = { serif: 'Alegreya', sans: 'Source Sans 3' } as const;

/** The letters of the rest of Latin; all others come from the first file of a font. */
const REST =
  'unicode-range:U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+2020,U+20A0-20AB,U+2C60-2C7F,U+A720-A7FF;';

/** A bundled font, the nearest to the one asked for. */
const rule = (fonts: Fonts, { font, part }: UsedFont): string => {
  const [weight, style] = fontName(font).split('-').slice(-2);
  const data = base64(fonts.bytesOf(font, part));
  return [
    `@font-face{font-family:'${NAMES[font.family]}';font-style:${style ?? 'normal'};`,
    `font-weight:${weight ?? '400'};${part === 'latin' ? '' : REST}`,
    `src:url(data:font/woff;base64,${data}) format('woff');}`,
  ].join('');
};

/** A sheet as an SVG file of its own: the fonts it uses are in it, and nothing comes from anywhere else. */
export function svgFile(page: Page, fonts: Fonts): string {
  const drawing = svgOfPage(page, 'm');
  const style = {
    tag: 'style',
    attributes: {},
    text: fontsOf(page.marks)
      .map((face) => rule(fonts, face))
      .join(''),
  };
  const title = { tag: 'title', attributes: {}, text: page.label };
  return svgText({ ...drawing, children: [title, style, ...(drawing.children ?? [])] });
}

const MM_PER_INCH = 25.4;

/** More points than that no canvas holds everywhere. */
const MOST_POINTS = 16_000;

const imageOf = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** A sheet as a picture of so many points per inch, on white. Needs a page; a very large sheet gets fewer points. */
export async function pngOf(page: Page, dpi: number, fonts: Fonts): Promise<Uint8Array> {
  const wanted = dpi / MM_PER_INCH;
  const scale = Math.min(wanted, MOST_POINTS / Math.max(page.width, page.height));
  const svg = new Blob([svgFile(page, fonts)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(svg);
  try {
    const image = await imageOf(address);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(page.width * scale);
    canvas.height = Math.round(page.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser paints no pictures.');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (picture === null) throw new Error('This browser paints no pictures of this size.');
    return new Uint8Array(await picture.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
