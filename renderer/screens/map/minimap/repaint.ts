import { DIRECTIONS, KLEINFELDER, type Lattice, type MapView } from '../../../../engine';

const touching = (lattice: Lattice, plot: number): ReadonlySet<number> => {
  const plots = new Set([plot]);
  for (let cell = plot * KLEINFELDER; cell < (plot + 1) * KLEINFELDER; cell += 1) {
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next >= 0) plots.add(Math.floor(next / KLEINFELDER));
    }
  }
  return plots;
};

/**
 * The Großfelder to draw anew after a view has followed another: those whose chunk changed and those around
 * them, because coasts and borders depend on both sides. Indices of the lattice's plots, rising.
 */
export const stalePlots = (
  lattice: Lattice,
  before: MapView | null,
  after: MapView,
): readonly number[] => {
  const all = lattice.plots.map((_, index) => index);
  if (before?.parties !== after.parties) return all;
  const changed = all.filter((index) => {
    const no = lattice.plots[index]?.no;
    return no !== undefined && before.chunks[no] !== after.chunks[no];
  });
  const stale = new Set(changed.flatMap((index) => [...touching(lattice, index)]));
  return [...stale].sort((a, b) => a - b);
};
