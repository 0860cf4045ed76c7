import { describe, expect, it } from 'vitest';
import {
  ARCADE_SETS,
  replayed,
  type Side,
  type StoredBattle,
  type Weapon,
} from '../../../../engine/systems/eroberung/pages';
import { tickMs, ticksDue } from './clock';
import { actionOf, DEFAULT_KEYS, joined, latchOf, padInput, withKey } from './controls';
import { painterOf, PICTURE } from './picture';
import { parsePrefs } from './prefs';
import { type Player, type Run, runOf } from './run';
import { scaleIn } from './Screen';
import { openShow, playbackOf } from './show';

const IDLE = { stick: 0, isFiring: false };

const runWith = (
  players: readonly [Player, Player],
  weapons: readonly [Weapon, Weapon] = ['T', 'T'],
  pressed: (side: Side) => typeof IDLE = () => IDLE,
): Run =>
  runOf(
    {
      setup: { seed: 12345, weapons, energy: [900, 900], set: ARCADE_SETS.fair },
      setName: 'fair',
      players,
      wins: [0, 0],
    },
    pressed,
  );

const tickOf = (run: Run): number => run.moment().show.battle.tick;

/** Lets a battle run to its end. */
const toEnd = (run: Run): StoredBattle => {
  for (let picture = 0; picture < 100_000 && run.phase() !== 'over'; picture += 1) run.pass(16);
  const stored = run.stored();
  if (stored === null) throw new Error('no end');
  return stored;
};

describe('the clock (EW-46-22)', () => {
  it.each([
    ['nothing is due before a tick is over', 0, 10, 20, 0, 10],
    ['what is owed is collected', 15, 16, 20, 1, 11],
    ['several ticks in one picture', 0, 65, 20, 3, 5],
    ['five at the most, the rest is dropped', 0, 1000, 20, 5, 0],
    ['a clock that went back costs nothing', 5, -40, 20, 0, 5],
  ])('%s', (_, owed, elapsed, length, ticks, left) => {
    expect(ticksDue(owed, elapsed, length)).toEqual({ ticks, owed: left });
  });

  it('a tick takes 20 ms at full pace, a third longer at 60 percent', () => {
    expect(tickMs({ set: ARCADE_SETS.standard })).toBe(20);
    expect(tickMs({ set: ARCADE_SETS.fair })).toBeCloseTo(33.3, 1);
  });
});

describe('keys (EW-37-02, EW-37-03)', () => {
  it.each([
    [['KeyW'], 1, false],
    [['KeyW', 'KeyD'], 2, false],
    [['KeyA', 'KeyS', 'ShiftLeft'], 6, true],
    [['KeyA', 'KeyD', 'KeyW'], 1, false],
    [['KeyA', 'KeyD', 'KeyW', 'KeyS'], 0, false],
    [['ShiftRight', 'ArrowUp'], 0, false],
  ])('%j steer red to %s', (codes, stick, isFiring) => {
    const latch = latchOf();
    for (const code of codes) latch.press(code);
    expect(latch.take(DEFAULT_KEYS[0])).toEqual({ stick, isFiring });
  });

  it('hold a press shorter than a tick for that tick, for each side alone', () => {
    const latch = latchOf();
    latch.press('KeyF');
    latch.press('Enter');
    latch.release('KeyF');
    latch.release('Enter');
    expect(latch.take(DEFAULT_KEYS[0]).isFiring).toBe(true);
    expect(latch.take(DEFAULT_KEYS[0]).isFiring).toBe(false);
    expect(latch.take(DEFAULT_KEYS[1]).isFiring).toBe(true);
  });

  it('are all up when the window loses the focus', () => {
    const latch = latchOf();
    latch.press('KeyD');
    latch.clear();
    expect(latch.take(DEFAULT_KEYS[0])).toEqual(IDLE);
  });

  it('can be chosen again, and are stored', () => {
    const keys = withKey(DEFAULT_KEYS, 1, 'fire', 'Numpad0');
    expect(actionOf(keys, 'Numpad0')).toEqual({ side: 1, action: 'fire' });
    expect(actionOf(keys, 'ShiftRight')).toBeUndefined();
    expect(parsePrefs(JSON.stringify({ keys, volume: 20 }))).toEqual({
      keys,
      volume: 20,
      isSoundOn: true,
    });
  });

  it.each([
    ['no JSON', '{'],
    ['one key for two actions', JSON.stringify({ keys: [{ up: ['KeyA'] }] })],
    ['a key of the browser', JSON.stringify({ keys: [{ up: ['ControlLeft'] }] })],
    ['something else', JSON.stringify({ keys: 7, volume: 'loud' })],
  ])('stored as %s are as at first', (_, text) => {
    expect(parsePrefs(text)).toMatchObject({ keys: DEFAULT_KEYS, volume: 60 });
  });
});

