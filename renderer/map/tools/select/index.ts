import type { Tool } from '../tool';
import { pointing } from './pointing';

/** Chooses the field whose sheet lies open in the inspector. */
export const select: Tool = {
  id: 'select',
  changesWorld: false,
  enter: 'click',
  aim: 'centre',
  drags: false,
  idle: pointing,
};
