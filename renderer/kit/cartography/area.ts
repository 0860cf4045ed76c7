import {
  type Axial,
  type Cell,
  centreOf,
  type Direction,
  DIRECTIONS,
  facing,
  fieldAt,
  grossfeldOrigin,
  KLEINFELDER,
  type Lattice,
  type MapView,
  neighbour,
  type Plot,
  sameField,
  toHalfWidths,
  wrapPlace,
} from '../../../engine';
import { cornerAt, hexagon, next, previous } from './geometry';
import { close, OP, type Path, type Trail } from './path';
import { markWay } from './layers/seams';
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
export function originOf(lattice: Lattice, plot: Plot): { readonly x: number; readonly y: number } {
  return centreOf(grossfeldOrigin(wrapPlace(lattice.topology, plot)));
}

/** The fields of a Großfeld on a net, where they stand, and those around: beside them, or over a cut. */
const slotsOnNet = (lattice: Lattice, plotIndex: number): readonly Slot[] => {
  const own = ownOnNet(lattice, plotIndex);
  const places = new Map<Cell, Axial>(own.map((cell) => [cell, lattice.axialOf(cell)] as const));
  const elsewhere = new Map<Cell, Axial>();
  for (const cell of own) {
    for (const direction of DIRECTIONS) {
      const beyond = lattice.neighbour(cell, direction);
      if (beyond < 0) continue;
      const place = neighbour(lattice.axialOf(cell), direction);
      if (lattice.isCut(cell, direction)) elsewhere.set(beyond, place);
      else places.set(beyond, place);
    }
  }
  const slotOf = ([cell, axial]: readonly [Cell, Axial]): Slot => ({ cell, ...centreOf(axial) });
  return [
    ...[...places].map(slotOf).sort((a, b) => a.y - b.y || a.x - b.x),
    ...[...elsewhere]
      .filter(([cell]) => !places.has(cell))
      .map((entry): Slot => ({ ...slotOf(entry), isElsewhere: true })),
  ];
};

/** The fields of a Großfeld that are on the net. */
const ownOnNet = (lattice: Lattice, plotIndex: number): readonly Cell[] =>
  Array.from({ length: KLEINFELDER }, (_, index) => plotIndex * KLEINFELDER + index).filter(
    (cell) => lattice.isOnMap(cell),
  );

/** For each slot the indices of the slots of its neighbours, -1 = none. */
const neighboursAmong = (lattice: Lattice, slots: readonly Slot[]): Int16Array => {
  const indexOf = new Map(slots.map(({ cell }, index) => [cell, index] as const));
  return Int16Array.from(
    slots.flatMap(({ cell }) =>
      DIRECTIONS.map((direction) => indexOf.get(lattice.neighbour(cell, direction)) ?? -1),
    ),
  );
};

/** The scene of one Großfeld with the fields around it, so that whatever crosses its edge is drawn whole. */
export function chunkScene(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
  plotIndex: number,
): Scene {
  if (lattice.sidesBeyond !== undefined) {
    const drawn = facing(lattice);
    const slots = slotsOnNet(drawn, plotIndex);
    const around = neighboursAmong(drawn, slots);
    return createScene(view, drawn, terrains, style, slots, around, true);
  }
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
  return createScene(view, lattice, terrains, style, slots, TEMPLATE_NEIGHBOURS, true);
}

/** The scene of all known fields of the view, or of those that `within` picks. */
export function wholeScene(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
  within: (cell: Cell) => boolean = () => true,
): Scene {
  const slots = Array.from({ length: lattice.size }, (_, cell): Slot => {
    const centre = centreOf(lattice.axialOf(cell));
    return { cell: within(cell) ? cell : -1, x: centre.x, y: centre.y };
  });
  const drawn = facing(lattice);
  const scene = createScene(view, drawn, terrains, style, slots, drawn.neighbours, false);
  return { ...scene, fields: scene.fields.toSorted((a, b) => a.y - b.y || a.x - b.x) };
}

/** A corner of the outline of a Großfeld, and the way out of it (one field width of margin = `outX`, `outY`). */
interface OutlineCorner {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
}

