import { mix, terrainColour } from '../colour';
import type { MapTheme } from '../data/colours';
import { GROUNDS } from '../data/looks';
import { addField, areas, DISC_RADIUS } from '../layers/fields';
import { scatter } from '../hash';
import type { Mark } from '../marks';
import { circle, curveTo, moveTo, type Path, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import type { TerrainStyle } from '../../../engine';
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
}

const SOFT: Layer = {
  salt: 101,
  density: 0.44,
  slant: -0.61,
  turn: 0.34,
  width: 0.062,
  opacity: 0.72,
};
const SHARP: Layer = {
  salt: 201,
  density: 0.22,
  slant: -0.41,
  turn: 0.5,
  width: 0.028,
  opacity: 0.42,
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

/** One stroke at right angles to (nx, ny): a little bowed, a little short or long, clipped to nothing but its own field. */
const addStroke = (
  trail: Trail,
  field: Patch,
  nx: number,
  ny: number,
  offset: number,
  salt: number,
): void => {
  const ends = chord(nx, ny, offset);
  if (ends === undefined) return;
  const [x0, y0, x1, y1] = ends;
  const start = (scatter(field.seed, salt) - 0.42) * 0.1;
  const end = (scatter(field.seed, salt + 1) - 0.42) * 0.1;
  const bow = (scatter(field.seed, salt + 2) - 0.5) * 0.08;
  moveTo(trail, field.x + x0 + (x1 - x0) * start, field.y + y0 + (y1 - y0) * start);
  curveTo(
    trail,
    field.x + (x0 + x1) / 2 + nx * bow,
    field.y + (y0 + y1) / 2 + ny * bow,
    field.x + x1 - (x1 - x0) * end,
    field.y + y1 - (y1 - y0) * end,
  );
};

/** The strokes of one layer over one field, placed by its address. */
const shade = (trail: Trail, field: Patch, layer: Layer, count: number): void => {
  const angle = layer.slant + (scatter(field.seed, layer.salt) - 0.5) * layer.turn;
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  for (let index = 0; index < count; index += 1) {
    const salt = layer.salt + 3 * index;
    const offset =
      ((index + 0.5) / count - 0.5) * 1.06 + (scatter(field.seed, salt + 7) - 0.5) * 0.09;
    addStroke(trail, field, nx, ny, offset, salt + 11);
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
  cap: 'round',
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
    width: { of: 0.02 },
    opacity: 0.5,
    cap: 'round',
  })),
];

/** Ground in coloured pencil: a flat tint, two layers of strokes, discs, the paper showing through. */
export const pencilGround = ({ fields, style }: Scene): readonly Mark[] => {
  const sketch = createSketch();
  for (const field of fields) {
    addField(sketch.tint.of(tintOf(style, field.terrain)), field, style);
    sketchField(sketch, style, field.terrain, patchOf(field));
  }
  return paintSketch(sketch);
};

/** One field in coloured pencil around the origin, for legends. */
export const pencilSwatch = (style: MapStyle, terrain: TerrainStyle): readonly Mark[] => {
  const sketch = createSketch();
  hexagon(sketch.tint.of(tintOf(style, terrain)), { x: 0, y: 0 });
  sketchField(sketch, style, terrain, { x: 0, y: 0, seed: 1 });
  return paintSketch(sketch);
};
