import type { Point } from '../../../../engine';
import { INKS, type Mark } from '../../../kit/cartography';
import type { PreviewLine } from '../tools/tool';
import type { OverColours } from './field-marks';
import { dashed, solid } from './path-marks';

/** How a kind of draft is drawn: its colour, and its width in field widths with the least pixels. */
interface Pencil {
  readonly colour: string;
  readonly width: readonly [of: number, min: number];
}

const REFUSED: Readonly<Record<'light' | 'dark', string>> = { light: '#9E231B', dark: '#F3A093' };

const pencilOf = (
  kind: PreviewLine['kind'],
  theme: 'light' | 'dark',
  { focus, cut }: OverColours,
): Pencil => {
  const { river, road } = INKS[theme];
  switch (kind) {
    case 'river':
      return { colour: river, width: [0.07, 2.4] };
    case 'canal':
      return { colour: river, width: [0.14, 3.4] };
    case 'road':
      return { colour: road, width: [0.05, 2] };
    case 'wall':
      return { colour: road, width: [0.09, 3] };
    case 'erase':
      return { colour: cut, width: [0.07, 2.6] };
    case 'refused':
      return { colour: REFUSED[theme], width: [0.07, 2.6] };
    case 'frame':
      return { colour: focus, width: [0, 1.6] };
    case 'lettering':
      return { colour: focus, width: [0, 1.6] };
    case 'way':
      return { colour: focus, width: [0.07, 2.4] };
  }
};

/** Where the pen stands, or a point by which something is held: a ring on paper. */
const ringAt = (points: readonly Point[], colour: string, paper: string): Mark => ({
  kind: 'dots',
  at: points.flatMap(({ x, y }) => [x, y]),
  radius: { of: 0.07, min: 4, max: 7 },
  fill: paper,
  edge: { colour, width: { of: 0.02, min: 2, max: 3 } },
});

/**
 * The lines of a gesture that is under way, on a pale casing that shows them on every ground; a line of one
 * point is a ring. What would be taken away is drawn in dashes.
 */
export const draftMarks = (
  drafts: readonly PreviewLine[],
  theme: 'light' | 'dark',
  colours: OverColours,
): readonly Mark[] =>
  drafts.flatMap(({ kind, points }): readonly Mark[] => {
    const { colour, width } = pencilOf(kind, theme, colours);
    if (points.length === 1) return [ringAt(points, colour, colours.paper)];
    const [of, min] = width;
    const shape = { kind: 'line', cap: 'round', join: 'round' } as const;
    const path = kind === 'erase' ? dashed(points) : solid(points);
    return [
      {
        ...shape,
        path: solid(points),
        colour: colours.paper,
        width: { of: of * 1.7, min: min + 2 },
        opacity: 0.85,
      },
      { ...shape, path, colour, width: { of, min } },
    ];
  });
