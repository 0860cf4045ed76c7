import type { Tool } from '../tool';
import { aiming } from './aiming';

/** Takes the terrain of a field onto the brush. */
export const eyedropper: Tool = {
  id: 'eyedropper',
  changesWorld: false,
  enter: 'click',
  aim: 'centre',
  drags: false,
  idle: aiming([]),
};
