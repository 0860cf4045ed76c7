import { describe, expect, it } from 'vitest';
import { advance, type Battle, openBattle, replay, type TickInput } from './battle';
import { battleByComputer } from './by-computer';
import { isVisible } from './computer';
import { type ArcadeSet, ARCADE_SETS, STANDARD, type Weapon, WEAPONS } from './parameters';
import { battleSeed } from './random';
import { canFire } from './shots';
import { COLUMNS, fieldOf, type Ground, groundAt, ROWS } from './terrain';
import { CAUSES, IDLE, other, type Side, SUB, type Unit } from './unit';

/** Sticks by their direction; `0` = the middle (EW-38-06). */
const STICK = { '0': 0, n: 1, ne: 2, e: 3, se: 4, s: 5, sw: 6, w: 7, nw: 8 } as const;
type Way = keyof typeof STICK;

type Spot = readonly [x: number, y: number];

/** Weapons of red and blue by their letters: `TS` is a tank against a submarine. */
type Pair = `${Weapon}${Weapon}`;

const weaponsOf = (pair: Pair) => Array.from(pair) as [Weapon, Weapon];

const PAIRS = WEAPONS.flatMap((red) => WEAPONS.map((blue): Pair => `${red}${blue}`));

interface Otherwise {
  /** Cells of another ground by `column,row`. */
  readonly cells?: Readonly<Record<string, Ground>>;
  readonly set?: Partial<ArcadeSet>;
  readonly energy?: readonly [number, number];
}

/** A battle on a field of one ground with some cells otherwise; where red and blue stand in units of the field. */
function battleOn(
  ground: Ground,
  pair: Pair,
  [redX, redY, blueX, blueY]: readonly [number, number, number, number],
  { cells = {}, set = {}, energy = [2500, 2500] }: Otherwise = {},
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
    seed: 1,
    weapons: weaponsOf(pair),
    energy,
    field: { terrain, starts },
    set: { ...STANDARD, ...set },
  });
  const [red, blue] = battle.units;
  Object.assign(red, { x: redX * SUB, y: redY * SUB });
  Object.assign(blue, { x: blueX * SUB, y: blueY * SUB });
  return battle;
}

/** A column of the field that is of one ground. */
const column = (x: number, ground: Ground): Readonly<Record<string, Ground>> =>
  Object.fromEntries(Array.from({ length: ROWS }, (_, y) => [`${String(x)},${String(y)}`, ground]));

const input = (way: Way, isFiring = false) => ({ stick: STICK[way], isFiring });

/** Plays ticks in which red does one thing; blue does nothing by default. */
function play(battle: Battle, ticks: number, way: Way = '0', isFiring = false, blue = IDLE): Unit {
  for (let done = 0; done < ticks; done += 1)
    advance(battle, { inputs: [input(way, isFiring), blue] });
  return battle.units[0];
}

const placeOf = ({ x, y }: Unit): Spot => [x / SUB, y / SUB];

