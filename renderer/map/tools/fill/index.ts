import type { Tool } from '../tool';
import { aiming } from './aiming';
import { NOWHERE } from './area';

/** Puts the ink onto a connected area of equal terrain, or, for realms, of one owner. */
export const fill: Tool = {
  id: 'fill',
  changesWorld: true,
  enter: 'click',
  aim: 'centre',
  drags: true,
  idle: aiming(NOWHERE),
};
