import type { Settings } from '../../../kernel';
import type { Weapon } from '../arcade/parameters';
import type { StoredBattle } from '../arcade/stored';
import { parseBattle } from '../arcade/stored-text';
import type { Battle, GameState, War } from '../state/types';
import { choiceOf } from './settings';
import { duelWeapons, type Fought, type WarSide, weaponsLeft } from './war';

/** A battle as the rules of wars read it. */
export function foughtOf({ winner, weaponA, weaponD, afterA, afterD }: Battle): Fought {
  return {
    winner,
    weapons: { attacker: weaponA, defender: weaponD },
    after: { attacker: afterA, defender: afterD },
  };
}

/** Battles of a war as they were fought. */
export function battlesOf({ battles }: GameState, war: number): readonly Battle[] {
  return battles.filter((one) => one.war === war);
}

/** A battle as it was played or typed on its screen; undefined where it was decided elsewhere. */
export function recordingOf({ text }: Battle): StoredBattle | undefined {
  const parsed = text === '' ? undefined : parseBattle(text);
  return parsed === undefined || 'problem' in parsed ? undefined : parsed.battle;
}

/** The next battle of a war: with which energy it begins, and which weapons each side has left. */
export interface BattleAhead {
  readonly war: War;
  readonly no: number;
  readonly before: Readonly<Record<WarSide, number>>;
  readonly left: Readonly<Record<WarSide, readonly Weapon[]>>;
}

/**
 * Setup of the next battle of a war: energy as the last one left it or as at the start (EW-12-09, EW-21-08), weapons
 * that are not lost (EW-12-06, EW-21-07).
 */
export function battleAhead(state: GameState, war: War, settings: Settings): BattleAhead {
  const fought = battlesOf(state, war.no).map(foughtOf);
  const isDuel = war.kind === 'duel';
  const isRefilled = !isDuel && choiceOf(settings, 'ew.war.energy_mode') === 'refill';
  const isForDuel = choiceOf(settings, 'ew.endgame.lost_weapon') === 'rest_of_duel';
  const leftFor = (side: WarSide): readonly Weapon[] =>
    isDuel ? duelWeapons(fought, side, isForDuel) : weaponsLeft(fought, side);
  const last = fought.at(-1);
  return {
    war,
    no: fought.length + 1,
    before:
      last === undefined || isRefilled
        ? { attacker: war.energyA, defender: war.energyD }
        : last.after,
    left: { attacker: leftFor('attacker'), defender: leftFor('defender') },
  };
}

/** The battle the game waits for; undefined = no war is open. */
export function pendingBattle(state: GameState, settings: Settings): BattleAhead | undefined {
  const war = state.wars.find(({ no }) => no === state.course.war);
  return war === undefined ? undefined : battleAhead(state, war, settings);
}
