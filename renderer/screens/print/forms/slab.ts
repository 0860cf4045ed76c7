import type { PageMark } from '../../../kit/paper';

/** A piece of a form that is not broken over sheets: so high, drawn from (x, y) downwards. */
export interface Slab {
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly PageMark[];
}

/** Slabs that belong together: `head` stands before the first one, and again where they go on with the next sheet. */
export interface Block {
  /** Above the first slab only. */
  readonly title: Slab;
  readonly head: Slab;
  readonly slabs: readonly Slab[];
}

export const NOTHING: Slab = { height: 0, draw: () => [] };

/** Slabs one below the other as one. */
export const stacked = (...slabs: readonly Slab[]): Slab => ({
  height: slabs.reduce((sum, { height }) => sum + height, 0),
  draw: (x, y) => {
    let at = y;
    return slabs.flatMap(({ height, draw }) => {
      const marks = draw(x, at);
      at += height;
      return marks;
    });
  },
});
