import type { Point } from '../../../../../engine';
import type { Faced } from '../sides/near';
import type { PreviewLine } from '../tool';

/** How far behind its side a wall stands, and how far the stroke that shows its front reaches over it; parts of the way to the middle. */
const BEHIND = 0.16;
const FRONT = -0.14;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A wall behind its side, with a stroke from its middle to where it faces. */
export const wallLine = (
  { ends: [from, to], middle, centre }: Faced,
  kind: PreviewLine['kind'],
): readonly PreviewLine[] => [
  { kind, points: [between(from, centre, BEHIND), between(to, centre, BEHIND)] },
  { kind, points: [between(middle, centre, BEHIND), between(middle, centre, FRONT)] },
];
