import type { DeclarationMeaning } from '../orders/declaration';
import type { BooksCase } from './balance';
import type { CaseField } from './case';
import type { FieldAddress } from '../../../hex';

const at = (text: string): FieldAddress => text as FieldAddress;

const MAP = [{ no: '210', u: 0, v: 0, terrain: 'w' }];

/** A castle (10,000) in highland with a harbour to the west, and a city (50,000) with a river. */
const LAND: Readonly<Record<string, CaseField>> = {
  '210/20': {
    terrain: 'h',
    owner: 'a',
    settlement: { type: 'brg', owner: 'a', built: 12, harbours: [5] },
  },
  '210/22': {
    terrain: 't',
    owner: 'a',
    settlement: { type: 'std', owner: 'a', built: 24, harbours: [2, 6] },
  },
  '210/21': { terrain: 't', owner: 'a' },
};

const REALM = {
  map: MAP,
  fields: LAND,
  sides: { '210/22(2)': ['river'] },
  moon: 2,
  units: [],
} as const;

const muster = (
  unit: number,
  count: number,
  type: string,
  place: string | null,
  leaders: number | null = null,
): DeclarationMeaning => ({
  kind: 'muster',
  unit,
  count,
  type,
  leaders,
  place: place === null ? null : at(place),
  gold: null,
});

const PARTY = { a: { capital: at('210/22') } } as const;

