import type { Point } from '../../../../engine';
import { close, lineTo, type Mark, moveTo, type Trail } from '../../../kit/cartography';
import type { GmMark } from './gm-marks';

/** What only the GM sees is drawn in the colour of the GM's own hand. */
const GM_COLOURS: Readonly<
  Record<'light' | 'dark', { readonly ink: string; readonly paper: string }>
> = {
  light: { ink: '#6B3687', paper: '#FBF8F0' },
  dark: { ink: '#D5AEEF', paper: '#191713' },
};

/** From this field width on, in pixels, a secret shows its letters. */
const LETTERED = 44;

/** Places within the field, in field widths from its middle: beside the number, above whatever stands there. */
const SECRET: Point = { x: -0.27, y: -0.27 };
const NOTE: Point = { x: 0.29, y: -0.25 };

const polygon = (at: Point, corners: readonly (readonly [number, number])[]): Trail => {
  const trail: Trail = [];
  corners.forEach(([x, y], index) =>
    index === 0 ? moveTo(trail, at.x + x, at.y + y) : lineTo(trail, at.x + x, at.y + y),
  );
  close(trail);
  return trail;
};

const DIAMOND = [
  [0, -0.1],
  [0.085, 0],
  [0, 0.1],
  [-0.085, 0],
] as const;

/** A sheet of paper with a folded corner. */
const SHEET = [
  [-0.06, -0.08],
  [0.02, -0.08],
  [0.06, -0.04],
  [0.06, 0.08],
  [-0.06, 0.08],
] as const;

const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

/** Secrets as diamonds with few letters, notes as small sheets; `width` is the field width in pixels. */
export function secretMarks(
  marks: readonly GmMark[],
  theme: 'light' | 'dark',
  width: number,
): readonly Mark[] {
  const { ink, paper } = GM_COLOURS[theme];
  return marks.flatMap(({ kind, text, point }): readonly Mark[] => {
    const at = moved(point, kind === 'secret' ? SECRET : NOTE);
    const path = polygon(at, kind === 'secret' ? DIAMOND : SHEET);
    const shape: readonly Mark[] = [
      {
        kind: 'line',
        path,
        colour: kind === 'secret' ? paper : ink,
        width: { of: 0.03, min: 1.4 },
        join: 'round',
      },
      { kind: 'area', path, colour: kind === 'secret' ? ink : paper },
    ];
    if (width < LETTERED || text === '') return shape;
    return [
      ...shape,
      {
        kind: 'text',
        x: at.x + 0.12,
        y: at.y + 0.065,
        text,
        align: 'left',
        font: { family: 'sans', weight: 700 },
        size: { of: 0.19, max: 13 },
        colour: ink,
        halo: { colour: paper, width: { of: 0.05, min: 2.4, max: 4 }, opacity: 0.92 },
      },
    ];
  });
}
