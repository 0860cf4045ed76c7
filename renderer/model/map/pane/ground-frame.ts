import type { MapStyle } from '../../../kit/cartography';
import type { Atlas } from './atlas';
import type { Origin } from './frame';

/** One picture of the ground: where the plane lies on the canvas, in whole device pixels. */
export interface GroundFrame {
  readonly atlas: Atlas;
  readonly style: MapStyle;
  /** Place of the plane's origin on the canvas; one per visible copy of a cylinder. */
  readonly origins: readonly Origin[];
  /** Field width on the canvas in device pixels. */
  readonly field: number;
  /** True while the map is being zoomed: new sizes are not drawn yet. */
  readonly isZooming: boolean;
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
}
