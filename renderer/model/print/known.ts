import {
  type Axial,
  type Cell,
  centreOf,
  KLEINFELDER,
  type Lattice,
  type MapView,
  type Point,
} from '../../../engine';

/** A field of a view, with its place. */
export interface KnownField {
  readonly cell: Cell;
  readonly axial: Axial;
  readonly centre: Point;
  readonly terrain: string;
}

/** The fields of a view of which at least the terrain is known, in the order of the lattice. */
export function knownFields(view: MapView, lattice: Lattice): readonly KnownField[] {
  return lattice.plots.flatMap(({ no }, plot) => {
    const chunk = view.chunks[no];
    if (chunk === undefined) return [];
    return chunk.terrain.flatMap((terrain, index): readonly KnownField[] => {
      if (terrain === null) return [];
      const cell = plot * KLEINFELDER + index;
      const axial = lattice.axialOf(cell);
      return [{ cell, axial, centre: centreOf(axial), terrain }];
    });
  });
}
