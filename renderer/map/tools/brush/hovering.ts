import type { FieldAddress } from '../../../../engine';
import { brushAt, sameFields } from '../fields';
import { become, pointingAt, type ToolState } from '../tool';
import { painting } from './painting';

/** The brush hangs over the map and shows what it would cover. */
export const hovering = (outline: readonly FieldAddress[]): ToolState => {
  const here: ToolState = {
    name: 'hovering',
    preview: pointingAt(outline),
    on: (event, context) => {
      if (event.kind === 'leave' || event.kind === 'cancel') return become(hovering([]));
      const covered = brushAt(context, event.point);
      if (event.kind !== 'down') {
        return become(sameFields(covered, outline) ? here : hovering(covered));
      }
      const stroke = { touched: new Set(covered), last: event.point };
      return become(painting(stroke, covered, hovering));
    },
  };
  return here;
};
