import { type Explained, fact, type Settings } from '../../../kernel';
import type { FindingCode } from '../data/findings';
import type { CountryKey, GameState, PlayerKey } from '../state/types';
import {
  attackPrice,
  holdersOf,
  isBarredZone,
  isMotherlandOpen,
  motherlandOf,
  purchasePrice,
} from './board';
import { alliesOf, isAlive, playerOf } from './players';
import { choiceOf, flagOf } from './settings';

/** Options of the holder of the option for a country, at what price, and why not. */
export interface Target {
  readonly country: CountryKey;
  readonly act: 'buy' | 'attack';
  /** Kind of target. */
  readonly kind: 'free' | 'occupied' | 'motherland';
  readonly price: Explained;
  /** Code of the finding that an order about it would bring; undefined = it is lawful. */
  readonly refusal: FindingCode | undefined;
}

/** Markers a side can raise together: the player alone, or with his allies (EW-18-03). */
export function reachOf(
  state: GameState,
  player: PlayerKey,
  partners: readonly PlayerKey[] = alliesOf(state, player),
): number {
  return [player, ...partners].reduce((sum, key) => sum + (playerOf(state, key)?.markers ?? 0), 0);
}

/** Why a player cannot buy an alliance with a country; the tests in the order of the rules (EW-9-07). */
export function purchaseFault(
  state: GameState,
  player: PlayerKey,
  country: CountryKey,
  settings: Settings,
): FindingCode | undefined {
  const { course } = state;
  if (course.phase !== 'option' || course.war > 0) return 'E_STATE';
  if (course.holder !== player) return 'E_OPTION';
  if (holdersOf(state, country).length > 0) return 'E_NOT_FREE';
  if (isBarredZone(state, player, country, settings)) return 'E_ZONE_BARRED';
  if (!course.mayBuy && choiceOf(settings, 'ew.purchase.limit') === 'one_per_occasion')
    return 'E_PURCHASE_LIMIT';
  return reachOf(state, player) < priceToBuy(state, country, settings).value
    ? 'E_MARKERS'
    : undefined;
}

/** Current price of an alliance: the last chooser's extra one may be free (EW-8-04). */
export function priceToBuy(state: GameState, country: CountryKey, settings: Settings): Explained {
  const isGiven =
    state.course.isFirstAttack &&
    state.course.mayBuy &&
    choiceOf(settings, 'ew.last_player.alliance_cost') === 'free';
  return isGiven ? fact('eroberung.privilege', 0, {}, 'EW-8-04') : purchasePrice(state, country);
}

export function kindOf(state: GameState, country: CountryKey): Target['kind'] {
  if (holdersOf(state, country).length === 0) return 'free';
  return motherlandOf(state, country) === undefined ? 'occupied' : 'motherland';
}

/** True if a target cannot be attacked in this phase of play (EW-8-05, EW-10-07, EW-20-03). */
function isOutOfPhase({ course }: GameState, kind: Target['kind'], settings: Settings): boolean {
  const isFinal = course.phase === 'final';
  if ((course.phase !== 'option' && !isFinal) || course.war > 0) return true;
  if (isFinal)
    return kind === 'free' || (kind === 'motherland' && !flagOf(settings, 'ew.final.motherlands'));
  const isFreeOnly = choiceOf(settings, 'ew.last_player.first_attack') === 'free_only';
  return kind !== 'free' && course.isFirstAttack && isFreeOnly;
}

/** Objection to an attack on a country that somebody holds (EW-15-04, EW-19-03). */
function paidFault(
  state: GameState,
  player: PlayerKey,
  country: CountryKey,
  settings: Settings,
): FindingCode | undefined {
  const allies = alliesOf(state, player);
  const holders = holdersOf(state, country).map(({ owner }) => owner);
  if (holders.includes(player)) return 'E_OWN';
  if (holders.some((one) => allies.includes(one))) return 'E_ALLY';
  const isMotherland = kindOf(state, country) === 'motherland';
  if (isMotherland && !isMotherlandOpen(state, player, country, settings))
    return 'E_MOTHERLAND_ACCESS';
  return reachOf(state, player) < attackPrice(state, country).value ? 'E_MARKERS' : undefined;
}

/** Why a player cannot attack a country; the tests in the order of the rules (EW-10-07). */
export function attackFault(
  state: GameState,
  player: PlayerKey,
  country: CountryKey,
  settings: Settings,
): FindingCode | undefined {
  const kind = kindOf(state, country);
  if (isOutOfPhase(state, kind, settings)) return 'E_STATE';
  if (state.course.holder !== player) return 'E_OPTION';
  if (kind !== 'free') return paidFault(state, player, country, settings);
  const allies = alliesOf(state, player);
  const hasEnemy = state.players.some(
    (one) => isAlive(one) && one.owner !== player && !allies.includes(one.owner),
  );
  const isForbidden = choiceOf(settings, 'ew.defender.no_enemy') === 'attack_forbidden';
  return hasEnemy || !isForbidden ? undefined : 'E_ALLY';
}

/**
 * Everything a player could do with the option, country by country in printed order: free ones to buy and to attack,
 * occupied ones and motherlands to attack, each with its price and, where it is refused, the code of the reason.
 */
export function optionsFor(
  state: GameState,
  player: PlayerKey,
  settings: Settings,
): readonly Target[] {
  const nothing = fact('eroberung.nothing', 0, {}, 'EW-10-02');
  return state.countries.flatMap(({ id }): readonly Target[] => {
    const kind = kindOf(state, id);
    const price = kind === 'free' ? nothing : attackPrice(state, id);
    const attack: Target = {
      country: id,
      act: 'attack',
      kind,
      price,
      refusal: attackFault(state, player, id, settings),
    };
    if (kind !== 'free') return [attack];
    const buy: Target = {
      country: id,
      act: 'buy',
      kind,
      price: priceToBuy(state, id, settings),
      refusal: purchaseFault(state, player, id, settings),
    };
    return [buy, attack];
  });
}
