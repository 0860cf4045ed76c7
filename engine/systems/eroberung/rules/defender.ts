import type { GameState, PlayerKey } from '../state/types';
import { alliesOf, leftOf } from './players';

/**
 * Who defends a free country: the player to the left of the last defender, first of the attacker; the attacker and his
 * allies are skipped. Where all others are allies, the first to the left (EW-11-01, EW-11-05, EW-13-06).
 */
export function defenderOf(state: GameState, attacker: PlayerKey): PlayerKey {
  const allies = alliesOf(state, attacker);
  const from = state.course.defender === '' ? attacker : state.course.defender;
  const others = leftOf(state, from).filter((key) => key !== attacker);
  return others.find((key) => !allies.includes(key)) ?? leftOf(state, attacker)[0] ?? '';
}

/** Who defends a joint holding: the one with the largest share, of several the first to the left of the attacker (EW-18-12). */
export function holderInCharge(state: GameState, country: string, attacker: PlayerKey): PlayerKey {
  const holders = state.holdings.filter(({ region }) => region === country);
  const order = leftOf(state, attacker);
  const most = Math.max(0, ...holders.map(({ halves }) => halves));
  const largest = holders.filter(({ halves }) => halves === most).map(({ owner }) => owner);
  return order.find((key) => largest.includes(key)) ?? largest[0] ?? '';
}
