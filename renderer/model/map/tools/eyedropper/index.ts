import { type FieldAddress, terrainAt } from '../../../../../engine';
import { fieldUnder } from '../fields';
import {
  become,
  mapTool,
  pointingAt,
  type ToolContext,
  type ToolEvent,
  type ToolState,
} from '../tool';

const target = (event: ToolEvent, context: ToolContext): FieldAddress | undefined =>
  'point' in event ? fieldUnder(context, event.point) : undefined;

/** Outlines the field under the pointer; a click picks its terrain. */
const aiming = (outline: readonly FieldAddress[]): ToolState => ({
  name: 'aiming',
  preview: pointingAt(outline),
  on: (event, context) => {
    const field = target(event, context);
    const next = aiming(field === undefined ? [] : [field]);
    const terrain = field === undefined ? undefined : terrainAt(context.map, field);
    return event.kind === 'click' && terrain !== undefined
      ? become(next, { kind: 'pick', terrain })
      : become(next);
  },
});

/** Picks the terrain of a field for the brush. */
export const eyedropper = mapTool('eyedropper', aiming([]), { changesWorld: false, drags: false });
