import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TurnClock } from '../../../world';
import { MOONS } from '../data';
import {
  isIncomeDue,
  isMusterDue,
  moonOf,
  moonsOfTurn,
  nextTurn,
  readMoon,
  seasonOf,
} from './calendar';

const clock = (moon: number, moonsPerTurn = 1): TurnClock => ({
  turn: 7,
  year: 419,
  moon,
  moonsPerTurn,
});

const daysOf = (year: number): readonly { year: number; month: number; day: number }[] =>
  Array.from({ length: 12 * 31 }, (_, index) => ({
    year,
    month: 1 + Math.floor(index / 31),
    day: 1 + (index % 31),
  }));

describe('the moon of a date', () => {
  it.each([
    ['Widdermond begins (WW-3.4-01)', 2026, 3, 17, 1],
    ['Widdermond ends (WW-3.4-01)', 2026, 4, 15, 1],
    ['Falkenmond begins (WW-3.4-01)', 2026, 4, 16, 2],
    ['Drachenmond runs over the end of the year (WW-3.4-01)', 2026, 12, 31, 10],
    ['Drachenmond ends (WW-3.4-01)', 2027, 1, 5, 10],
    ['the leap day falls into Wolfsmond (WW-3.4-02)', 2024, 2, 29, 12],
    ['a common year has none (WW-3.4-02)', 2026, 2, 29, null],
    ['nor has a century year (WW-3.4-02)', 1900, 2, 29, null],
    ['the Traumtage are no moon (WW-3.4-04)', 2026, 3, 6, 0],
    ['they end (WW-3.4-04)', 2026, 3, 16, 0],
    ['there is no such day (WW-3.4-01)', 2026, 6, 31, null],
  ])('%s: %i-%i-%i, moon %s', (_, year, month, day, expected) => {
    const season = seasonOf({ year, month, day });
    const found = season === undefined ? null : season.kind === 'moon' ? season.moon.no : 0;
    expect(found).toBe(expected);
  });

  it.each([
    [2026, 365, 29],
    [2024, 366, 30],
  ])('exists once for every day of %d: %d days, Wolfsmond %d (WW-3.4-02)', (year, days, wolf) => {
    const seasons = daysOf(year)
      .map((date) => seasonOf(date))
      .filter((season) => season !== undefined);
    expect(seasons).toHaveLength(days);
    const lengths = MOONS.map(
      (moon) => seasons.filter((season) => season.kind === 'moon' && season.moon === moon).length,
    );
    expect(lengths).toEqual([30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, wolf]);
    expect(seasons.filter(({ kind }) => kind === 'traumtage')).toHaveLength(11);
  });

  it.each([
    [1.5, 1],
    [0, 1],
    [13, 1],
    [1, 0],
    [1, 32],
  ])('is none for month %d, day %d', (month, day) => {
    expect(seasonOf({ year: 2026, month, day })).toBeUndefined();
  });
});

describe('the moons of a turn', () => {
  it.each([
    [1, 1, ['widder'], true, false],
    [2, 1, ['falke'], false, true],
    [3, 1, ['eule'], false, false],
    [1, 2, ['widder', 'falke'], true, true],
    [6, 3, ['loewe_tiger', 'dachs', 'adler'], true, true],
    [12, 2, ['wolf', 'widder'], true, false],
  ])(
    'from %d over %d are %j, income due %s, muster due %s (WW-3.4-03, WW-3.4-06)',
    (moon, count, keys, income, muster) => {
      expect(moonsOfTurn(clock(moon, count)).map(({ key }) => key)).toEqual(keys);
      expect(isIncomeDue(clock(moon, count))).toBe(income);
      expect(isMusterDue(clock(moon, count))).toBe(muster);
    },
  );

  it('are followed by those of the next turn, and the year turns with moon 1 (property)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (moon, count) => {
          const now = clock(moon, count);
          const next = nextTurn(now);
          const both = moonsOfTurn({ ...now, moonsPerTurn: 2 * count });
          expect([...moonsOfTurn(now), ...moonsOfTurn(next)]).toEqual(both);
          expect(next.turn).toBe(8);
          expect(next.year - now.year).toBe(moon + count > 12 ? 1 : 0);
        },
      ),
    );
  });

  it('are counted round', () => {
    expect([0, 12, 24].map((no) => moonOf(no)?.key)).toEqual(['wolf', 'wolf', 'wolf']);
  });
});

describe('the name of a moon (WW-3.4-05)', () => {
  it.each([
    ['Widdermond', 1],
    ['falkenmond', 2],
    ['Löwenmond', 6],
    ['Tigermond', 6],
    ['Löwen-/Tigermond', 6],
    ['LOEWENMOND', 6],
    [' Wolfs ', 12],
  ])('%j is moon %d', (text, no) => {
    expect(readMoon(text)?.no).toBe(no);
  });

  it.each(['', 'Mond', 'Hasenmond', 'constructor', 'Traumtage', '3'])(
    '%j is none (F-NUM-MOON)',
    (text) => {
      expect(readMoon(text)).toBeUndefined();
    },
  );
});

describe('what the GM may set of the calendar', () => {
  it('the Traumtage as part of the wolf moon (WW-12.3-12)', () => {
    const date = { year: 2000, month: 3, day: 10 };
    expect(seasonOf(date)?.kind).toBe('traumtage');
    const season = seasonOf(date, { 'cal.traumtage_active': true });
    expect(season?.kind === 'moon' && season.moon.key).toBe('wolf');
  });

  it('the moons of the turns to come, one to six (WW-8.1-01)', () => {
    const after = (moons: number): TurnClock =>
      nextTurn(clock(3, 2), { 'turn.moons_per_turn': moons });
    expect([after(3), after(7), after(0)].map(({ moonsPerTurn }) => moonsPerTurn)).toEqual([
      3, 2, 2,
    ]);
    expect(after(3).moon).toBe(5);
    expect(nextTurn(clock(3, 2)).moonsPerTurn).toBe(2);
  });
});
