import type { Mark } from '../marks';
import type { Path } from '../path';

/** A symbol drawn in one colour: filled parts and strokes. */
export interface Tone<Each extends Path = Path> {
  readonly area: Each;
  readonly line: Each;
}

/** The marks of symbols of one colour, tone on tone with the ground. */
export const toneMarks = (colour: string, { area, line }: Tone): readonly Mark[] => [
  ...(area.length > 0 ? [{ kind: 'area', path: area, colour, opacity: 0.8 } as const] : []),
  ...(line.length > 0
    ? [
        {
          kind: 'line',
          path: line,
          colour,
          width: { of: 0.026 },
          opacity: 0.82,
          cap: 'round',
          join: 'round',
        } as const,
      ]
    : []),
];
