import { describe, expect, it } from 'vitest';
import { advance, type Battle, type BattleLog, inputsOf, openBattle } from './battle';
import { isVisible } from './computer';
import { ARCADE_SETS, type ArcadeSet, STANDARD, type Weapon } from './parameters';
import { COLUMNS, type Field, fieldOf, type Ground, groundAt, ROWS } from './terrain';
import { SUB } from './unit';

type Patch = readonly [Ground, column: number, row: number, width: number, height: number];

/** A field of one ground with others put on it; red begins in cell (5, 5), blue in (34, 5) unless said. */
function fieldWith(
  ground: Ground,
  patches: readonly Patch[] = [],
  starts: Field['starts'] = [
    { x: 5, y: 5 },
    { x: 34, y: 5 },
  ],
): Field {
  const terrain = Array.from({ length: COLUMNS * ROWS }, () => ground);
  for (const [sign, left, top, width, height] of patches)
    for (let y = top; y < top + height; y += 1)
      terrain.fill(sign, y * COLUMNS + left, y * COLUMNS + left + width);
  return { terrain, starts };
}
const LAND = fieldWith('.');
const SEA = fieldWith('~');
const at = (x: number, y: number, otherX = 34, otherY = 5): Field['starts'] => [
  { x, y },
  { x: otherX, y: otherY },
];

interface Given {
  readonly weapons: readonly [Weapon, Weapon];
  readonly field?: Field;
  readonly set?: ArcadeSet;
  readonly energy?: readonly [number, number];
  readonly seed?: number;
}

/** A battle after its log, and nothing beyond it; `watch` sees it after every tick. */
function after(
  { weapons, field = LAND, set = STANDARD, energy = [2500, 2500], seed = 1 }: Given,
  log: BattleLog,
  watch: (battle: Battle) => void = () => undefined,
): Battle {
  const battle = openBattle({ seed, weapons, energy, set, field });
  const ticks = log.reduce((sum, [count = 0]) => sum + count, 0);
  const inputs = inputsOf(log);
  while (battle.tick < ticks && battle.result === null) {
    advance(battle, inputs.next().value);
    watch(battle);
  }
  return battle;
}

/** Where red is, in units from its start. */
const way = (given: Given, log: BattleLog): readonly [number, number] => {
  const [start] = openBattle({
    ...given,
    seed: 1,
    energy: [1, 1],
    set: STANDARD,
    field: given.field ?? LAND,
  }).units;
  const [red] = after(given, log).units;
  return [(red.x - start.x) / SUB, (red.y - start.y) / SUB];
};

describe('moving', () => {
  it.each([
    [
      'a plane flies 100 units in 50 ticks (EW-33-05, EW-40-17)',
      'P',
      LAND,
      [[50, 3, 0, 0, 0]],
      [100, 0],
    ],
    [
      'a plane flies on with the stick in the middle (EW-33-05)',
      'P',
      LAND,
      [[50, 0, 0, 0, 0]],
      [100, 0],
    ],
    [
      'a plane turns at once to a main direction (EW-33-02)',
      'P',
      LAND,
      [[10, 5, 0, 0, 0]],
      [0, 20],
    ],
    [
      'a slow turn takes 10 ticks at half speed (EW-33-03, EW-33-04, EW-46-06)',
      'P',
      LAND,
      [[10, 4, 0, 0, 0]],
      [10, 0],
    ],
    [
      'a tank drives 37.5 units in 50 ticks (EW-34-02, EW-40-17)',
      'T',
      LAND,
      [[50, 3, 0, 0, 0]],
      [37.5, 0],
    ],
    [
      'a tank stands with the stick in the middle (EW-34-02)',
      'T',
      LAND,
      [[50, 0, 0, 0, 0]],
      [0, 0],
    ],
    [
      'a tank takes half the speed in a wood (EW-34-01, EW-46-08)',
      'T',
      fieldWith('T'),
      [[50, 3, 0, 0, 0]],
      [18.75, 0],
    ],
    [
      'a tank stops at water (EW-34-01, EW-31-02)',
      'T',
      fieldWith('.', [['~', 6, 0, 4, 25]]),
      [[50, 3, 0, 0, 0]],
      [3.75, 0],
    ],
    [
      'a tank slides along a mountain (EW-46-08)',
      'T',
      fieldWith('.', [['M', 6, 0, 2, 25]]),
      [[40, 4, 0, 0, 0]],
      [3.6914, 21.0938],
    ],
    [
      'a submarine makes 25 units in 50 ticks (EW-32-02, EW-32-07)',
      'S',
      SEA,
      [[50, 3, 0, 0, 0]],
      [25, 0],
    ],
    [
      'a submarine keeps its hull in the water (EW-32-03)',
      'S',
      fieldWith('~', [['.', 8, 0, 4, 25]]),
      [[99, 3, 0, 0, 0]],
      [14.5, 0],
    ],
    [
      'a diagonal is 181/256 of the speed (EW-38-01)',
      'T',
      LAND,
      [[50, 4, 0, 0, 0]],
      [26.3672, 26.3672],
    ],
  ] as const)('%s', (_, weapon, field, log, expected) => {
    const moved = way({ weapons: [weapon, 'T'], field }, log);
    expect(moved.map((part) => Number(part.toFixed(4)))).toEqual(expected);
  });

  it('a plane over the edge is away for 80 units and comes back elsewhere (EW-33-07, EW-38-11, EW-40-21)', () => {
    const field = fieldWith('.', [], at(38, 7));
    // At (308, 60): six ticks to the edge, 40 units down outside, 80 units on to the left edge.
    const log = [
      [6, 3, 0, 0, 0],
      [20, 5, 0, 0, 0],
      [40, 3, 0, 0, 0],
    ];
    const hidden: number[] = [];
    const { units } = after({ weapons: ['P', 'T'], field }, log, ({ units: [red], tick }) => {
      if (!isVisible(red, tick)) hidden.push(tick);
    });
    expect([units[0].x, units[0].y]).toEqual([0, 100 * SUB]);
    expect([hidden[0], hidden.at(-1), hidden.length]).toEqual([6, 65, 60]);
  });

  it('two tanks never stand in each other (EW-36-02, EW-38-11)', () => {
    const field = fieldWith('.', [], at(5, 5, 7, 5));
    const { units } = after({ weapons: ['T', 'T'], field }, [[60, 3, 0, 7, 0]]);
    expect(Math.abs(units[0].x - units[1].x)).toBeGreaterThanOrEqual(6 * SUB);
  });
});

