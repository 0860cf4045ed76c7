import { describe, expect, it } from 'vitest';
import { advance, type Battle, openBattle, type TickInput } from './battle';
import { battleByComputer } from './by-computer';
import { type ArcadeSet, ARCADE_SETS, STANDARD, type Weapon, WEAPONS } from './parameters';
import { battleSeed } from './random';
import { canFire } from './shots';
import { COLUMNS, fieldOf, type Ground, ROWS } from './terrain';
import { CAUSES, IDLE, other, type Side, SUB, type Unit } from './unit';

/** Sticks by their direction; `0` = the middle (EW-38-06). */
const STICK = { '0': 0, n: 1, ne: 2, e: 3, se: 4, s: 5, sw: 6, w: 7, nw: 8 } as const;
type Way = keyof typeof STICK;

type Spot = readonly [x: number, y: number];

/** A battle on a field of one ground with some cells otherwise, both units in units of the field. */
function battleOn(
  ground: Ground,
  weapons: readonly [Weapon, Weapon],
  at: readonly [Spot, Spot],
  {
    cells = {},
    set = {},
    energy = [2500, 2500],
  }: {
    readonly cells?: Readonly<Record<string, Ground>>;
    readonly set?: Partial<ArcadeSet>;
    readonly energy?: readonly [number, number];
  } = {},
): Battle {
  const terrain = Array.from({ length: COLUMNS * ROWS }, (_, index): Ground => {
    const cell = `${String(index % COLUMNS)},${String(Math.floor(index / COLUMNS))}`;
    return cells[cell] ?? ground;
  });
  const starts = [
    { x: 1, y: 1 },
    { x: 30, y: 1 },
  ] as const;
  const battle = openBattle({
    ...{ seed: 1, weapons, energy, field: { terrain, starts } },
    set: { ...STANDARD, ...set },
  });
  for (const unit of battle.units) {
    const [x, y] = at[unit.side];
    unit.x = x * SUB;
    unit.y = y * SUB;
  }
  return battle;
}

const input = (way: Way, isFiring = false) => ({ stick: STICK[way], isFiring });

/** Plays ticks in which red does one thing; blue does nothing. */
function play(battle: Battle, ticks: number, way: Way = '0', isFiring = false): Unit {
  for (let done = 0; done < ticks; done += 1)
    advance(battle, { inputs: [input(way, isFiring), IDLE] });
  return battle.units[0];
}

const placeOf = ({ x, y }: Unit): Spot => [x / SUB, y / SUB];

