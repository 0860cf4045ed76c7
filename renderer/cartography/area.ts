import {
  type Axial,
  type Cell,
  centreOf,
  type Direction,
  DIRECTIONS,
  fieldAt,
  grossfeldOrigin,
  KLEINFELDER,
  type Lattice,
  type MapView,
  neighbour,
  type Plot,
  toHalfWidths,
  wrapPlace,
} from '../../engine';
import { CORNER_X, CORNER_Y, previous } from './geometry';
import { OP, type Path, type Trail } from './path';
import { createScene, type Scene, type Slot, type Terrains } from './scene';
import type { MapStyle } from './style';

interface TemplateField {
  readonly axial: Axial;
  /** Own field the walk starts from (index of the Kleinfeld), and the step to take from there; 0 = none. */
  readonly from: number;
  readonly step: Direction | 0;
}

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;

/** The 48 fields of a Großfeld and the ring around it, in reading order. The same for every Großfeld. */
const TEMPLATE: readonly TemplateField[] = (() => {
  const fields = new Map<string, TemplateField>();
  const own = Array.from({ length: KLEINFELDER }, (_, index) => fieldAt({ u: 0, v: 0 }, index + 1));
  own.forEach((axial, from) => fields.set(keyOf(axial), { axial, from, step: 0 }));
  own.forEach((axial, from) => {
    for (const step of DIRECTIONS) {
      const beyond = neighbour(axial, step);
      if (!fields.has(keyOf(beyond))) fields.set(keyOf(beyond), { axial: beyond, from, step });
    }
  });
  return [...fields.values()].sort((a, b) => {
    const left = toHalfWidths(a.axial);
    const right = toHalfWidths(b.axial);
    return left.y - right.y || left.x - right.x;
  });
})();

const TEMPLATE_NEIGHBOURS: Int16Array = (() => {
  const indexOf = new Map(TEMPLATE.map(({ axial }, index) => [keyOf(axial), index] as const));
  return Int16Array.from(
    TEMPLATE.flatMap(({ axial }) =>
      DIRECTIONS.map((direction) => indexOf.get(keyOf(neighbour(axial, direction))) ?? -1),
    ),
  );
})();

/** Where the local coordinates of a Großfeld start in the plane; on a cylinder in its first copy. */
export const originOf = (
  lattice: Lattice,
  plot: Plot,
): { readonly x: number; readonly y: number } =>
  centreOf(grossfeldOrigin(wrapPlace(lattice.topology, plot)));

/** The scene of one Großfeld with the fields around it, so that whatever crosses its edge is drawn whole. */
export const chunkScene = (
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
  plotIndex: number,
): Scene => {
  const plot = lattice.plots[plotIndex] ?? { no: '' as Plot['no'], u: 0, v: 0 };
  const origin = originOf(lattice, plot);
  const slots = TEMPLATE.map(({ axial, from, step }): Slot => {
    const home = plotIndex * KLEINFELDER + from;
    const centre = centreOf(axial);
    return {
      cell: step === 0 ? home : lattice.neighbour(home, step),
      x: origin.x + centre.x,
      y: origin.y + centre.y,
    };
  });
  return createScene(view, lattice, terrains, style, slots, TEMPLATE_NEIGHBOURS);
};

/** The scene of all known fields of the view, or of those that `within` picks. */
export const wholeScene = (
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
  within: (cell: Cell) => boolean = () => true,
): Scene => {
  const slots = Array.from({ length: lattice.size }, (_, cell): Slot => {
    const centre = centreOf(lattice.axialOf(cell));
    return { cell: within(cell) ? cell : -1, x: centre.x, y: centre.y };
  });
  const scene = createScene(view, lattice, terrains, style, slots, lattice.neighbours);
  return { ...scene, fields: scene.fields.toSorted((a, b) => a.y - b.y || a.x - b.x) };
};

/** The outline of a Großfeld relative to its origin, clockwise from the upper left corner of Kleinfeld 01. */
export const GROSSFELD_OUTLINE: Path = (() => {
  const inside = new Set(
    TEMPLATE.filter(({ step }) => step === 0).map(({ axial }) => keyOf(axial)),
  );
  const trail: Trail = [];
  let field: Axial = { q: 0, r: 0 };
  let side: Direction = 6;
  do {
    const beyond = neighbour(field, side);
    if (inside.has(keyOf(beyond))) {
      field = beyond;
      side = previous(previous(side));
    } else {
      const centre = centreOf(field);
      const start = previous(side);
      trail.push(
        trail.length === 0 ? OP.move : OP.line,
        centre.x + (CORNER_X[start] ?? 0),
        centre.y + (CORNER_Y[start] ?? 0),
      );
      side = ((side % 6) + 1) as Direction;
    }
  } while (!(field.q === 0 && field.r === 0 && side === 6));
  trail.push(OP.close);
  return trail;
})();
