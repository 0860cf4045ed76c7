import { type Explained, operation, type Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import { stealable } from '../rules/fortification';
import { money, moneyFact, moneyRule, purseIn } from '../rules/money';
import type { Organisation } from '../state/types';

/** Money of a purse that fortifications keep from being stolen (OS-5.7-03). */
export const protectedMoney = (
  organisation: Organisation,
  region: RegionKey,
  settings: Settings,
): Explained => {
  const about = { party: organisation.key, region };
  const purse = moneyFact('purse', purseIn(organisation, region, settings), about);
  const rest = operation('difference', [purse, stealable(organisation, region, settings)]);
  return moneyRule('protected', 'OS-5.7-03', money(rest), about);
};
