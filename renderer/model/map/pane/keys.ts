import { ZOOM_STEP } from '../../board/use-board-keys';
import { type Direction, facing, type FieldAddress, type Lattice, turn } from '../../../../engine';

/** The meaning of a key for the map. */
export type KeyAct =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'walk'; readonly field: FieldAddress }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'fit' };

/** Pixels per press of an arrow key. */
const STRIDE = 80;

const ARROWS: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  ArrowLeft: { dx: 1, dy: 0 },
  ArrowRight: { dx: -1, dy: 0 },
  ArrowUp: { dx: 0, dy: 1 },
  ArrowDown: { dx: 0, dy: -1 },
};

/** The step an arrow key takes. Up and down alternate, so that repeated presses go straight. */
const directionOf = (key: string, isEvenRow: boolean): Direction => {
  if (key === 'ArrowLeft') return 5;
  if (key === 'ArrowRight') return 2;
  if (key === 'ArrowUp') return isEvenRow ? 1 : 6;
  return isEvenRow ? 3 : 4;
};

/** The step at a point of an icosahedron where its missing side is in the way: the next one that leads up, down or aside. */
const besideGap = (key: string, gap: Direction): Direction => {
  if (key === 'ArrowUp') return gap === 1 ? 6 : 1;
  if (key === 'ArrowDown') return gap === 3 ? 4 : 3;
  return turn(gap, key === 'ArrowLeft' ? 1 : -1);
};

/** The field an arrow key leads to from `field`; undefined off the map. */
export function walk(lattice: Lattice, field: FieldAddress, key: string): FieldAddress | undefined {
  const cell = lattice.cellOf(field);
  if (cell === undefined) return undefined;
  const drawn = facing(lattice);
  const wanted = directionOf(key, lattice.axialOf(cell).r % 2 === 0);
  return drawn.neighbourOf(field, drawn.gapAt(cell) === wanted ? besideGap(key, wanted) : wanted);
}

/**
 * The meaning of a key: arrows move the selection from field to field; where `pans`, or without a selection, they move
 * the map.
 */
export function keyAct(
  key: string,
  pans: boolean,
  lattice: Lattice,
  selection: FieldAddress | null,
): KeyAct | undefined {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const next = selection === null || pans ? undefined : walk(lattice, selection, key);
    if (selection !== null && !pans)
      return next === undefined ? undefined : { kind: 'walk', field: next };
    return { kind: 'pan', dx: arrow.dx * STRIDE, dy: arrow.dy * STRIDE };
  }
  if (key === '+' || key === '=') return { kind: 'zoom', factor: ZOOM_STEP };
  if (key === '-') return { kind: 'zoom', factor: 1 / ZOOM_STEP };
  return key === 'Home' ? { kind: 'fit' } : undefined;
}