describe('the submarine', () => {
  const far = [
    [60, 100],
    [300, 20],
  ] as const;

  it('dives under way and shows its periscope after five ticks in the middle (EW-32-01, EW-32-02, EW-38-13, EW-46-01, EW-46-04)', () => {
    const battle = battleOn('~', ['S', 'T'], far);
    expect(play(battle, 1).mode).toBe('periscope');
    expect(play(battle, 1, 'e').mode).toBe('submerged');
    expect(play(battle, 5).mode).toBe('submerged');
    expect(play(battle, 1).mode).toBe('periscope');
  });

  it('goes half a unit a tick and slides along the shore (EW-32-03, EW-32-07, EW-46-08)', () => {
    const battle = battleOn('~', ['S', 'T'], far, {
      cells: Object.fromEntries(
        Array.from({ length: ROWS }, (_, y) => [`12,${String(y)}`, '.' as const]),
      ),
    });
    expect(placeOf(play(battle, 20, 'e'))).toEqual([70, 100]);
    const [x, y] = placeOf(play(battle, 60, 'se'));
    expect(x).toBeLessThan(91);
    expect(y).toBeGreaterThan(115);
  });

  it('fires a missile upwards, guides it from the tenth tick on and stands still meanwhile (EW-32-04, EW-32-08, EW-46-07)', () => {
    const battle = battleOn('~', ['S', 'T'], far);
    play(battle, 9, 'e', true);
    const red = battle.units[0];
    expect([red.mode, red.shot?.heading, placeOf(red)]).toEqual(['guiding', 0, [60, 100]]);
    play(battle, 2, 'e', true);
    expect(red.shot?.heading).toBe(2);
  });

  it.each<readonly [string, number, Way, boolean, Readonly<Record<string, Ground>>]>([
    ['when the button is released', 1, '0', false, {}],
    ['at a tree', 40, '0', true, { '7,4': 'T' }],
    ['at the edge', 60, '0', true, {}],
  ])('its missile detonates %s (EW-32-05, EW-38-08)', (_, ticks, way, isFiring, cells) => {
    const battle = battleOn('~', ['S', 'T'], far, { cells });
    play(battle, 3, '0', true);
    expect(battle.units[0].shot).not.toBeNull();
    play(battle, ticks, way, isFiring);
    expect(battle.units[0].shot).toBeNull();
    expect(canFire(battle.units[0], battle.tick, battle.set)).toBe(false);
  });

  it('its missile flies four hundred units, counted along its way (EW-38-09, EW-32-07)', () => {
    const battle = battleOn(
      '~',
      ['S', 'T'],
      [
        [300, 190],
        [10, 10],
      ],
    );
    play(battle, 11, '0', true);
    let ticks = 11;
    const around: readonly Way[] = ['w', 's', 'e', 'n'];
    for (; battle.units[0].shot !== null; ticks += 1)
      play(battle, 1, around[Math.floor(ticks / 8) % 4] ?? 'w', true);
    expect(ticks).toBe(200);
  });

  it('destroys whom its blast reaches (EW-46-11, EW-38-07)', () => {
    const battle = battleOn(
      '~',
      ['S', 'S'],
      [
        [60, 100],
        [64, 80],
      ],
    );
    play(battle, 12, '0', true);
    expect(battle.result).toMatchObject({ winner: 0, causes: [null, 'missile'] });
  });

  const ring = (set: Partial<ArcadeSet['sonar']> = {}) => ({
    set: { sonar: { ...STANDARD.sonar, min: 300, max: 300, ...set } },
  });

  it('obeys the bell with its periscope in time, else it costs energy and shows it (EW-32-06, EW-40-19, EW-38-15, EW-46-05, EW-12-08)', () => {
    const obeyed = battleOn('~', ['S', 'T'], far, ring());
    play(obeyed, 320, 'w');
    play(obeyed, 60);
    expect(obeyed.units[0].energy).toBe(2_500_000 - 380 * 100);
    const late = battleOn('~', ['S', 'T'], far, ring());
    play(late, 372, 'w');
    play(late, 4);
    expect(late.units[0].energy).toBe(2_500_000 - 376 * 100 - 100_000);
    expect(late.units[0].shownUntil).toBe(475);
  });

  it.each([
    ['destroyed', 'sonar'],
    ['reveal', null],
    ['none', null],
  ] as const)('the bell not obeyed: %s (EW-32-06)', (penalty, cause) => {
    const battle = battleOn('~', ['S', 'T'], far, ring({ penalty }));
    play(battle, 380, 'w');
    expect(battle.units[0].cause).toBe(cause);
    expect(battle.units[0].shownUntil > 0).toBe(penalty === 'reveal');
  });

  it('sinks with another one it touches: a draw (EW-32-10, EW-46-12, EW-36-04)', () => {
    const battle = battleOn(
      '~',
      ['S', 'S'],
      [
        [60, 100],
        [75, 100],
      ],
    );
    play(battle, 20, 'e');
    expect(battle.result).toMatchObject({ winner: null, causes: ['collision', 'collision'] });
  });

  it.each([
    [false, 'shell'],
    [true, null],
  ] as const)(
    'can be hit submerged unless depth protects: %s (EW-32-11, EW-46-30)',
    (submergedImmune, cause) => {
      const battle = battleOn(
        '~',
        ['T', 'S'],
        [
          [60, 100],
          [100, 100],
        ],
        { set: { submarine: { ...STANDARD.submarine, submergedImmune } } },
      );
      const dives: TickInput = { inputs: [input('0', true), input('n')] };
      battle.units[1].mode = 'submerged';
      for (let tick = 0; tick < 15; tick += 1)
        advance(battle, tick === 0 ? dives : { inputs: [IDLE, input(tick % 2 ? 's' : 'n')] });
      expect(battle.units[1].cause).toBe(cause);
    },
  );
});

