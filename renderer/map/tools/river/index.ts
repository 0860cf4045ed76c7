import { penOf } from '../sides/pen';
import { waterway } from '../sides/waterway';
import type { Tool } from '../tool';

/** Draws rivers along the sides of fields; joins and branches come by themselves, for sides are a set. */
export const river: Tool = {
  id: 'river',
  changesWorld: true,
  enter: 'hold',
  aim: 'corner',
  drags: true,
  idle: penOf(waterway('river', 'WW-2.2-12', () => [])),
};
