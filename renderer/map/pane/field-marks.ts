import { centreOf, DIRECTIONS, type FieldAddress, type Lattice } from '../../../engine';
import type { Mark, Path, Trail } from '../../cartography';
import { cornerAt, hexagon, previous, stroke } from '../../cartography';
import type { MapHighlight } from './props';

/** Colours of what lies above the map. */
export interface OverColours {
  readonly focus: string;
  readonly paper: string;
  readonly ink: string;
  /** What was planned and dropped. */
  readonly cut: string;
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

/** What is marked on the ground: brush, hints, the field under the pointer, the selected field. */
export const fieldMarks = (
  lattice: Lattice,
  what: {
    readonly selection: FieldAddress | null;
    readonly hover: FieldAddress | null;
    readonly highlights: readonly MapHighlight[];
  },
  colours: OverColours,
): readonly Mark[] => {
  const { selection, hover, highlights } = what;
  const marks: Mark[] = highlights.flatMap((each) => highlightMarks(lattice, each, colours));
  if (hover !== null && hover !== selection)
    marks.push({
      kind: 'line',
      path: fieldPath(lattice, hover),
      colour: colours.focus,
      width: { of: 0, min: 1.4 },
      join: 'round',
      opacity: 0.75,
    });
  if (selection !== null) marks.push(...ring(fieldPath(lattice, selection), colours, 2.5, 5));
  return marks;
};
