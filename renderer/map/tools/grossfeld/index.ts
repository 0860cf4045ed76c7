import type { Tool } from '../tool';
import { placing } from './placing';

/** Lets the world grow by Großfelder, chooses them, moves them, and lets two exchange their places. */
export const grossfeld: Tool = {
  id: 'grossfeld',
  changesWorld: true,
  enter: 'click',
  aim: 'centre',
  drags: true,
  idle: placing,
};
