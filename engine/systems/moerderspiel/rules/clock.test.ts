import { expect, it } from 'vitest';
import { boundaryAt, clockFault, isoOf } from '../../../kernel';
import { wallClock } from './clock';

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
