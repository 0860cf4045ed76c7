import { type Explained, fact, operation, rule } from '../../../kernel';
import type { GameState, PlayerKey } from '../state/types';
import { holdersOf, motherlandOf, THOUSAND, zoneOf, zonesOf } from './board';

/** Zones of which a player holds every country (EW-7-01, EW-7-02). */
export function completeZones(state: GameState, player: PlayerKey): readonly number[] {
  return zonesOf(state).filter((zone) =>
    zoneOf(state, zone).every(({ id }) =>
      holdersOf(state, id).some(({ owner }) => owner === player),
    ),
  );
}

/** What a complete zone brings: a thousand for each of its countries but the own motherland (EW-7-03, EW-7-07). */
export function zoneBonus(state: GameState, player: PlayerKey, zone: number): Explained {
  const countries = zoneOf(state, zone);
  const isHome = countries.some(({ id }) => motherlandOf(state, id) === player);
  const all = fact('eroberung.countries', countries.length, { zone });
  const counted = isHome
    ? operation('difference', [all, fact('eroberung.ownMotherland', 1, {}, 'EW-7-03')])
    : all;
  return rule('eroberung.zoneBonus', 'EW-7-03', operation('product', [counted, THOUSAND]), {
    zone,
  });
}
