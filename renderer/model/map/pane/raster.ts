import { ROW_HEIGHT } from '../../../../engine';
import { type CoarsePicture, coarsePicture, type MapStyle } from '../../../kit/cartography';
import type { Atlas } from './atlas';
import type { Origin } from './frame';

/** One dot of colour per field: stands in where nothing has been drawn yet. */
export interface Raster {
  readonly atlas: Atlas;
  readonly manner: Manner;
  readonly picture: CoarsePicture;
  readonly canvas: OffscreenCanvas;
}

/** What of a style the raster shows. */
type Manner = Pick<MapStyle, 'theme' | 'look'>;

/** True if a raster shows an atlas in the manner of a style. */
export function isRasterOf(
  raster: Raster | undefined,
  atlas: Atlas,
  { theme, look }: Manner,
): boolean {
  return raster?.atlas === atlas && raster.manner.theme === theme && raster.manner.look === look;
}

/** The raster of an atlas; undefined for an empty map. */
export function rasterOf(atlas: Atlas, manner: Manner): Raster | undefined {
  const { view, lattice, terrains } = atlas;
  const picture = coarsePicture(view, lattice, terrains, manner.theme, manner.look);
  if (picture.width === 0) return undefined;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  return { atlas, manner, picture, canvas };
}

/** Lays the raster under whatever comes next. */
export function blitRaster(
  canvas: CanvasRenderingContext2D,
  { picture, canvas: source }: Raster,
  origins: readonly Origin[],
  field: number,
): void {
  canvas.imageSmoothingEnabled = false;
  for (const { x, y } of origins) {
    canvas.drawImage(
      source,
      x + (picture.left * field) / 2,
      y + (picture.top - 0.5) * ROW_HEIGHT * field,
      (picture.width * field) / 2,
      picture.height * ROW_HEIGHT * field,
    );
  }
  canvas.imageSmoothingEnabled = true;
}
