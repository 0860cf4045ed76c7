import { fieldAtPoint } from '../../../../../engine';
import { brushAt, brushOver, wayOfFields } from '../fields';
import { shapeTool } from '../shape';

/** A straight line, as broad as the brush. */
export const line = shapeTool('line', {
  keeps: 'ends',
  start: brushAt,
  fields: (context, way) => {
    const [from, to = from] = way;
    if (from === undefined || to === undefined) return [];
    return brushOver(context, wayOfFields(context, fieldAtPoint(from), fieldAtPoint(to)));
  },
  frame: (way) => way,
});
