import type { FieldAddress, Point } from '../../../../engine';
import { nearCopy, sameFields } from './fields';
import { applyPaint, looksOf } from './paint';
import {
  become,
  NO_PREVIEW,
  type PreviewLine,
  type Tool,
  type ToolContext,
  type ToolPreview,
  type ToolState,
} from './tool';

/** A shape that is drawn by dragging from one place to another. */
export interface Shape {
  /** What of the way matters: where it began and where it is, or every point of it. */
  readonly keeps: 'ends' | 'way';
  /** The fields of the map that belong to the shape; the way has at least one point. */
  readonly fields: (context: ToolContext, way: readonly Point[]) => readonly FieldAddress[];
  /** The fields a press would begin with. */
  readonly start: (context: ToolContext, point: Point) => readonly FieldAddress[];
  /** The outline of the shape in the plane; fewer than two points = none. */
  readonly frame: (way: readonly Point[]) => readonly Point[];
}

/** Beyond this many fields a shape is counted, neither ringed nor coloured: that would lag behind the hand. */
export const MOST_SHOWN = 1500;

/** Distance of two points of a way, in field widths, below which the later one is left out. */
const FINE = 0.15;

/** What fields under the ink would look like, as far as they are few enough to be shown while the hand moves. */
export function showing(
  fields: readonly FieldAddress[],
  context: ToolContext,
  lines: readonly PreviewLine[] = [],
): ToolPreview {
  const isShown = fields.length <= MOST_SHOWN;
  return {
    ...NO_PREVIEW,
    ground: isShown ? looksOf(context.paint, fields, context) : NO_PREVIEW.ground,
    outline: isShown ? fields : [],
    reach: fields.length,
    lines,
  };
}

const extended = ({ keeps }: Shape, way: readonly Point[], point: Point): readonly Point[] => {
  const [first = point] = way;
  const last = way.at(-1) ?? point;
  if (keeps === 'ends') return [first, point];
  return Math.hypot(point.x - last.x, point.y - last.y) < FINE ? way : [...way, point];
};

const drawing = (shape: Shape, way: readonly Point[], context: ToolContext): ToolState => {
  const fields = shape.fields(context, way);
  const frame = shape.frame(way);
  return {
    name: 'drawing',
    isBusy: true,
    preview: showing(fields, context, frame.length < 2 ? [] : [{ kind: 'frame', points: frame }]),
    on: (event, now) => {
      if (event.kind === 'cancel') return become(resting(shape, []));
      // Beside the map the shape waits for the hand to come back.
      if (!('point' in event)) return become(drawing(shape, way, now));
      const point = nearCopy(now, event.point, way.at(-1) ?? event.point);
      const longer = extended(shape, way, point);
      if (event.kind !== 'up') return become(drawing(shape, longer, now));
      const acts = applyPaint(now.paint, shape.fields(now, longer), now, event.keys);
      return become(resting(shape, shape.start(now, event.point)), ...acts);
    },
  };
};

/** The shape has not begun: the field under the pointer is ringed. */
const resting = (shape: Shape, outline: readonly FieldAddress[]): ToolState => {
  const here: ToolState = {
    name: 'resting',
    preview: { ...NO_PREVIEW, outline, reach: outline.length },
    on: (event, context) => {
      if (!('point' in event)) return become(outline.length === 0 ? here : resting(shape, []));
      if (event.kind === 'down') return become(drawing(shape, [event.point], context));
      const start = shape.start(context, event.point);
      return become(sameFields(start, outline) ? here : resting(shape, start));
    },
  };
  return here;
};

/** The tool that draws a shape with whatever ink is in use. One drag is one act. */
export function shapeTool(id: Tool['id'], shape: Shape): Tool {
  return {
    id,
    changesWorld: true,
    enter: 'hold',
    aim: 'centre',
    drags: true,
    idle: resting(shape, []),
  };
}