describe('the plane', () => {
  const far = [
    [100, 44],
    [300, 180],
  ] as const;

  it('flies two units a tick, in diagonals by 181 in 256 (EW-40-17, EW-33-01, EW-33-05, EW-38-01)', () => {
    expect(placeOf(play(battleOn('~', ['P', 'S'], far), 50))).toEqual([200, 44]);
    const battle = battleOn('~', ['P', 'S'], far);
    battle.units[0].heading = 3;
    const [x, y] = placeOf(play(battle, 50));
    expect([x, y]).toEqual([100 + (50 * 362) / 256, 44 + (50 * 362) / 256]);
  });

  it('turns at once by a main direction, slowly by a diagonal: blinking, at half speed (EW-33-02, EW-33-03, EW-33-04, EW-46-06, EW-38-14)', () => {
    const battle = battleOn('~', ['P', 'S'], far);
    expect(play(battle, 1, 's').heading).toBe(4);
    expect(play(battle, 1, 'e').heading).toBe(2);
    const [before] = placeOf(battle.units[0]);
    play(battle, 10, 'se');
    expect([battle.units[0].heading, battle.units[0].turning?.to]).toEqual([2, 3]);
    expect(placeOf(battle.units[0])[0] - before).toBe(10);
    play(battle, 1, 'se');
    expect([battle.units[0].heading, battle.units[0].turning]).toEqual([3, null]);
  });

  it('turns clockwise where both senses are equally long (EW-33-04)', () => {
    const battle = battleOn('~', ['P', 'S'], far);
    battle.units[0].heading = 7;
    expect(play(battle, 11, 'se').heading).toBe(0);
  });

  it('shoots straight ahead and hits in the fifteenth tick (EW-33-06, EW-40-25, EW-36-01, EW-38-10)', () => {
    const battle = battleOn(
      '.',
      ['P', 'T'],
      [
        [100, 44],
        [180, 44],
      ],
    );
    play(battle, 1, '0', true);
    play(battle, 15);
    expect(battle.result).toMatchObject({
      winner: 0,
      causes: [null, 'shot'],
      energy: [2494, 2498],
    });
    expect(battle.result?.ticks).toBe(16);
  });

  it('leaves at one edge, is steered outside and comes back elsewhere (EW-33-07, EW-40-21, EW-38-11)', () => {
    const battle = battleOn(
      '~',
      ['P', 'S'],
      [
        [318, 60],
        [10, 180],
      ],
    );
    play(battle, 1);
    expect(canFire(battle.units[0], battle.tick, battle.set)).toBe(false);
    play(battle, 20, 's');
    play(battle, 40, 'e');
    expect(placeOf(battle.units[0])).toEqual([0, 100]);
  });

  it.each([
    ['T', 'crash_tree'],
    ['M', 'crash_mountain'],
  ] as const)('crashes at %s (EW-33-08, EW-31-02, EW-46-09)', (ground, cause) => {
    const battle = battleOn('.', ['P', 'T'], far, { cells: { '14,5': ground } });
    play(battle, 10);
    expect(battle.result).toMatchObject({ winner: 1, causes: [cause, null] });
  });

  it('is destroyed with another one it touches (EW-36-02, EW-46-12)', () => {
    const battle = battleOn(
      '~',
      ['P', 'P'],
      [
        [100, 44],
        [130, 44],
      ],
    );
    play(battle, 10);
    expect(battle.result).toMatchObject({ winner: null, causes: ['collision', 'collision'] });
  });
});