describe('the submarine', () => {
  const far = [60, 100, 300, 20] as const;

  it('dives under way and shows its periscope after five ticks in the middle (EW-32-01, EW-32-02, EW-38-13, EW-46-01, EW-46-04)', () => {
    const battle = battleOn('~', 'ST', far);
    expect(play(battle, 1).mode).toBe('periscope');
    expect(play(battle, 3, 'e').mode).toBe('submerged');
    const seen = Array.from({ length: 6 }, () => isVisible(play(battle, 1), battle.tick));
    expect(seen).toEqual([false, false, false, false, false, true]);
    expect(battle.units[0].mode).toBe('periscope');
  });

  it('goes half a unit a tick and slides along the shore (EW-32-03, EW-32-07, EW-46-08)', () => {
    const battle = battleOn('~', 'ST', far, { cells: column(12, '.') });
    expect(placeOf(play(battle, 20, 'e'))).toEqual([70, 100]);
    const [x, y] = placeOf(play(battle, 60, 'se'));
    expect(x).toBeLessThan(91);
    expect(y).toBeGreaterThan(115);
    const straight = battleOn('~', 'ST', far, { cells: column(12, '.') });
    expect(placeOf(play(straight, 99, 'e'))).toEqual([90.5, 100]);
  });

  it('fires a missile upwards, guides it from the tenth tick on and stands still meanwhile (EW-32-04, EW-32-08, EW-46-07)', () => {
    const battle = battleOn('~', 'ST', far);
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
    const battle = battleOn('~', 'ST', far, { cells });
    play(battle, 3, '0', true);
    expect(battle.units[0].shot).not.toBeNull();
    play(battle, ticks, way, isFiring);
    expect([battle.units[0].shot, battle.result]).toEqual([null, null]);
    expect(canFire(battle.units[0], battle.tick, battle.set)).toBe(false);
  });

  it('its missile flies four hundred units, counted along its way, and costs energy meanwhile (EW-32-09, EW-38-09, EW-32-07, EW-40-18)', () => {
    const battle = battleOn('~', 'ST', [300, 190, 10, 10]);
    play(battle, 11, '0', true);
    let ticks = 11;
    const around: readonly Way[] = ['w', 's', 'e', 'n'];
    for (; battle.units[0].shot !== null; ticks += 1)
      play(battle, 1, around[Math.floor(ticks / 8) % 4] ?? 'w', true);
    expect(ticks).toBe(200);
    // In the last tick it ends before consumption (EW-46-13).
    expect(battle.units[0].energy).toBe(2_500_000 - 199 * 300 - 100);
  });

  it.each([
    ['in its way', 'SS', [60, 100, 64, 80], 8, 1, '0', true],
    ['beside the place where the button is released', 'ST', [44, 52, 44, 28], 10, 1, '0', false],
    ['it is steered to', 'ST', [44, 68, 116, 44], 12, 60, 'e', true],
  ] as const)(
    'its missile destroys whom its blast reaches: %s (EW-32-04, EW-32-05, EW-32-08, EW-46-11, EW-38-07)',
    (_, pair, at, first, ticks, way, isFiring) => {
      const battle = battleOn('~', pair, at);
      play(battle, first, '0', true);
      expect(battle.result).toBeNull();
      play(battle, ticks, way, isFiring);
      expect(battle.result).toMatchObject({ winner: 0, causes: [null, 'missile'] });
    },
  );

  const ring = (set: Partial<ArcadeSet['sonar']> = {}) => ({
    set: { sonar: { ...STANDARD.sonar, min: 300, max: 300, ...set } },
  });

  it.each([
    ['obeyed in time costs nothing', 20, 0],
    ['obeyed just in time as well', 70, 0],
    ['obeyed too late costs a hundred and shows it', 72, 475],
  ])('the bell %s (EW-32-06, EW-40-19, EW-38-15, EW-46-05, EW-12-08)', (_, upAt, shownUntil) => {
    const battle = battleOn('~', 'ST', far, ring());
    play(battle, 300 + upAt, 'w');
    const { energy, ...red } = play(battle, 77 - upAt);
    expect(energy).toBe(2_500_000 - 377 * 100 - (shownUntil > 0 ? 100_000 : 0));
    expect(Math.max(0, red.shownUntil)).toBe(shownUntil);
  });

  it.each([
    ['destroyed', 'sonar'],
    ['reveal', null],
    ['none', null],
  ] as const)('the bell not obeyed: %s (EW-32-06)', (penalty, cause) => {
    const battle = battleOn('~', 'ST', far, ring({ penalty }));
    play(battle, 380, 'w');
    expect(battle.units[0].cause).toBe(cause);
    expect(battle.units[0].shownUntil > 0).toBe(penalty === 'reveal');
  });

  it('sinks with another one it touches: a draw (EW-32-10, EW-46-12, EW-36-04)', () => {
    const battle = battleOn('~', 'SS', [60, 100, 75, 100]);
    play(battle, 20, 'e');
    expect(battle.result).toMatchObject({ winner: null, causes: ['collision', 'collision'] });
  });

  it.each([
    [false, 'shell'],
    [true, null],
  ] as const)(
    'can be hit submerged unless depth protects: %s (EW-32-11, EW-46-30)',
    (submergedImmune, cause) => {
      const battle = battleOn('~', 'TS', [60, 100, 100, 100], {
        set: { submarine: { ...STANDARD.submarine, submergedImmune } },
      });
      const dives: TickInput = { inputs: [input('0', true), input('n')] };
      battle.units[1].mode = 'submerged';
      for (let tick = 0; tick < 15; tick += 1)
        advance(battle, tick === 0 ? dives : { inputs: [IDLE, input(tick % 2 ? 's' : 'n')] });
      expect(battle.units[1].cause).toBe(cause);
    },
  );
});

