import { describe, expect, it } from 'vitest';
import { boundaryAt, clockFault, instantFromIso, isoOf, type WallClock, zoneOf } from '../kernel';
import { BLANK_CAMPAIGN, BLANK_REGION_WORLD } from './blank';
import type { Campaign } from './campaign';
import { laterTurnOf, pauseClock, resumeClock, timingOf, turnTimes } from './turn-times';

const berlin = zoneOf('Europe/Berlin') ?? (() => NaN);
const at = (text: string): number => instantFromIso(text, berlin) ?? NaN;
const iso = (instant: number | null | undefined): string =>
  instant == null ? '-' : isoOf(instant).slice(0, 16);

const clock = (ends: number, more: Partial<WallClock> = {}): WallClock => ({
  zone: 'Europe/Berlin',
  start: '2005-03-25',
  marks: ['22:00', '16:00'],
  ends,
  takesLate: true,
  resolves: false,
  late: (party, words) => ({
    code: 'E_LATE',
    severity: 'REJECT',
    clause: 'X-1-01',
    party,
    words,
    about: {},
  }),
  ...more,
});

/** A campaign in a turn, the one before applied at a moment and with a deadline of its own. */
const campaign = (
  turn: number,
  {
    applied,
    moved = null,
    before,
  }: { applied?: string; moved?: string | null; before?: string } = {},
): Campaign => ({
  ...BLANK_CAMPAIGN,
  id: 'x',
  name: '',
  system: '',
  seed: '',
  deadline: moved,
  world: { ...BLANK_REGION_WORLD, clock: { ...BLANK_REGION_WORLD.clock, turn } },
  archive:
    applied === undefined
      ? {}
      : {
          [turn - 1]: {
            turn: turn - 1,
            sheets: {},
            rulings: {},
            settings: {},
            seed: '',
            appliedAt: isoOf(at(applied)),
            ...(before === undefined ? {} : { deadline: before }),
          },
        },
});

describe('boundaries of turns (TM-2-02, TM-2-03)', () => {
  it.each([
    [0, '2005-03-25T21:00'],
    [1, '2005-03-26T15:00'],
    [2, '2005-03-26T21:00'],
    // The night in which clocks go forward: the round is an hour shorter.
    [3, '2005-03-27T14:00'],
    [4, '2005-03-27T20:00'],
    [6, '2005-03-28T20:00'],
  ])('number %i is at %s', (number, expected) => {
    expect(iso(boundaryAt(clock(0), number))).toBe(expected);
  });

  it('are of any number and order of times a day', () => {
    const marks = ['08:00', '12:00', '20:30'];
    const days = [0, 1, 2, 3, 4].map((one) =>
      iso(boundaryAt(clock(0, { marks, zone: 'UTC' }), one)),
    );
    expect(days).toEqual([
      '2005-03-25T08:00',
      '2005-03-25T12:00',
      '2005-03-25T20:30',
      '2005-03-26T08:00',
      '2005-03-26T12:00',
    ]);
    const daily = clock(0, { marks: ['18:00'], zone: 'UTC' });
    expect([0, 1, 2].map((one) => iso(boundaryAt(daily, one)))).toEqual([
      '2005-03-25T18:00',
      '2005-03-26T18:00',
      '2005-03-27T18:00',
    ]);
  });

  it.each([
    [{ zone: 'Mars' }, 'zone'],
    [{ start: '' }, 'start'],
    [{ start: '2005-02-30' }, 'start'],
    [{ marks: [] }, 'marks'],
    [{ marks: ['25:00'] }, 'marks'],
    [{ marks: ['16:00', '16:00'] }, 'marks'],
    [{}, undefined],
  ])('with %j have the fault %s', (more, fault) => {
    expect(clockFault(clock(1, more))).toBe(fault);
    expect(boundaryAt(clock(1, more), 1) === undefined).toBe(fault !== undefined);
  });
});

describe('the open turn by the real-time clock (TM-2-05)', () => {
  it.each([
    ['2005-03-26T15:59:59', 'inTime'],
    ['2005-03-26T16:00:00', 'late'],
    ['2005-03-25T22:00:00', 'inTime'],
    ['2005-03-25T21:59:59', 'missed'],
  ])('takes what came at %s as %s', (moment, timing) => {
    expect(timingOf(at(moment), turnTimes(campaign(2), clock(1)))).toBe(timing);
  });

  it('takes nothing without a time', () => {
    expect(timingOf(null, turnTimes(campaign(2), clock(1)))).toBe('undated');
  });

  it.each([
    ['resolved early: it begins then', { applied: '2005-03-26T14:00' }, '2005-03-26T13:00'],
    [
      'resolved late: it began at the boundary',
      { applied: '2005-03-26T17:30' },
      '2005-03-26T15:00',
    ],
    [
      'put off: it began at the moved end',
      { applied: '2005-03-26T19:00', before: '2005-03-26T18:00' },
      '2005-03-26T17:00',
    ],
  ])('begins with the turn before %s (TM-2-14)', (_, before, from) => {
    expect(iso(turnTimes(campaign(3, before), clock(2)).from)).toBe(from);
  });

  it('ends when the GM decides, and the next one ends as usual (TM-2-14)', () => {
    const moved = campaign(2, { moved: '2005-03-26T18:00:00+01:00' });
    expect(turnTimes(moved, clock(1))).toMatchObject({ to: at('2005-03-26T18:00'), isMoved: true });
    expect(laterTurnOf(at('2005-03-26T18:00'), moved, clock(1))).toBe(3);
    expect(laterTurnOf(at('2005-03-26T22:00'), moved, clock(1))).toBe(4);
  });

  it('has no end while the clock stands still, and its usual time of day afterwards (TM-2-14)', () => {
    const paused = pauseClock(campaign(2), '2005-03-26T09:00:00Z');
    expect(turnTimes(paused, clock(1))).toMatchObject({ to: null, isPaused: true });
    expect(timingOf(at('2005-03-30T12:00'), turnTimes(paused, clock(1)))).toBe('inTime');
    const soon = resumeClock(paused, clock(1), isoOf(at('2005-03-26T12:00')));
    expect(iso(turnTimes(soon, clock(1)).to)).toBe('2005-03-26T15:00');
    const later = resumeClock(paused, clock(1), isoOf(at('2005-03-28T16:00')));
    expect(iso(turnTimes(later, clock(1)).to)).toBe('2005-03-29T14:00');
    expect(iso(boundaryAt(clock(2), 2, later.world.clock.wall?.anchor))).toBe('2005-03-29T20:00');
    expect(iso(turnTimes(later, clock(1)).from)).toBe('2005-03-25T21:00');
  });

  it('is not paused twice, nor resumed where it goes', () => {
    const one = campaign(2);
    expect(resumeClock(one, clock(1), '2005-03-26T09:00:00Z')).toBe(one);
    const paused = pauseClock(one, '2005-03-26T09:00:00Z');
    expect(pauseClock(paused, '2005-03-26T10:00:00Z')).toBe(paused);
  });
});