describe('the tank', () => {
  const far = [
    [100, 44],
    [300, 180],
  ] as const;

  it.each([
    ['.', 37.5],
    ['T', 18.75],
  ] as const)(
    'on %s goes %s units in fifty ticks (EW-34-01, EW-34-02, EW-40-17)',
    (ground, way) => {
      const battle = battleOn(ground, ['T', 'T'], far);
      expect(placeOf(play(battle, 50, 'e'))).toEqual([100 + way, 44]);
    },
  );

  it.each(['~', 'M'] as const)(
    'is stopped by %s and slides along it (EW-34-02, EW-31-02)',
    (ground) => {
      const cells = Object.fromEntries(
        Array.from({ length: ROWS }, (_, y) => [`13,${String(y)}`, ground]),
      );
      const battle = battleOn('.', ['T', 'T'], far, { cells });
      const [x, y] = placeOf(play(battle, 50, 'se'));
      expect(x).toBeLessThan(104);
      expect(y).toBeGreaterThan(60);
    },
  );

  it('burns on a mine, by the cell of its middle (EW-34-03, EW-46-09)', () => {
    const battle = battleOn('.', ['T', 'T'], far, { cells: { '13,5': 'X' } });
    play(battle, 10, 'e');
    expect(battle.result).toMatchObject({ winner: 1, causes: ['mine', null] });
  });

  it.each([
    [true, 14],
    [false, 17],
  ] as const)(
    'its shell passes a tree nearby: %s at %s units (EW-34-05, EW-40-20, EW-34-04)',
    (passes, way) => {
      // The tree begins at 112 units.
      const battle = battleOn(
        '.',
        ['T', 'T'],
        [
          [112 - way, 44],
          [150, 44],
        ],
        { cells: { '14,5': 'T' } },
      );
      play(battle, 1, '0', true);
      play(battle, 30);
      expect(battle.units[1].cause).toBe(passes ? 'shell' : null);
    },
  );

  it('passes the tree it is fired in (EW-46-10)', () => {
    const battle = battleOn(
      '.',
      ['T', 'T'],
      [
        [116, 44],
        [150, 44],
      ],
      { cells: { '14,5': 'T' } },
    );
    play(battle, 1, '0', true);
    play(battle, 30);
    expect(battle.units[1].cause).toBe('shell');
  });

  it('does not enter the box of another tank: both stay (EW-36-02, EW-38-11)', () => {
    const battle = battleOn(
      '.',
      ['T', 'T'],
      [
        [100, 44],
        [108, 44],
      ],
    );
    expect(placeOf(play(battle, 50, 'e'))[0]).toBeLessThanOrEqual(102);
  });

  it.each([
    [60, 52, 'draw', 82],
    [60, 52, 'driven', 83],
  ] as const)(
    'two shells: the second one still counts (%s ticks, %s, %s) (EW-40-25, EW-36-03, EW-46-15, EW-34-06)',
    (_, first, how, last) => {
      const battle = battleOn(
        '.',
        ['T', 'T'],
        [
          [80, 44],
          [240, 44],
        ],
      );
      for (let tick = 0; battle.result === null && tick < 120; tick += 1) {
        const red = how === 'driven' && tick > first ? input('n') : input('0', tick === 0);
        advance(battle, { inputs: [red, input('0', tick === 30)] });
        if (tick === first - 1) expect(battle.lostAt).toBeNull();
        if (tick === first) expect(battle.lostAt).toBe(first);
      }
      expect(battle.result?.winner).toBe(how === 'draw' ? null : 0);
      expect(battle.result?.ticks).toBe(last + 1);
    },
  );
});

