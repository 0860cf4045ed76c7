import type { Party, Unit, Work } from '../../../world';
import type { Case, CaseField, CaseUnit } from './case';
import type { MoneyTurn } from './moneyBuild';

/** What the books of a turn should come to; what is left out does not matter. */
export interface ExpectedBooks {
  /** Gold afterwards by party. */
  readonly treasury?: Readonly<Record<string, number>>;
  /** Rows of the summary by party; rows not named are not looked at. */
  readonly summary?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Codes of all findings, with the unit if there is one. */
  readonly findings?: readonly string[];
  /** Keys of all questions. */
  readonly questions?: readonly string[];
  readonly parties?: Readonly<Record<string, Partial<Party>>>;
  /** Null = there is no such unit. */
  readonly units?: Readonly<Record<string, Partial<Unit> | null>>;
  readonly works?: Readonly<Record<string, Partial<Work>>>;
  /** Gold by place on the sheet of party `a`. */
  readonly storage?: Readonly<Record<string, number>>;
}

export type BooksCase = Case<MoneyTurn, ExpectedBooks>;

const MAP = [{ no: '210', u: 0, v: 0, terrain: 'w' }];

/** Land around a castle of party `a` in 210/20: enough people that the urban limit holds. */
const LAND: Readonly<Record<string, CaseField>> = {
  '210/19': { terrain: 't', owner: 'a' },
  '210/20': { terrain: 't', owner: 'a', settlement: { type: 'brg', owner: 'a', built: 12 } },
  '210/21': { terrain: 't', owner: 'a' },
};

/** Land income 9,000, castle 1,500 gross and 1,200 upkeep. */
const REALM = { map: MAP, fields: LAND } as const;

const troop = (number: number, change: Partial<CaseUnit> = {}): CaseUnit => ({
  party: 'a',
  number,
  type: 'K',
  size: 1000,
  place: '210/20',
  ...change,
});

/** One leader each, so that 1,000 warriors are due 1,200. */
const led = (...numbers: readonly number[]): Readonly<Record<string, Partial<Unit>>> =>
  Object.fromEntries(
    numbers.map((number) => [`a:${String(number)}`, { leaders: 1, raised: { t: 1000 } }]),
  );

/** Taxes and upkeep by the calendar. */
export const calendarCases: readonly BooksCase[] = [
  {
    id: 'books-income',
    clauses: ['WW-3.4-03', 'WW-10.1-06', 'WW-3.1-11', 'WW-3.1-12', 'WW-12.3-01'],
    title: 'an income moon brings taxes and takes the upkeep of structures, not that of units',
    given: { ...REALM, units: [troop(101)], changes: led(101), treasury: { a: 100 } },
    expect: {
      treasury: { a: 9400 },
      summary: {
        a: {
          oldTreasury: 100,
          landTax: 9000,
          settlementTax: 1500,
          settlementUpkeep: -1200,
          unitUpkeep: 0,
          newTreasury: 9400,
        },
      },
    },
  },
  {
    id: 'books-muster',
    clauses: [
      'WW-3.4-03',
      'WW-10.1-07',
      'WW-5.1-33',
      'WW-12.3-07',
      'WW-5.1-30',
      'WW-5.1-31',
      'WW-12.3-11',
    ],
    title: 'a muster moon takes the upkeep of units alone; its sheet lists what was booked in it',
    given: { ...REALM, moon: 2, units: [troop(101)], changes: led(101), treasury: { a: 2000 } },
    expect: { treasury: { a: 800 }, summary: { a: { landTax: 0, unitUpkeep: -1200 } } },
  },
  {
    id: 'books-none',
    clauses: ['WW-10.1-20', 'WW-3.2-03'],
    title: 'other moons book nothing, and the sheet says so',
    given: { ...REALM, moon: 3, units: [troop(101)], treasury: { a: 7 } },
    expect: { treasury: { a: 7 }, summary: { a: { oldTreasury: 7, newTreasury: 7 } } },
  },
  {
    id: 'books-both',
    clauses: ['WW-3.4-06', 'WW-8.2-14', 'WW-10.1-20', 'WW-8.3-34'],
    title: 'a turn over income and muster moon books both, each once, however many moons it has',
    given: { ...REALM, moon: 12, moons: 6, units: [troop(101)], changes: led(101) },
    expect: { treasury: { a: 8100 }, summary: { a: { landTax: 9000, unitUpkeep: -1200 } } },
  },
  {
    id: 'books-tax-muster',
    clauses: ['WW-12.3-01'],
    title: 'taxes at the muster date, if the GM reads the heading of the table so',
    given: {
      ...REALM,
      moon: 2,
      units: [],
      settings: { 'econ.tax_booking': 'muster_moon' },
    },
    expect: { summary: { a: { landTax: 9000, settlementTax: 1500, settlementUpkeep: 0 } } },
  },
  {
    id: 'books-unit-income',
    clauses: ['WW-12.3-07'],
    title: 'unit upkeep at the income date, if the GM wants that',
    given: {
      ...REALM,
      units: [troop(101)],
      changes: led(101),
      settings: { 'econ.unit_upkeep_at': 'income_moon' },
    },
    expect: { summary: { a: { unitUpkeep: -1200 } }, treasury: { a: 8100 } },
  },
  {
    id: 'books-water',
    clauses: ['WW-12.3-03', 'WW-3.1-05'],
    title: 'water that somebody owns can be made to pay',
    given: {
      map: MAP,
      fields: { '210/19': { owner: 'a' } },
      units: [],
      settings: { 'econ.water_income': 25 },
    },
    expect: { treasury: { a: 25 } },
  },
  {
    id: 'books-characters',
    clauses: ['WW-12.5-40', 'WW-5.1-31'],
    title: 'characters pay as leaders; one who is trained for nothing and wanderers do not',
    given: {
      ...REALM,
      moon: 2,
      units: [
        troop(501, { type: 'HF', size: 0, character: 'Aldo' }),
        troop(502, { type: 'HF', size: 0, character: 'Bera' }),
        { party: 'b', number: 501, type: 'HF', size: 0, place: '210/20', character: 'Cid' },
      ],
      changes: { 'a:502': { character: { name: 'Bera', status: 'NSC', seat: null, trained: [] } } },
      parties: { b: { kind: 'single' } },
      treasury: { a: 1000, b: 1000 },
    },
    expect: { treasury: { a: 800, b: 1000 } },
  },
  {
    id: 'books-character-upkeep',
    clauses: ['WW-12.5-40'],
    title: 'another upkeep of characters is a row of its own beside that of leaders',
    given: {
      ...REALM,
      moon: 2,
      units: [troop(101), troop(501, { type: 'HF', size: 0, character: 'Aldo' })],
      changes: led(101),
      treasury: { a: 5000 },
      settings: { 'econ.character_upkeep': 350 },
    },
    expect: { treasury: { a: 3450 } },
  },
];

