import { mix, terrainColour } from '../colour';
import { GROUNDS } from '../data/looks';
import { addField, areas, DISC_RADIUS, isUniform } from '../layers/fields';
import { scatterOf } from '../hash';
import type { Mark } from '../marks';
import { circle, curveTo, moveTo, type Path, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';
import { chord, createBundle } from './pattern';

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

/** Fields that touch never share a class: where strokes of neighbours cross, all drawings cross them alike. */
const classOf = ({ x, y }: Field): number => {
  const r = Math.round(y / (Math.sqrt(3) / 2));
  const q = Math.round(x - r / 2);
  return (((q - r) % 3) + 3) % 3;
};

/** One stroke at right angles to (nx, ny): a little bowed, a little short or long, clipped to nothing but its own field. */
const addStroke = (
  trail: Trail,
  field: Field,
  nx: number,
  ny: number,
  offset: number,
  salt: number,
): void => {
  const ends = chord(nx, ny, offset);
  if (ends === undefined) return;
  const [x0, y0, x1, y1] = ends;
  const start = (scatterOf(field, salt) - 0.42) * 0.1;
  const end = (scatterOf(field, salt + 1) - 0.42) * 0.1;
  const bow = (scatterOf(field, salt + 2) - 0.5) * 0.08;
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
const shade = (trail: Trail, field: Field, layer: Layer, count: number): void => {
  const angle = layer.slant + (scatterOf(field, layer.salt) - 0.5) * layer.turn;
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  for (let index = 0; index < count; index += 1) {
    const salt = layer.salt + 3 * index;
    const offset = ((index + 0.5) / count - 0.5) * 1.06 + (scatterOf(field, salt + 7) - 0.5) * 0.09;
    addStroke(trail, field, nx, ny, offset, salt + 11);
  }
};

/** A colour as a name together with the class of its field. */
const nameOf = (colour: string, field: Field): string => `${colour} ${String(classOf(field))}`;
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

/** White is the paper itself. */
const isPaper = (key: string): boolean => key === 'white';

/** Specks of the paper, from 24 pixels on. */
const specks = ({ fields, style }: Scene): readonly Mark[] => {
  if (style.width < 24) return [];
  const bundle = createBundle();
  for (const field of fields) {
    for (let index = 0; index < 5; index += 1) {
      const angle = scatterOf(field, 300 + index) * 2 * Math.PI;
      const far = 0.42 * Math.sqrt(scatterOf(field, 320 + index));
      const [x, y] = [field.x + far * Math.cos(angle), field.y + far * Math.sin(angle)];
      const length = 0.02 + 0.03 * scatterOf(field, 340 + index);
      const trail = bundle.of('');
      moveTo(trail, x, y);
      curveTo(trail, x + length, y, x + length, y + length * 0.6);
    }
  }
  return bundle.all().map(([, path]) => ({
    kind: 'line',
    path,
    colour: inksOf(style).sheet,
    width: { of: 0.02 },
    opacity: 0.5,
    cap: 'round',
  }));
};

/** Ground in coloured pencil: a flat tint, two layers of strokes, discs shaded once more, the paper showing through. */
export const pencilGround = (scene: Scene): readonly Mark[] => {
  const { fields, style } = scene;
  const { sheet } = inksOf(style);
  const [tint, soft, sharp, discs] = [
    createBundle(),
    createBundle(),
    createBundle(),
    createBundle(),
  ];
  const count = (layer: Layer): number =>
    Math.max(2, Math.round(TYPICAL[style.width] * layer.density));
  for (const field of fields) {
    const { outer, inner } = field.terrain;
    const colour = terrainColour(style.theme, outer);
    addField(tint.of(mix(sheet, colour, isPaper(outer) ? 0 : GROUNDS.pencil.tint)), field, style);
    if (!isPaper(outer)) {
      shade(soft.of(nameOf(colour, field)), field, SOFT, count(SOFT));
      shade(sharp.of(nameOf(mix(colour, LEAD, 0.34), field)), field, SHARP, count(SHARP));
    }
    if (!isUniform(field))
      circle(discs.of(terrainColour(style.theme, inner)), field.x, field.y, DISC_RADIUS);
  }
  return [
    ...areas(tint),
    ...soft.all().map(([name, path]) => strokesOf(SOFT, colourIn(name), path)),
    ...sharp.all().map(([name, path]) => strokesOf(SHARP, colourIn(name), path)),
    ...discs.all().map(([colour, path]): Mark => ({ kind: 'area', path, colour, opacity: 0.8 })),
    ...specks(scene),
  ];
};
