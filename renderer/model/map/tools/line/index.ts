import { fieldAtPoint, line as fieldsBetween } from '../../../../../engine';
import { brushAt, brushOver } from '../fields';
import { shapeTool } from '../shape';

/** A straight line, as broad as the brush. */
export const line = shapeTool('line', {
  keeps: 'ends',
  start: brushAt,
  fields: (context, way) => {
    const [from, to = from] = way;
    if (from === undefined || to === undefined) return [];
    return brushOver(context, fieldsBetween(fieldAtPoint(from), fieldAtPoint(to)));
  },
  frame: (way) => way,
});
