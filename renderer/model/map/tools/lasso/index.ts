import { fieldsOnRows, spansInside } from '../plane';
import { shapeTool } from '../shape';

/** All fields whose centres are inside, or on, an outline drawn with the pointer; its ends are joined. */
export const lasso = shapeTool('lasso', {
  keeps: 'way',
  start: () => [],
  fields: (context, way) => {
    const heights = way.map(({ y }) => y);
    const [top, bottom] = heights.reduce<readonly [number, number]>(
      ([least, greatest], y) => [Math.min(least, y), Math.max(greatest, y)],
      [Infinity, -Infinity],
    );
    return fieldsOnRows(context, [top, bottom], (y) => spansInside(way, y));
  },
  frame: (way) => (way.length < 2 ? [] : [...way, ...way.slice(0, 1)]),
});
