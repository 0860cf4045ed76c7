import { MONTH_NAMES, MONTH_ROLES, type Month, type MonthRole, MONTHS } from '../data/calendar';

/** A month of the game: its name, year and what it is for. */
export interface PygmaMonth {
  readonly year: number;
  /** 1 to 8. */
  readonly month: number;
  readonly key: Month;
  readonly name: string;
  readonly role: MonthRole;
  /** True for the first month of the game, an extraordinary muster month with rules of its own (GM-26, GM-27). */
  readonly isFirst: boolean;
}

/** The month of a turn, counted from 1: Andra of year 1 is turn 1 (PI-01-05, PI-01-06). */
export function monthOf(turn: number): PygmaMonth {
  const at = Math.max(1, turn) - 1;
  const month = at % MONTHS.length;
  const key = MONTHS[month] ?? MONTHS[0];
  const isFirst = at === 0;
  return {
    year: Math.floor(at / MONTHS.length) + 1,
    month: month + 1,
    key,
    name: MONTH_NAMES[key],
    role: isFirst ? 'muster' : (MONTH_ROLES[key] ?? 'normal'),
    isFirst,
  };
}
