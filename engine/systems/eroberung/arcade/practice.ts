import type { Weapon } from './parameters';
import { battleSeed, randomOf } from './random';
import type { Side } from './unit';

/** Weapons of red and blue in a practice game, in this order and then again (EW-25-02). */
const ORDER: readonly Weapon[] = ['P', 'S', 'T'];
export const PRACTICE_PAIRS = ORDER.flatMap((red) => ORDER.map((blue) => [red, blue] as const));
/** Battles won that win a practice game (EW-25-01). */
export const PRACTICE_WINS = 10;

/** A battle of a practice game, counted from 1: weapons by their order, energies and seed by that of the game (EW-46-32). */
export function practiceBattle(gameSeed: number, number: number) {
  const random = randomOf((gameSeed ^ 0x5eed0005) >>> 0);
  const draw = (): number => 500 + 100 * random.below(21);
  let energy: readonly [red: number, blue: number] = [draw(), draw()];
  for (let battle = 2; battle <= number; battle += 1) energy = [draw(), draw()];
  const weapons = PRACTICE_PAIRS[(number - 1) % PRACTICE_PAIRS.length] ?? (['P', 'P'] as const);
  return { weapons, energy, seed: battleSeed(gameSeed, number) };
}

/** Battles each side has won of those fought so far; draws count for nobody (EW-25-02). */
export function practiceScore(winners: readonly (Side | null)[]) {
  const wins = [0, 1].map((side) => winners.filter((winner) => winner === side).length);
  const [red = 0, blue = 0] = wins;
  const winner: Side | null = red >= PRACTICE_WINS ? 0 : blue >= PRACTICE_WINS ? 1 : null;
  return { wins: [red, blue] as const, winner };
}