describe('the plane', () => {
  const far = [100, 44, 300, 180] as const;

  it('flies two units a tick, in diagonals by 181 in 256 (EW-40-17, EW-33-01, EW-33-05, EW-38-01)', () => {
    expect(placeOf(play(battleOn('~', 'PS', far), 50))).toEqual([200, 44]);
    const battle = battleOn('~', 'PS', far);
    battle.units[0].heading = 3;
    const [x, y] = placeOf(play(battle, 50));
    expect([x, y]).toEqual([100 + (50 * 362) / 256, 44 + (50 * 362) / 256]);
  });

  it('turns at once by a main direction, slowly by a diagonal: blinking, at half speed (EW-33-02, EW-33-03, EW-33-04, EW-46-06, EW-38-14)', () => {
    const battle = battleOn('~', 'PS', far);
    expect(play(battle, 10, 's').heading).toBe(4);
    expect(placeOf(battle.units[0])).toEqual([100, 64]);
    expect(play(battle, 1, 'e').heading).toBe(2);
    const [before] = placeOf(battle.units[0]);
    play(battle, 10, 'se');
    expect([battle.units[0].heading, battle.units[0].turning?.to]).toEqual([2, 3]);
    expect(placeOf(battle.units[0])[0] - before).toBe(10);
    play(battle, 1, 'se');
    expect([battle.units[0].heading, battle.units[0].turning]).toEqual([3, null]);
  });

  it('turns clockwise where both senses are equally long (EW-33-04)', () => {
    const battle = battleOn('~', 'PS', far);
    battle.units[0].heading = 7;
    expect(play(battle, 11, 'se').heading).toBe(0);
  });

  it('shoots straight ahead and hits in the fifteenth tick (EW-33-06, EW-40-25, EW-36-01, EW-38-10)', () => {
    const battle = battleOn('.', 'PT', [100, 44, 180, 44]);
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
    // Six ticks to the edge, 40 units down outside, 80 units on to the left edge.
    const battle = battleOn('~', 'PS', [308, 60, 10, 180]);
    const ways = [
      ...Array<Way>(6).fill('e'),
      ...Array<Way>(20).fill('s'),
      ...Array<Way>(40).fill('e'),
    ];
    const hidden = ways.flatMap((way) =>
      isVisible(play(battle, 1, way), battle.tick) ? [] : battle.tick,
    );
    expect([hidden[0], hidden.at(-1), hidden.length]).toEqual([6, 65, 60]);
    expect(placeOf(battle.units[0])).toEqual([0, 100]);
  });

  it.each([
    ['T', 'crash_tree'],
    ['M', 'crash_mountain'],
  ] as const)('crashes at %s (EW-33-08, EW-31-02, EW-46-09)', (ground, cause) => {
    const battle = battleOn('.', 'PT', far, { cells: { '14,5': ground } });
    play(battle, 10);
    expect(battle.result).toMatchObject({ winner: 1, causes: [cause, null] });
  });

  it('is destroyed with another one it touches (EW-36-02, EW-46-12)', () => {
    const battle = battleOn('~', 'PP', [100, 44, 130, 44]);
    play(battle, 10);
    expect(battle.result).toMatchObject({ winner: null, causes: ['collision', 'collision'] });
  });
});

