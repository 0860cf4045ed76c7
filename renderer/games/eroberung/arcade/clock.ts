import type { BattleSetup } from '../../../../engine/systems/eroberung/pages';

/** Milliseconds of a tick at full pace (EW-46-22). */
const TICK_MS = 20;
/** Ticks of one picture at most; what is owed beyond them is dropped. */
const MOST_TICKS = 5;
/** Real time before the first tick (EW-46-22). */
export const COUNTDOWN_MS = 3000;

/** Milliseconds of real time a tick of a set takes. */
export function tickMs({ set }: Pick<BattleSetup, 'set'>): number {
  return (TICK_MS * 100) / set.pace;
}

/**
 * Real time as it becomes ticks: what is owed is collected, five ticks a picture are played at the most, and what a slow
 * machine owes beyond them is dropped, so that it slows the battle and never changes it (EW-46-22).
 */
export function ticksDue(
  owed: number,
  elapsed: number,
  length: number,
): { readonly ticks: number; readonly owed: number } {
  const all = owed + Math.max(0, elapsed);
  const ticks = Math.min(MOST_TICKS, Math.floor(all / length));
  return { ticks, owed: ticks === MOST_TICKS ? all % length : all - ticks * length };
}
