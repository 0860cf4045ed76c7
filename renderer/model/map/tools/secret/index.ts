import { fieldUnder } from '../fields';
import { mapTool, become, NO_PREVIEW, pointingAt, type ToolState } from '../tool';

const pointing: ToolState = {
  name: 'pointing',
  preview: NO_PREVIEW,
  on: (event, context) => {
    const field = 'point' in event ? fieldUnder(context, event.point) : undefined;
    if (field === undefined) return become(pointing);
    const next: ToolState = { ...pointing, preview: pointingAt([field]) };
    return event.kind === 'up'
      ? become(next, { kind: 'select', field }, { kind: 'edit', what: 'secret', field })
      : become(next);
  },
};

/** Opens what only the GM knows of a field. */
export const secret = mapTool('secret', pointing);