describe('what ends a battle', () => {
  const fought = (given: Given, log: BattleLog) => after(given, [...log, [400, 0, 0, 0, 0]]).result;
  const near = at(5, 5, 12, 5);
  it.each([
    [
      'a mine burns a tank (EW-34-03, EW-46-09)',
      'TT',
      fieldWith('.', [['X', 7, 5, 1, 1]]),
      [[40, 3, 0, 0, 0]],
      1,
      ['mine', null],
    ],
    [
      'a plane crashes into a tree (EW-33-08)',
      'PT',
      fieldWith('.', [['T', 9, 5, 1, 1]]),
      [],
      1,
      ['crash_tree', null],
    ],
    [
      'a plane crashes at a mountain (EW-33-08, EW-31-02)',
      'PT',
      fieldWith('.', [['M', 9, 5, 2, 2]]),
      [],
      1,
      ['crash_mountain', null],
    ],
    [
      'a tank hits a tank (EW-34-04, EW-36-01)',
      'TT',
      fieldWith('.', [], near),
      [[1, 0, 1, 0, 0]],
      0,
      [null, 'shell'],
    ],
    [
      'a tank hits a submarine (EW-34-06)',
      'TS',
      fieldWith('.', [['~', 10, 3, 6, 6]], near),
      [[1, 0, 1, 0, 0]],
      0,
      [null, 'shell'],
    ],
    [
      'a submerged submarine is hit as well (EW-32-11)',
      'TS',
      fieldWith('.', [['~', 10, 3, 6, 6]], near),
      [
        [4, 0, 0, 3, 0],
        [20, 0, 1, 3, 0],
      ],
      0,
      [null, 'shell'],
    ],
    [
      'a plane hits a tank (EW-33-06)',
      'PT',
      fieldWith('.', [], near),
      [[1, 0, 1, 0, 0]],
      0,
      [null, 'shot'],
    ],
    [
      'planes that touch are both destroyed: a draw (EW-36-02, EW-36-04, EW-46-12)',
      'PP',
      fieldWith('.', [], near),
      [],
      null,
      ['collision', 'collision'],
    ],
    [
      'submarines that touch as well (EW-32-10)',
      'SS',
      fieldWith('~', [], near),
      [[80, 3, 0, 7, 0]],
      null,
      ['collision', 'collision'],
    ],
    [
      'who gives up has lost (EW-36-06)',
      'TT',
      LAND,
      [
        [3, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 1],
      ],
      1,
      ['given_up', null],
    ],
    [
      'a missile hits by its blast where the button is released (EW-32-04, EW-32-05, EW-46-11)',
      'ST',
      fieldWith('~', [['.', 0, 0, 40, 5]], at(5, 6, 5, 3)),
      [[11, 0, 1, 0, 0]],
      0,
      [null, 'missile'],
    ],
    [
      'a missile detonates at a tree (EW-32-05, EW-31-02)',
      'ST',
      fieldWith(
        '~',
        [
          ['T', 5, 4, 1, 1],
          ['.', 0, 0, 40, 4],
        ],
        at(5, 6, 5, 2),
      ),
      [[60, 0, 1, 0, 0]],
      undefined,
      undefined,
    ],
    [
      'a missile is steered after 10 ticks of launch (EW-32-08, EW-46-07)',
      'ST',
      fieldWith('~', [['.', 10, 0, 30, 25]], at(5, 8, 14, 5)),
      [
        [12, 0, 1, 0, 0],
        [60, 3, 1, 0, 0],
      ],
      0,
      [null, 'missile'],
    ],
    [
      'a shell passes a near tree (EW-34-05, EW-40-20)',
      'TT',
      fieldWith('.', [['T', 7, 5, 1, 1]], near),
      [[1, 0, 1, 0, 0]],
      0,
      [null, 'shell'],
    ],
    [
      'a shell ends at a tree farther away (EW-34-05, EW-46-10)',
      'TT',
      fieldWith('.', [['T', 9, 5, 1, 1]], near),
      [[1, 0, 1, 0, 0]],
      undefined,
      undefined,
    ],
    [
      'a mountain stops a shell (EW-31-02)',
      'TT',
      fieldWith('.', [['M', 8, 5, 2, 2]], near),
      [[1, 0, 1, 0, 0]],
      undefined,
      undefined,
    ],
  ] as const)('%s', (_, pair, field, log, winner, causes) => {
    const [red = 'T', blue = 'T'] = Array.from(pair) as Weapon[];
    const result = fought({ weapons: [red, blue], field }, log);
    expect([result?.winner, result?.causes]).toEqual([winner, causes]);
  });

  it('a shot hits in the tick the rules say, energies counted up to it (EW-35-06, EW-38-08 to EW-38-10, EW-40-25)', () => {
    const field = fieldWith('.', [], at(12, 5, 22, 5));
    const { result } = after({ weapons: ['P', 'T'], field }, [
      [1, 0, 1, 0, 0],
      [60, 0, 0, 0, 0],
    ]);
    expect(result).toMatchObject({ winner: 0, ticks: 16, energy: [2494, 2498] });
  });

  it.each([
    ['a shell in flight still hits the survivor: a draw', 0, null, 83],
    ['unless he has driven away', 1, 0, 84],
  ])('%s (EW-36-03, EW-46-15, EW-40-25)', (_, stick, winner, ticks) => {
    const field = fieldWith('.', [], at(5, 5, 25, 5));
    const log = [
      [1, 0, 1, 0, 0],
      [29, 0, 0, 0, 0],
      [1, 0, 0, 0, 1],
      [200, stick, 0, 0, 0],
    ];
    const { result } = after({ weapons: ['T', 'T'], field }, log);
    expect([result?.winner, result?.ticks]).toEqual([winner, ticks]);
  });
});

