import type { Clock } from './state';

const MOONS = 12;

/** Moon of the calendar that runs, 1 to 12 (WW-9.1-03). */
export const calendarMoon = ({ firstMoon, moon }: Clock): number =>
  ((firstMoon + moon - 1) % MOONS) + 1;
