import type { StoredBattle } from '../../../../engine/systems/eroberung/pages';
import { causeWord, type Say, weaponWord } from './words';

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