/** Money that does not suffice (WW-3.2-05). */
export const shortCases: readonly BooksCase[] = [
  {
    id: 'WW-3.2-05',
    clauses: ['WW-3.2-05', 'WW-12.3-08'],
    title: 'units get what there is, new units and other expenses nothing',
    given: {
      ...REALM,
      moon: 2,
      units: [troop(101), troop(102)],
      changes: led(101, 102),
      treasury: { a: 1800 },
      declares: {
        a: [
          { kind: 'spend', gold: 50, purpose: 'Spione' },
          {
            kind: 'muster',
            unit: 103,
            count: 100,
            type: 'K',
            leaders: 1,
            place: '210/20' as never,
            gold: null,
          },
        ],
      },
      orders: { a: ['103 | 210/20 | | KV | neu 100K + 1 HF'] },
    },
    expect: {
      treasury: { a: 0 },
      summary: { a: { unitUpkeep: -1800, muster: 0, newTreasury: 0 } },
      findings: ['F-BAL-OVERDRAWN'],
      // 25 percent of 2,400 are missing: each of both units loses heart, nobody deserts.
      units: { 'a:101': { morale: -1, size: 1000 }, 'a:102': { morale: -1 }, 'a:103': null },
    },
  },
  {
    id: 'short-desertion',
    clauses: ['WW-9.5-01', 'WW-9.5-02', 'WW-5.1-26'],
    title: 'nothing in the treasury: 30 percent desert of both units, from where they came',
    given: {
      ...REALM,
      moon: 2,
      units: [troop(101)],
      changes: { 'a:101': { leaders: 1, raised: { h: 400, t: 600 } } },
    },
    expect: {
      units: { 'a:101': { size: 700, raised: { h: 280, t: 420 }, morale: -3, unpaid: 1 } },
      findings: ['F-BAL-OVERDRAWN'],
    },
  },
  {
    id: 'short-dissolution',
    clauses: ['WW-9.5-01', 'WW-5.1-34'],
    title: 'unpaid by more than half for the second time in a row: the unit is no more',
    given: {
      ...REALM,
      moon: 2,
      units: [troop(101), troop(501, { type: 'HF', size: 0, character: 'Aldo' })],
      changes: { 'a:101': { leaders: 1, unpaid: 1 }, 'a:501': { unpaid: 3 } },
    },
    expect: { units: { 'a:101': null, 'a:501': { morale: -3, unpaid: 4 } } },
  },
  {
    id: 'short-carrier',
    clauses: ['WW-9.5-01', 'WW-5.1-42', 'WW-11.1-03'],
    title: 'ships that carry somebody neither dissolve nor leave their load in the water',
    given: {
      ...REALM,
      moon: 2,
      units: [
        troop(301, { type: 'S', size: 20, place: '210/28' }),
        troop(101, { place: '(301)', size: 900 }),
      ],
      changes: { 'a:301': { leaders: 1, unpaid: 1 }, 'a:101': { leaders: 1 } },
    },
    expect: { units: { 'a:301': { size: 18, morale: -3, unpaid: 2 }, 'a:101': { size: 630 } } },
  },
  {
    id: 'short-stated',
    clauses: ['WW-9.5-02', 'WW-9.5-03'],
    title: 'the letter says which unit goes short: 101 gets 600 of 1,200, the other its due',
    given: {
      ...REALM,
      moon: 2,
      units: [troop(101), troop(102)],
      changes: led(101, 102),
      treasury: { a: 1800 },
      declares: { a: [{ kind: 'upkeep', unit: 101, gold: 600 }] },
    },
    expect: {
      treasury: { a: 0 },
      findings: [],
      units: { 'a:101': { morale: -1, size: 900 }, 'a:102': { morale: 0, size: 1000 } },
    },
  },
  {
    id: 'short-structures',
    clauses: ['WW-4.1-27', 'WW-12.3-17', 'WW-3.2-05'],
    title:
      'structures are paid in order of position; what is not paid decays by 5 percent, a whole point',
    given: {
      map: MAP,
      fields: {
        '210/20': { terrain: 't', settlement: { type: 'gar', owner: 'a', built: 6 } },
        '210/22': { terrain: 't', settlement: { type: 'gar', owner: 'a', built: 6 } },
      },
      units: [],
      treasury: { a: 700 },
    },
    expect: {
      treasury: { a: 100 },
      findings: ['F-BAL-OVERDRAWN'],
      works: { 'settlement 210/22': { damage: { defence: 2500 } } },
    },
  },
  {
    id: 'short-decay',
    clauses: ['WW-12.3-17'],
    title: 'the GM lets them decay faster: 20 percent of 6 points are 2',
    given: {
      map: MAP,
      fields: { '210/20': { terrain: 't', settlement: { type: 'gar', owner: 'a', built: 6 } } },
      units: [],
      settings: { 'econ.unpaid_structure_decay_pct': 20 },
    },
    expect: { works: { 'settlement 210/20': { damage: { defence: 2500, garrison: 2500 } } } },
  },
  {
    id: 'short-debt',
    clauses: ['WW-12.3-08'],
    title: 'where debts are allowed everything is paid and the treasury is negative',
    given: {
      ...REALM,
      moon: 2,
      units: [troop(101)],
      changes: led(101),
      declares: { a: [{ kind: 'spend', gold: 50, purpose: 'Spione' }] },
      settings: { 'econ.allow_debt': true },
    },
    expect: { treasury: { a: -1250 }, findings: [], units: { 'a:101': { morale: 0, size: 1000 } } },
  },
  {
    id: 'short-besieged',
    clauses: ['WW-12.3-09', 'WW-7.3-27'],
    title: 'gold in a besieged settlement pays for nothing elsewhere',
    given: {
      ...REALM,
      moon: 2,
      units: [
        troop(101, { order: 'KH' }),
        { party: 'b', number: 101, type: 'K', size: 2000, place: '210/20', order: 'KA' },
      ],
      changes: led(101),
      parties: { a: { capital: '210/20' as never } },
      treasury: { a: 5000, b: 5000 },
      declares: { a: [{ kind: 'spend', gold: 50, purpose: 'Spione' }] },
    },
    expect: { treasury: { a: 5000, b: 2000 }, findings: ['F-BAL-OVERDRAWN'] },
  },
];

