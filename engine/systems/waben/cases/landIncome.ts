import type { Case } from './case';

/** Number of fields by terrain key. */
export type GivenLand = Readonly<Record<string, number>>;

export interface ExpectedLand {
  readonly fields: number;
  /** Gold by terrain key, in the order of the rule page. */
  readonly rows: Readonly<Record<string, number>>;
  readonly total: number;
}

/** The land table of the booklet's example balance and single fields (WW-8.3-20 to -22, WW-3.1-04). */
export const landCases: readonly Case<GivenLand, ExpectedLand>[] = [
  {
    id: 'land-8.3',
    clauses: ['WW-8.3-20', 'WW-8.3-21', 'WW-8.3-22', 'WW-3.1-03', 'WW-3.1-04', 'WW-0.2-02'],
    title: 'the realm of the example turn: 181 fields, and 40 ice fields pay 2,400, not 60',
    given: {
      t: 25,
      h: 13,
      b: 8,
      g: 5,
      twa: 5,
      hwa: 2,
      bwa: 1,
      tse: 2,
      hse: 4,
      tsu: 37,
      hsu: 12,
      bsu: 9,
      ew: 40,
      tew: 5,
      hew: 7,
      bew: 1,
      gew: 4,
      vul: 1,
    },
    expect: {
      fields: 181,
      rows: {
        t: 75_000,
        h: 19_500,
        b: 6000,
        g: 1875,
        twa: 9000,
        hwa: 1800,
        bwa: 450,
        tse: 3600,
        hse: 3600,
        tsu: 22_200,
        hsu: 3600,
        bsu: 1350,
        ew: 2400,
        tew: 3000,
        hew: 2100,
        bew: 150,
        gew: 300,
        vul: 38,
      },
      total: 155_963,
    },
  },
  {
    id: 'land-water',
    clauses: ['WW-3.1-05', 'WW-12.3-03'],
    title: 'open water and deep sea can be owned but pay nothing; ice on water pays',
    given: { w: 7, tw: 3, ew: 1 },
    expect: { fields: 11, rows: { w: 0, tw: 0, ew: 60 }, total: 60 },
  },
  {
    id: 'land-rounding',
    clauses: ['WW-0.2-02', 'WW-12.3-04'],
    title: 'half a gold piece is rounded up once per field, before multiplying',
    given: { vul: 2 },
    expect: { fields: 2, rows: { vul: 76 }, total: 76 },
  },
  {
    id: 'land-none',
    clauses: ['WW-3.3-02'],
    title: 'a realm without land has no land income, and terrain outside the catalogue pays none',
    given: { nowhere: 3 },
    expect: { fields: 0, rows: {}, total: 0 },
  },
];
