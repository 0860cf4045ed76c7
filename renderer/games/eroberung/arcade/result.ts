import type { StoredBattle } from '../../../../engine/systems/eroberung/pages';
import { causeWord, type Say, SIDE_WORDS, weaponWord } from './words';

/** What a battle came to, in sentences: who won, and why each of the destroyed was. */
export function resultLines(
  say: Say,
  { result: { winner, causes }, weapons }: Pick<StoredBattle, 'result' | 'weapons'>,
): readonly [string, ...string[]] {
  const headline = winner === null ? say('draw') : say('wins', { side: say(SIDE_WORDS[winner]) });
  const lost = causes.flatMap((cause, side) => {
    const weapon = weapons[side];
    const name = SIDE_WORDS[side];
    if (cause === null || weapon === undefined || name === undefined) return [];
    return [
      say('lost', {
        side: say(name),
        weapon: say(weaponWord(weapon)),
        cause: say(causeWord(cause)),
      }),
    ];
  });
  return [headline, ...lost];
}