/** Tributes, gifts, other income, gold on units (WW-3.2-02, WW-3.2-04, WW-3.2-06). */
export const paymentCases: readonly BooksCase[] = [
  {
    id: 'WW-3.2-06',
    clauses: ['WW-3.2-06', 'WW-12.3-18', 'WW-3.2-02'],
    title: 'a tribute arrives after everybody has paid, so that it cannot be passed on',
    given: {
      ...REALM,
      moon: 3,
      units: [troop(101), { party: 'b', number: 101, type: 'K', size: 1000, place: '210/21' }],
      treasury: { a: 1000, b: 100 },
      declares: {
        a: [{ kind: 'pay', to: 'b', gold: 400, purpose: 'Tribut' }],
        b: [{ kind: 'spend', gold: 300, purpose: 'Fest' }],
      },
    },
    expect: {
      treasury: { a: 600, b: 400 },
      summary: { a: { other1: -400 }, b: { other1: -100, other2: 400 } },
      findings: ['F-BAL-OVERDRAWN'],
    },
  },
  {
    id: 'pay-carried',
    clauses: ['WW-12.3-18'],
    title: 'where payments have to be carried nothing is booked by word alone',
    given: {
      ...REALM,
      moon: 3,
      units: [troop(101), { party: 'b', number: 101, type: 'K', size: 1000, place: '210/21' }],
      treasury: { a: 1000 },
      declares: { a: [{ kind: 'pay', to: 'b', gold: 400, purpose: 'Tribut' }] },
      settings: { 'econ.payment_by_transport': true },
    },
    expect: { treasury: { a: 1000, b: 0 } },
  },
  {
    id: 'pay-loaded',
    clauses: ['WW-5.1-41', 'WW-5.1-40', 'WW-6.3-20', 'WW-11.1-03'],
    title: 'gold is taken aboard in an own settlement: 1 kg each, no more than the beasts carry',
    given: {
      ...REALM,
      moon: 3,
      units: [
        troop(401, { type: 'LT', size: 10 }),
        troop(402, { type: 'LT', size: 10, place: '210/21' }),
      ],
      treasury: { a: 5000 },
      orders: { a: ['401 | | | | laden 1200 GS', '402 | | | | laden 10 GS'] },
    },
    expect: {
      treasury: { a: 4000 },
      summary: { a: { other1: -1000 } },
      findings: ['F-LOAD-CAP 401', 'F-CARGO-GOLD 402'],
      units: { 'a:401': { gold: 1000 } },
    },
  },
  {
    id: 'WW-3.2-04',
    clauses: ['WW-3.2-04', 'WW-12.3-10'],
    title: 'income from a mine waits for the GM',
    given: {
      ...REALM,
      moon: 3,
      units: [troop(101)],
      declares: { a: [{ kind: 'income', gold: 700, cause: 'Bergwerk' }] },
    },
    expect: { treasury: { a: 0 }, questions: ['income/a/1'], findings: ['F-BAL-OTHERINC'] },
  },
  {
    id: 'income-confirmed',
    clauses: ['WW-3.2-04'],
    title: 'and is booked when he confirms it',
    given: {
      ...REALM,
      moon: 3,
      units: [troop(101)],
      declares: { a: [{ kind: 'income', gold: 700, cause: 'Bergwerk' }] },
      rulings: { 'income/a/1': { key: 'income/a/1', value: 'booked', reason: 'seen' } },
    },
    expect: { treasury: { a: 700 }, summary: { a: { other1: 700 } } },
  },
  {
    id: 'income-free',
    clauses: ['WW-12.3-10'],
    title: 'a trusting GM does not ask',
    given: {
      ...REALM,
      moon: 3,
      units: [troop(101)],
      declares: { a: [{ kind: 'income', gold: 700, cause: 'Bergwerk' }] },
      settings: { 'econ.other_income': 'free' },
    },
    expect: { treasury: { a: 700 }, questions: [], findings: [] },
  },
  {
    id: 'income-none',
    clauses: ['WW-12.3-10'],
    title: 'another one knows no such income',
    given: {
      ...REALM,
      moon: 3,
      units: [troop(101)],
      declares: { a: [{ kind: 'income', gold: 700, cause: 'Bergwerk' }] },
      settings: { 'econ.other_income': 'none' },
    },
    expect: { treasury: { a: 0 }, questions: [] },
  },
  {
    id: 'raised-taxes',
    clauses: ['WW-9.5-05', 'WW-9.5-06', 'WW-3.1-10'],
    title: 'at 16 percent the fields pay 24,000, the castle 4,000, and the people rise',
    given: {
      ...REALM,
      units: [],
      declares: { a: [{ kind: 'tax', rate: 16 }] },
    },
    expect: {
      summary: { a: { landTax: 24_000, settlementTax: 4000 } },
      parties: { a: { unrest: 1 } },
      questions: ['uprising/a/5'],
      findings: ['F-EVT-UPRISING'],
    },
  },
  {
    id: 'raised-taxes-averted',
    clauses: ['WW-9.5-05'],
    title: 'the GM lets it pass: no mark is left',
    given: {
      ...REALM,
      units: [],
      declares: { a: [{ kind: 'tax', rate: 16 }] },
      rulings: { 'uprising/a/5': { key: 'uprising/a/5', value: 'averted', reason: 'feast' } },
    },
    expect: { parties: { a: { unrest: undefined as never } } },
  },
];
