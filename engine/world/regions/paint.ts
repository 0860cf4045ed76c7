import { type Axial, sameField } from '../../hex';
import { failure, success } from '../../kernel';
import type { Region, RegionBoard, RegionKey } from './board';
import { cellCentre, cellsOfRegion, outlinesOfCells } from './cells';
import { addRegion, type BoardEdit, redrawRegion } from './edit';
import { refuse } from './problem';
import { isInRegion } from './shape';

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
export const paintCells = (
  board: RegionBoard,
  key: RegionKey,
  cells: readonly Axial[],
  width: number,
): BoardEdit => {
  const region = board.regions[key];
  if (region === undefined) return failure(refuse('not-there', { region: key }));
  const free = taken(board, cells, width, key);
  if (!free.ok) return free;
  return withCells(free.value, region, width, (old) => [
    ...old,
    ...cells.filter((cell) => !has(old, cell)),
  ]);
};

/** Takes cells of a hex grid from a region. */
export const eraseCells = (
  board: RegionBoard,
  key: RegionKey,
  cells: readonly Axial[],
  width: number,
): BoardEdit => {
  const region = board.regions[key];
  if (region === undefined) return failure(refuse('not-there', { region: key }));
  return withCells(board, region, width, (old) => old.filter((cell) => !has(cells, cell)));
};

/** Adds a region made of cells of a hex grid; regions that had them lose them. */
export const addCellRegion = (
  board: RegionBoard,
  named: Pick<Region, 'key' | 'name' | 'tint'>,
  cells: readonly Axial[],
  width: number,
): BoardEdit => {
  const free = taken(board, cells, width, null);
  return free.ok ? addRegion(free.value, named, outlinesOfCells(cells, width)) : free;
};
