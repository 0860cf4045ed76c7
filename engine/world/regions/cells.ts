import { type Axial, centreOf, cornerOf, DIRECTIONS, fieldAtPoint, type Point } from '../../hex';
import type { Region } from './board';
import { joinedOutlines } from './join';
import { type Ring, ringOf } from './ring';
import { isInRegion, outlinesBox, regionArea } from './shape';

/** Area of a field of width 1, in square units of the plane. */
const FIELD_AREA = Math.sqrt(3) / 2;

/** The cell of a hex grid with cells `width` wide that contains a point. */
export const cellAt = ({ x, y }: Point, width: number): Axial =>
  fieldAtPoint({ x: x / width, y: y / width });

/** The middle of a cell. */
export const cellCentre = (cell: Axial, width: number): Point => {
  const { x, y } = centreOf(cell);
  return { x: x * width, y: y * width };
};

/** The outline of one cell, clockwise. */
export const cellRing = (cell: Axial, width: number): Ring =>
  ringOf(
    DIRECTIONS.map((direction) => {
      const { x, y } = cornerOf(cell, direction);
      return { x: x * width, y: y * width };
    }),
  );

/** The outlines around a set of cells: one per island, and one per hole. */
export const outlinesOfCells = (cells: readonly Axial[], width: number): readonly Ring[] =>
  joinedOutlines(cells.map((cell) => cellRing(cell, width)));

/** The cells whose middle lies in a region, row by row. */
export const cellsIn = (region: Pick<Region, 'outlines'>, width: number): readonly Axial[] => {
  const box = outlinesBox(region.outlines);
  if (box === undefined) return [];
  const first = cellAt({ x: box.left, y: box.top }, width);
  const last = cellAt({ x: box.right, y: box.bottom }, width);
  const columns = Math.ceil((box.right - box.left) / width) + 2;
  return Array.from({ length: last.r - first.r + 1 }, (_, row) => first.r + row).flatMap((r) => {
    const start = Math.floor(box.left / width - r / 2) - 1;
    return Array.from({ length: columns + 1 }, (_, column) => ({ q: start + column, r })).filter(
      (cell) => isInRegion(region, cellCentre(cell, width)),
    );
  });
};

/** The cells a region is made of; undefined if it is no union of whole cells of this width. */
export const cellsOfRegion = (
  region: Pick<Region, 'outlines'>,
  width: number,
): readonly Axial[] | undefined => {
  const most = regionArea(region) / (FIELD_AREA * width * width);
  const cells = cellsIn(region, width);
  if (cells.length === 0 || Math.abs(cells.length - most) > 0.01 * cells.length) return undefined;
  const corners = (rings: readonly Ring[]): string =>
    rings
      .flatMap((ring) =>
        Array.from({ length: ring.length / 2 }, (_, index) => ring.slice(2 * index, 2 * index + 2)),
      )
      .map(String)
      .sort()
      .join(' ');
  return corners(outlinesOfCells(cells, width)) === corners(region.outlines) ? cells : undefined;
};