describe('energy (EW-35-01 to EW-35-05)', () => {
  it.each([
    ['P', 2300],
    ['T', 2420],
    ['S', 2450],
  ] as const)('of a %s after ten seconds (EW-35-02, EW-35-03, EW-40-18)', (weapon, left) => {
    const field = weapon === 'S' ? SEA : LAND;
    const [red] = after({ weapons: [weapon, 'T'], field }, [[500, 0, 0, 0, 0]]).units;
    expect(Math.ceil(red.energy / 1000)).toBe(left);
  });

  it('of a submarine is raised while its missile flies (EW-32-09, EW-40-18)', () => {
    const field = fieldWith('~', [], at(5, 20));
    const log = [
      [100, 0, 0, 0, 0],
      [130, 3, 1, 0, 0],
      [70, 7, 1, 0, 0],
      [200, 0, 0, 0, 0],
    ];
    const flying: number[] = [];
    const [red] = after({ weapons: ['S', 'T'], field }, log, ({ units: [sub], tick }) => {
      if (sub.shot !== null) flying.push(tick);
    }).units;
    // 200 ticks of flight; in the last one it ends before consumption (EW-46-13).
    expect(flying).toHaveLength(199);
    expect(red.energy).toBe(2_500_000 - 199 * 300 - 301 * 100);
  });

  it.each(['P', 'T', 'S'] as const)('used up, a %s has lost (EW-35-05, EW-46-13)', (weapon) => {
    const field = weapon === 'S' ? SEA : LAND;
    const { result } = after({ weapons: [weapon, 'T'], field, energy: [1, 2500] }, [
      [20, 0, 0, 0, 0],
    ]);
    expect(result).toMatchObject({ winner: 1, causes: ['energy', null] });
    expect(result?.energy[0]).toBe(0);
  });

  it('set observed: shots cost, rest costs nothing, and there is a last tick (EW-46-18, EW-46-19)', () => {
    const set = ARCADE_SETS.observed;
    const [red] = after({ weapons: ['S', 'S'], field: SEA, set }, [[100, 0, 0, 0, 0]]).units;
    expect(red.energy).toBe(2_500_000);
    const { result } = after({ weapons: ['S', 'S'], field: SEA, set }, [[20_000, 0, 0, 0, 0]]);
    expect(result).toMatchObject({ winner: null, causes: [null, null], ticks: 15_000 });
    const [plane] = after({ weapons: ['P', 'T'], set }, [[1, 0, 1, 0, 0]]).units;
    expect(plane.energy).toBe(2_500_000 - 500 - 10_000);
  });
});

