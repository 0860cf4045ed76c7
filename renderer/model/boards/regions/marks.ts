import { cellRing, cellAt, cornersOf, type Axial, type Point, type Ring } from '../../../../engine';
import { type Camera, type Extent, toPlane, toScreen } from '../../../kit/board/camera';

/** Where points of the plane lie in the window, as the notation of SVG. */
export interface Plotter {
  readonly at: (point: Point) => Point;
  readonly line: (points: readonly Point[]) => string;
  readonly area: (rings: readonly Ring[]) => string;
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** A plotter for what a window shows. */
export function plotter(camera: Camera, extent: Extent): Plotter {
  const at = (point: Point): Point => toScreen(camera, extent, point);
  const line = (points: readonly Point[]): string =>
    points
      .map(at)
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`)
      .join('');
  return {
    at,
    line,
    area: (rings) => rings.map((ring) => `${line(cornersOf(ring))}z`).join(''),
  };
}

/** Cells smaller than that many pixels are no grid any more. */
const LEAST_CELL = 7;

/** The cells of the hex grid in sight; none where they are too small to be seen. */
export function cellsInSight(camera: Camera, extent: Extent, width: number): readonly Axial[] {
  if (width * camera.scale < LEAST_CELL) return [];
  const first = toPlane(camera, extent, { x: 0, y: 0 });
  const last = toPlane(camera, extent, { x: extent.width, y: extent.height });
  const [top, bottom] = [cellAt(first, width).r, cellAt(last, width).r];
  const columns = Math.ceil((last.x - first.x) / width) + 2;
  return Array.from({ length: bottom - top + 1 }, (_, row) => top + row).flatMap((r) => {
    const start = Math.floor(first.x / width - r / 2);
    return Array.from({ length: columns }, (_, column) => ({ q: start + column, r }));
  });
}

/** The outlines of cells in the window. */
export function cellsPath(cells: readonly Axial[], width: number, plot: Plotter): string {
  return plot.area(cells.map((cell) => cellRing(cell, width)));
}
