import type { Point } from '../../../../engine';
import { type Mark, type Path, stroke, type Trail } from '../../../kit/cartography';
import type { OverColours } from './field-marks';
import type { MapPath, MapStop } from './props';

/** Length of a dash and of a dash with its gap, in field widths. */
const DASH = 0.05;
const PERIOD = 0.16;

/** Points of a way on a net farther apart than this lie on both sides of a cut, in field widths. */
const ONE_STEP = 1.6;

const isOverCut = (from: Point, to: Point, isOnNet: boolean): boolean =>
  isOnNet && Math.hypot(to.x - from.x, to.y - from.y) > ONE_STEP;

/** A line through points; on a net without the steps over its cuts. */
export function solid(points: readonly Point[], isOnNet = false): Path {
  const trail: Trail = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined && !isOverCut(before, point, isOnNet))
      stroke(trail, before.x, before.y, point.x, point.y);
  });
  return trail;
}

/** The same in dashes. */
export function dashed(points: readonly Point[], isOnNet = false): Path {
  const trail: Trail = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before === undefined || isOverCut(before, point, isOnNet)) return;
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
}

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

const colourOf = ({ colour }: MapPath, { focus }: OverColours): string => colour ?? focus;

/** The way as far as it was moved, and the rest of it that was dropped. */
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
    line(solid(gone, path.isOnNet), colours.paper, [0.13, path.active ? 5 : 3.4], 0.85 * opacity),
    line(
      solid(gone, path.isOnNet),
      colourOf(path, colours),
      [0.07, path.active ? 2.6 : 1.6],
      opacity,
    ),
  ];
  if (dropped.length < 2) return marks;
  return [
    ...marks,
    line(
      solid(dropped, path.isOnNet),
      colours.paper,
      [0.12, path.active ? 5 : 3.4],
      0.85 * opacity,
    ),
    line(dashed(dropped, path.isOnNet), colours.cut, [0.055, path.active ? 2.6 : 1.6], opacity),
  ];
};

const dot = (path: MapPath, stop: MapStop, colours: OverColours): Mark => {
  const isFilled = stop.kind === 'done' || stop.kind === 'end';
  const edge = stop.kind === 'dropped' ? colours.cut : colourOf(path, colours);
  const isNumbered = path.active && stop.label !== '';
  return {
    kind: 'dots',
    at: [stop.point.x, stop.point.y],
    radius: isNumbered
      ? { of: 0.2, min: 8, max: stop.current === true ? 13 : 11.5 }
      : { of: path.active ? 0.12 : 0.08, min: path.active ? 4.5 : 2.6, max: 8 },
    fill: isFilled
      ? isNumbered
        ? (path.badge ?? colourOf(path, colours))
        : colourOf(path, colours)
      : colours.paper,
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
export function pathMarks(paths: readonly MapPath[], colours: OverColours): readonly Mark[] {
  return [...paths]
    .sort((a, b) => Number(a.active) - Number(b.active))
    .flatMap((path) => onePath(path, colours));
}
