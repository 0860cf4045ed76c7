import {
  advance,
  type ArcadeSet,
  battleSeed,
  type BattleResult,
  computerInput,
  computerOf,
  openBattle,
  type Strength,
  type Weapon,
  WEAPONS,
} from '../../engine/systems/eroberung/pages';

/** A battle of two computers of one strength; a limit of ticks ends what would go on for ever. */
export function foughtByComputers(
  weapons: readonly [Weapon, Weapon],
  seed: number,
  set: ArcadeSet,
  strength: Strength,
): BattleResult {
  const battle = openBattle({ seed, weapons, energy: [2500, 2500], set });
  const red = computerOf(battle, 0, seed, strength);
  const blue = computerOf(battle, 1, seed, strength);
  while (battle.result === null)
    advance(battle, { inputs: [computerInput(red, battle), computerInput(blue, battle)] });
  return battle.result;
}

/** Result of many battles of one weapon against another, each seed fought on both sides (EW-46-31). */
export interface PairMeasure {
  readonly pair: readonly [Weapon, Weapon];
  /** Shares of all battles. */
  readonly first: number;
  readonly second: number;
  readonly draws: number;
  readonly red: number;
  readonly energyAlone: number;
  /** Seconds of real time. */
  readonly median: number;
  readonly shortest10: number;
  readonly longest10: number;
  readonly causes: Readonly<Record<string, number>>;
}

/** The pairs of weapons, each once. */
export const PAIRS = WEAPONS.flatMap((a, at) => WEAPONS.slice(at).map((b) => [a, b] as const));

/** Measures one pair: `seeds` seeds on either side. */
export function measurePair(
  [a, b]: readonly [Weapon, Weapon],
  seeds: number,
  set: ArcadeSet,
  strength: Strength = 'normal',
): PairMeasure {
  const fought = Array.from({ length: seeds }, (_, index) => battleSeed(index + 1, 1)).flatMap(
    (seed) => [
      { firstSide: 0, result: foughtByComputers([a, b], seed, set, strength) },
      { firstSide: 1, result: foughtByComputers([b, a], seed, set, strength) },
    ],
  );
  const share = (holds: (one: (typeof fought)[number]) => boolean): number =>
    fought.filter(holds).length / fought.length;
  const seconds = fought
    .map(({ result }) => (result.ticks * 2) / set.pace)
    .toSorted((one, two) => one - two);
  const at = (part: number): number => seconds[Math.floor(part * seconds.length)] ?? 0;
  const causes: Record<string, number> = {};
  for (const { result, firstSide } of fought)
    for (const side of [0, 1] as const) {
      const cause = result.causes[side];
      if (cause === null) continue;
      const key = `${side === firstSide ? a : b} ${cause}`;
      causes[key] = (causes[key] ?? 0) + 1;
    }
  return {
    pair: [a, b],
    first: share(({ result, firstSide }) => result.winner === firstSide),
    second: share(({ result, firstSide }) => result.winner === 1 - firstSide),
    draws: share(({ result }) => result.winner === null),
    red: share(({ result }) => result.winner === 0),
    energyAlone: share(
      ({ result }) =>
        result.causes.includes('energy') &&
        result.causes.every((cause) => cause === null || cause === 'energy'),
    ),
    median: at(0.5),
    shortest10: at(0.1),
    longest10: at(0.9),
    causes,
  };
}
