/** Months of the year in their order (PI-01-01). */
export const MONTHS = ['andra', 'bek', 'cylas', 'dorl', 'enja', 'fried', 'gantr', 'hel'] as const;
export type Month = (typeof MONTHS)[number];

/** Names of the months, the same in every language. */
export const MONTH_NAMES: Readonly<Record<Month, string>> = {
  andra: 'Andra',
  bek: 'Bek',
  cylas: 'Cylas',
  dorl: 'Dorl',
  enja: 'Enja',
  fried: 'Fried',
  gantr: 'Gantr',
  hel: 'Hel',
};

/** What a month is for: income is computed, armies are mustered and paid, or neither. */
export type MonthRole = 'normal' | 'income' | 'muster';

/** Months whose role is not `normal` (PI-01-02, PI-01-03). */
export const MONTH_ROLES: Readonly<Partial<Record<Month, MonthRole>>> = {
  cylas: 'income',
  dorl: 'muster',
  gantr: 'income',
  hel: 'muster',
};
