import {
  type Axial,
  type Cell,
  centreOf,
  KLEINFELDER,
  type Lattice,
  type MapView,
  netThatJoins,
  type Point,
  type RealmView,
  recut,
} from '../../../engine';

/** A field of a view, with its place. */
export interface KnownField {
  readonly cell: Cell;
  readonly axial: Axial;
  readonly centre: Point;
  readonly terrain: string;
}

/**
 * The lattice of a map that a party gets. An icosahedron is cut where that parts least of its land, or of all it knows
 * if it has none: what lies together is drawn together, as far as a net allows.
 */
export function joinedLattice(view: RealmView, lattice: Lattice): Lattice {
  if (lattice.topology.kind !== 'icosahedron') return lattice;
  const known = knownFields(view, lattice).map(({ cell }) => cell);
  const { party } = view.audience;
  const own = known.filter((cell) => {
    const no = lattice.plots[Math.floor(cell / KLEINFELDER)]?.no;
    return no !== undefined && view.chunks[no]?.owner[cell % KLEINFELDER] === party;
  });
  return recut(lattice, netThatJoins(lattice, null, own.length > 0 ? own : known));
}

/** The net in which a drawing of a map lies, if it is not the usual one. */
export function netIn(lattice: Lattice): { readonly net?: number } {
  return lattice.recut === undefined ? {} : { net: lattice.recut.net };
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