describe('the bell of a submarine (EW-32-06, EW-38-15, EW-46-05)', () => {
  /** The first ring of red's bell with this seed; everything else follows from it (EW-38-05). */
  const ringAt = openBattle({
    seed: 1,
    weapons: ['S', 'T'],
    energy: [1, 1],
    set: STANDARD,
    field: SEA,
  }).units[0].sonar.ringAt;
  const field = fieldWith('~', [], at(5, 12, 34, 12));
  const dive = (upAt: number): Battle =>
    after({ weapons: ['S', 'S'], field, seed: 1 }, [
      [ringAt - 1, 0, 0, 0, 0],
      [1 + upAt, 3, 0, 0, 0],
      [77 - upAt, 0, 0, 0, 0],
    ]);

  it('rings between 250 and 500 ticks after the start (EW-32-07)', () => {
    expect(ringAt).toBeGreaterThanOrEqual(250);
    expect(ringAt).toBeLessThanOrEqual(500);
  });

  it.each([
    ['obeyed in time costs nothing', 20, false],
    ['the periscope up just in time as well', 70, false],
    ['obeyed too late costs 100 and shows it', 72, true],
  ])('%s (EW-40-19)', (_, upAt, isCaught) => {
    const [red] = dive(upAt).units;
    const plain = 2_500_000 - (ringAt + 77) * 100;
    expect(red.energy).toBe(isCaught ? plain - 100_000 : plain);
    expect(red.shownUntil > 0).toBe(isCaught);
  });

  it('submerged it is seen by nobody; five ticks in the middle raise the periscope (EW-32-01, EW-32-02, EW-38-13, EW-46-04)', () => {
    const modes: string[] = [];
    after(
      { weapons: ['S', 'T'], field: SEA },
      [
        [3, 3, 0, 0, 0],
        [6, 0, 0, 0, 0],
      ],
      ({ units: [red], tick }) => {
        modes.push(isVisible(red, tick) ? 'seen' : 'hidden');
      },
    );
    expect(modes.join(' ')).toBe('hidden hidden hidden hidden hidden hidden hidden hidden seen');
  });

  it('in its ear no shell finds it where depth protects (EW-46-30)', () => {
    const set = { ...STANDARD, submarine: { ...STANDARD.submarine, submergedImmune: true } };
    const pond = fieldWith('.', [['~', 10, 3, 6, 6]], at(5, 5, 12, 5));
    const log = [
      [4, 0, 0, 3, 0],
      [40, 0, 1, 3, 0],
    ];
    expect(after({ weapons: ['T', 'S'], field: pond, set }, log).result).toBeNull();
  });
});

describe('land and starts (EW-31-05, EW-46-02, EW-46-03)', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
  const share = (weapons: readonly [Weapon, Weapon], ground: Ground): number => {
    const all = seeds.flatMap((seed) => fieldOf(seed, weapons, true).terrain);
    return all.filter((one) => one === ground).length / all.length;
  };

  it('by weapons a submarine gets a sea and a tank land', () => {
    expect(share(['S', 'P'], '~')).toBeGreaterThan(0.6);
    expect(share(['T', 'P'], '~')).toBeLessThan(0.2);
  });

  it.each(['S', 'P', 'T'] as const)('every %s begins where it can be, for 200 seeds', (weapon) => {
    for (const seed of seeds) {
      const { terrain, starts } = fieldOf(seed, [weapon, weapon], false);
      for (const [side, { x, y }] of starts.entries()) {
        const ground = groundAt(terrain, x, y);
        if (weapon === 'S') expect(ground).toBe('~');
        if (weapon === 'T') expect(ground).toBe('.');
        if (weapon === 'P') expect(['T', 'M']).not.toContain(ground);
        expect(side === 0 ? x < 12 : x >= 28).toBe(true);
      }
    }
  });
});
