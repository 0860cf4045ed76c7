import type { TerrainStyle } from '../../../../engine';
import { addField } from '../layers/fields';
import type { Mark } from '../marks';
import { circle, joined, type Path, stamp } from '../path';
import type { Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';
import { createBundle, dots, lines } from './pattern';

/** Radius of the white circle that carries a symbol. */
export const CIRCLE_RADIUS = 0.33;

/** The hatching of the heights, by how fine it is: water wide, deep sea tight, highland dots, hills slanted, mountains crossed. */
interface Hatches {
  readonly water: Path;
  readonly deep: Path;
  readonly highland: Path;
  readonly hills: Path;
  readonly mountains: Path;
}

const hatches = (water: number, deep: number, dotsPer: number, slanted: number): Hatches => ({
  water: lines(0, water),
  deep: lines(0, deep),
  highland: dots(dotsPer),
  hills: lines(60, slanted),
  mountains: joined(lines(60, slanted + 1), lines(120, slanted + 1)),
});

const SMALL = hatches(1, 2, 2, 2);
const MIDDLE = hatches(2, 4, 3, 3);
const LARGE = hatches(3, 7, 5, 5);
const HUGE = hatches(4, 10, 6, 7);

const hatchesAt = ({ width }: MapStyle): Hatches =>
  width < 12 ? SMALL : width < 24 ? MIDDLE : width < 48 ? LARGE : HUGE;

/** The hatching of a terrain; empty for lowland and ice on the sea, which stay white. */
export function hatchOf(style: MapStyle, { height, type }: TerrainStyle): Path {
  const all = hatchesAt(style);
  if (height === 0) return type === 'deepsea' ? all.deep : type === 'ice' ? [] : all.water;
  return [[], all.highland, all.hills, all.mountains][height - 1] ?? [];
}

/** True if the symbol of a terrain needs a white circle to be read. */
export function needsCircle({ height, type }: TerrainStyle): boolean {
  return height > 1 && type !== 'normal';
}

/** Name of the lines, which decides their weight: dots are heavier. */
export function kindOfHatch({ height }: TerrainStyle): 'dots' | 'lines' {
  return height === 2 ? 'dots' : 'lines';
}

/** The strokes of a hatching. Lines are never thinner than 0.15 mm in print. */
export function hatchMark(style: MapStyle, kind: string, path: Path): Mark {
  return kind === 'dots'
    ? { kind: 'line', path, colour: inksOf(style).ink, width: { of: 0.038, min: 1 }, cap: 'round' }
    : { kind: 'line', path, colour: inksOf(style).ink, width: { of: 0.013, min: 0.6 } };
}

/** Ground for the copier: heights as hatching in one ink, white circles under symbols. */
export function hatchedGround({ fields, style }: Scene): readonly Mark[] {
  const sheet = createBundle();
  const strokes = createBundle();
  const circles = createBundle();
  const { sheet: paper } = inksOf(style);
  const hasCircles = style.width >= 18;
  for (const field of fields) {
    const { terrain, x, y } = field;
    addField(sheet.of(paper), field, style);
    const hatch = hatchOf(style, terrain);
    if (hatch.length > 0) stamp(strokes.of(kindOfHatch(terrain)), hatch, x, y, 1);
    if (hasCircles && needsCircle(terrain)) circle(circles.of(paper), x, y, CIRCLE_RADIUS);
  }
  return [
    ...sheet.all().map(([colour, path]): Mark => ({ kind: 'area', path, colour })),
    ...strokes.all().map(([kind, path]) => hatchMark(style, kind, path)),
    ...circles.all().flatMap(([colour, path]): readonly Mark[] => [
      { kind: 'area', path, colour },
      { kind: 'line', path, colour: inksOf(style).ink, width: { of: 0.012, min: 0.6 } },
    ]),
  ];
}
