import type { Weapon } from './parameters';
import type { Outcome } from './stored';
import type { Side } from './unit';

/** Result typed by a game master for a battle that was not played on the screen. */
export interface EnteredResult {
  readonly winner: Side | null;
  readonly left: readonly [red: number, blue: number];
}

/**
 * A result as it is typed: energies are whole and no higher than at the start, a winner has some left (EW-39-01).
 * @returns null where it cannot be (`E_RESULT`)
 */
export function enteredOutcome(
  energy: readonly [red: number, blue: number],
  { winner, left }: EnteredResult,
): Outcome | null {
  const isPossible = left.every(
    (value, side) => Number.isInteger(value) && value >= 0 && value <= (energy[side] ?? 0),
  );
  if (!isPossible || (winner !== null && left[winner] === 0)) return null;
  return { winner, causes: [null, null], energy: left };
}

/** Two dice of a side. */
export type Dice = readonly [number, number];

/** Energy a weapon uses in addition to the dice (EW-39-03). */
const USED_BESIDE: Readonly<Record<Weapon, number>> = { P: 200, S: -100, T: 0 };

/**
 * A battle decided by dice: the higher sum wins, a hundred for each pip is used up, more by a plane and less by a
 * submarine; who has nothing left has lost (EW-39-03, EW-39-05). `percent` of it is really used (EW-21-16).
 */
export function dicedOutcome(
  weapons: readonly [red: Weapon, blue: Weapon],
  energy: readonly [red: number, blue: number],
  dice: readonly [red: Dice, blue: Dice],
  percent = 100,
): Outcome {
  const sumOf = (side: Side): number => dice[side][0] + dice[side][1];
  const usedBy = (side: Side): number =>
    Math.floor(((100 * sumOf(side) + USED_BESIDE[weapons[side]]) * percent) / 100);
  const restOf = (side: Side): number => Math.max(0, energy[side] - usedBy(side));
  const left = [restOf(0), restOf(1)] as const;
  const higher = sumOf(0) === sumOf(1) ? null : sumOf(0) > sumOf(1) ? 0 : 1;
  const isOut = (side: Side): boolean => left[side] === 0;
  const winner =
    higher === null || !isOut(higher)
      ? higher
      : isOut(higher === 0 ? 1 : 0)
        ? null
        : higher === 0
          ? 1
          : 0;
  return { winner, causes: [null, null], energy: left };
}