describe('the tank', () => {
  const far = [100, 44, 300, 180] as const;

  it.each([
    ['.', 'e', 37.5],
    ['T', 'e', 18.75],
    ['.', '0', 0],
  ] as const)(
    'on %s with the stick to %s goes %s units in fifty ticks (EW-34-01, EW-34-02, EW-40-17)',
    (ground, stick, way) => {
      const battle = battleOn(ground, 'TT', far);
      expect(placeOf(play(battle, 50, stick))).toEqual([100 + way, 44]);
    },
  );

  it.each(['~', 'M'] as const)(
    'is stopped by %s and slides along it (EW-34-01, EW-34-02, EW-31-02, EW-46-08)',
    (ground) => {
      const battle = battleOn('.', 'TT', far, { cells: column(13, ground) });
      const [x, y] = placeOf(play(battle, 40, 'se'));
      expect([x - 100, y - 44].map((part) => Number(part.toFixed(4)))).toEqual([3.6914, 21.0938]);
      const straight = battleOn('.', 'TT', far, { cells: column(13, ground) });
      expect(placeOf(play(straight, 50, 'e'))).toEqual([103.75, 44]);
    },
  );

  it('burns on a mine, by the cell of its middle (EW-34-03, EW-46-09)', () => {
    const battle = battleOn('.', 'TT', far, { cells: { '13,5': 'X' } });
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
      const battle = battleOn('.', 'TT', [112 - way, 44, 150, 44], { cells: { '14,5': 'T' } });
      play(battle, 1, '0', true);
      play(battle, 30);
      expect(battle.units[1].cause).toBe(passes ? 'shell' : null);
    },
  );

  it.each<readonly [string, Pair, number, Otherwise['cells'], string | null]>([
    ['passes the tree it is fired in', 'TT', 116, { '14,5': 'T' }, 'shell'],
    ['stops at a mountain', 'TT', 116, { '16,5': 'M' }, null],
    ['hits a submarine', 'TS', 116, column(18, '~'), 'shell'],
  ])('its shell %s (EW-34-04, EW-34-06, EW-31-02, EW-46-10)', (_, pair, x, cells = {}, cause) => {
    const battle = battleOn('.', pair, [x, 44, 150, 44], { cells });
    play(battle, 1, '0', true);
    play(battle, 30);
    expect(battle.units[1].cause).toBe(cause);
  });

  it.each(['0', 'w'] as const)(
    'does not enter the box of another tank whose stick is at %s: both stay (EW-36-02, EW-38-11)',
    (stick) => {
      const battle = battleOn('.', 'TT', [100, 44, 108, 44]);
      play(battle, 60, 'e', false, input(stick));
      const [red, blue] = battle.units.map(placeOf);
      expect((blue?.[0] ?? 0) - (red?.[0] ?? 0)).toBeGreaterThanOrEqual(6);
    },
  );

  it.each([
    ['draw', 82],
    ['driven', 83],
  ] as const)(
    'two shells: the second one still counts (%s, tick %s) (EW-40-25, EW-36-03, EW-46-15, EW-34-06)',
    (how, last) => {
      const first = 52;
      const battle = battleOn('.', 'TT', [80, 44, 240, 44]);
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
      const battle = battleOn(weapon === 'T' ? '.' : '~', `${weapon}S`, [100, 100, 300, 30]);
      play(battle, 500);
      expect(Math.ceil(battle.units[0].energy / 1000)).toBe(left);
    },
  );

  it.each([
    ['P', 3, 2500],
    ['T', 7, 2500],
    ['S', 10, 2499],
  ] as const)(
    'used up, a %s has lost in tick %s, and it is shown rounded up (EW-35-04, EW-35-05, EW-33-08, EW-46-13)',
    (weapon, last, left) => {
      const battle = battleOn('~', `${weapon}S`, [100, 44, 300, 180], { energy: [1, 2500] });
      play(battle, last - 1);
      expect(battle.result).toBeNull();
      play(battle, 1);
      expect(battle.result).toMatchObject({
        winner: 1,
        causes: ['energy', null],
        energy: [0, left],
      });
    },
  );

  it('is used by nobody after the first destruction (EW-35-06, EW-46-15)', () => {
    const battle = battleOn('.', 'TT', [80, 44, 240, 44]);
    for (let tick = 0; tick <= 60; tick += 1)
      advance(battle, { inputs: [input('0', tick === 0), input('0', tick === 30)] });
    expect(battle.units.map(({ energy }) => energy)).toEqual([
      2_500_000 - 53 * 160,
      2_500_000 - 53 * 160,
    ]);
  });

  it('ends a battle at the limit of ticks with a draw (EW-46-18, EW-46-19)', () => {
    const battle = battleOn('~', 'SS', [60, 100, 200, 100], { set: { maxTicks: 40 } });
    play(battle, 50);
    expect(battle.result).toMatchObject({ winner: null, causes: [null, null], ticks: 40 });
  });

  it('is used by shots and by no rest in the set observed, which has a last tick (EW-46-18, EW-46-19)', () => {
    const set = ARCADE_SETS.observed;
    const resting = battleOn('~', 'SS', [60, 100, 200, 100], { set });
    expect(play(resting, 100).energy).toBe(2_500_000);
    play(resting, set.maxTicks);
    expect(resting.result).toMatchObject({ winner: null, causes: [null, null], ticks: 15_000 });
    const shooting = battleOn('.', 'PT', [44, 44, 300, 180], { set });
    expect(play(shooting, 1, '0', true).energy).toBe(2_500_000 - 500 - 10_000);
  });

  it('every set that rests for nothing has a limit (EW-46-19, EW-30-06)', () => {
    for (const { energy, maxTicks } of Object.values(ARCADE_SETS))
      expect(energy.subRest > 0 || maxTicks > 0).toBe(true);
  });
});

