import {
  cellsUnder,
  grossfeldOf,
  kleinfeldOf,
  LABEL_SAMPLES,
  LABEL_SPACING,
  labelLine,
  type Lattice,
  type MapView,
  motionBack,
  motionOf,
  placesOf,
  type Point,
  sampleLabel,
  type ViewLabel,
} from '../../../../engine';
import { mix } from '../colour';
import { realmInk } from '../looks/realm-patterns';
import type { Course, CurveMark, Font, Halo } from '../marks';
import { inksOf, type MapStyle } from '../style';

type Kind = ViewLabel['kind'];

/** Type of the kinds of lettering. */
const FONTS: Readonly<Record<Kind, Font>> = {
  realm: { family: 'serif', weight: 600 },
  land: { family: 'serif', weight: 600 },
  sea: { family: 'serif', weight: 500, italic: true },
  range: { family: 'serif', weight: 600, italic: true },
  river: { family: 'serif', weight: 500, italic: true },
  wood: { family: 'serif', weight: 500, italic: true },
  small: { family: 'serif', weight: 500, italic: true },
};

const isMinor = (kind: Kind): boolean => kind === 'river' || kind === 'wood' || kind === 'small';

/** Font size in pixels at a field width; labels grow slower than the map. */
const fontSize = (label: ViewLabel, width: number): number => {
  if (width < 12) return 9.5;
  const growth = width < 24 ? 1.1 : width < 40 ? 1 : Math.max(0.72, 40 / width);
  return Math.max(label.kind === 'realm' ? 10 : 9, (label.size * growth * width) / 28);
};

/** Where a label runs along its line; undefined if it lies nowhere. */
const courseOf = ([first, second, third = second, ...rest]: readonly Point[]):
  | Course
  | undefined => {
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const middle =
    third === second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : second;
  const start = [first.x, first.y, middle.x, middle.y, third.x, third.y] as const;
  return [...start, ...rest.flatMap(({ x, y }) => [x, y])];
};

type Placed = Pick<ViewLabel, 'points' | 'rotation'>;

const runsBack = (points: readonly Point[]): boolean =>
  (points[0]?.x ?? 0) > (points.at(-1)?.x ?? 0) + 1e-6;

/** A turn of the plane does not make letters run from right to left that did not: points in the order to be read. */
const readable = (before: readonly Point[], after: readonly Point[]): readonly Point[] =>
  runsBack(after) && !runsBack(before) ? after.toReversed() : after;

/** A label at other points of the plane, turned with them if its text is turned at all. */
const movedLabel = <Each extends Placed>(
  label: Each,
  move: (point: Point) => Point,
  degrees: number,
): Each => ({
  ...label,
  points: placesOf(label)
    .map(move)
    .flatMap(({ x, y }) => [x, y]),
  ...(label.rotation === undefined ? {} : { rotation: withinTurn(label.rotation + degrees) }),
});

/** Degrees as more than -180 and at most 180. */
const withinTurn = (degrees: number): number => 180 - ((((180 - degrees) % 360) + 360) % 360);

/** A label as it lies where the net of its world is cut elsewhere. */
export function drawnLabel<Each extends Placed>(lattice: Lattice, label: Each): Each {
  if (lattice.recut === undefined) return label;
  const { there, degrees } = motionOf(lattice, placesOf(label));
  return movedLabel(label, there, degrees);
}

/**
 * The way back from {@link drawnLabel}: the label as it is stored, on the land where it was stored `before` if it can be;
 * undefined if it lies on none.
 */
export function storedLabel<Each extends Placed>(
  lattice: Lattice,
  label: Each,
  before?: Placed,
): Each | undefined {
  if (lattice.recut === undefined) return label;
  const motion = motionBack(lattice, placesOf(label), before === undefined ? [] : placesOf(before));
  return motion === undefined ? undefined : movedLabel(label, motion.back, -motion.degrees);
}

/** Points drawn for a new label, as they are stored: to be read from the left in the usual net too. */
export function storedLine(
  lattice: Lattice,
  points: readonly Point[],
): readonly Point[] | undefined {
  const motion = motionBack(lattice, points);
  return motion === undefined ? undefined : readable(points, points.map(motion.back));
}