describe('energy', () => {
  it.each([
    ['P', 2300],
    ['T', 2420],
    ['S', 2450],
  ] as const)(
    '%s has %s left after ten seconds (EW-40-18, EW-35-01, EW-35-02, EW-35-03, EW-33-09)',
    (weapon, left) => {
      const battle = battleOn(
        weapon === 'T' ? '.' : '~',
        [weapon, 'S'],
        [
          [100, 100],
          [300, 30],
        ],
      );
      play(battle, 500);
      expect(Math.ceil(battle.units[0].energy / 1000)).toBe(left);
    },
  );

  it('is used faster while a missile flies (EW-32-09, EW-40-18, EW-46-18)', () => {
    const battle = battleOn(
      '~',
      ['S', 'T'],
      [
        [60, 190],
        [300, 20],
      ],
    );
    play(battle, 50, '0', true);
    expect(battle.units[0].energy).toBe(2_500_000 - 50 * 300);
  });

  it('used up loses the battle, and is shown rounded up (EW-35-04, EW-35-05, EW-33-08, EW-46-13)', () => {
    const battle = battleOn(
      '~',
      ['P', 'S'],
      [
        [100, 44],
        [300, 180],
      ],
      { energy: [1, 2500] },
    );
    play(battle, 2);
    expect(battle.result).toBeNull();
    play(battle, 1);
    expect(battle.result).toMatchObject({ winner: 1, causes: ['energy', null], energy: [0, 2500] });
  });

  it('is used by nobody after the first destruction (EW-35-06, EW-46-15)', () => {
    const battle = battleOn(
      '.',
      ['T', 'T'],
      [
        [80, 44],
        [240, 44],
      ],
    );
    for (let tick = 0; tick <= 60; tick += 1)
      advance(battle, { inputs: [input('0', tick === 0), input('0', tick === 30)] });
    expect(battle.units.map(({ energy }) => energy)).toEqual([
      2_500_000 - 53 * 160,
      2_500_000 - 53 * 160,
    ]);
  });

  it('ends a battle at the limit of ticks with a draw (EW-46-18, EW-46-19)', () => {
    const battle = battleOn(
      '~',
      ['S', 'S'],
      [
        [60, 100],
        [200, 100],
      ],
      { set: { maxTicks: 40 } },
    );
    play(battle, 50);
    expect(battle.result).toMatchObject({ winner: null, causes: [null, null], ticks: 40 });
  });

  it('every set that rests for nothing has a limit (EW-46-19, EW-30-06)', () => {
    for (const { energy, maxTicks } of Object.values(ARCADE_SETS))
      expect(energy.subRest > 0 || maxTicks > 0).toBe(true);
  });
});

describe('a tick', () => {
  it('gives the same whoever is red (EW-38-02, EW-46-14)', () => {
    const at = [
      [100, 100],
      [220, 100],
    ] as const;
    const turned = (side: Side): Battle => {
      const battle = battleOn('.', ['T', 'T'], side === 0 ? at : [at[1], at[0]]);
      battle.units[side].heading = 2;
      battle.units[other(side)].heading = 6;
      const first = input('e', true);
      const second = input('w', true);
      for (let tick = 0; tick < 60; tick += 1)
        advance(battle, {
          inputs: side === 0 ? [first, second] : [second, first],
        });
      return battle;
    };
    const [a, b] = [turned(0), turned(1)];
    expect(b.result?.causes.toReversed()).toEqual(a.result?.causes);
    expect(placeOf(b.units[1])).toEqual(placeOf(a.units[0]));
  });

  it('counts the first of several causes (EW-46-14)', () => {
    expect(CAUSES[0]).toBe('shot');
    const battle = battleOn(
      '.',
      ['T', 'P'],
      [
        [100, 44],
        [106, 44],
      ],
      { cells: { '12,5': 'X' } },
    );
    advance(battle, { inputs: [IDLE, input('0', true)], givesUp: 0 });
    expect(battle.units[0].cause).toBe('shot');
  });

  it('ends a battle that is given up, the energy left counts (EW-36-06)', () => {
    const battle = battleOn(
      '.',
      ['T', 'T'],
      [
        [100, 44],
        [200, 44],
      ],
    );
    advance(battle, { inputs: [IDLE, IDLE], givesUp: 0 });
    expect(battle.result).toMatchObject({ winner: 1, causes: ['given_up', null] });
    expect(battle.result?.energy).toEqual([2500, 2500]);
    expect(battle.result?.ticks).toBe(1);
  });

  it('stands where the example says after 181 ticks (EW-40-24, EW-46-16, EW-38-12)', () => {
    const battle = openBattle({
      ...{ seed: 12345, weapons: ['T', 'T'], energy: [2500, 2500], set: STANDARD },
    });
    const runs: readonly (readonly [number, Way, boolean, Way, boolean])[] = [
      [60, 'e', false, 'w', false],
      [20, 'ne', false, 'sw', false],
      [1, 'e', true, 'w', true],
      [100, 'e', false, 'w', false],
    ];
    for (const [ticks, red, fires, blue, firesBack] of runs)
      for (let tick = 0; tick < ticks; tick += 1)
        advance(battle, { inputs: [input(red, fires), input(blue, firesBack)] });
    expect(battle.units.map((unit) => [...placeOf(unit), unit.heading])).toEqual([
      [119.484375, 86.765625, 2],
      [144.703125, 110.546875, 6],
    ]);
    expect(battle.units.map(({ energy }) => energy)).toEqual([2_471_040, 2_471_040]);
  });

  it('before the first fire buttons count as released in the set people play with (EW-46-29)', () => {
    const battle = battleOn(
      '.',
      ['T', 'T'],
      [
        [100, 44],
        [200, 44],
      ],
      { set: { fireFrom: 100 } },
    );
    play(battle, 1, '0', true);
    expect(battle.units[0].shot).toBeNull();
  });
});

