import { mix, terrainColour } from '../colour';
import { GROUNDS } from '../data/looks';
import { type GlyphPart, GLYPHS, HILL, PEAK } from '../data/glyphs';
import { scatterOf } from '../hash';
import type { Mark } from '../marks';
import { joined, type Path, placed, stamp, type Trail } from '../path';
import { pathOf } from '../pathdata';
import { type Field, type Scene, settlementOf } from '../scene';
import { inksOf, type MapStyle } from '../style';
import { isUniform } from './fields';

/** A symbol drawn in one colour: filled parts and strokes. */
interface Tone<Each extends Path = Path> {
  readonly area: Each;
  readonly line: Each;
}

/** How strongly symbols show, and the weight of their lines: one ink for the copier is whole. */
const strengthOf = ({ look }: MapStyle) => {
  if (look === 'hatching') return { area: 1, line: 1, width: { of: 0.03, min: 0.6 } };
  if (look === 'symbols') return { area: 0.92, line: 0.95, width: { of: 0.034, min: 0.7 } };
  if (look === 'politics') return { area: 0.3, line: 0.34, width: { of: 0.026 } };
  return { area: 0.8, line: 0.82, width: { of: 0.026 } };
};

/** The marks of symbols of one colour, tone on tone with the ground. */
const toneMarks = (style: MapStyle, colour: string, { area, line }: Tone): readonly Mark[] => [
  ...(area.length > 0
    ? [{ kind: 'area', path: area, colour, opacity: strengthOf(style).area } as const]
    : []),
  ...(line.length > 0
    ? [
        {
          kind: 'line',
          path: line,
          colour,
          width: strengthOf(style).width,
          opacity: strengthOf(style).line,
          cap: 'round',
          join: 'round',
        } as const,
      ]
    : []),
];

const HILL_LINE = joined(
  placed(pathOf(HILL.line), -0.12, 0.06, 0.85),
  placed(pathOf(HILL.line), 0.1, 0.22),
);
const HILL_SHADE = joined(
  placed(pathOf(HILL.shade), -0.12, 0.06, 0.85),
  placed(pathOf(HILL.shade), 0.1, 0.22),
);
const FACE = pathOf(PEAK.face);
const SHADE = pathOf(PEAK.shade);
const RIDGE = pathOf(PEAK.line);

/** Two shaded arcs: hill country of normal type. */
const hills = (style: MapStyle, fields: readonly Field[]): readonly Mark[] => {
  const line: Trail = [];
  const shade: Trail = [];
  for (const field of fields) {
    const x = field.x + (scatterOf(field, 91) - 0.5) * 0.1;
    const y = field.y + (scatterOf(field, 92) - 0.5) * 0.06;
    stamp(line, HILL_LINE, x, y, 1);
    stamp(shade, HILL_SHADE, x, y, 1);
  }
  if (style.look === 'hatching') return toneMarks(style, inksOf(style).ink, { area: [], line });
  const colour = mix(terrainColour(style.theme, 'darkBrown'), inksOf(style).hillShade, 0.5);
  return toneMarks(style, colour, { area: shade, line });
};

interface Peaks {
  readonly face: Trail;
  readonly shade: Trail;
  readonly line: Trail;
}

const addPeak = (peaks: Peaks, x: number, y: number, size: number): void => {
  stamp(peaks.face, FACE, x, y, size);
  stamp(peaks.shade, SHADE, x, y, size);
  stamp(peaks.line, RIDGE, x, y, size);
};

/** Light and shaded rock, and how strongly it shows. */
export function rockTones(style: MapStyle) {
  const { look, theme } = style;
  const inks = inksOf(style);
  if (look === 'hatching') return { face: inks.sheet, shade: inks.ink, opacity: 1 };
  const rock = terrainColour(theme, 'darkGrey');
  return {
    face: mix(rock, '#FFFFFF', theme === 'dark' ? 0.22 : 0.42),
    shade: mix(rock, '#101018', 0.38),
    opacity: look === 'politics' ? 0.35 : 1,
  };
}

const paintPeaks = (style: MapStyle, { face, shade, line }: Peaks): readonly Mark[] => {
  const tones = rockTones(style);
  return [
    { kind: 'area', path: face, colour: tones.face, opacity: tones.opacity },
    { kind: 'area', path: shade, colour: tones.shade, opacity: 0.85 * tones.opacity },
    {
      kind: 'line',
      path: line,
      colour: inksOf(style).peak,
      width: { of: 0.024, min: style.look === 'hatching' ? 0.6 : 0 },
      opacity: tones.opacity,
      cap: 'round',
      join: 'round',
    },
  ];
};

/** Two overlapping peaks, the nearer and larger one in front: mountains of normal type. */
const mountains = (style: MapStyle, fields: readonly Field[]): readonly Mark[] => {
  if (fields.length === 0) return [];
  const far: Peaks = { face: [], shade: [], line: [] };
  const near: Peaks = { face: [], shade: [], line: [] };
  for (const field of fields) {
    const x = field.x + (scatterOf(field, 95) - 0.5) * 0.08;
    addPeak(far, x - 0.17, field.y + 0.22, 0.74 + 0.16 * scatterOf(field, 5));
    addPeak(near, x + 0.12, field.y + 0.34, 1.02 + 0.26 * scatterOf(field, 6));
  }
  return [...paintPeaks(style, far), ...paintPeaks(style, near)];
};

/** Symbols of the heights 3 and 4, where the terrain is of normal type. */
const heights = (style: MapStyle, fields: readonly Field[]): readonly Mark[] => {
  const normal = (height: number): readonly Field[] =>
    fields.filter(({ terrain }) => terrain.type === 'normal' && terrain.height === height);
  return [...hills(style, normal(3)), ...mountains(style, normal(4))];
};

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
export function glyphOf(type: string, wide: boolean): Tone | undefined {
  return (wide ? WIDE : NARROW).get(type);
}

/** Disc colours mixed with ink this much. */
const DARKEN: Readonly<Record<string, number>> = { desert: 0.5, steppe: 0.5 };

/** Tone on tone: the colour of the disc darkened with ink; lakes and ice have inks of their own. */
export function symbolTone(style: MapStyle, type: string, inner: string): string {
  const inks = inksOf(style);
  if (style.look === 'hatching') return inks.ink;
  if (type === 'ice') return inks.ice;
  if (type === 'lake') return inks.sea;
  return mix(terrainColour(style.theme, inner), inks.shade, DARKEN[type] ?? 0.46);
}

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
export function symbols(scene: Scene): readonly Mark[] {
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
}
