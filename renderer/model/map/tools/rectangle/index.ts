import { type Point, ROW_HEIGHT } from '../../../../../engine';
import { fieldUnder } from '../fields';
import { boxOfFields, fieldsOnRows } from '../plane';
import { shapeTool } from '../shape';

/** The upright rectangle around the fields at two opposite corners, closed. */
const frameOf = (way: readonly Point[]): readonly Point[] => {
  const [from, to] = [way[0], way.at(-1)];
  if (from === undefined || to === undefined) return [];
  const box = boxOfFields(from, to);
  const [left, right] = [box.left - 0.5, box.right + 0.5];
  const [top, bottom] = [box.top - ROW_HEIGHT / 2, box.bottom + ROW_HEIGHT / 2];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
};

/** All fields whose centres are in the rectangle between two opposite fields, both included. */
export const rectangle = shapeTool('rectangle', {
  keeps: 'ends',
  start: (context, point) => {
    const field = fieldUnder(context, point);
    return field === undefined ? [] : [field];
  },
  fields: (context, way) => {
    const [from, to] = [way[0], way.at(-1)];
    if (from === undefined || to === undefined) return [];
    const { left, right, top, bottom } = boxOfFields(from, to);
    return fieldsOnRows(context, [top, bottom], () => [[left, right]]);
  },
  frame: frameOf,
});
