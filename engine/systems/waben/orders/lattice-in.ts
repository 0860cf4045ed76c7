import type { Lattice } from '../../../hex';
import { memoizeByObject } from '../../../kernel';
import { latticeOf, type World } from '../../../world';

/** The fields of a world that letters are read by: one lattice per world, by which its letters are kept. */
export const latticeIn: (world: World) => Lattice = memoizeByObject((world: World) =>
  latticeOf(world.map),
);
