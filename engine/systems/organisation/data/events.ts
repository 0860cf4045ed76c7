/** Random events by the sum of two dice, from 2 on (OS-14-03). */
export const EVENTS = [
  'natural_exhausted',
  'population_minus',
  'advantage_damaged',
  'unrest',
  'bad_season',
  'repeat_last',
  'nothing_8',
  'nothing_9',
  'good_season',
  'population_plus',
  'natural_found',
] as const;
export type EventKey = (typeof EVENTS)[number];

/** Intensity 1 to 4 is low, 5 and 6 are strong (OS-14-01). */
export type Intensity = 'low' | 'strong';

/** Events that are a chance at low and a fact at strong intensity (OS-14-03). */
export const CHANCES: readonly EventKey[] = [
  'natural_exhausted',
  'population_minus',
  'population_plus',
  'natural_found',
];

/** Events that bring nothing; an event repeated without a predecessor is one of them (OS-14-07). */
export const EMPTY_EVENTS: readonly EventKey[] = ['repeat_last', 'nothing_8', 'nothing_9'];
