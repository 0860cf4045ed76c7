import {
  type Axial,
  centreOf,
  cornerOf,
  DIRECTIONS,
  fieldAtPoint,
  type Point,
  sameField,
} from '../../hex';
import { failure, success } from '../../kernel';
import type { Region, RegionBoard, RegionKey } from './board';
import { addRegion, type BoardEdit, joinedOutlines, redrawRegion } from './edit';
import { refuse } from './problem';
import { isInRegion, outlinesBox, regionArea, type Ring, ringOf } from './shape';

/** Area of a field of width 1, in square units of the plane. */
const FIELD_AREA = Math.sqrt(3) / 2;

/** The cell of a hex grid with cells `width` wide that contains a point. */
export function cellAt({ x, y }: Point, width: number): Axial {
  return fieldAtPoint({ x: x / width, y: y / width });
}

/** The middle of a cell. */
export function cellCentre(cell: Axial, width: number): Point {
  const { x, y } = centreOf(cell);
  return { x: x * width, y: y * width };
}

/** The outline of one cell, clockwise. */
export function cellRing(cell: Axial, width: number): Ring {
  return ringOf(
    DIRECTIONS.map((direction) => {
      const { x, y } = cornerOf(cell, direction);
      return { x: x * width, y: y * width };
    }),
  );
}

/** The outlines around a set of cells: one per island, and one per hole. */
export function outlinesOfCells(cells: readonly Axial[], width: number): readonly Ring[] {
  return joinedOutlines(cells.map((cell) => cellRing(cell, width)));
}

/** The cells whose middle lies in a region, row by row. */
const cellsIn = (region: Pick<Region, 'outlines'>, width: number): readonly Axial[] => {
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
export function cellsOfRegion(
  region: Pick<Region, 'outlines'>,
  width: number,
): readonly Axial[] | undefined {
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
}

const has = (cells: readonly Axial[], cell: Axial): boolean =>
  cells.some((other) => sameField(other, cell));

/** Gives a region of cells other cells; refused for one that is none, or if nothing would be left. */
const withCells = (
  board: RegionBoard,
  region: Region,
  width: number,
  change: (cells: readonly Axial[]) => readonly Axial[],
): BoardEdit => {
  const cells = cellsOfRegion(region, width);
  if (cells === undefined) return failure(refuse('not-of-cells', { region: region.key }));
  const next = change(cells);
  return next.length === cells.length
    ? success(board)
    : redrawRegion(board, region.key, outlinesOfCells(next, width));
};

/** Takes cells from every region but one that has them. */
const taken = (
  board: RegionBoard,
  cells: readonly Axial[],
  width: number,
  but: RegionKey | null,
): BoardEdit => {
  let next = board;
  for (const region of Object.values(board.regions)) {
    const isHit = cells.some((cell) => isInRegion(region, cellCentre(cell, width)));
    if (region.key === but || !isHit) continue;
    const edit = withCells(next, region, width, (old) => old.filter((cell) => !has(cells, cell)));
    if (!edit.ok) return edit;
    next = edit.value;
  }
  return success(next);
};

/** Adds cells of a hex grid to a region; regions that had them lose them. */
export function paintCells(
  board: RegionBoard,
  key: RegionKey,
  cells: readonly Axial[],
  width: number,
): BoardEdit {
  const region = board.regions[key];
  if (region === undefined) return failure(refuse('not-there', { region: key }));
  const free = taken(board, cells, width, key);
  if (!free.ok) return free;
  return withCells(free.value, region, width, (old) => [
    ...old,
    ...cells.filter((cell) => !has(old, cell)),
  ]);
}

/** Takes cells of a hex grid from a region. */
export function eraseCells(
  board: RegionBoard,
  key: RegionKey,
  cells: readonly Axial[],
  width: number,
): BoardEdit {
  const region = board.regions[key];
  if (region === undefined) return failure(refuse('not-there', { region: key }));
  return withCells(board, region, width, (old) => old.filter((cell) => !has(cells, cell)));
}

/** Adds a region made of cells of a hex grid; regions that had them lose them. */
export function addCellRegion(
  board: RegionBoard,
  named: Pick<Region, 'key' | 'name' | 'tint'>,
  cells: readonly Axial[],
  width: number,
): BoardEdit {
  const free = taken(board, cells, width, null);
  return free.ok ? addRegion(free.value, named, outlinesOfCells(cells, width)) : free;
}
