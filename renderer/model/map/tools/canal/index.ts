import { penOf } from '../sides/pen';
import { waterway } from '../sides/waterway';
import { mapTool } from '../tool';

/** Digs canals along the sides of fields, like rivers (WW-4.3-16). */
export const canal = mapTool(
  'canal',
  penOf(
    waterway(
      'canal',
      ({ rules, campaign }, { side }) =>
        rules?.objections(campaign.world, { kind: 'canal', ...side }) ?? [],
    ),
  ),
  { enter: 'hold', aim: 'corner' },
);
