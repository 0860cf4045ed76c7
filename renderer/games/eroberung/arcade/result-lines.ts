import type { StoredBattle } from '../../../../engine/systems/eroberung/pages';
import { causeWord, type Say, weaponWord } from './words';

/** A typed whole number, or undefined where it is none within the bounds. */
export function wholeIn(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** A random seed of 32 bits. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

/** The result of a battle, in sentences: who won, and why each of the destroyed was. */
export function resultLines(
  say: Say,
  { result: { winner, causes }, weapons }: Pick<StoredBattle, 'result' | 'weapons'>,
  names: readonly [red: string, blue: string],
): readonly [string, ...string[]] {
  const headline = winner === null ? say('draw') : say('wins', { side: names[winner] });
  const lost = ([0, 1] as const).flatMap((side) => {
    const cause = causes[side];
    const [name, weapon] = [names[side], say(weaponWord(weapons[side]))];
    return cause === null
      ? []
      : [say('lost', { side: name, weapon, cause: say(causeWord(cause)) })];
  });
  return [headline, ...lost];
}
