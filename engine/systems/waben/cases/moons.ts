import type { Case } from './case';

export interface GivenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Number of the moon, 0 for the Traumtage, null for no date. */
export type ExpectedMoon = number | null;

/** Dates at the edges of the moons (WW-3.4-01, WW-3.4-02). */
export const moonCases: readonly Case<GivenDate, ExpectedMoon>[] = [
  {
    id: 'moon-first',
    clauses: ['WW-3.4-01'],
    title: 'Widdermond begins on 17 March',
    given: { year: 2026, month: 3, day: 17 },
    expect: 1,
  },
  {
    id: 'moon-first-end',
    clauses: ['WW-3.4-01'],
    title: 'Widdermond ends on 15 April',
    given: { year: 2026, month: 4, day: 15 },
    expect: 1,
  },
  {
    id: 'moon-second',
    clauses: ['WW-3.4-01'],
    title: 'Falkenmond begins on 16 April',
    given: { year: 2026, month: 4, day: 16 },
    expect: 2,
  },
  {
    id: 'moon-year-end',
    clauses: ['WW-3.4-01'],
    title: 'Drachenmond runs over the end of the year',
    given: { year: 2026, month: 12, day: 31 },
    expect: 10,
  },
  {
    id: 'moon-new-year',
    clauses: ['WW-3.4-01'],
    title: 'Drachenmond ends on 5 January',
    given: { year: 2027, month: 1, day: 5 },
    expect: 10,
  },
  {
    id: 'moon-leap',
    clauses: ['WW-3.4-02'],
    title: '29 February falls into Wolfsmond',
    given: { year: 2024, month: 2, day: 29 },
    expect: 12,
  },
  {
    id: 'moon-no-leap',
    clauses: ['WW-3.4-02'],
    title: 'a common year has no 29 February',
    given: { year: 2026, month: 2, day: 29 },
    expect: null,
  },
  {
    id: 'moon-century',
    clauses: ['WW-3.4-02'],
    title: 'nor has a century year',
    given: { year: 1900, month: 2, day: 29 },
    expect: null,
  },
  {
    id: 'moon-traumtage',
    clauses: ['WW-3.4-04'],
    title: 'the Traumtage are no moon',
    given: { year: 2026, month: 3, day: 6 },
    expect: 0,
  },
  {
    id: 'moon-traumtage-end',
    clauses: ['WW-3.4-04'],
    title: 'they end on 16 March',
    given: { year: 2026, month: 3, day: 16 },
    expect: 0,
  },
  {
    id: 'moon-nonsense',
    clauses: ['WW-3.4-01'],
    title: 'there is no 31 June',
    given: { year: 2026, month: 6, day: 31 },
    expect: null,
  },
];
