import { type FieldAddress, type Point } from '../../../../../engine';
import { brushAlong, brushAt, nearCopy, sameFields } from '../fields';
import { applyPaint, lookOf } from '../paint';
import {
  become,
  type FieldLook,
  mapTool,
  pointingAt,
  type ToolContext,
  type ToolState,
} from '../tool';

/** A stroke so far: what it has touched and where the hand was last. */
interface Stroke {
  readonly touched: ReadonlyMap<FieldAddress, FieldLook>;
  readonly last: Point;
}

/** A stroke that has touched more fields. */
const touching = (
  touched: Stroke['touched'],
  fields: readonly FieldAddress[],
  context: ToolContext,
): Stroke['touched'] => {
  const more = fields.filter((field) => !touched.has(field));
  if (more.length === 0) return touched;
  return new Map([
    ...touched,
    ...more.map((field) => [field, lookOf(context.paint, field, context)] as const),
  ]);
};

/**
 * The brush is down: every field it has touched waits for the hand to let go, which makes one command of
 * them. Escape drops the stroke. `rest` makes the state in which the lifted brush waits.
 */
const painting = (
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
      ...applyPaint(context.paint, [...touched.keys()], context, event.keys),
    );
  },
});

/** The brush hangs over the map and shows what it would cover. */
const hovering = (outline: readonly FieldAddress[]): ToolState => {
  const here: ToolState = {
    name: 'hovering',
    preview: pointingAt(outline),
    on: (event, context) => {
      if (!('point' in event)) return become(hovering([]));
      const covered = brushAt(context, event.point);
      if (event.kind !== 'down') {
        return become(sameFields(covered, outline) ? here : hovering(covered));
      }
      const stroke = { touched: touching(new Map(), covered, context), last: event.point };
      return become(painting(stroke, covered, hovering));
    },
  };
  return here;
};

/** Puts the ink onto 1, 7, 19 or 37 fields at a time; a whole stroke is one act. */
export const brush = mapTool('brush', hovering([]));
