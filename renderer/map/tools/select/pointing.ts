import { fieldUnder } from '../fields';
import { become, NO_PREVIEW, type ToolState } from '../tool';

/** A press on a field selects it, a press beside the map selects nothing. */
export const pointing: ToolState = {
  name: 'pointing',
  preview: NO_PREVIEW,
  on: (event, context) =>
    event.kind === 'down'
      ? become(pointing, { kind: 'select', field: fieldUnder(context, event.point) ?? null })
      : become(pointing),
};
