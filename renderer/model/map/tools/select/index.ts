import type { FieldAddress } from '../../../../../engine';
import { fieldUnder, runTo } from '../fields';
import { labelAt } from '../label/pointing';
import {
  become,
  mapTool,
  NO_KEYS,
  NO_PREVIEW,
  type ToolOutcome,
  type ToolContext,
  type ToolState,
} from '../tool';

/** Toggles the selection of one field; the field whose sheet is open is the first of a new selection. */
const toggled = ({ chosen, cursor }: ToolContext, field: FieldAddress): ToolOutcome => {
  if (chosen.has(field)) return { kind: 'choose', fields: [field], how: 'remove' };
  const first = chosen.size === 0 && cursor !== null ? [cursor] : [];
  return { kind: 'choose', fields: [...first, field], how: 'add' };
};

/**
 * A click on a field opens its sheet, a click beside the map closes it, and nothing else is selected then. A second click
 * on letters takes up the lettering. With Ctrl a click toggles the field in the selection; with Shift it adds the straight
 * run up to it.
 */
const pointing: ToolState = {
  name: 'pointing',
  preview: NO_PREVIEW,
  on: (event, context) => {
    if (event.kind !== 'click') return become(pointing);
    const { point, keys = NO_KEYS } = event;
    const field = fieldUnder(context, point) ?? null;
    if (field !== null && (keys.shift || keys.mod)) {
      const choice: ToolOutcome = keys.shift
        ? { kind: 'choose', fields: runTo(context, context.cursor, point), how: 'add' }
        : toggled(context, field);
      return become(pointing, choice, { kind: 'select', field });
    }
    const label = field === context.cursor ? labelAt(context, point) : undefined;
    if (label !== undefined)
      return become(pointing, {
        kind: 'edit',
        what: 'label',
        id: label.id,
        points: [],
        isTakenUp: true,
      });
    const rest: readonly ToolOutcome[] =
      context.chosen.size === 0 ? [] : [{ kind: 'choose', fields: [], how: 'set' }];
    return become(pointing, { kind: 'select', field }, ...rest);
  },
};

/** Selects the field whose sheet is open in the inspector. */
export const select = mapTool('select', pointing, { changesWorld: false, drags: false });
