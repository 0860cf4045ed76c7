import { centreOf, DIRECTIONS, type FieldAddress, type Lattice } from '../../../engine';
import type { Mark, Path, Trail } from '../../cartography';
import { cornerAt, hexagon, previous, stroke } from '../../cartography';
import type { MapHighlight, MapPath } from './props';

/** Colours of what lies above the map. */
export interface OverColours {
  readonly focus: string;
  readonly paper: string;
  readonly ink: string;
}

const fieldPath = (lattice: Lattice, field: FieldAddress): Path => {
  const cell = lattice.cellOf(field);
  const trail: Trail = [];
  if (cell !== undefined) hexagon(trail, centreOf(lattice.axialOf(cell)), 0.98);
  return trail;
};

/** The sides between marked fields and the others. */
const outlineOf = (lattice: Lattice, fields: readonly FieldAddress[]): Path => {
  const cells = new Set(fields.map((field) => lattice.cellOf(field)));
  const trail: Trail = [];
  for (const cell of cells) {
    if (cell === undefined) continue;
    const centre = centreOf(lattice.axialOf(cell));
    for (const side of DIRECTIONS) {
      if (cells.has(lattice.neighbour(cell, side))) continue;
      const from = cornerAt(centre, previous(side));
      const to = cornerAt(centre, side);
      stroke(trail, from.x, from.y, to.x, to.y);
    }
  }
  return trail;
};

const ring = (path: Path, colours: OverColours, width: number, halo: number): readonly Mark[] => [
  {
    kind: 'line',
    path,
    colour: colours.paper,
    width: { of: 0, min: halo },
    cap: 'round',
    join: 'round',
    opacity: 0.85,
  },
  {
    kind: 'line',
    path,
    colour: colours.focus,
    width: { of: 0, min: width },
    cap: 'round',
    join: 'round',
  },
];

const highlightMarks = (
  lattice: Lattice,
  { kind, fields }: MapHighlight,
  colours: OverColours,
): readonly Mark[] => {
  const path = outlineOf(lattice, fields);
  if (kind === 'hint')
    return [
      { kind: 'line', path, colour: colours.focus, width: { of: 0, min: 1.2 }, opacity: 0.7 },
    ];
  const filled: Trail = [];
  for (const field of fields) {
    const cell = lattice.cellOf(field);
    if (cell !== undefined) hexagon(filled, centreOf(lattice.axialOf(cell)));
  }
  const wash: Mark = {
    kind: 'area',
    path: filled,
    colour: kind === 'brush' ? colours.paper : colours.focus,
    opacity: kind === 'brush' ? 0.28 : 0.12,
  };
  return [wash, ...ring(path, colours, 2, 4)];
};

const STOP_FILL = (colours: OverColours, path: MapPath) =>
  ({ start: colours.paper, done: path.colour, dropped: colours.paper, end: path.colour }) as const;

const pathMarks = (path: MapPath, colours: OverColours): readonly Mark[] => {
  const trail: Trail = [];
  path.points.forEach((point, index) => {
    const before = path.points[index - 1];
    if (before !== undefined) stroke(trail, before.x, before.y, point.x, point.y);
  });
  const opacity = path.active ? 1 : 0.55;
  const marks: Mark[] = [
    {
      kind: 'line',
      path: trail,
      colour: colours.paper,
      width: { of: 0.13, min: path.active ? 5 : 3.4 },
      cap: 'round',
      join: 'round',
      opacity: 0.85 * opacity,
    },
    {
      kind: 'line',
      path: trail,
      colour: path.colour,
      width: { of: 0.07, min: path.active ? 2.6 : 1.6 },
      cap: 'round',
      join: 'round',
      opacity,
    },
  ];
  for (const { point, kind } of path.stops)
    marks.push({
      kind: 'dots',
      at: [point.x, point.y],
      radius: { of: path.active ? 0.12 : 0.08, min: path.active ? 4.5 : 2.6 },
      fill: STOP_FILL(colours, path)[kind],
      edge: {
        colour: kind === 'done' || kind === 'end' ? colours.paper : path.colour,
        width: { of: 0.03, min: 1.6 },
      },
    });
  if (path.active)
    for (const { point, label } of path.stops.filter((stop) => stop.label !== ''))
      marks.push({
        kind: 'text',
        x: point.x,
        y: point.y - 0.22,
        text: label,
        align: 'center',
        font: { family: 'sans', weight: 600 },
        size: { of: 0.3, min: 11, max: 13 },
        colour: colours.ink,
        halo: { colour: colours.paper, width: { of: 0, min: 3.5 }, opacity: 0.92 },
      });
  return marks;
};

/** Everything that comes and goes above the map: paths, brush, hover, selection. */
export const overMarks = (
  lattice: Lattice,
  what: {
    readonly selection: FieldAddress | null;
    readonly hover: FieldAddress | null;
    readonly highlights: readonly MapHighlight[];
    readonly paths: readonly MapPath[];
  },
  colours: OverColours,
): readonly Mark[] => {
  const paths = [...what.paths].sort((a, b) => Number(a.active) - Number(b.active));
  const marks: Mark[] = what.highlights.flatMap((each) => highlightMarks(lattice, each, colours));
  marks.push(...paths.flatMap((path) => pathMarks(path, colours)));
  if (what.hover !== null && what.hover !== what.selection)
    marks.push({
      kind: 'line',
      path: fieldPath(lattice, what.hover),
      colour: colours.focus,
      width: { of: 0, min: 1.4 },
      join: 'round',
      opacity: 0.75,
    });
  if (what.selection !== null)
    marks.push(...ring(fieldPath(lattice, what.selection), colours, 2.5, 5));
  return marks;
};
