import { type Explained, operation, type Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import type { Organisation } from '../state/types';
import { stealable } from './fortification';
import { money, moneyRule, priceOf } from './money';

/** Money one success of plunder or one 4 of war takes, in halves: one money, or the rest that is open (OS-12-05, OS-13-13). */
export const loot = (victim: Organisation, region: RegionKey, settings: Settings): Explained =>
  moneyRule(
    'loot',
    'OS-12-05',
    money(operation('minimum', [priceOf(settings, 'loot'), stealable(victim, region, settings)])),
    { party: victim.key, region },
  );
