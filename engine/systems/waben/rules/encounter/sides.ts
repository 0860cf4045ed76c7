import type { PartyKey } from '../../../../world';
import { COMBAT_ORDERS, type CombatOrder } from '../../data';
import { areAllied, type Parties } from './relation';
import type { Settings } from '../../../../kernel';
import { choiceOf } from '../settings';

/** A side about to fight in the open, as far as the roles ask. */
interface Combatant {
  readonly orders: readonly CombatOrder[];
  /** One of its units came into the field at this very moment. */
  readonly hasJustCome: boolean;
}

/** Orders as ranks, most aggressive first: 0 = annihilate (WW-6.2-01). */
const aggression = (orders: readonly CombatOrder[]): readonly number[] =>
  orders.map((order) => COMBAT_ORDERS.indexOf(order)).sort((a, b) => a - b);

/** Index of the attacker of two sides, or null if both attack (WW-7.2-12, WW-12.7-06). */
export function attackerOf(
  sides: readonly [Combatant, Combatant],
  settings: Settings,
): 0 | 1 | null {
  const [one, other] = sides;
  const isByArrival = choiceOf(settings, 'fight.attacker_rule') === 'last_in';
  if (isByArrival && one.hasJustCome !== other.hasJustCome) return one.hasJustCome ? 0 : 1;
  const [a = COMBAT_ORDERS.length] = aggression(one.orders);
  const [b = COMBAT_ORDERS.length] = aggression(other.orders);
  if (a === b) return null;
  return a < b ? 0 : 1;
}

/** A fighting unit of a field, as far as the choice of the next fight asks. */
export interface SideMember {
  readonly party: PartyKey;
  readonly order: CombatOrder;
}

/** The party itself and its allies among `present` that are not allied to the enemy as well (WW-7.1-17). */
export function coalitionOf(
  parties: Parties,
  party: PartyKey,
  enemy: PartyKey,
  present: readonly PartyKey[],
): ReadonlySet<PartyKey> {
  return new Set(
    present.filter(
      (other) =>
        other === party ||
        (other !== enemy && areAllied(parties, party, other) && !areAllied(parties, enemy, other)),
    ),
  );
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  if (at < 0) return a.length < b.length ? 1 : 0;
  return (a[at] ?? 0) - (b[at] ?? Number.MAX_SAFE_INTEGER);
};

/**
 * Sides in the order in which they are due to fight: the most aggressive order first, then the second most
 * aggressive, then the party key (WW-7.1-17). A side is named by its first party.
 */
export function compareSides(a: readonly SideMember[], b: readonly SideMember[]): number {
  const ranks = (side: readonly SideMember[]): readonly number[] =>
    aggression(side.map(({ order }) => order)).slice(0, 2);
  const first = (side: readonly SideMember[]): PartyKey =>
    side.map(({ party }) => party).sort()[0] ?? '';
  const byOrder = compareLists(ranks(a), ranks(b));
  if (byOrder !== 0) return byOrder;
  return first(a) < first(b) ? -1 : Number(first(a) !== first(b));
}