describe('gamepads (EW-37-02)', () => {
  const pad = (axes: readonly number[], down: readonly number[]) => ({
    axes: [...axes],
    buttons: Array.from({ length: 16 }, (_, at) => ({
      pressed: down.includes(at),
      touched: false,
      value: 0,
    })),
  });
  it.each([
    [[0.4, 0], [], 0, false],
    [[0.5, -0.6], [0], 2, true],
    [[0, 0], [13, 14, 3], 6, true],
  ])('%j with buttons %j', (axes, down, stick, isFiring) => {
    expect(padInput(pad(axes, down))).toEqual({ stick, isFiring });
  });

  it('steer beside the keys while they are not at rest (EW-37-01)', () => {
    expect(joined({ stick: 3, isFiring: true }, IDLE)).toEqual({ stick: 3, isFiring: true });
    expect(joined({ stick: 3, isFiring: false }, { stick: 7, isFiring: true }).stick).toBe(7);
  });
});

describe('a battle as time passes (EW-46-22)', () => {
  it('counts down three seconds in which nothing pressed counts, then ticks at its pace', () => {
    const run = runWith(['human', 'human'], ['T', 'T'], () => ({ stick: 3, isFiring: true }));
    run.pass(2900);
    expect([run.phase(), tickOf(run)]).toEqual(['countdown', 0]);
    run.pass(200);
    for (let picture = 0; picture < 60; picture += 1) run.pass(1000 / 60);
    expect([run.phase(), tickOf(run)]).toEqual(['running', 30]);
  });

  it('stops in a pause and continues where it was (EW-37-04)', () => {
    const run = runWith(['human', 'human']);
    run.pass(3000);
    run.pass(100);
    const before = tickOf(run);
    run.pause();
    run.pass(60_000);
    expect([run.phase(), tickOf(run)]).toEqual(['paused', before]);
    run.resume();
    run.pass(100);
    expect(tickOf(run)).toBe(before + 3);
  });

  it('is slowed by a slow machine with the same result (EW-38-04)', () => {
    const quick = runWith(['normal', 'hard']);
    const slow = runWith(['normal', 'hard']);
    for (let picture = 0; picture < 20_000 && slow.phase() !== 'over'; picture += 1)
      slow.pass(picture % 7 === 0 ? 900 : 3);
    expect(slow.stored()).toEqual(toEnd(quick));
  });

  it('ends where a side gives up, in a pause as well (EW-36-06)', () => {
    const run = runWith(['human', 'human']);
    run.pass(3000);
    run.pass(100);
    run.pause();
    run.giveUp(1);
    run.pass(40);
    expect(run.stored()?.result).toMatchObject({ winner: 0, causes: [null, 'given_up'] });
  });

  it.each<readonly [Weapon, Weapon]>([
    ['S', 'P'],
    ['P', 'T'],
    ['T', 'S'],
    ['S', 'S'],
    ['P', 'P'],
    ['T', 'T'],
  ])('of computers, %s against %s, plays again from its log', (red, blue) => {
    const stored = toEnd(runWith(['hard', 'normal'], [red, blue]));
    expect(replayed(stored)?.hash).toBe(stored.hash);
    const playback = playbackOf(stored);
    const middle = Math.floor((stored.ticks ?? 0) / 2);
    const forward = structuredClone(playback.at(middle).battle.units.map(({ x, y }) => [x, y]));
    playback.at(stored.ticks ?? 0);
    expect(playback.at(middle).battle.units.map(({ x, y }) => [x, y])).toEqual(forward);
  });
});

describe('the picture (EW-46-20, EW-46-21)', () => {
  const show = openShow({
    seed: 12345,
    set: ARCADE_SETS.fair,
    weapons: ['S', 'T'] as const,
    energy: [900, 900] as const,
  });
  const painter = painterOf(show.battle.terrain, true);
  const moment = { show, picture: 0, share: 1, wins: [0, 0] as const, countdown: 0 };

  it('shows a submarine with its periscope and nothing of one that is submerged', () => {
    const seen = Array.from(painter.paint(moment));
    const [sub] = show.battle.units;
    sub.mode = 'submerged';
    const hidden = Array.from(painter.paint(moment));
    sub.mode = 'periscope';
    const changed = seen.flatMap((pixel, at) => (pixel === hidden[at] ? [] : [at]));
    const rows = changed.map((at) => Math.floor(at / PICTURE.width));
    expect(changed.length).toBeGreaterThan(30);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(12);
  });

  it.each([
    [1366, 680, 1, 3],
    [1920, 992, 1, 4],
    [700, 480, 2, 2],
    [100, 100, 1, 1],
  ])(
    'in %s x %s at ratio %s is %s times as large: whole pixels of the screen',
    (w, h, ratio, scale) => {
      expect(scaleIn(w, h, ratio)).toBe(scale);
    },
  );
});
