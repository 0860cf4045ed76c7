import type { Settings } from '../../../../kernel';
import { choiceOf } from '../settings';

/** Whose land a retreat leads into, best first (WW-7.1-15). */
export const RETREAT_LANDS = ['own', 'allied', 'free', 'other'] as const;
export type RetreatLand = (typeof RETREAT_LANDS)[number];

/** A field or side next to a unit that has to retreat, and may be entered by it. */
export interface RetreatOption {
  /** Number of the field or side. */
  readonly spot: number;
  /** The place it came from last in this turn. */
  readonly isBack: boolean;
  /** An enemy stands there. */
  readonly hasEnemy: boolean;
  readonly land: RetreatLand;
  /** Fields from where the opponent came; null = it came from nowhere this turn. */
  readonly distance: number | null;
  /** Fields to the nearest own settlement; null = there is none. */
  readonly home: number | null;
  readonly difficulty: number;
  /** Order of the directions, lowest first. */
  readonly direction: number;
}

const nearness = (home: number | null): number => home ?? Number.MAX_SAFE_INTEGER;

/** The ranking as numbers, the smallest first wins. */
const rankOf = (option: RetreatOption, isHomeFirst: boolean): readonly number[] => [
  isHomeFirst ? nearness(option.home) : 0,
  RETREAT_LANDS.indexOf(option.land),
  -(option.distance ?? 0),
  option.difficulty,
  option.direction,
  option.spot,
];

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/**
 * Where a unit retreats to: back, else the best neighbour without enemy by land, distance from where the opponent
 * came, difficulty and direction (WW-7.1-15); under `fight.retreat_rule` = home_first the one nearest to an own
 * settlement (WW-12.7-03). Undefined = it has nowhere to go (WW-7.1-16).
 */
export function retreatChoice(
  options: readonly RetreatOption[],
  settings: Settings,
): RetreatOption | undefined {
  const isHomeFirst = choiceOf(settings, 'fight.retreat_rule') === 'home_first';
  const open = options.filter(({ hasEnemy }) => !hasEnemy);
  const back = open.find(({ isBack }) => isBack);
  if (back !== undefined && !isHomeFirst) return back;
  return [...open].sort((a, b) => compareRanks(rankOf(a, isHomeFirst), rankOf(b, isHomeFirst)))[0];
}
