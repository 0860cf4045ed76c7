import { KNOWN } from '../../../../engine';
import { AGE_BOUNDS } from '../data/looks';
import { hexagon } from '../geometry';
import type { Mark } from '../marks';
import { type Path, stamp } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';
import { createBundle, dots, lines } from './pattern';

/** Steps of age: this turn, up to 3 turns, up to 12, older. */
export const AGE_STEPS = AGE_BOUNDS.length + 1;

/** The step of knowledge that was last refreshed in turn `since`, seen from `turn`: 0 = fresh, 3 = old. */
export function ageStep(turn: number, since: number): number {
  const step = AGE_BOUNDS.findIndex((bound) => turn - since <= bound);
  return step < 0 ? AGE_BOUNDS.length : step;
}

/** How far each step has faded towards the paper, and the lines to a row of fields drawn over it. */
const VEILS = [
  { fade: 0, perRow: 0 },
  { fade: 0.3, perRow: 0 },
  { fade: 0.46, perRow: 2 },
  { fade: 0.6, perRow: 4 },
] as const;

const VEIL_LINES: readonly Path[] = VEILS.map(({ perRow }) =>
  perRow === 0 ? [] : lines(120, perRow),
);

/** The dots of one field of which only the terrain is known. */
export const TERRAIN_ONLY = dots(3);

/** The marks of one step of age over some fields. */
export function coverMarks(
  style: MapStyle,
  step: number,
  area: Path,
  strokes: Path,
): readonly Mark[] {
  const { sheet, ink } = inksOf(style);
  const fade = VEILS[step]?.fade ?? 0;
  return [
    ...(fade === 0 || area.length === 0
      ? []
      : [{ kind: 'area', path: area, colour: sheet, opacity: fade } as const]),
    ...(strokes.length === 0
      ? []
      : [
          {
            kind: 'line',
            path: strokes,
            colour: ink,
            width: { of: 0.012, min: 0.6 },
            opacity: 0.42,
          } as const,
        ]),
  ];
}

/** The lines of a step across one field. */
export function veilLines(step: number): Path {
  return VEIL_LINES[step] ?? [];
}

/** The marks of knowledge that reaches no further than the terrain. */
export function terrainOnlyMark(style: MapStyle, path: Path): Mark {
  return {
    kind: 'line',
    path,
    colour: inksOf(style).ink,
    width: { of: 0.03, min: 1 },
    opacity: 0.6,
    cap: 'round',
  };
}

const isTerrainOnly = ({ chunk, kleinfeld }: Field): boolean =>
  chunk.level[kleinfeld - 1] === KNOWN.terrain;

/** A veil over what was seen long ago, thicker and lined with age; dots where nothing but the terrain is known. */
export function ageVeil({ fields, style }: Scene): readonly Mark[] {
  if (style.age === null) return [];
  const veils = createBundle();
  const strokes = createBundle();
  const terrainOnly = createBundle();
  for (const field of fields) {
    const { x, y, chunk, kleinfeld } = field;
    const step = ageStep(style.age, chunk.since[kleinfeld - 1] ?? 0);
    if (step > 0) {
      hexagon(veils.of(String(step)), field);
      stamp(strokes.of(String(step)), veilLines(step), x, y, 1);
    }
    if (isTerrainOnly(field)) stamp(terrainOnly.of(''), TERRAIN_ONLY, x, y, 1);
  }
  return [
    ...veils.all().flatMap(([step, path]) => coverMarks(style, Number(step), path, [])),
    ...strokes.all().flatMap(([step, path]) => coverMarks(style, Number(step), [], path)),
    ...terrainOnly.all().map(([, path]) => terrainOnlyMark(style, path)),
  ];
}