/** The outline of a Großfeld relative to its origin, clockwise from the upper left corner of Kleinfeld 01. */
const OUTLINE: readonly OutlineCorner[] = (() => {
  const inside = new Set(
    TEMPLATE.filter(({ step }) => step === 0).map(({ axial }) => keyOf(axial)),
  );
  const isInside = (axial: Axial): boolean => inside.has(keyOf(axial));
  const corners: OutlineCorner[] = [];
  let field: Axial = { q: 0, r: 0 };
  let side: Direction = 6;
  do {
    const beyond = neighbour(field, side);
    if (isInside(beyond)) {
      field = beyond;
      side = previous(previous(side));
      continue;
    }
    const corner = cornerAt(centreOf(field), previous(side));
    const isConvex = !isInside(neighbour(field, previous(side)));
    const from = isConvex ? centreOf(field) : corner;
    const to = isConvex ? corner : centreOf(beyond);
    corners.push({ ...corner, outX: 2 * (to.x - from.x), outY: 2 * (to.y - from.y) });
    side = next(side);
  } while (!(sameField(field, { q: 0, r: 0 }) && side === 6));
  return corners;
})();

/** The outline of a Großfeld in the plane, `margin` field widths larger all around. */
export function grossfeldOutline(lattice: Lattice, plotIndex: number, margin = 0): Path {
  const plot = lattice.plots[plotIndex];
  if (plot === undefined) return [];
  const origin = originOf(lattice, plot);
  const trail: Trail = [];
  OUTLINE.forEach(({ x, y, outX, outY }, index) => {
    trail.push(
      index === 0 ? OP.move : OP.line,
      origin.x + x + outX * margin,
      origin.y + y + outY * margin,
    );
  });
  close(trail);
  return trail;
}

/** The same on a net: the fields that are on it, unknown ones around them, and the places of marks over the cuts. */
const windowOnNet = (view: MapView, lattice: Lattice, plotIndex: number, margin: number): Path => {
  const trail: Trail = [];
  for (const cell of ownOnNet(lattice, plotIndex)) {
    const axial = lattice.axialOf(cell);
    hexagon(trail, centreOf(axial), 1 + 2 * margin);
    for (const direction of DIRECTIONS) {
      const beyond = lattice.neighbour(cell, direction);
      const no = lattice.plots[Math.floor(beyond / KLEINFELDER)]?.no;
      const terrain =
        beyond < 0 || no === undefined ? null : view.chunks[no]?.terrain[beyond % KLEINFELDER];
      const place = neighbour(axial, direction);
      const isOpen = lattice.isCut(cell, direction)
        ? lattice.cellAt(place) === undefined
        : (terrain ?? null) === null;
      if (isOpen) hexagon(trail, centreOf(place));
      if (isOpen && lattice.isCut(cell, direction) && lattice.seamAt(cell, direction)?.isMarked) {
        // At small scales the letter is larger than a field.
        const { x, y } = centreOf(axial);
        const way = markWay(lattice, cell, direction);
        hexagon(trail, { x: x + 1.5 * way.x, y: y + 1.5 * way.y }, 1.6);
      }
    }
  }
  return trail;
};

/**
 * The window through which the drawing of a Großfeld is seen: its own shape, and the fields around it that are unknown
 * or off the map, where no other chunk draws. `margin` in field widths covers seams.
 */
export function chunkWindow(
  view: MapView,
  lattice: Lattice,
  plotIndex: number,
  margin: number,
): Path {
  const plot = lattice.plots[plotIndex];
  if (plot === undefined) return [];
  if (lattice.sidesBeyond !== undefined)
    return windowOnNet(view, facing(lattice), plotIndex, margin);
  const origin = originOf(lattice, plot);
  const trail: Trail = [...grossfeldOutline(lattice, plotIndex, margin)];
  for (const { axial, from, step } of TEMPLATE) {
    if (step === 0) continue;
    const cell = lattice.neighbour(plotIndex * KLEINFELDER + from, step);
    const chunk = view.chunks[lattice.plots[Math.floor(cell / KLEINFELDER)]?.no ?? plot.no];
    const terrain = cell < 0 ? null : (chunk?.terrain[cell % KLEINFELDER] ?? null);
    if (terrain !== null) continue;
    const centre = centreOf(axial);
    hexagon(trail, { x: origin.x + centre.x, y: origin.y + centre.y });
  }
  return trail;
}
