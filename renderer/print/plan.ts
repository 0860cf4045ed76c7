import {
  type Axial,
  centreOf,
  KLEINFELDER,
  type Lattice,
  type Point,
  type RealmView,
} from '../../engine';
import { layOut, type PrintLayout } from './layout';
import type { PrintOptions } from './paper';

/** A field a realm knows, where it lies. */
export interface KnownField {
  readonly axial: Axial;
  readonly centre: Point;
  readonly terrain: string;
}

/** The fields of which a realm knows at least the terrain, in the order of the lattice. */
export const knownFields = (view: RealmView, lattice: Lattice): readonly KnownField[] =>
  lattice.plots.flatMap(({ no }, plot) => {
    const chunk = view.chunks[no];
    if (chunk === undefined) return [];
    return chunk.terrain.flatMap((terrain, index): readonly KnownField[] => {
      if (terrain === null) return [];
      const axial = lattice.axialOf(plot * KLEINFELDER + index);
      return [{ axial, centre: centreOf(axial), terrain }];
    });
  });

/** What is printed for a realm: its view, the fields it knows, and how they lie on paper. */
export interface PrintPlan {
  readonly view: RealmView;
  readonly lattice: Lattice;
  readonly fields: readonly KnownField[];
  readonly layout: PrintLayout;
}

/**
 * Plans the print of what one realm knows. A view of the truth is no {@link RealmView} and cannot be planned.
 * Undefined if the realm knows nothing.
 */
export const planPrint = (
  view: RealmView,
  lattice: Lattice,
  options: PrintOptions,
): PrintPlan | undefined => {
  const fields = knownFields(view, lattice);
  const layout = layOut(
    fields.map(({ centre }) => centre),
    options,
  );
  return layout === undefined ? undefined : { view, lattice, fields, layout };
};
