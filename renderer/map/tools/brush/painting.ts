import type { FieldAddress, Point } from '../../../../engine';
import { brushAlong, brushAt, nearCopy } from '../fields';
import { applyInk, lookOf } from '../ink';
import { become, type FieldLook, pointingAt, type ToolContext, type ToolState } from '../tool';

/** A stroke so far: what it has touched and where the hand was last. */
export interface Stroke {
  readonly touched: ReadonlyMap<FieldAddress, FieldLook>;
  readonly last: Point;
}

/** A stroke that has touched more fields. */
export const touching = (
  touched: Stroke['touched'],
  fields: readonly FieldAddress[],
  context: ToolContext,
): Stroke['touched'] => {
  const more = fields.filter((field) => !touched.has(field));
  if (more.length === 0) return touched;
  return new Map([
    ...touched,
    ...more.map((field) => [field, lookOf(context.ink, field, context)] as const),
  ]);
};

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
  isBusy: true,
  preview: { ...pointingAt(outline, stroke.touched), reach: stroke.touched.size },
  on: (event, context) => {
    if (event.kind === 'cancel') return become(rest([]));
    // A stroke that runs over the edge of the map goes on where it comes back.
    if (!('point' in event)) return become(painting(stroke, [], rest));
    const covered = brushAt(context, event.point);
    const point = nearCopy(context, event.point, stroke.last);
    const along = brushAlong(context, stroke.last, point);
    const touched = touching(stroke.touched, along, context);
    if (event.kind !== 'up') {
      return become(painting({ touched, last: point }, covered, rest));
    }
    return become(
      rest(covered),
      ...applyInk(context.ink, [...touched.keys()], context, event.keys),
    );
  },
});