describe('a tick', () => {
  it('has the same result whoever is red (EW-38-02, EW-46-14)', () => {
    const turned = (side: Side): Battle => {
      const battle = battleOn('.', 'TT', side === 0 ? [100, 100, 220, 100] : [220, 100, 100, 100]);
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
    const battle = battleOn('.', 'TP', [100, 44, 106, 44], { cells: { '12,5': 'X' } });
    advance(battle, { inputs: [IDLE, input('0', true)], givesUp: 0 });
    expect(battle.units[0].cause).toBe('shot');
  });

  it('ends a battle that is given up, the energy left counts (EW-36-06)', () => {
    const battle = battleOn('.', 'TT', [100, 44, 200, 44]);
    advance(battle, { inputs: [IDLE, IDLE], givesUp: 0 });
    expect(battle.result).toMatchObject({ winner: 1, causes: ['given_up', null] });
    expect(battle.result?.energy).toEqual([2500, 2500]);
    expect(battle.result?.ticks).toBe(1);
    const setup = { seed: 1, weapons: ['T', 'T'], energy: [2500, 2500], set: STANDARD } as const;
    const { result } = replay(setup, [
      [3, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 1],
    ]);
    expect(result).toMatchObject({ winner: 1, causes: ['given_up', null], ticks: 4 });
  });

  it('is in the state of the example after 181 ticks (EW-40-24, EW-46-16, EW-38-12)', () => {
    const battle = openBattle({
      seed: 12345,
      weapons: ['T', 'T'],
      energy: [2500, 2500],
      set: STANDARD,
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
    const battle = battleOn('.', 'TT', [100, 44, 200, 44], { set: { fireFrom: 100 } });
    play(battle, 1, '0', true);
    expect(battle.units[0].shot).toBeNull();
  });
});

describe('a free battle', () => {
  it.each(PAIRS)(
    '%s: any pair, any energies, and both rests with their difference (EW-24-06, EW-25-03, EW-30-01, EW-30-05)',
    (pair) => {
      const { result } = battleByComputer(
        { seed: 5, weapons: weaponsOf(pair), energy: [1, 9999], set: STANDARD },
        'standard',
      );
      // One unit is gone within a second: without energy no weapon works.
      expect(result.winner).toBe(1);
      expect(result.energy[0] - result.energy[1]).toBeLessThan(-9000);
    },
  );

  it('has a bell of its own for every submarine, which first rings after 250 to 500 ticks (EW-32-07, EW-38-05)', () => {
    const setup = { seed: 9, energy: [2500, 2500], set: STANDARD } as const;
    const both = openBattle({ ...setup, weapons: ['S', 'S'] });
    const alone = openBattle({ ...setup, weapons: ['S', 'P'] });
    const [red, blue] = both.units.map(({ sonar }) => sonar.ringAt);
    expect(red).not.toBe(blue);
    expect(alone.units[0].sonar.ringAt).toBe(red);
    for (const at of [red, blue]) {
      expect(at).toBeGreaterThanOrEqual(250);
      expect(at).toBeLessThanOrEqual(500);
    }
  });
});

/** Grounds on which a weapon may begin. */
const STARTS: Readonly<Record<Weapon, readonly Ground[]>> = {
  S: ['~'],
  T: ['.'],
  P: ['.', '~', 'X'],
};

describe('the field', () => {
  it.each([
    ['SP', 3, 8, [0.6, 1]],
    ['TP', 19, 24, [0, 0.2]],
    ['ST', 13, 18, [0, 1]],
  ] as const)(
    'of %s is at the weapons from row %s to %s if chosen (EW-46-03, EW-31-05, EW-31-07)',
    (pair, least, most, [little, much]) => {
      let sea = 0;
      for (let seed = 1; seed < 20; seed += 1) {
        const { terrain } = fieldOf(seed, weaponsOf(pair), true);
        sea += terrain.filter((ground) => ground === '~').length / terrain.length / 19;
        for (let x = 0; x < COLUMNS; x += 1) {
          const down = Array.from({ length: ROWS }, (_, y) => terrain[y * COLUMNS + x]);
          const coast = down.indexOf('~');
          expect(coast === -1 || (coast >= least - 1 && coast <= most)).toBe(true);
        }
      }
      expect(sea).toBeGreaterThan(little);
      expect(sea).toBeLessThan(much);
    },
  );

  it.each(PAIRS)(
    'has space for both starts of %s, for 200 seeds (EW-31-03, EW-31-06, EW-46-02)',
    (pair) => {
      const weapons = weaponsOf(pair);
      for (let seed = 1; seed <= 200; seed += 1) {
        const { terrain, starts } = fieldOf(seed, weapons, false);
        for (const [side, { x, y }] of starts.entries()) {
          expect(STARTS[weapons[side] ?? 'S']).toContain(groundAt(terrain, x, y));
          expect(side === 0 ? x < 12 : x >= 28).toBe(true);
        }
      }
    },
  );

  it('is another one for every battle, on which both face each other (EW-31-01)', () => {
    const fields = Array.from({ length: 50 }, (_, at) =>
      fieldOf(battleSeed(7, at + 1), ['T', 'S'], false).terrain.join(''),
    );
    expect(new Set(fields).size).toBe(50);
    const { units } = openBattle({
      seed: 3,
      weapons: ['T', 'S'],
      energy: [9, 9],
      set: STANDARD,
    });
    expect(units.map(({ heading }) => heading)).toEqual([2, 6]);
  });
});
