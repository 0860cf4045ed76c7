import { describe, expect, it } from 'vitest';
import { type BattleLog, replay } from './battle';
import { battleByComputer } from './by-computer';
import type { Strength } from './computer';
import { ARCADE_SETS, STANDARD, type Weapon, WEAPONS } from './parameters';
import { battleSeed, randomOf } from './random';
import { fieldOf } from './terrain';

it('draws the numbers of the rules (EW-31-04)', () => {
  const { below } = randomOf(1);
  expect(Array.from({ length: 5 }, () => below(2 ** 32))).toEqual([
    270369, 67634689, 2647435461, 307599695, 2398689233,
  ]);
  expect([battleSeed(7, 1), battleSeed(7, 2)]).toEqual([1025555898, 2039460121]);
});

it('makes the test terrain of the rules (EW-31-05, EW-31-08)', () => {
  const { terrain, starts } = fieldOf(12345, ['T', 'T'], false);
  expect(starts).toEqual([
    { x: 6, y: 11 },
    { x: 34, y: 12 },
  ]);
  const lines = Array.from({ length: 18 }, (_, y) => terrain.slice(40 * y, 40 * y + 40).join(''));
  expect(lines).toEqual([
    '..........................TT........MM..',
    '...............X..........TTT.......MM.X',
    '.......................TTTT.T...........',
    '..................................X.....',
    '....X...................................',
    '........................................',
    '.X..............................MMT.....',
    '................................MM......',
    'MM.........MM....................T......',
    'MM.........MM.......T..T.........T......',
    '...........T...MM...TTTT................',
    '.........TTT...MM....TTT................',
    '.........T...T.....TTT..................',
    '.........T..T~~~~.......................',
    '.........X..~~~~~~~~....................',
    '.~~...~..X~~~~~~~~~~~.....~~..~~~....X..',
    '~~~~.~~~~~~~~~~~~~~~~~~..~~~~~~~~~.....~',
    '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~..~~',
  ]);
});

describe('battles of the rules (EW-40-23)', () => {
  const rows: readonly (readonly [
    number,
    readonly [Weapon, Weapon],
    readonly [number, number],
    BattleLog,
    object,
  ])[] = [
    [
      7,
      ['P', 'S'],
      [2500, 2500],
      [
        [15, 4, 0, 7, 0],
        [6, 3, 1, 0, 0],
        [40, 2, 0, 3, 1],
        [30, 6, 1, 1, 1],
        [50, 7, 0, 8, 0],
      ],
      {
        winner: 1,
        causes: ['crash_tree', null],
        energy: [2478, 2489],
        ticks: 56,
        hash: 1660457719,
      },
    ],
    [
      99,
      ['P', 'P'],
      [800, 900],
      [
        [25, 4, 0, 8, 0],
        [10, 3, 1, 7, 1],
        [60, 5, 0, 1, 0],
        [12, 0, 1, 0, 0],
      ],
      { winner: null, causes: ['shot', 'shot'], energy: [783, 883], ticks: 43, hash: 4273626274 },
    ],
    [
      99,
      ['S', 'T'],
      [800, 900],
      [
        [25, 4, 0, 8, 0],
        [80, 1, 1, 7, 1],
        [60, 5, 0, 1, 0],
        [12, 0, 1, 0, 0],
      ],
      { winner: 0, causes: [null, 'energy'], energy: [220, 0], ticks: 5625, hash: 3929625378 },
    ],
    [
      12345,
      ['T', 'T'],
      [2500, 2500],
      [
        [60, 3, 0, 7, 0],
        [20, 2, 0, 6, 0],
        [1, 3, 1, 7, 1],
        [100, 3, 0, 7, 0],
      ],
      { winner: null, causes: ['energy', 'energy'], energy: [0, 0], ticks: 15625, hash: 720942911 },
    ],
  ];
  it.each(rows)('seed %s, %s', (seed, weapons, energy, log, result) => {
    expect(replay({ seed, weapons, energy, set: STANDARD }, log).result).toEqual(result);
  });
});

describe('battles between computers (EW-46-24, EW-46-25, EW-46-26, EW-46-27, EW-46-28)', () => {
  const fought = (red: Weapon, blue: Weapon, seed: number, strength: Strength) =>
    battleByComputer(
      { seed, weapons: [red, blue], energy: [900, 900], set: ARCADE_SETS.fair },
      'fair',
      strength,
    );

  it.each(WEAPONS.flatMap((red) => WEAPONS.map((blue) => [red, blue] as const)))(
    '%s against %s end, the same for the same seed, with a cause for the loser',
    (red, blue) => {
      for (const [seed, strength] of [
        [1, 'easy'],
        [2, 'normal'],
        [3, 'hard'],
      ] as const) {
        const battle = fought(red, blue, seed, strength);
        expect(fought(red, blue, seed, strength)).toEqual(battle);
        const { winner, causes } = battle.result;
        expect(winner === null || causes[winner] === null).toBe(true);
        expect(causes.some((cause) => cause !== null)).toBe(true);
      }
    },
  );
});
