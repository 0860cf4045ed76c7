import { centreOf, type FieldAddress, type Lattice, type Point } from '../../../../engine';
import { hexagon, type Mark, type Path, stroke, type Trail } from '../../../kit/cartography';
import type { MapHighlight, MapPath, MapStop } from './props';
import { outlineOf } from './fields-outline';

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
interface Marked {
  readonly selection: FieldAddress | null;
  readonly hover: FieldAddress | null;
  readonly highlights: readonly MapHighlight[];
}

/** What is marked on the ground: choice, brush, hints, the field under the pointer, the selected field. */
type FieldMarks = (lattice: Lattice, what: Marked, colours: OverColours) => readonly Mark[];

/** A maker of marks that outlines every highlight only once, as long as it is shown. */
export const createFieldMarks = (): FieldMarks => {
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
};

/** Length of a dash and of a dash with its gap, in field widths. */
const DASH = 0.05;
const PERIOD = 0.16;

/** A line through points. */
export const solid = (points: readonly Point[]): Path => {
  const trail: Trail = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined) stroke(trail, before.x, before.y, point.x, point.y);
  });
  return trail;
};

/** The same in dashes. */
export const dashed = (points: readonly Point[]): Path => {
  const trail: Trail = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before === undefined) return;
    const length = Math.hypot(point.x - before.x, point.y - before.y);
    const at = (part: number) => ({
      x: before.x + (point.x - before.x) * part,
      y: before.y + (point.y - before.y) * part,
    });
    for (let start = 0; start + DASH <= length; start += PERIOD) {
      const from = at(start / length);
      const to = at((start + DASH) / length);
      stroke(trail, from.x, from.y, to.x, to.y);
    }
  });
  return trail;
};

const line = (
  path: Path,
  colour: string,
  [of, min]: readonly [number, number],
  opacity: number,
): Mark => ({
  kind: 'line',
  path,
  colour,
  width: { of, min },
  cap: 'round',
  join: 'round',
  opacity,
});

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The way as it was gone, and the rest of it that was dropped. */
const split = ({ points, stops }: MapPath): readonly [readonly Point[], readonly Point[]] => {
  const dropped = stops.find(({ kind }) => kind === 'dropped');
  const cut =
    dropped === undefined ? -1 : points.findIndex((point) => isSame(point, dropped.point));
  return cut < 1 ? [points, []] : [points.slice(0, cut), points.slice(cut - 1)];
};

const lines = (path: MapPath, colours: OverColours): readonly Mark[] => {
  const [gone, dropped] = split(path);
  const opacity = path.active ? 1 : 0.55;
  const marks = [
    line(solid(gone), colours.paper, [0.13, path.active ? 5 : 3.4], 0.85 * opacity),
    line(solid(gone), path.colour, [0.07, path.active ? 2.6 : 1.6], opacity),
  ];
  if (dropped.length < 2) return marks;
  return [
    ...marks,
    line(solid(dropped), colours.paper, [0.12, path.active ? 5 : 3.4], 0.85 * opacity),
    line(dashed(dropped), colours.cut, [0.055, path.active ? 2.6 : 1.6], opacity),
  ];
};

const dot = (path: MapPath, stop: MapStop, colours: OverColours): Mark => {
  const isFilled = stop.kind === 'done' || stop.kind === 'end';
  const edge = stop.kind === 'dropped' ? colours.cut : path.colour;
  const isNumbered = path.active && stop.label !== '';
  return {
    kind: 'dots',
    at: [stop.point.x, stop.point.y],
    radius: isNumbered
      ? { of: 0.2, min: 8, max: stop.current === true ? 13 : 11.5 }
      : { of: path.active ? 0.12 : 0.08, min: path.active ? 4.5 : 2.6, max: 8 },
    fill: isFilled ? (isNumbered ? (path.badge ?? path.colour) : path.colour) : colours.paper,
    edge: {
      colour: stop.current === true ? colours.focus : isFilled ? colours.paper : edge,
      width: { of: 0.03, min: stop.current === true ? 3 : 1.6, max: 3 },
    },
  };
};

const numeral = (path: MapPath, stop: MapStop, colours: OverColours): Mark => ({
  kind: 'text',
  x: stop.point.x,
  y: stop.point.y + 0.078,
  text: stop.label,
  align: 'center',
  font: { family: 'sans', weight: 700 },
  size: { of: 0.22, min: 9, max: stop.label.length > 2 ? 10 : 13 },
  colour:
    stop.kind === 'dropped' ? colours.cut : path.badge === undefined ? colours.paper : '#FFFFFF',
});

/** A way over the map: what was gone, what was dropped, and the numbered stops of the active one. */
const onePath = (path: MapPath, colours: OverColours): readonly Mark[] => [
  ...lines(path, colours),
  ...path.stops.map((stop) => dot(path, stop, colours)),
  ...(path.active
    ? path.stops.filter(({ label }) => label !== '').map((stop) => numeral(path, stop, colours))
    : []),
];

/** All ways over the map; the active ones lie on top. */
export const pathMarks = (paths: readonly MapPath[], colours: OverColours): readonly Mark[] =>
  [...paths]
    .sort((a, b) => Number(a.active) - Number(b.active))
    .flatMap((path) => onePath(path, colours));
