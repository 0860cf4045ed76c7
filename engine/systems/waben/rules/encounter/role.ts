import type { Settings } from '../../../../kernel';
import { COMBAT_ORDERS, type CombatOrder } from '../../data';
import { choiceOf } from '../settings';

/** A side about to fight in the open, as far as the roles ask. */
export interface Combatant {
  readonly orders: readonly CombatOrder[];
  /** One of its units came into the field at this very moment. */
  readonly hasJustCome: boolean;
}

/** Orders as ranks, most aggressive first: 0 = annihilate (WW-6.2-01). */
export const aggression = (orders: readonly CombatOrder[]): readonly number[] =>
  orders.map((order) => COMBAT_ORDERS.indexOf(order)).sort((a, b) => a - b);

/** Index of the attacker of two sides, or null if both attack (WW-7.2-12, WW-12.7-06). */
export const attackerOf = (
  sides: readonly [Combatant, Combatant],
  settings: Settings,
): 0 | 1 | null => {
  const [one, other] = sides;
  const isByArrival = choiceOf(settings, 'fight.attacker_rule') === 'last_in';
  if (isByArrival && one.hasJustCome !== other.hasJustCome) return one.hasJustCome ? 0 : 1;
  const [a = COMBAT_ORDERS.length] = aggression(one.orders);
  const [b = COMBAT_ORDERS.length] = aggression(other.orders);
  if (a === b) return null;
  return a < b ? 0 : 1;
};
