/** A day of the year without its year. */
export interface MonthDay {
  readonly month: number;
  readonly day: number;
}

/** One moon of the game year: real dates, both ends inclusive (WW-3.4-01). */
export interface Moon {
  /** 1 to 12. */
  readonly no: number;
  readonly key: string;
  readonly from: MonthDay;
  readonly to: MonthDay;
  /** Due date: taxes in an income moon, raising and upkeep in a muster moon (WW-3.4-03). */
  readonly due: 'income' | 'muster' | null;
}

/** The twelve moons (WW-3.4-01). The wolf moon takes the leap day (WW-3.4-02). */
export const MOONS: readonly Moon[] = [
  { no: 1, key: 'widder', from: { month: 3, day: 17 }, to: { month: 4, day: 15 }, due: 'income' },
  { no: 2, key: 'falke', from: { month: 4, day: 16 }, to: { month: 5, day: 14 }, due: 'muster' },
  { no: 3, key: 'eule', from: { month: 5, day: 15 }, to: { month: 6, day: 13 }, due: null },
  { no: 4, key: 'jaguar', from: { month: 6, day: 14 }, to: { month: 7, day: 12 }, due: null },
  { no: 5, key: 'rabe', from: { month: 7, day: 13 }, to: { month: 8, day: 11 }, due: null },
  { no: 6, key: 'loewe_tiger', from: { month: 8, day: 12 }, to: { month: 9, day: 9 }, due: null },
  { no: 7, key: 'dachs', from: { month: 9, day: 10 }, to: { month: 10, day: 9 }, due: 'income' },
  { no: 8, key: 'adler', from: { month: 10, day: 10 }, to: { month: 11, day: 7 }, due: 'muster' },
  { no: 9, key: 'katze', from: { month: 11, day: 8 }, to: { month: 12, day: 7 }, due: null },
  { no: 10, key: 'drache', from: { month: 12, day: 8 }, to: { month: 1, day: 5 }, due: null },
  { no: 11, key: 'einhorn', from: { month: 1, day: 6 }, to: { month: 2, day: 4 }, due: null },
  { no: 12, key: 'wolf', from: { month: 2, day: 5 }, to: { month: 3, day: 5 }, due: null },
];

/** Names of the moons in their order (WW-3.4-01). */
export const PRINTED_MOONS = {
  de: [
    'Widdermond',
    'Falkenmond',
    'Eulenmond',
    'Jaguarmond',
    'Rabenmond',
    'Löwenmond',
    'Dachsmond',
    'Adlermond',
    'Katzenmond',
    'Drachenmond',
    'Einhornmond',
    'Wolfsmond',
  ],
  en: [
    'Ram Moon',
    'Falcon Moon',
    'Owl Moon',
    'Jaguar Moon',
    'Raven Moon',
    'Lion Moon',
    'Badger Moon',
    'Eagle Moon',
    'Cat Moon',
    'Dragon Moon',
    'Unicorn Moon',
    'Wolf Moon',
  ],
} as const satisfies Readonly<Record<'de' | 'en', readonly string[]>>;

/** The eleven days between the years, which belong to no moon (WW-3.4-04). */
export const TRAUMTAGE: { readonly from: MonthDay; readonly to: MonthDay } = {
  from: { month: 3, day: 6 },
  to: { month: 3, day: 16 },
};

/** Names a player may write for a moon, without the ending "mond", in lower case, to its number (WW-3.4-05). */
export const MOON_NAMES: Readonly<Record<string, number>> = {
  widder: 1,
  falken: 2,
  eulen: 3,
  jaguar: 4,
  raben: 5,
  loewen: 6,
  tiger: 6,
  'loewen-/tiger': 6,
  dachs: 7,
  adler: 8,
  katzen: 9,
  drachen: 10,
  einhorn: 11,
  wolfs: 12,
};
