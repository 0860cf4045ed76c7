import { mix, terrainColour } from '../colour';
import type { MapTheme } from '../data/colours';
import { GROUNDS } from '../data/looks';
import { addField, areas, DISC_RADIUS } from '../layers/fields';
import { scatter } from '../hash';
import type { Mark } from '../marks';
import { circle, curveTo, lineTo, moveTo, type Path, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import type { TerrainStyle } from '../../../../engine';
import type { Spot } from '../geometry';
import { hexagon } from '../geometry';
import { inksOf, type MapStyle } from '../style';
import { type Bundle, chord, createBundle } from './pattern';

/** A layer of strokes: how many to a field per pixel of its width, their slant and how much each field's differs. */
interface Layer {
  readonly salt: number;
  readonly density: number;
  readonly slant: number;
  readonly turn: number;
  readonly width: number;
  readonly opacity: number;
  /** Blunt strokes have round ends and are a little bowed. */
  readonly isBlunt: boolean;
}

const SOFT: Layer = {
  salt: 101,
  density: 0.38,
  slant: -0.61,
  turn: 0.34,
  width: 0.07,
  opacity: 0.72,
  isBlunt: true,
};
const SHARP: Layer = {
  salt: 201,
  density: 0.22,
  slant: -0.41,
  turn: 0.5,
  width: 0.028,
  opacity: 0.42,
  isBlunt: false,
};

/** A typical field width of each class, for the number of strokes. */
const TYPICAL: Readonly<Record<MapStyle['width'], number>> = {
  0: 5,
  7: 9,
  12: 14,
  18: 20,
  24: 30,
  40: 42,
  48: 50,
};

/** How far the middle of a blunt stroke strays, in field widths. */
const BOW = 0.08;

/** The pencil's own dark, mixed into the sharp strokes. */
const LEAD = '#2A2018';
const leadIn = (key: string): number => (key === 'white' ? 0.12 : 0.34);

/** A field as the pencil sees it: a place, and a number from which everything irregular follows. */
interface Patch extends Spot {
  readonly seed: number;
}

const patchOf = ({ x, y, chunk, kleinfeld }: Field): Patch => ({
  x,
  y,
  seed: Number(chunk.no) * 64 + kleinfeld,
});

/** Fields that touch never share a class: where strokes of neighbours cross, all drawings cross them alike. */
const classOf = ({ x, y }: Spot): number => {
  const r = Math.round(y / (Math.sqrt(3) / 2));
  const q = Math.round(x - r / 2);
  return (((q - r) % 3) + 3) % 3;
};

/**
 * One stroke at right angles to (nx, ny), a little short or long, clipped to nothing but its own field. `bow` is how
 * far its middle strays; a stroke that does not stray costs the painters much less.
 */
const addStroke = (
  trail: Trail,
  field: Patch,
  [nx, ny]: readonly [number, number],
  offset: number,
  salt: number,
  bow: number,
): void => {
  const ends = chord(nx, ny, offset);
  if (ends === undefined) return;
  const [x0, y0, x1, y1] = ends;
  const start = (scatter(field.seed, salt) - 0.42) * 0.1;
  const end = (scatter(field.seed, salt + 1) - 0.42) * 0.1;
  const to = [field.x + x1 - (x1 - x0) * end, field.y + y1 - (y1 - y0) * end] as const;
  moveTo(trail, field.x + x0 + (x1 - x0) * start, field.y + y0 + (y1 - y0) * start);
  if (bow === 0) {
    lineTo(trail, ...to);
    return;
  }
  const stray = (scatter(field.seed, salt + 2) - 0.5) * bow;
  const [x, y] = [(x0 + x1) / 2 + nx * stray, (y0 + y1) / 2 + ny * stray];
  curveTo(trail, field.x + x, field.y + y, ...to);
};

/** The strokes of one layer over one field, placed by its address. */
const shade = (trail: Trail, field: Patch, layer: Layer, count: number): void => {
  const angle = layer.slant + (scatter(field.seed, layer.salt) - 0.5) * layer.turn;
  const normal = [-Math.sin(angle), Math.cos(angle)] as const;
  for (let index = 0; index < count; index += 1) {
    const salt = layer.salt + 3 * index;
    const offset =
      ((index + 0.5) / count - 0.5) * 1.06 + (scatter(field.seed, salt + 7) - 0.5) * 0.09;
    addStroke(trail, field, normal, offset, salt + 11, layer.isBlunt ? BOW : 0);
  }
};

/** A colour as a name together with the class of its field. */
const nameOf = (colour: string, field: Spot): string => `${colour} ${String(classOf(field))}`;
const colourIn = (name: string): string => name.slice(0, name.indexOf(' '));

/** A coloured pencil's strokes. */
const strokesOf = (layer: Layer, colour: string, path: Path): Mark => ({
  kind: 'line',
  path,
  colour,
  width: { of: layer.width },
  opacity: layer.opacity,
  ...(layer.isBlunt ? { cap: 'round' } : {}),
});

/** White is the paper itself, as long as that is white. */
const isPaper = (theme: MapTheme, key: string): boolean => key === 'white' && theme !== 'dark';

/** Specks of the paper in one field. */
const addSpecks = (trail: Trail, { x, y, seed }: Patch): void => {
  for (let index = 0; index < 5; index += 1) {
    const angle = scatter(seed, 300 + index) * 2 * Math.PI;
    const far = 0.42 * Math.sqrt(scatter(seed, 320 + index));
    const [left, top] = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    const length = 0.02 + 0.03 * scatter(seed, 340 + index);
    moveTo(trail, left, top);
    curveTo(trail, left + length, top, left + length, top + length * 0.6);
  }
};

/** What one pencil drawing is made of, by colour. */
interface Sketch {
  readonly tint: Bundle;
  readonly soft: Bundle;
  readonly sharp: Bundle;
  readonly discs: Bundle;
  readonly specks: Bundle;
}

const createSketch = (): Sketch => ({
  tint: createBundle(),
  soft: createBundle(),
  sharp: createBundle(),
  discs: createBundle(),
  specks: createBundle(),
});

const countOf = ({ width }: MapStyle, { density }: Layer): number =>
  Math.max(2, Math.round(TYPICAL[width] * density));

/** Everything but the flat tint of one field. */
const sketchField = (
  sketch: Sketch,
  style: MapStyle,
  { outer, inner }: TerrainStyle,
  patch: Patch,
): void => {
  const colour = terrainColour(style.theme, outer);
  if (!isPaper(style.theme, outer)) {
    const lead = mix(colour, LEAD, leadIn(outer));
    shade(sketch.soft.of(nameOf(colour, patch)), patch, SOFT, countOf(style, SOFT));
    shade(sketch.sharp.of(nameOf(lead, patch)), patch, SHARP, countOf(style, SHARP));
  }
  if (inner !== outer) {
    const disc = sketch.discs.of(terrainColour(style.theme, inner));
    circle(disc, patch.x, patch.y, DISC_RADIUS);
  }
  if (style.width >= 24) addSpecks(sketch.specks.of(inksOf(style).sheet), patch);
};

const tintOf = (style: MapStyle, { outer }: TerrainStyle): string => {
  const part = isPaper(style.theme, outer) ? 0 : GROUNDS.pencil.tint;
  return mix(inksOf(style).sheet, terrainColour(style.theme, outer), part);
};

const paintSketch = ({ tint, soft, sharp, discs, specks }: Sketch): readonly Mark[] => [
  ...areas(tint),
  ...soft.all().map(([name, path]) => strokesOf(SOFT, colourIn(name), path)),
  ...sharp.all().map(([name, path]) => strokesOf(SHARP, colourIn(name), path)),
  ...discs.all().map(([colour, path]): Mark => ({ kind: 'area', path, colour, opacity: 0.8 })),
  ...specks.all().map(([colour, path]): Mark => ({
    kind: 'line',
    path,
    colour,
    width: { of: 0.024 },
    opacity: 0.5,
  })),
];

/** Ground in coloured pencil: a flat tint, two layers of strokes, discs, the paper showing through. */
export function pencilGround({ fields, style }: Scene): readonly Mark[] {
  const sketch = createSketch();
  for (const field of fields) {
    addField(sketch.tint.of(tintOf(style, field.terrain)), field, style);
    sketchField(sketch, style, field.terrain, patchOf(field));
  }
  return paintSketch(sketch);
}

/** One field in coloured pencil around the origin, for legends. */
export function pencilSwatch(style: MapStyle, terrain: TerrainStyle): readonly Mark[] {
  const sketch = createSketch();
  hexagon(sketch.tint.of(tintOf(style, terrain)), { x: 0, y: 0 });
  sketchField(sketch, style, terrain, { x: 0, y: 0, seed: 1 });
  return paintSketch(sketch);
}
