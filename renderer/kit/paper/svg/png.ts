import type { Fonts } from '../fonts';
import type { Page } from '../page';
import { svgFile } from './file';
import type { Pictures } from './marks';

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
export const pngOf = async (
  page: Page,
  dpi: number,
  fonts: Fonts,
  pictures: Pictures = {},
): Promise<Uint8Array> => {
  const wanted = dpi / MM_PER_INCH;
  const scale = Math.min(wanted, MOST_POINTS / Math.max(page.width, page.height));
  const svg = new Blob([svgFile(page, fonts, pictures)], { type: 'image/svg+xml' });
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
};
