import {
  type Axial,
  type Cell,
  centreOf,
  KLEINFELDER,
  type Lattice,
  type Point,
  type RealmView,
} from '../../../engine';

/** A field a realm knows, where it lies. */
export interface KnownField {
  readonly cell: Cell;
  readonly axial: Axial;
  readonly centre: Point;
  readonly terrain: string;
}

/** The fields of which a realm knows at least the terrain, in the order of the lattice. */
export function knownFields(view: RealmView, lattice: Lattice): readonly KnownField[] {
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
