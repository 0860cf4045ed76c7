import { centreOf, type FieldAddress, fieldAtPoint, line, type Point } from '../../../../../engine';
import { fieldUnder, nearCopy, onMap } from '../fields';
import {
  become,
  mapTool,
  NO_KEYS,
  NO_PREVIEW,
  type ToolOutcome,
  type ToolContext,
  type ToolState,
} from '../tool';

/** The fields on the straight way from where the keys are to a point. */
const runTo = (context: ToolContext, point: Point): readonly FieldAddress[] => {
  const { cursor, lattice } = context;
  const cell = cursor === null ? undefined : lattice.cellOf(cursor);
  const to = cell === undefined ? point : nearCopy(context, point, centreOf(lattice.axialOf(cell)));
  const from = cell === undefined ? fieldAtPoint(to) : lattice.axialOf(cell);
  return onMap(context, line(from, fieldAtPoint(to)));
};

/** Turns the choice of one field round; the field whose sheet lies open is the first of a new choice. */
const toggled = ({ chosen, cursor }: ToolContext, field: FieldAddress): ToolOutcome => {
  if (chosen.has(field)) return { kind: 'choose', fields: [field], how: 'remove' };
  const first = chosen.size === 0 && cursor !== null ? [cursor] : [];
  return { kind: 'choose', fields: [...first, field], how: 'add' };
};

/**
 * A click on a field opens its sheet, a click beside the map closes it, and nothing else is chosen then. With
 * Ctrl it adds the field to the choice or takes it out; with Shift it adds the straight run up to it.
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
        ? { kind: 'choose', fields: runTo(context, point), how: 'add' }
        : toggled(context, field);
      return become(pointing, choice, { kind: 'select', field });
    }
    const rest: readonly ToolOutcome[] =
      context.chosen.size === 0 ? [] : [{ kind: 'choose', fields: [], how: 'set' }];
    return become(pointing, { kind: 'select', field }, ...rest);
  },
};

/** Chooses the field whose sheet lies open in the inspector. */
export const select = mapTool('select', pointing, { changesWorld: false, drags: false });
