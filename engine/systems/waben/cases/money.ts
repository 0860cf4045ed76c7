import type { Settings } from '../../../kernel';
import type { Case } from './case';

/** A finished settlement in a field of some terrain. */
export interface GivenTown {
  readonly type: string;
  readonly terrain: string;
  /** Tax rate in percent, if it is not the usual one. */
  readonly rate?: number;
  readonly settings?: Settings;
}

/** Gold per half-year. */
export interface ExpectedTown {
  readonly gross: number;
  readonly upkeep: number;
  readonly net: number;
}

const TERRAIN = ['t', 'tds', 'tsu'] as const;

/** Type, gross, and net by difficulty of the ground 0, 1, 2 (WW-4.2-13). */
const NETS: readonly (readonly [string, number, readonly number[]])[] = [
  ['gar', 0, [-600, -1200, -1800]],
  ['brg', 1500, [300, -900, -2100]],
  ['std', 7500, [5100, 2700, 300]],
  ['fst', 7500, [3900, 300, -3300]],
  ['met', 15_000, [10_200, 5400, 600]],
];

/** Taxes and upkeep of settlements (WW-3.1-06, WW-3.1-08, WW-4.1-24, WW-4.2-13). */
export const townCases: readonly Case<GivenTown, ExpectedTown>[] = [
  ...NETS.flatMap(([type, gross, nets]) =>
    nets.map((net, difficulty) => ({
      id: `town-${type}-${String(difficulty)}`,
      clauses: ['WW-3.1-06', 'WW-3.1-07', 'WW-3.1-08', 'WW-4.1-24', 'WW-4.2-12', 'WW-4.2-13'],
      title: `${type} in ground of difficulty ${String(difficulty)} brings ${String(net)} net`,
      given: { type, terrain: TERRAIN[difficulty] ?? 't' },
      expect: { gross, upkeep: gross - net, net },
    })),
  ),
  {
    id: 'town-mountains',
    clauses: ['WW-3.1-09', 'WW-4.1-26'],
    title: 'level 4 is heavy ground: a fortress brings 300',
    given: { type: 'fst', terrain: 'g' },
    expect: { gross: 7500, upkeep: 7200, net: 300 },
  },
  {
    id: 'town-4.1-28',
    clauses: ['WW-4.1-28'],
    title: 'a castle in a hill jungle costs 2,400 a half-year, in a lowland swamp it brings -2,100',
    given: { type: 'brg', terrain: 'bds' },
    expect: { gross: 1500, upkeep: 2400, net: -900 },
  },
  {
    id: 'town-raised',
    clauses: ['WW-9.5-05'],
    title: 'at 8 percent a settlement pays a third more',
    given: { type: 'std', terrain: 't', rate: 8 },
    expect: { gross: 10_000, upkeep: 2400, net: 7600 },
  },
  {
    id: 'town-rate',
    clauses: ['WW-12.3-05', 'WW-3.1-02'],
    title: 'where the GM takes the text at its word settlements pay 6 percent',
    given: { type: 'std', terrain: 't', settings: { 'econ.settlement_rate_pct': 6 } },
    expect: { gross: 3000, upkeep: 2400, net: 600 },
  },
];

/** Land in thousands of inhabitants (lowland fields of 50,000), and settlements by type, the oldest first. */
export interface GivenUrban {
  readonly fields: number;
  readonly towns: readonly string[];
  /** All finished in one turn. */
  readonly isOneAge?: true;
  readonly settings?: Settings;
}

export interface ExpectedUrban {
  /** Percent, two decimals. */
  readonly share: number;
  readonly surplus: readonly number[];
  /** Gold of all settlements, net. */
  readonly net: number;
}

