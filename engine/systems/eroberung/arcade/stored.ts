import {
  type BattleLog,
  type BattleResult,
  type BattleSetup,
  replay,
  type TickInput,
} from './battle';
import type { ArcadeSet, Weapon } from './parameters';

/** How a result came about: played on the screen, typed, or by dice (EW-39-03). */
export const BATTLE_MODES = ['arcade', 'entered', 'dice'] as const;
export type BattleMode = (typeof BATTLE_MODES)[number];

/** Result of a battle, however it was fought; one that was not played has no causes. */
export type Outcome = Pick<BattleResult, 'winner' | 'causes' | 'energy'>;

/**
 * A battle as stored with its war (EW-36-05, EW-46-17): a few kilobytes. The set is stored by name and with its values,
 * so that a battle does not change when a set is tuned later.
 */
export interface StoredBattle {
  readonly mode: BattleMode;
  readonly weapons: readonly [red: Weapon, blue: Weapon];
  /** Whole energy units at the start. */
  readonly energy: readonly [red: number, blue: number];
  readonly seed: number;
  readonly setName: string;
  readonly set: ArcadeSet;
  /** Runs of equal ticks; none unless played. */
  readonly runs: BattleLog;
  readonly result: Outcome;
  /** Number of the last tick + 1, and the hash of the state after it (EW-46-16); null unless played. */
  readonly ticks: number | null;
  readonly hash: number | null;
}

/** Adds what was pressed in a tick to the runs of a log: equal ticks are one run. */
export function addToRuns(runs: number[][], { inputs: [red, blue], givesUp }: TickInput): void {
  const tick = [
    red.stick,
    red.isFiring ? 1 : 0,
    blue.stick,
    blue.isFiring ? 1 : 0,
    givesUp === undefined ? 0 : givesUp + 1,
  ];
  const last = runs.at(-1);
  if (last !== undefined && tick.every((value, at) => last[at + 1] === value))
    last[0] = (last[0] ?? 0) + 1;
  else runs.push([1, ...tick]);
}

/** A battle that was played, in its stored form. */
export function storedOf(
  { weapons, energy, seed, set }: BattleSetup,
  setName: string,
  runs: BattleLog,
  { winner, causes, energy: left, ticks, hash }: BattleResult,
): StoredBattle {
  const result: Outcome = { winner, causes, energy: left };
  return { mode: 'arcade', weapons, energy, seed, setName, set, runs, result, ticks, hash };
}

/** Result of playing a stored battle again; null where nothing was played or it has no end. */
export function replayed(stored: StoredBattle): BattleResult | null {
  return stored.mode === 'arcade' ? replay(stored, stored.runs).result : null;
}
