import type { Tool } from '../tool';
import { waiting } from './measuring';

/** Measures the distance between two fields and, in the palette, the cheapest way of a kind of unit. */
export const measure: Tool = {
  id: 'measure',
  changesWorld: false,
  enter: 'click',
  aim: 'centre',
  drags: false,
  idle: waiting([]),
};
