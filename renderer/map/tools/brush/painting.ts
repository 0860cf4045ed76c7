import type { FieldAddress, Point } from '../../../../engine';
import { paintTerrain } from '../../commands/terrain';
import { brushAlong, brushAt } from '../fields';
import { become, pointingAt, type ToolState } from '../tool';

/** A stroke so far: what it has touched and where the hand was last. */
export interface Stroke {
  readonly touched: ReadonlySet<FieldAddress>;
  readonly last: Point;
}

/**
 * The brush is down: every field it has touched waits for the hand to let go, which makes one command of
 * them. Escape drops the stroke. `rest` makes the state in which the lifted brush waits.
 */
export const painting = (
  stroke: Stroke,
  outline: readonly FieldAddress[],
  rest: (outline: readonly FieldAddress[]) => ToolState,
): ToolState => ({
  name: 'painting',
  preview: pointingAt(outline, [...stroke.touched]),
  on: (event, context) => {
    if (event.kind === 'cancel') return become(rest([]));
    // A stroke that runs over the edge of the map goes on where it comes back.
    if (event.kind === 'leave') return become(painting(stroke, [], rest));
    const covered = brushAt(context, event.point);
    const along = brushAlong(context, stroke.last, event.point);
    const touched = along.length === 0 ? stroke.touched : new Set([...stroke.touched, ...along]);
    if (event.kind !== 'up') {
      return become(painting({ touched, last: event.point }, covered, rest));
    }
    const command = paintTerrain(context.map, [...touched], context.terrain);
    const next = rest(covered);
    return command === undefined ? become(next) : become(next, { kind: 'command', command });
  },
});
