import { fieldUnder } from '../fields';
import { become, NO_PREVIEW, type ToolState } from '../tool';

/** A click on a field selects it, a click beside the map selects nothing. */
export const pointing: ToolState = {
  name: 'pointing',
  preview: NO_PREVIEW,
  on: (event, context) =>
    event.kind === 'click'
      ? become(pointing, { kind: 'select', field: fieldUnder(context, event.point) ?? null })
      : become(pointing),
};
