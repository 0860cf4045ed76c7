import type { Tool } from '../tool';
import { aiming } from './aiming';
import { NOWHERE } from './area';

/** Gives a connected area of equal terrain another terrain. */
export const fill: Tool = {
  id: 'fill',
  changesWorld: true,
  enter: 'click',
  aim: 'centre',
  drags: true,
  idle: aiming(NOWHERE),
};