/** The urban limit (WW-4.2-16 to -18, WW-12.4-11). */
export const urbanCases: readonly Case<GivenUrban, ExpectedUrban>[] = [
  {
    id: 'WW-4.2-18',
    clauses: ['WW-4.2-16', 'WW-4.2-17', 'WW-4.2-18', 'WW-3.1-13'],
    title: 'a million on the land, 200,000 in settlements: the newest pays nothing and costs 3,600',
    given: { fields: 20, towns: ['met', 'std', 'fst'] },
    expect: { share: 16.67, surplus: [2], net: 11_700 },
  },
  {
    id: 'urban-within',
    clauses: ['WW-4.2-17'],
    title: 'without the fortress 13.04 percent are within the limit',
    given: { fields: 20, towns: ['met', 'std'] },
    expect: { share: 13.04, surplus: [], net: 15_300 },
  },
  {
    id: 'urban-exactly',
    clauses: ['WW-4.2-17'],
    title: 'exactly 15 percent do not exceed it',
    given: { fields: 17, towns: ['met', 'std'] },
    expect: { share: 15, surplus: [], net: 15_300 },
  },
  {
    id: 'urban-garrison',
    clauses: ['WW-4.2-17'],
    title: 'garrisons are passed over, however new they are',
    given: { fields: 20, towns: ['met', 'std', 'fst', 'gar'] },
    expect: { share: 16.67, surplus: [2], net: 11_100 },
  },
  {
    id: 'urban-tie',
    clauses: ['WW-4.2-17'],
    title: 'of settlements of one age the one with the higher position goes first',
    given: { fields: 20, towns: ['std', 'met', 'std'], isOneAge: true },
    expect: { share: 16.67, surplus: [2], net: 12_900 },
  },
  {
    id: 'urban-limit',
    clauses: ['WW-4.2-16'],
    title: 'with a limit of 20 percent nothing is surplus',
    given: {
      fields: 20,
      towns: ['met', 'std', 'fst'],
      settings: { 'settle.urban_limit_pct': 20 },
    },
    expect: { share: 16.67, surplus: [], net: 19_200 },
  },
  {
    id: 'urban-land',
    clauses: ['WW-12.4-11'],
    title: 'held against the land alone 150,000 are too many as well, and the city goes too',
    given: { fields: 19, towns: ['met', 'std', 'fst'], settings: { 'settle.urban_base': 'land' } },
    expect: { share: 21.05, surplus: [2, 1], net: 4200 },
  },
  {
    id: 'urban-smallest',
    clauses: ['WW-12.4-11'],
    title: 'the smallest first: of two small ones that with the higher position',
    given: {
      fields: 20,
      towns: ['std', 'fst', 'met'],
      settings: { 'settle.urban_order': 'smallest' },
    },
    expect: { share: 16.67, surplus: [1], net: 11_700 },
  },
  {
    id: 'urban-largest',
    clauses: ['WW-12.4-11'],
    title: 'the largest first: the metropolis, and that is enough',
    given: {
      fields: 20,
      towns: ['std', 'met', 'fst'],
      settings: { 'settle.urban_order': 'largest' },
    },
    expect: { share: 16.67, surplus: [1], net: 4200 },
  },
];

export interface GivenArrears {
  readonly size: number;
  readonly due: number;
  readonly paid: number;
  readonly morale?: number;
  readonly settings?: Settings;
}

export interface ExpectedArrears {
  readonly morale: number;
  readonly deserters: number;
}

/** What missing upkeep does to one unit (WW-9.5-01). */
export const arrearsCases: readonly Case<GivenArrears, ExpectedArrears>[] = [
  {
    id: 'WW-9.5-03',
    clauses: ['WW-9.5-01', 'WW-9.5-03', 'WW-5.1-34'],
    title: '6,000 warriors get 3,600 of 6,000: morale falls by one, 480 desert',
    given: { size: 6000, due: 6000, paid: 3600 },
    expect: { morale: -1, deserters: 480 },
  },
  {
    id: 'arrears-paid',
    clauses: ['WW-9.5-01', 'WW-12.5-12'],
    title: 'paid in full they take heart again, never beyond 0',
    given: { size: 1000, due: 1000, paid: 1000, morale: -2 },
    expect: { morale: -1, deserters: 0 },
  },
  {
    id: 'arrears-paid-best',
    clauses: ['WW-9.5-01'],
    title: 'morale does not rise above 0',
    given: { size: 1000, due: 1000, paid: 1000 },
    expect: { morale: 0, deserters: 0 },
  },
  {
    id: 'arrears-25',
    clauses: ['WW-9.5-01'],
    title: 'a quarter missing costs morale alone',
    given: { size: 1000, due: 1000, paid: 750 },
    expect: { morale: -1, deserters: 0 },
  },
  {
    id: 'arrears-26',
    clauses: ['WW-9.5-01'],
    title: 'of 25.2 percent missing 5 percent desert: 5.04 is rounded once',
    given: { size: 1000, due: 1000, paid: 748 },
    expect: { morale: -1, deserters: 50 },
  },
  {
    id: 'arrears-half-up',
    clauses: ['WW-9.5-01', 'WW-0.2-02'],
    title: '27.5 percent missing: 5.5 percent is 6, and 6 percent of 25 heads 1.5, i.e. 2',
    given: { size: 25, due: 1000, paid: 725 },
    expect: { morale: -1, deserters: 2 },
  },
  {
    id: 'arrears-50',
    clauses: ['WW-9.5-01'],
    title: 'exactly half missing: a tenth deserts',
    given: { size: 1000, due: 1000, paid: 500 },
    expect: { morale: -1, deserters: 100 },
  },
  {
    id: 'arrears-60',
    clauses: ['WW-9.5-01'],
    title: '60 percent missing: morale falls by two, 15 percent desert',
    given: { size: 1000, due: 1000, paid: 400 },
    expect: { morale: -2, deserters: 150 },
  },
  {
    id: 'arrears-all',
    clauses: ['WW-9.5-01'],
    title: 'nothing paid: morale falls by three, not below -3, 30 percent desert',
    given: { size: 1000, due: 1000, paid: 0, morale: -1 },
    expect: { morale: -3, deserters: 300 },
  },
  {
    id: 'arrears-table',
    clauses: ['WW-12.5-12'],
    title: 'the GM lays down that unpaid men leave by half, and that morale falls by one only',
    given: {
      size: 1000,
      due: 1000,
      paid: 0,
      settings: { 'unit.unpaid_table': { 'all.desertion': 50, 'all.morale': -1 } },
    },
    expect: { morale: -1, deserters: 500 },
  },
];

