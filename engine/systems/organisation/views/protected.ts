import { calc, type Explained, type Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import { stealable } from '../rules/fortification';
import { money, moneyFact, moneyRule, purseIn } from '../rules/money';
import type { Organisation } from '../state/types';

/** Money of a purse that fortifications protect from theft (OS-5.7-03). */
export function protectedMoney(
  own: Organisation,
  region: RegionKey,
  settings: Settings,
): Explained {
  const about = { party: own.key, region };
  const purse = moneyFact('purse', purseIn(own, region, settings), about);
  const rest = calc.difference(purse, stealable(own, region, settings));
  return moneyRule('protected', 'OS-5.7-03', money(rest), about);
}
