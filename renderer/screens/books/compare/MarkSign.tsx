import type { Mark } from './use-lines';

/** Drawings of the marks, around the origin. */
const PATHS: Readonly<Record<Mark, string>> = {
  circle: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  square: 'M-3-3h6v6h-6z',
  triangle: 'M0-4L4 3H-4z',
  diamond: 'M0-4.5L4.5 0L0 4.5L-4.5 0z',
  cross: 'M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5',
  ring: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
};

/** The mark of a line at a point of the picture. */
export const MarkSign = ({
  mark,
  x,
  y,
  colour,
}: {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}) => (
  <path
    d={PATHS[mark]}
    transform={`translate(${String(x)} ${String(y)})`}
    fill={mark === 'ring' ? 'var(--ww-blatt)' : colour}
    stroke={colour}
    strokeWidth={1.8}
  />
);