/** Dues by unit number, and the money for them. */
export interface GivenSpread {
  readonly dues: readonly (readonly [unit: number, due: number])[];
  readonly money: number;
}

/** Too little money spread evenly (WW-9.5-02). */
export const spreadCases: readonly Case<GivenSpread, readonly number[]>[] = [
  {
    id: 'WW-9.5-02',
    clauses: ['WW-9.5-02'],
    title: 'each gets its part rounded down, the rest goes one each in order of number',
    given: {
      dues: [
        [101, 100],
        [102, 100],
        [103, 100],
      ],
      money: 200,
    },
    expect: [67, 67, 66],
  },
  {
    id: 'spread-uneven',
    clauses: ['WW-9.5-02'],
    title: 'in proportion to what is due, whatever the order of the list',
    given: {
      dues: [
        [201, 50],
        [101, 1000],
      ],
      money: 525,
    },
    expect: [25, 500],
  },
  {
    id: 'spread-none',
    clauses: ['WW-9.5-02'],
    title: 'no money, nobody gets anything',
    given: { dues: [[101, 10]], money: 0 },
    expect: [0],
  },
  {
    id: 'spread-full',
    clauses: ['WW-9.5-02'],
    title: 'more than enough: everybody gets his due and no more',
    given: {
      dues: [
        [101, 10],
        [102, 20],
      ],
      money: 100,
    },
    expect: [10, 20],
  },
];

export interface GivenUnrest {
  readonly rate: number;
  readonly marks: number;
  readonly settings?: Settings;
}

export interface ExpectedUnrest {
  readonly risk: number;
  /** Marks if it stays quiet. */
  readonly marks: number;
}

/** Raised and lowered taxes (WW-9.5-05). */
export const unrestCases: readonly Case<GivenUnrest, ExpectedUnrest>[] = [
  {
    id: 'WW-9.5-06',
    clauses: ['WW-9.5-05', 'WW-9.5-06', 'WW-3.1-10'],
    title: 'two points more: 20 percent risk',
    given: { rate: 8, marks: 0 },
    expect: { risk: 20, marks: 0 },
  },
  {
    id: 'unrest-marks',
    clauses: ['WW-9.5-05'],
    title: 'an earlier uprising adds 10 percent even at the usual rate',
    given: { rate: 6, marks: 1 },
    expect: { risk: 10, marks: 1 },
  },
  {
    id: 'unrest-lowered',
    clauses: ['WW-9.5-05'],
    title: 'each point below the usual rate removes a mark',
    given: { rate: 4, marks: 3 },
    expect: { risk: 30, marks: 1 },
  },
  {
    id: 'unrest-setting',
    clauses: ['WW-12.3-02'],
    title: 'the GM makes the people more patient',
    given: { rate: 8, marks: 0, settings: { 'econ.unrest_pct_per_point': 3 } },
    expect: { risk: 6, marks: 0 },
  },
];
