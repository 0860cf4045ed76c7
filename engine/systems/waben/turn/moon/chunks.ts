import { type Cell, type Direction, grossfeldOf, KLEINFELDER, kleinfeldOf } from '../../../../hex';
import { type Grossfeld, type Settlement, SIDE, sideHome, sideIndex } from '../../../../world';
import type { Clock } from '../clock/state';

type Edit = (chunk: Grossfeld, index: number) => Grossfeld;

/** Replaces the Großfeld of a field by what `edit` makes of it. */
function changeField(clock: Clock, cell: Cell, edit: Edit): void {
  const plot = Math.floor(cell / KLEINFELDER);
  const chunk = clock.board.chunks[plot];
  if (chunk !== undefined) clock.board.chunks[plot] = edit(chunk, cell % KLEINFELDER);
}

const without = <Value>(
  record: Readonly<Record<number, Value>>,
  index: number,
): Readonly<Record<number, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== index));

/** Puts a settlement into a field, or with null takes away the one that is there. */
export function putSettlement(clock: Clock, cell: Cell, settlement: Settlement | null): void {
  changeField(clock, cell, (chunk, index) => ({
    ...chunk,
    settlements:
      settlement === null
        ? without(chunk.settlements, index)
        : { ...chunk.settlements, [index]: settlement },
  }));
}

/** Sets the building value of the wall of a field; 0 takes it away (WW-4.3-15). */
export function putWall(clock: Clock, cell: Cell, direction: Direction, value: number): void {
  changeField(clock, cell, (chunk, index) => {
    const side = sideIndex(index + 1, direction);
    const walls = value > 0 ? { ...chunk.walls, [side]: value } : without(chunk.walls, side);
    return { ...chunk, walls };
  });
}

/** Puts a road, bridge or canal on a side, or takes it away; other features stay. */
export function putFeature(
  clock: Clock,
  cell: Cell,
  direction: Direction,
  feature: 'road' | 'bridge' | 'canal',
  isThere: boolean,
): void {
  const { lattice } = clock.board;
  const home = sideHome(lattice, { field: lattice.addressOf(cell), side: direction });
  const at = lattice.cellOf(home.field);
  if (at === undefined) return;
  const index = sideIndex(kleinfeldOf(home.field), home.side);
  changeField(clock, at, (chunk) => {
    if (chunk.no !== grossfeldOf(home.field)) return chunk;
    const old = chunk.sides[index] ?? 0;
    const bits = isThere ? old | SIDE[feature] : old & ~SIDE[feature];
    const sides = bits === 0 ? without(chunk.sides, index) : { ...chunk.sides, [index]: bits };
    return { ...chunk, sides };
  });
}
