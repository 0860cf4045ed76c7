import type { Tool } from '../tool';
import { hovering } from './hovering';

/** Paints terrain over 1, 7 or 19 fields at a time; a whole stroke is one command. */
export const brush: Tool = {
  id: 'brush',
  changesWorld: true,
  enter: 'click',
  aim: 'centre',
  drags: true,
  idle: hovering([]),
};
