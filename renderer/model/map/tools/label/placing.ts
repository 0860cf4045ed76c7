import type { Point } from '../../../../../engine';
import { become, NO_PREVIEW, type ToolState } from '../tool';
import { letteringLines } from './near';

/** A second click so near to the last is the end of the line, in field widths. */
const SAME = 0.12;

const isSame = (a: Point | undefined, b: Point): boolean =>
  a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < SAME;

/**
 * A lettering is laid point by point. Enter, a double click or a second click on the last point opens its form,
 * Backspace takes the last point back, Escape drops it. `rest` makes the state in which the hand waits.
 */
export const placing = (
  points: readonly Point[],
  hand: Point | null,
  rest: (inWork: string | null) => ToolState,
): ToolState => ({
  name: 'placing',
  isBusy: true,
  preview: {
    ...NO_PREVIEW,
    lines: letteringLines(
      hand === null || isSame(points.at(-1), hand) ? points : [...points, hand],
    ),
    hint: {
      text: points.length < 2 ? 'places:hint.firstPoint' : 'places:hint.morePoints',
      about: { count: points.length },
      tone: 'plain',
    },
  },
  on: (event) => {
    switch (event.kind) {
      case 'cancel':
        return become(rest(null));
      case 'leave':
        return become(placing(points, null, rest));
      case 'back':
        return become(points.length < 2 ? rest(null) : placing(points.slice(0, -1), hand, rest));
      case 'confirm':
        return points.length === 0
          ? become(rest(null))
          : become(rest(null), { kind: 'edit', what: 'label', id: null, points });
      case 'up':
        return isSame(points.at(-1), event.point)
          ? become(rest(null), { kind: 'edit', what: 'label', id: null, points })
          : become(placing([...points, event.point], event.point, rest));
      default:
        return become(placing(points, event.point, rest));
    }
  },
});
