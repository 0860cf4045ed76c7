import { calc, type Explained, type Settings } from '../../../kernel';
import type { RegionKey } from '../../../world';
import type { Bonus, Organisation } from '../state/types';
import { advantageOf, damageLevel } from './levels';
import { money, moneyFact, moneyRule, priceOf, purseIn } from './money';
import { advantagesOf, bonusLevels, intactLevels, levelFacts, used, withUse } from './pools';
import { choiceOf } from './settings';

const wall = (region: RegionKey) => ({ category: 'fortification', region }) as const;

/**
 * Replacement of a level that would be damaged from outside: a temporary level before the intact ones, of those the
 * first by name (OS-5.7-01, OS-5.7-05); `prevented` where a fortification stays intact (`os.fortification.mode` =
 * once_per_phase); null = none.
 */
export type Absorber =
  | { readonly kind: 'bonus' }
  | { readonly kind: 'level'; readonly id: string }
  | { readonly kind: 'prevented' }
  | null;

/** Protection of the levels of an organisation in a region now. A fortification does not protect itself (OS-5.7-02). */
const absorber = (own: Organisation, region: RegionKey, settings: Settings): Absorber => {
  const pool = wall(region);
  if (choiceOf(settings, 'os.fortification.mode') === 'once_per_phase') {
    const levels = intactLevels(own, pool) + bonusLevels(own, pool);
    return used(own, pool) < levels ? { kind: 'prevented' } : null;
  }
  if (bonusLevels(own, pool) > 0) return { kind: 'bonus' };
  const first = advantagesOf(own, pool).find(({ intact }) => intact > 0);
  return first === undefined ? null : { kind: 'level', id: first.id };
};

/** One temporary level of a pool less: the first bonus loses it (OS-5.7-05, OS-5.3-03). */
export function withoutBonus(
  own: Organisation,
  category: Bonus['category'],
  region: RegionKey,
): Organisation {
  const hit = own.bonuses.findIndex(
    (bonus) => bonus.category === category && bonus.region === region && bonus.amount > 0,
  );
  return {
    ...own,
    bonuses: own.bonuses
      .map((bonus, index) => (index === hit ? { ...bonus, amount: bonus.amount - 1 } : bonus))
      .filter(({ amount }) => amount > 0),
  };
}

/**
 * One intact level is damaged from outside, by war, plunder or event: the fortification of its region stands in for it
 * unless the owner declined or the level is a fortification's own (OS-5.7-01, OS-5.7-02).
 */
export function damagedFromOutside(
  own: Organisation,
  id: string,
  isDeclined: boolean,
  settings: Settings,
): { readonly organisation: Organisation; readonly absorbed: Absorber } {
  const target = advantageOf(own, id);
  if (target === undefined || target.intact < 1) return { organisation: own, absorbed: null };
  const { region, category } = target;
  const isProtected = category !== 'fortification' && !isDeclined;
  const absorbed = isProtected ? absorber(own, region, settings) : null;
  switch (absorbed?.kind) {
    case 'prevented':
      return { organisation: withUse(own, wall(region)), absorbed };
    case 'bonus':
      return { organisation: withoutBonus(own, 'fortification', region), absorbed };
    case 'level':
      return { organisation: damageLevel(own, absorbed.id), absorbed };
    default:
      return { organisation: damageLevel(own, id), absorbed: null };
  }
}

/** Money of an organisation in a region that others can take: the purse minus what fortifications guard (OS-5.7-03). */
export function stealable(own: Organisation, region: RegionKey, settings: Settings): Explained {
  const about = { party: own.key, region };
  const pool = wall(region);
  const purse = purseIn(own, region, settings);
  const levels = levelFacts(own, pool);
  const guarded = money(calc.product(levels, priceOf(settings, 'protected')));
  const open = money(calc.difference(moneyFact('purse', purse, about), guarded));
  const rest = money(calc.maximum(moneyFact('nothing', 0), open));
  return moneyRule('stealable', 'OS-5.7-03', rest, about);
}

/** Money one success of plunder or one 4 of war takes, in halves: one money, or the rest that is open (OS-12-05, OS-13-13). */
export function loot(victim: Organisation, region: RegionKey, settings: Settings): Explained {
  const parts = [priceOf(settings, 'loot'), stealable(victim, region, settings)];
  const about = { party: victim.key, region };
  return moneyRule('loot', 'OS-12-05', money(calc.minimum(...parts)), about);
}
