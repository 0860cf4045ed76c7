import { centreOf, type FieldAddress, type Lattice } from '../../../../engine';
import { hexagon, type Mark, type Path, type Trail } from '../../../kit/cartography';
import { outlineOf } from './fields-outline';
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
  const { rim, ground } = outlineOf(lattice, fields);
  if (kind === 'hint')
    return [
      { kind: 'line', path: rim, colour: colours.focus, width: { of: 0, min: 1.2 }, opacity: 0.7 },
    ];
  const wash: Mark = {
    kind: 'area',
    path: ground,
    colour: kind === 'brush' ? colours.paper : colours.focus,
    opacity: kind === 'brush' ? 0.28 : 0.16,
  };
  return [wash, ...ring(rim, colours, 2, 4)];
};

/** What may be marked on the ground. */
export interface Marked {
  readonly selection: FieldAddress | null;
  readonly hover: FieldAddress | null;
  readonly highlights: readonly MapHighlight[];
}

/** What is marked on the ground: choice, brush, hints, the field under the pointer, the selected field. */
export type FieldMarks = (lattice: Lattice, what: Marked, colours: OverColours) => readonly Mark[];

/** A maker of marks that outlines every highlight only once, as long as it is shown. */
export function createFieldMarks(): FieldMarks {
  let basis: readonly unknown[] = [];
  let known: ReadonlyMap<MapHighlight, readonly Mark[]> = new Map();
  return (lattice, { selection, hover, highlights }, colours) => {
    if (basis[0] !== lattice || basis[1] !== colours.focus) known = new Map();
    basis = [lattice, colours.focus];
    known = new Map(
      highlights.map((each) => [each, known.get(each) ?? highlightMarks(lattice, each, colours)]),
    );
    const marks: Mark[] = [...known.values()].flat();
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
}
