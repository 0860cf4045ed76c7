import { mix, terrainColour } from '../colour';
import { HILL, PEAK } from '../data/glyphs';
import { scatterOf } from '../hash';
import type { Mark } from '../marks';
import { joined, placed, stamp, type Trail } from '../path';
import { pathOf } from '../pathdata';
import type { Field } from '../scene';
import { inksOf, type MapStyle } from '../style';
import { toneMarks } from './tone';

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
export const rockTones = (style: MapStyle) => {
  const { look, theme } = style;
  const inks = inksOf(style);
  if (look === 'hatching') return { face: inks.sheet, shade: inks.ink, opacity: 1 };
  const rock = terrainColour(theme, 'darkGrey');
  return {
    face: mix(rock, '#FFFFFF', theme === 'dark' ? 0.22 : 0.42),
    shade: mix(rock, '#101018', 0.38),
    opacity: look === 'politics' ? 0.35 : 1,
  };
};

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
export const heights = (style: MapStyle, fields: readonly Field[]): readonly Mark[] => {
  const normal = (height: number): readonly Field[] =>
    fields.filter(({ terrain }) => terrain.type === 'normal' && terrain.height === height);
  return [...hills(style, normal(3)), ...mountains(style, normal(4))];
};
