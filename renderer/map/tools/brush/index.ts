import type { Tool } from '../tool';
import { hovering } from './hovering';

/** Puts the ink onto 1, 7, 19 or 37 fields at a time; a whole stroke is one act. */
export const brush: Tool = {
  id: 'brush',
  changesWorld: true,
  enter: 'click',
  aim: 'centre',
  drags: true,
  idle: hovering([]),
};
