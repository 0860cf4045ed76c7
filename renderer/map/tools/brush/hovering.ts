import type { FieldAddress } from '../../../../engine';
import { brushAt, sameFields } from '../fields';
import { become, pointingAt, type ToolState } from '../tool';
import { painting, touching } from './painting';

/** The brush hangs over the map and shows what it would cover. */
export const hovering = (outline: readonly FieldAddress[]): ToolState => {
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