describe('a free battle', () => {
  it.each(WEAPONS.flatMap((red) => WEAPONS.map((blue) => [red, blue] as const)))(
    '%s against %s: any pair, any energies, and both rests with their difference (EW-24-06, EW-25-03, EW-30-01, EW-30-05)',
    (red, blue) => {
      const { result } = battleByComputer(
        { seed: 5, weapons: [red, blue], energy: [1, 9999], set: STANDARD },
        'standard',
      );
      // One unit is gone within a second: without energy no weapon works.
      expect(result.winner).toBe(1);
      expect(result.energy[0] - result.energy[1]).toBeLessThan(-9000);
    },
  );

  it('has a bell of its own for every submarine (EW-38-05)', () => {
    const setup = { seed: 9, energy: [2500, 2500], set: STANDARD } as const;
    const both = openBattle({ ...setup, weapons: ['S', 'S'] });
    const alone = openBattle({ ...setup, weapons: ['S', 'P'] });
    const [red, blue] = both.units.map(({ sonar }) => sonar.ringAt);
    expect(red).not.toBe(blue);
    expect(alone.units[0].sonar.ringAt).toBe(red);
  });
});

describe('the field', () => {
  it.each([
    [['S', 'P'], 3, 8],
    [['T', 'P'], 19, 24],
    [['S', 'T'], 13, 18],
  ] as const)(
    'of %s lies by the weapons from row %s to %s where it is wished so (EW-46-03, EW-31-07)',
    (weapons, least, most) => {
      for (let seed = 1; seed < 20; seed += 1) {
        const { terrain } = fieldOf(seed, weapons, true);
        for (let x = 0; x < COLUMNS; x += 1) {
          const coast = Array.from({ length: ROWS }, (_, y) => terrain[y * COLUMNS + x]).indexOf(
            '~',
          );
          expect(coast === -1 || (coast >= least - 1 && coast <= most)).toBe(true);
        }
      }
    },
  );

  it('is another one for every battle, with room for both starts (EW-31-01, EW-31-03, EW-31-06, EW-46-02)', () => {
    const seen = new Set<string>();
    for (let no = 1; no <= 50; no += 1) {
      const { terrain, starts } = fieldOf(battleSeed(7, no), ['T', 'S'], false);
      seen.add(terrain.join(''));
      const [red, blue] = starts;
      expect(terrain[red.y * COLUMNS + red.x]).toBe('.');
      expect(terrain[blue.y * COLUMNS + blue.x]).toBe('~');
      expect(red.x).toBeLessThan(12);
      expect(blue.x).toBeGreaterThan(27);
    }
    expect(seen.size).toBe(50);
    const { units } = openBattle({
      ...{ seed: 3, weapons: ['T', 'S'], energy: [9, 9], set: STANDARD },
    });
    expect(units.map(({ heading }) => heading)).toEqual([2, 6]);
  });
});
