import { penOf } from '../sides/pen';
import { waterway } from '../sides/waterway';
import type { Tool } from '../tool';

/** Digs canals along the sides of fields, like rivers (WW-4.3-16). */
export const canal: Tool = {
  id: 'canal',
  changesWorld: true,
  enter: 'hold',
  aim: 'corner',
  drags: true,
  idle: penOf(
    waterway(
      'canal',
      ({ rules, campaign }, { side }) =>
        rules?.objections(campaign.world, { kind: 'canal', ...side }) ?? [],
    ),
  ),
};
