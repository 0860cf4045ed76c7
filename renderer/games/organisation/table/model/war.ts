import type { WarEffect, WarRecord } from '../../../../../engine/systems/organisation';

/** True if the GM laid both divisions open, or has typed none in and does not play hidden. */
export const isRevealed = (
  { revealed }: Pick<WarRecord, 'revealed'>,
  rulings: Readonly<Record<string, unknown>>,
): boolean => rulings[revealed] !== undefined;

/** The effects of one number of the die, in the order in which they alternate (OS-13-09). */
export interface EffectGroup {
  readonly die: number;
  readonly effects: readonly WarEffect[];
}

/** Effects from 1 to 6; numbers nobody rolled are left out. */
export const effectGroups = (effects: readonly WarEffect[]): readonly EffectGroup[] =>
  [1, 2, 3, 4, 5, 6]
    .map((die) => ({ die, effects: effects.filter((effect) => effect.die === die) }))
    .filter((group) => group.effects.length > 0);

/** Wars whose divisions are still covered; nothing they did is told before. */
export const coveredWars = (
  wars: readonly WarRecord[],
  rulings: Readonly<Record<string, unknown>>,
): readonly WarRecord[] => wars.filter((war) => !isRevealed(war, rulings));
