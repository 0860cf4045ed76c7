import type { Mark } from '../marks';
import type { Path } from '../path';
import type { MapStyle } from '../style';

/** A symbol drawn in one colour: filled parts and strokes. */
export interface Tone<Each extends Path = Path> {
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
export const toneMarks = (
  style: MapStyle,
  colour: string,
  { area, line }: Tone,
): readonly Mark[] => [
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