/** Raising by balance and orders (WW-5.1-20 to -27). */
export const musterCases: readonly BooksCase[] = [
  {
    id: 'muster-one-character',
    clauses: ['WW-5.1-04', 'WW-5.1-10'],
    title: 'a leader alone is one character: of three asked for one is raised and paid',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 10_000 },
      declares: { a: [muster(501, 3, 'HF', '210/22')] },
      orders: { a: ['501 | 210/22 | | R | neu 3 HF'] },
    },
    expect: { treasury: { a: 9000 }, units: { 'a:501': { size: 0, type: 'HF' } } },
  },
  {
    id: 'muster-no-more-character',
    clauses: ['WW-5.1-02', 'WW-5.1-04'],
    title: 'a character is no unit that could grow',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 10_000 },
      units: [{ party: 'a', number: 501, type: 'HF', size: 0, place: '210/22', character: 'Aldo' }],
      declares: { a: [muster(501, 2, 'HF', null)] },
      orders: { a: ['501 | 210/22 | | R | neu 2 HF'] },
    },
    expect: { treasury: { a: 9800 }, units: { 'a:501': { size: 0, leaders: 0 } } },
  },
  {
    id: 'WW-5.1-22',
    clauses: ['WW-5.1-22', 'WW-5.1-27', 'WW-5.1-25', 'WW-5.1-26', 'WW-5.1-06', 'WW-5.1-32'],
    title:
      'named by balance and orders: 1,000 warriors and the leader they need, without upkeep yet',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 7000 },
      declares: { a: [muster(101, 1000, 'K', '210/20')] },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K'] },
    },
    expect: {
      treasury: { a: 1000 },
      summary: { a: { muster: -6000, unitUpkeep: 0 } },
      questions: [],
      findings: [],
      units: {
        'a:101': {
          size: 1000,
          leaders: 1,
          type: 'K',
          raised: { h: 1000 },
          place: { kind: 'field', field: at('210/20') },
        },
      },
    },
  },
  {
    id: 'WW-5.1-23',
    clauses: ['WW-5.1-23', 'WW-5.1-26', 'WW-5.1-27', 'WW-8.3-25'],
    title: 'more men for a unit in the settlement keep their own origin and bring no leader',
    given: {
      ...REALM,
      parties: PARTY,
      units: [{ party: 'a', number: 101, type: 'K', size: 6000, place: '210/22' }],
      changes: { 'a:101': { leaders: 2, raised: { h: 6000 } } },
      treasury: { a: 20_000 },
      declares: { a: [muster(101, 2000, 'K', '210/22')] },
      orders: { a: ['101 | | | KV | neu 2000K'] },
    },
    expect: {
      treasury: { a: 3600 },
      summary: { a: { muster: -10_000, unitUpkeep: -6400 } },
      units: { 'a:101': { size: 8000, leaders: 2, raised: { h: 6000, t: 2000 } } },
    },
  },
  {
    id: 'muster-leader',
    clauses: ['WW-5.1-27', 'WW-8.3-25'],
    title: 'with the leader they name 2,000 warriors cost 11,000',
    given: {
      ...REALM,
      parties: PARTY,
      units: [{ party: 'a', number: 101, type: 'K', size: 6000, place: '210/22' }],
      changes: { 'a:101': { leaders: 1, raised: { t: 6000 } } },
      treasury: { a: 17_200 },
      declares: { a: [muster(101, 2000, 'K', '210/22', 1)] },
      orders: { a: ['101 | | | KV | neu 2000K + 1 HF'] },
    },
    expect: { treasury: { a: 0 }, units: { 'a:101': { size: 8000, leaders: 2 } } },
  },
  {
    id: 'muster-elsewhere',
    clauses: ['WW-5.1-23', 'WW-5.1-20'],
    title: 'nobody is reinforced who does not stand in a settlement',
    given: {
      ...REALM,
      parties: PARTY,
      units: [{ party: 'a', number: 101, type: 'K', size: 1000, place: '210/21' }],
      treasury: { a: 9000 },
      declares: { a: [muster(101, 500, 'K', '210/22')] },
      orders: { a: ['101 | | | KV | neu 500K'] },
    },
    expect: { findings: ['F-MUSTER-PLACE 101'], units: { 'a:101': { size: 1000 } } },
  },
  {
    id: 'muster-orders-alone',
    clauses: ['WW-5.1-22', 'WW-8.3-60'],
    title: 'in the orders alone: a question, and until it is answered the orders count',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 7000 },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K'] },
    },
    expect: {
      treasury: { a: 1000 },
      questions: ['muster/a:101'],
      findings: ['F-MUSTER-MISMATCH 101'],
    },
  },
  {
    id: 'muster-none',
    clauses: ['WW-5.1-22'],
    title: 'the GM says that nothing is raised',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 7000 },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K'] },
      rulings: { 'muster/a:101': { key: 'muster/a:101', value: 'none', reason: 'no balance' } },
    },
    expect: { treasury: { a: 7000 }, units: { 'a:101': null } },
  },
  {
    id: 'muster-balance-alone',
    clauses: ['WW-5.1-22', 'WW-8.3-66'],
    title: 'in the balance alone nothing is raised until the GM says so',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 17_000 },
      declares: { a: [muster(106, 3000, 'K', '210/22')] },
    },
    expect: { treasury: { a: 17_000 }, questions: ['muster/a:106'], units: { 'a:106': null } },
  },
  {
    id: 'muster-balance-chosen',
    clauses: ['WW-5.1-22', 'WW-5.1-27', 'WW-8.3-25'],
    title: 'he takes the balance at its word: 3,000 warriors with their leader for 16,000',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 17_000 },
      declares: { a: [muster(106, 3000, 'K', '210/22')] },
      rulings: { 'muster/a:106': { key: 'muster/a:106', value: 'balance', reason: 'forgotten' } },
    },
    expect: { treasury: { a: 1000 }, units: { 'a:106': { size: 3000, leaders: 1 } } },
  },
  {
    id: 'muster-counts-differ',
    clauses: ['WW-5.1-22', 'WW-8.3-60'],
    title: 'balance and orders differ in the count: the orders hold until the GM decides',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 17_000 },
      declares: { a: [muster(101, 3000, 'K', '210/22')] },
      orders: { a: ['101 | 210/22 | | KV | neu 2000K'] },
    },
    expect: { treasury: { a: 6000 }, questions: ['muster/a:101'] },
  },
  {
    id: 'WW-5.1-20',
    clauses: ['WW-5.1-20', 'WW-3.4-03'],
    title: 'outside a muster moon nothing is raised',
    given: {
      ...REALM,
      moon: 3,
      parties: PARTY,
      treasury: { a: 17_000 },
      declares: { a: [muster(101, 1000, 'K', '210/20')] },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K'] },
    },
    expect: { treasury: { a: 17_000 }, findings: ['F-MUSTER-DATE 101'], units: { 'a:101': null } },
  },
  {
    id: 'WW-5.1-21',
    clauses: ['WW-5.1-21', 'WW-4.2-04', 'WW-12.5-09', 'WW-3.2-01'],
    title: 'a castle raises for 10,000 a date, leaders included: 1,800 of 2,500 warriors',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 50_000 },
      declares: { a: [muster(101, 2500, 'K', '210/20')] },
      orders: { a: ['101 | 210/20 | | KV | neu 2500K'] },
    },
    expect: {
      treasury: { a: 40_000 },
      findings: ['F-MUSTER-CAP 101'],
      units: { 'a:101': { size: 1800, leaders: 1 } },
    },
  },
  {
    id: 'muster-capacity-leaders',
    clauses: ['WW-5.1-21', 'WW-12.5-09'],
    title: 'more leaders than fit: as many warriors as fit with the leaders they need',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 50_000 },
      declares: { a: [muster(101, 1500, 'K', '210/20', 12)] },
      orders: { a: ['101 | 210/20 | | KV | neu 1500K + 12HF'] },
    },
    expect: {
      treasury: { a: 41_500 },
      findings: ['F-MUSTER-CAP 101'],
      units: { 'a:101': { size: 1500, leaders: 1 } },
    },
  },
  {
    id: 'muster-capacity-shared',
    clauses: ['WW-5.1-21'],
    title: 'later units get what the earlier ones leave of it',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 50_000 },
      declares: { a: [muster(101, 1000, 'K', '210/20'), muster(102, 1000, 'K', '210/20')] },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K', '102 | 210/20 | | KV | neu 1000K'] },
    },
    expect: {
      treasury: { a: 40_000 },
      units: { 'a:101': { size: 1000 }, 'a:102': { size: 600 } },
    },
  },
  {
    id: 'muster-leaders-free',
    clauses: ['WW-12.5-09'],
    title: 'where leaders do not count 2,000 fit into it',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 50_000 },
      declares: { a: [muster(101, 2500, 'K', '210/20')] },
      orders: { a: ['101 | 210/20 | | KV | neu 2500K'] },
      settings: { 'unit.leader_uses_capacity': false },
    },
    expect: { treasury: { a: 39_000 }, units: { 'a:101': { size: 2000, leaders: 1 } } },
  },
  {
    id: 'muster-poor',
    clauses: ['WW-3.2-05'],
    title: 'as many as the treasury pays for, and nothing after them',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 3503 },
      declares: {
        a: [muster(101, 1000, 'K', '210/20'), { kind: 'spend', gold: 1, purpose: 'Wein' }],
      },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K'] },
    },
    expect: {
      treasury: { a: 3 },
      findings: ['F-BAL-OVERDRAWN'],
      units: { 'a:101': { size: 500, leaders: 1 } },
    },
  },
  {
    id: 'WW-5.1-25',
    clauses: ['WW-5.1-25', 'WW-4.2-22', 'WW-4.2-23', 'WW-5.1-26'],
    title:
      'new ships lie in the water before the harbour, or on the river side; the lowest side unless named',
    given: {
      ...REALM,
      parties: PARTY,
      treasury: { a: 50_000 },
      declares: {
        a: [
          muster(301, 10, 'S', '210/20'),
          muster(302, 10, 'S', '210/22'),
          muster(303, 10, 'S', null),
        ],
      },
      orders: {
        a: [
          '301 | 210/20 | | KV | neu 10S',
          '302 | 210/22 | | KV | neu 10S',
          '303 | 210/22(6) | | KV | neu 10S',
        ],
      },
    },
    expect: {
      treasury: { a: 38_000 },
      units: {
        'a:301': { place: { kind: 'field', field: at('210/19') }, raised: { w: 10 } },
        'a:302': { place: { kind: 'side', field: at('210/22'), side: 2 } },
        'a:303': { place: { kind: 'field', field: at('210/15') } },
      },
    },
  },
  {
    id: 'muster-noport',
    clauses: ['WW-5.1-25'],
    title: 'without a harbour there are no ships',
    given: {
      ...REALM,
      fields: {
        '210/20': { terrain: 't', owner: 'a', settlement: { type: 'brg', owner: 'a', built: 12 } },
      },
      treasury: { a: 50_000 },
      declares: { a: [muster(301, 10, 'S', '210/20')] },
      orders: { a: ['301 | 210/20 | | KV | neu 10S'] },
    },
    expect: { findings: ['F-MUSTER-NOPORT 301'], units: { 'a:301': null } },
  },
  {
    id: 'muster-closed',
    clauses: ['WW-5.1-25', 'WW-12.4-13'],
    title: 'at a river that the GM has closed to ships there are none either',
    given: {
      ...REALM,
      fields: {
        '210/20': {
          terrain: 't',
          owner: 'a',
          settlement: { type: 'brg', owner: 'a', built: 12, harbours: [2] },
        },
      },
      sides: { '210/20(2)': ['river', 'unnavigable'] },
      treasury: { a: 50_000 },
      declares: { a: [muster(301, 10, 'S', '210/20')] },
      orders: { a: ['301 | 210/20 | | KV | neu 10S'] },
    },
    expect: { findings: ['F-MUSTER-NOPORT 301'], units: { 'a:301': null } },
  },
  {
    id: 'muster-fleet',
    clauses: ['WW-5.1-23', 'WW-5.1-25'],
    title: 'ships are added to a fleet that lies before the harbour',
    given: {
      ...REALM,
      parties: PARTY,
      units: [{ party: 'a', number: 301, type: 'S', size: 20, place: '210/19' }],
      changes: { 'a:301': { leaders: 1 } },
      treasury: { a: 50_000 },
      declares: { a: [muster(301, 10, 'S', '210/20')] },
      orders: { a: ['301 | | | KV | neu 10S'] },
    },
    expect: { units: { 'a:301': { size: 30, leaders: 1 } }, findings: [] },
  },
  {
    id: 'muster-captured',
    clauses: ['WW-5.1-20'],
    title: "a settlement that is not finished, or not one's own, raises nobody",
    given: {
      ...REALM,
      fields: {
        '210/20': { terrain: 't', owner: 'a', settlement: { type: 'brg', owner: 'a', built: 11 } },
        '210/22': { terrain: 't', owner: 'b', settlement: { type: 'std', owner: 'b', built: 24 } },
      },
      treasury: { a: 50_000 },
      declares: { a: [muster(101, 10, 'K', '210/20'), muster(102, 10, 'K', '210/22')] },
      orders: { a: ['101 | 210/20 | | KV | neu 10K', '102 | 210/22 | | KV | neu 10K'] },
    },
    expect: { findings: ['F-MUSTER-PLACE 101', 'F-MUSTER-PLACE 102'], treasury: { a: 50_000 } },
  },
  {
    id: 'muster-local',
    clauses: ['WW-12.3-09'],
    title: 'where gold must be where it is spent a castle raises for what lies in it',
    given: {
      ...REALM,
      parties: { a: { capital: at('210/22'), storage: { [at('210/20')]: 2000 } } },
      treasury: { a: 50_000 },
      declares: { a: [muster(101, 1000, 'K', '210/20')] },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K'] },
      settings: { 'econ.local_money': true },
    },
    expect: {
      units: { 'a:101': { size: 200 } },
      storage: { '210/22': 48_000 },
      findings: ['F-BAL-OVERDRAWN'],
    },
  },
  {
    id: 'muster-wait',
    clauses: ['WW-10.1-20', 'WW-5.1-24', 'WW-12.5-10'],
    title: 'in a turn of two moons that begins with the income moon raising is booked at its start',
    given: {
      ...REALM,
      moon: 1,
      moons: 2,
      parties: PARTY,
      treasury: { a: 7000 },
      declares: { a: [muster(101, 1000, 'K', '210/20')] },
      orders: { a: ['101 | 210/20 | -21 | KV | neu 1000K'] },
    },
    expect: { units: { 'a:101': { size: 1000 } }, summary: { a: { muster: -6000 } } },
  },
];
