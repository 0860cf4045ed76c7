import type { Page } from '@playwright/test';
import type { NamedFile } from './copies';

/** A colour as CSS writes it, and how much of the height it fills. */
export type Band = readonly [colour: string, share: number];

/** A picture of horizontal bands, packed by the browser itself. */
export async function bandsPicture(
  page: Page,
  bands: readonly Band[],
  kind: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Uint8Array> {
  return page.evaluate(
    async ({ bands, kind }) => {
      const [width, height] = [900, 700];
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      let top = 0;
      for (const [colour, share] of bands) {
        if (context === null) break;
        context.fillStyle = colour;
        context.fillRect(0, top, width, share * height + 1);
        top += share * height;
      }
      const blob = await canvas.convertToBlob({ type: `image/${kind}` });
      return new Uint8Array(await blob.arrayBuffer());
    },
    { bands, kind },
  );
}

/** Two pages, printed by the browser: the first empty, the second a field of colour. */
export async function twoPages(page: Page): Promise<NamedFile> {
  const sheet = await page.context().newPage();
  await sheet.setContent(
    '<style>@page{margin:0}body{margin:0}div{height:100vh;break-after:page}</style>' +
      '<div>1</div><div style="background:#88b9d6">2</div>',
  );
  const bytes = await sheet.pdf({ width: '120mm', height: '90mm', printBackground: true });
  await sheet.close();
  await page.bringToFront();
  return { name: 'Atlas.pdf', bytes: new Uint8Array(bytes) };
}

/**
 * How far two pictures of the same thing lie apart: the mean difference of their points as a share of the whole range,
 * at half size, so that the edges of letters do not count. The browser itself unpacks them.
 */
export async function pictureDifference(
  page: Page,
  one: Uint8Array,
  other: Uint8Array,
): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [width, height] = [560, 396];
      const points = await Promise.all(
        pictures.map(async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(bitmap, 0, 0, width, height);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      const [a, b] = points;
      if (a === undefined || b === undefined) return 1;
      let sum = 0;
      for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
      return sum / a.length / 255;
    },
    [new Uint8Array(one), new Uint8Array(other)],
  );
}
