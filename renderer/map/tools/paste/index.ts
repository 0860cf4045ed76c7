import type { Tool } from '../tool';
import { carrying } from './carrying';

/** Puts down what was copied, as often as wanted. */
export const paste: Tool = {
  id: 'paste',
  changesWorld: true,
  enter: 'click',
  aim: 'centre',
  drags: false,
  idle: carrying(null, null),
};
