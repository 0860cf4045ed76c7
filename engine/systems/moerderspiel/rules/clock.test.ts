import { expect, it } from 'vitest';
import { boundaryAt, clockFault, instantFromIso, isoOf, zoneOf } from '../../../kernel';
import { BLANK_REGION_WORLD, timingOf, turnTimes } from '../../../world';
import { wallClock } from './clock';
import { publishedWith } from './public-map';

const settings = { 'tm.clock.start': '2005-04-01' };
const end = (round: number, own: Readonly<Record<string, string>> = settings): string => {
  const at = boundaryAt(wallClock({ round }, own), round);
  return at === undefined ? '-' : isoOf(at).slice(0, 16);
};

it.each([
  [0, '2005-04-01T20:00'],
  [1, '2005-04-02T14:00'],
  [2, '2005-04-02T20:00'],
  [6, '2005-04-04T20:00'],
])('round %i ends at %s in UTC (TM-2-02, TM-2-04, TM-2-15)', (round, expected) => {
  expect(end(round)).toBe(expected);
});

it.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [7, 7],
  [8, 7],
])('in round %i the public map of round %i holds (TM-3-11)', (round, since) => {
  expect(publishedWith(round)).toBe(since);
});

it('boundaries and zone are settings, and a game without a first day has none (TM-2-03)', () => {
  const own = {
    ...settings,
    'tm.clock.timezone': 'UTC',
    'tm.clock.day_boundary': '20:00',
    'tm.clock.mid_boundary': '08:30',
  };
  expect([end(1, own), end(2, own)]).toEqual(['2005-04-02T08:30', '2005-04-02T20:00']);
  expect(clockFault(wallClock({ round: 1 }, {}))).toBe('start');
});

it.each([
  ['2005-04-02T15:59:59', 1, 'inTime'],
  ['2005-04-02T16:00:00', 1, 'late'],
  ['2005-04-02T16:00:00', 2, 'inTime'],
  ['2005-04-02T21:59:59', 2, 'inTime'],
  ['2005-04-02T22:00:00', 2, 'late'],
  ['2005-04-02T22:00:00', 3, 'inTime'],
  ['2005-04-02T21:59:59', 3, 'missed'],
])(
  'an order or vote of %s, seen in round %i, is %s (TM-2-05, TM-6-05, TM-13-29)',
  (said, round, timing) => {
    const clock = wallClock({ round }, settings);
    const world = { ...BLANK_REGION_WORLD, clock: { ...BLANK_REGION_WORLD.clock, turn: round } };
    const times = turnTimes({ world, archive: {}, deadline: null }, clock);
    expect(timingOf(instantFromIso(said, zoneOf(clock.zone) ?? (() => 0)) ?? null, times)).toBe(
      timing,
    );
  },
);

it('what is late is refused in the words of the game, and admitted by the GM unless the setting forbids it (TM-2-09)', () => {
  const clock = wallClock({ round: 1 }, settings);
  expect(clock.takesLate).toBe(true);
  expect(wallClock({ round: 1 }, { 'tm.orders.late_by_gm': false }).takesLate).toBe(false);
  expect(clock.late('red', 'Stimme: Blau')).toMatchObject({
    code: 'moerderspiel.E_LATE',
    severity: 'REJECT',
    clause: 'TM-2-09',
    words: 'Stimme: Blau',
  });
});

it('a round is revealed automatically at its end where that is wanted (TM-2-14)', () => {
  expect(wallClock({ round: 1 }, settings).resolves).toBe(false);
  expect(wallClock({ round: 1 }, { 'tm.clock.auto_resolve': true }).resolves).toBe(true);
});