/** On small maps a realm's name takes more room than its curve gives: both ends move out from the middle. */
const stretched = (course: Course, factor: number): Course => {
  if (course.length > 6) return course;
  const [x0, y0, cx, cy, x1, y1] = course;
  const middleX = (x0 + x1) / 2;
  const middleY = (y0 + y1) / 2;
  return [
    middleX + (x0 - middleX) * factor,
    middleY + (y0 - middleY) * factor,
    cx,
    cy,
    middleX + (x1 - middleX) * factor,
    middleY + (y1 - middleY) * factor,
  ];
};

/** Points along a label that must be on known fields: a name must not reveal unknown land. */
const SAMPLES_NEEDED = LABEL_SAMPLES - 1;

const mayShow = (view: MapView, lattice: Lattice, stored: ViewLabel, drawn: ViewLabel): boolean => {
  if (view.audience.kind === 'truth') return true;
  const ground = cellsUnder(lattice, placesOf(stored), sampleLabel(drawn));
  const known = ground.filter((cell) => {
    if (cell === undefined) return false;
    const address = lattice.addressOf(cell);
    const terrain = view.chunks[grossfeldOf(address)]?.terrain[kleinfeldOf(address) - 1];
    return terrain !== undefined && terrain !== null;
  });
  return known.length >= SAMPLES_NEEDED;
};

const colourOf = (view: MapView, style: MapStyle, label: ViewLabel): string => {
  const inks = inksOf(style);
  if (label.kind === 'sea' || label.kind === 'river') return inks.sea;
  if (label.kind !== 'realm' || label.party === undefined) return inks.label;
  const colour = realmInk(style, view.parties, label.party);
  return style.theme === 'dark' || style.look === 'hatching'
    ? colour
    : mix(colour, '#17120C', 0.25);
};

/** Width of a halo in parts of the font size, and how far it covers the land. */
interface HaloShape {
  readonly of: number;
  readonly opacity: number;
}

const FAINT: HaloShape = { of: 0.17, opacity: 0.66 };
const HALO: Readonly<Record<Kind, HaloShape>> = {
  realm: { of: 0.17, opacity: 0.58 },
  land: { of: 0.17, opacity: 0.62 },
  sea: { of: 0.1, opacity: 0.3 },
  // Ranges lie on symbols, dark rock and snow at once.
  range: { of: 0.22, opacity: 0.82 },
  river: FAINT,
  wood: FAINT,
  small: FAINT,
};

/** The halo of a kind of lettering in a font size; on hatching it is whole and wide. */
const haloOf = (style: MapStyle, kind: Kind, size: number): Halo => {
  const { halo: colour } = inksOf(style);
  if (style.look === 'hatching') return { colour, width: { of: 0, min: 4.6 }, opacity: 1 };
  const { of, opacity } = HALO[kind];
  return {
    colour,
    width: { of: 0, min: Math.max(2, size * of) },
    opacity: kind === 'sea' && style.theme === 'dark' ? 0.6 : opacity,
  };
};

/** The lettering of realms, seas, ranges, woods and rivers at a field width in pixels. */
export function labels(
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  width: number,
): readonly (CurveMark & { readonly label: ViewLabel })[] {
  return view.labels.flatMap((stored) => {
    const label = drawnLabel(lattice, stored);
    const { kind } = label;
    if (width < 12 && kind !== 'realm') return [];
    if (width < 20 && isMinor(kind)) return [];
    const curve = courseOf(readable(labelLine(stored), labelLine(label)));
    if (curve === undefined || !mayShow(view, lattice, stored, label)) return [];
    const size = fontSize(label, width);
    return [
      {
        kind: 'curve',
        label,
        curve: width < 12 ? stretched(curve, 1.5) : curve,
        text: kind === 'realm' ? label.text.toUpperCase() : label.text,
        font: FONTS[kind],
        size: { of: 0, min: size },
        spacing: width < 12 ? 0.06 : (label.spacing ?? LABEL_SPACING[kind]),
        colour: colourOf(view, style, label),
        opacity: kind === 'realm' && style.look !== 'hatching' ? 0.94 : 1,
        halo: haloOf(style, kind, size),
      },
    ];
  });
}
