import { mix, terrainColour } from '../colour';
import { GROUNDS } from '../data/looks';
import { GLYPHS, type GlyphPart } from '../data/glyphs';
import { scatterOf } from '../hash';
import type { Mark } from '../marks';
import { type Path, placed, stamp, type Trail } from '../path';
import { pathOf } from '../pathdata';
import { type Field, type Scene, settlementOf } from '../scene';
import { inksOf, type MapStyle } from '../style';
import { isUniform } from './fields';
import { heights } from './heights';
import { type Tone, toneMarks } from './tone';

const assemble = (part: GlyphPart, wide: boolean): Tone => {
  const spots = wide ? [...part.at, ...(part.more ?? [])] : part.at;
  const gather = (data: string | undefined): Path =>
    data === undefined ? [] : spots.flatMap(([x, y, size]) => placed(pathOf(data), x, y, size));
  return { area: gather(part.area), line: gather(part.line) };
};

const glyphSet = (wide: boolean): ReadonlyMap<string, Tone> =>
  new Map(Object.entries(GLYPHS).map(([type, part]) => [type, assemble(part, wide)] as const));

const NARROW = glyphSet(false);
const WIDE = glyphSet(true);

/** The symbol of a terrain type, or undefined if it has none. */
export const glyphOf = (type: string, wide: boolean): Tone | undefined =>
  (wide ? WIDE : NARROW).get(type);

/** Disc colours mixed with ink this much. */
const DARKEN: Readonly<Record<string, number>> = { desert: 0.5, steppe: 0.5 };

/** Tone on tone: the colour of the disc darkened with ink; lakes and ice have inks of their own. */
export const symbolTone = (style: MapStyle, type: string, inner: string): string => {
  const inks = inksOf(style);
  if (style.look === 'hatching') return inks.ink;
  if (type === 'ice') return inks.ice;
  if (type === 'lake') return inks.sea;
  return mix(terrainColour(style.theme, inner), inks.shade, DARKEN[type] ?? 0.46);
};

const add = (tones: Map<string, Tone<Trail>>, style: MapStyle, field: Field): void => {
  const { type, inner } = field.terrain;
  const uniform = isUniform(field) || style.look === 'symbols';
  const glyph = glyphOf(type, style.width >= 48 && uniform);
  if (glyph === undefined) return;
  const colour = symbolTone(style, type, inner);
  const tone = tones.get(colour) ?? { area: [], line: [] };
  tones.set(colour, tone);
  const x = field.x + (uniform ? (scatterOf(field, 91) - 0.5) * 0.1 : 0);
  const y = field.y - 0.03 + (uniform ? (scatterOf(field, 92) - 0.5) * 0.06 : 0);
  const size = (uniform ? 1 : 0.86) * GROUNDS[style.look].symbolSize;
  stamp(tone.area, glyph.area, x, y, size);
  stamp(tone.line, glyph.line, x, y, size);
};

/** True if nothing but the terrain is drawn in the middle of the field. */
const isFree = (field: Field): boolean => settlementOf(field) === undefined;

/** Symbols of the terrain types, in the rule book's colours from 24 pixels on; a settlement suppresses the symbol of its field. */
export const symbols = (scene: Scene): readonly Mark[] => {
  const { style } = scene;
  if (style.width < GROUNDS[style.look].symbolsFrom) return [];
  const tones = new Map<string, Tone<Trail>>();
  const free = scene.fields.filter(isFree);
  for (const field of free) add(tones, style, field);
  return [
    ...[...tones]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([colour, tone]) => toneMarks(style, colour, tone)),
    ...heights(style, free),
  ];
};
