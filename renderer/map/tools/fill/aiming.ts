import { fieldUnder } from '../fields';
import { applyInk } from '../ink';
import { become, NO_PREVIEW, type ToolContext, type ToolEvent, type ToolState } from '../tool';
import { type Area, areaAround, NOWHERE } from './area';

/** The area under the pointer; the one already known serves while the pointer stays in it and the map is the same. */
const areaUnder = (event: ToolEvent, context: ToolContext, known: Area): Area => {
  const field = 'point' in event ? fieldUnder(context, event.point) : undefined;
  if (field === undefined) return NOWHERE;
  return known.map === context.map && known.fields.has(field) ? known : areaAround(context, field);
};

/** Larger areas (oceans) are counted, not ringed: their outline would lag behind the hand. */
const MOST_RINGED = 1500;

/** Shows the area that a press would fill. */
export const aiming = (known: Area): ToolState => {
  const here: ToolState = {
    name: 'aiming',
    preview: {
      ...NO_PREVIEW,
      outline: known.fields.size > MOST_RINGED ? [] : [...known.fields],
      reach: known.fields.size,
    },
    on: (event, context) => {
      const area = areaUnder(event, context, known);
      const next = area === known ? here : aiming(area);
      if (event.kind !== 'down') return become(next);
      const act = applyInk(context.ink, [...area.fields], context);
      return become(next, ...(act === undefined ? [] : [act]));
    },
  };
  return here;
};
