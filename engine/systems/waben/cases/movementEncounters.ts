import type { TurnCase } from './case';

const ONE = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;

const RIDERS = { party: 'a', number: 201, type: 'R', size: 500, place: '210/19' } as const;
const FOOT = { party: 'b', number: 101, type: 'K', size: 1000, place: '210/20' } as const;

const MEETING = 'encounter/210/20/a:201/b:101';

const ruling = (key: string, value: string) => ({
  [key]: { key, value, reason: 'The herald was heard' },
});

/** Units that meet, cross, stop and conquer (WW-5.3-50, -51, -55, WW-6.2-06, WW-7.1-06). */
export const ENCOUNTER_CASES: readonly TurnCase[] = [
  {
    id: 'WW-7.1-06a',
    clauses: ['WW-7.1-06', 'WW-7.1-07', 'WW-5.3-55', 'WW-6.2-21'],
    title: 'enemies that do not attack stop each other and talk; the GM may let one of them on',
    given: {
      map: ONE,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KV |'], b: ['101 | | KV |'] },
    },
    expect: {
      marches: { 'a:201': { end: '210/20', stop: 'F-MOVE-STOPPED' }, 'b:101': { stop: null } },
      questions: [MEETING],
    },
  },
  {
    id: 'WW-7.1-06b',
    clauses: ['WW-7.1-06'],
    title: "the GM's word lets the one go on and keeps the other",
    given: {
      map: ONE,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KV |'], b: ['101 | -21 | KV |'] },
      rulings: ruling(MEETING, 'aGoesOn'),
    },
    expect: {
      marches: {
        'a:201': { end: '210/21', stop: null },
        'b:101': { end: '210/20', stop: 'F-MOVE-STOPPED' },
      },
      questions: [MEETING],
    },
  },
  {
    id: 'WW-7.1-13a',
    clauses: ['WW-7.1-13', 'WW-11.2-03'],
    title: 'units at peace pass freely',
    given: {
      map: ONE,
      units: [RIDERS, FOOT],
      relations: { 'a>b': 'peace', 'b>a': 'peace' },
      orders: { a: ['201 | -20-21 | KA |'], b: ['101 | | KV |'] },
    },
    expect: { marches: { 'a:201': { end: '210/21', stop: null } }, questions: [] },
  },
  {
    id: 'WW-7.1-13b',
    clauses: ['WW-7.1-13', 'WW-11.2-03'],
    title: 'one-sided enmity is enough for an encounter',
    given: {
      map: ONE,
      units: [RIDERS, FOOT],
      relations: { 'a>b': 'peace' },
      orders: { a: ['201 | -20-21 | KA |'], b: ['101 | | KV |'] },
    },
    expect: { marches: { 'a:201': { end: '210/20' } }, questions: [MEETING] },
  },
  {
    id: 'WW-7.1-18',
    clauses: ['WW-7.1-10', 'WW-7.1-18', 'WW-6.2-03'],
    title: 'besiegers count as ignoring whatever their order, and pass who ignores them',
    given: {
      map: ONE,
      units: [{ ...RIDERS, number: 102, type: 'B', size: 5000 }, FOOT],
      orders: { a: ['102 | -20 | KA |'], b: ['101 | | KI |'] },
    },
    expect: { marches: { 'a:102': { end: '210/20', stop: null } }, questions: [] },
  },
  {
    id: 'WW-5.3-51a',
    clauses: ['WW-5.3-51', 'WW-5.3-09'],
    title: 'units crossing meet where the slower one still stands; its step is given up unpaid',
    given: {
      map: ONE,
      units: [RIDERS, FOOT],
      orders: { a: ['201 | -20-21 | KV |'], b: ['101 | -19 | KV |'] },
    },
    expect: {
      marches: {
        'a:201': { end: '210/20', stop: 'F-MOVE-STOPPED' },
        'b:101': {
          end: '210/20',
          steps: [{ to: '210/19', difficulty: 4, cost: 8, left: 15, outcome: 'dropped' }],
          stop: 'F-MOVE-STOPPED',
        },
      },
      questions: [MEETING],
    },
  },
  {
    id: 'WW-5.3-51b',
    clauses: ['WW-5.3-51'],
    title:
      'crossing at the same moment they meet in the lower field; who left it is taken back, paid',
    given: {
      map: ONE,
      units: [RIDERS, { ...FOOT, number: 202, type: 'R' }],
      orders: { a: ['201 | -20 | KV |'], b: ['202 | -19 | KV |'] },
    },
    expect: {
      marches: {
        'a:201': {
          end: '210/19',
          steps: [{ to: '210/20', difficulty: 4, cost: 8, left: 22, outcome: 'dropped' }],
          stop: 'F-MOVE-STOPPED',
        },
        'b:202': { end: '210/19', stop: null },
      },
      questions: ['encounter/210/19/a:201/b:202'],
    },
  },
  {
    id: 'WW-5.3-51c',
    clauses: ['WW-5.3-51'],
    title: 'or in the field one of the two parties owns',
    given: {
      map: ONE,
      fields: { '210/20': { owner: 'b' } },
      units: [RIDERS, { ...FOOT, number: 202, type: 'R' }],
      orders: { a: ['201 | -20 | KV |'], b: ['202 | -19 | KV |'] },
    },
    expect: {
      marches: { 'a:201': { end: '210/20' }, 'b:202': { end: '210/20' } },
      questions: ['encounter/210/20/a:201/b:202'],
    },
  },
  {
    id: 'WW-5.3-51d',
    clauses: ['WW-12.5-27'],
    title: 'under move.swap_encounter false they pass each other unseen',
    given: {
      map: ONE,
      units: [RIDERS, { ...FOOT, number: 202, type: 'R' }],
      orders: { a: ['201 | -20 | KA |'], b: ['202 | -19 | KA |'] },
      settings: { 'move.swap_encounter': false },
    },
    expect: {
      marches: { 'a:201': { end: '210/20' }, 'b:202': { end: '210/19' } },
      questions: [],
    },
  },
  {
    id: 'WW-7.1-14a',
    clauses: ['WW-7.1-14', 'WW-5.3-55', 'WW-12.7-02'],
    title:
      'in a turn of two moons a stopped unit waits for the next moon and may then go back only',
    given: {
      map: ONE,
      moons: 2,
      units: [
        RIDERS,
        FOOT,
        { ...RIDERS, number: 202, place: '210/12' },
        { ...FOOT, number: 102, place: '210/13' },
      ],
      orders: {
        a: ['201 | -20-21 | KI |', '202 | -13-12 | KI |'],
        b: ['101 | | KH |', '102 | | KH |'],
      },
    },
    expect: {
      marches: {
        'a:201': { end: '210/20', stop: 'F-MOVE-STOPPED' },
        'a:202': { end: '210/12', stop: null },
      },
    },
  },
  {
    id: 'WW-10.1-19',
    clauses: ['WW-10.1-19', 'WW-7.1-14'],
    title:
      'enemies that only stop each other since before the turn hold each other without a question',
    given: {
      map: ONE,
      fields: { '210/18': { owner: 'a' } },
      units: [RIDERS, { ...FOOT, place: '210/19' }, { ...RIDERS, number: 202 }],
      orders: { a: ['201 | -20 | KV |', '202 | -18 | KV |'], b: ['101 | | KH |'] },
    },
    expect: {
      marches: {
        'a:201': { end: '210/19', stop: 'F-MOVE-STOPPED' },
        'a:202': { end: '210/18', stop: null },
      },
      questions: [],
    },
  },
  {
    id: 'WW-6.2-06',
    clauses: ['WW-6.2-06', 'WW-6.2-07', 'WW-6.2-08', 'WW-6.2-09', 'WW-10.1-18'],
    title:
      'E takes every enemy and unowned field passed, the start too, but none of a friend; own ground helps at once',
    given: {
      map: ONE,
      fields: { '210/20': { owner: 'b' }, '210/21': { owner: 'c' } },
      units: [RIDERS],
      relations: { 'a>c': 'peace' },
      orders: { a: ['201 | -20-21-20 | KVE |'] },
    },
    expect: {
      marches: {
        'a:201': {
          steps: [
            { to: '210/20', difficulty: 4, cost: 8, left: 22 },
            { to: '210/21', difficulty: 4, cost: 8, left: 14 },
            { to: '210/20', difficulty: 3, cost: 6, left: 8 },
          ],
        },
      },
      owners: { '210/19': 'a', '210/20': 'a', '210/21': 'c' },
    },
  },
  {
    id: 'WW-6.2-07',
    clauses: ['WW-6.2-07', 'WW-6.2-09', 'WW-8.3-61'],
    title: 'no conquest where an enemy stands, by small units, by besiegers, by fleets on land',
    given: {
      map: ONE,
      fields: {
        '210/20': { owner: 'b' },
        '210/25': { owner: 'b' },
        '210/31': { owner: 'b' },
      },
      units: [
        RIDERS,
        FOOT,
        { ...RIDERS, number: 202, size: 499, place: '210/24' },
        { ...RIDERS, number: 102, type: 'B', size: 5000, place: '210/32' },
      ],
      orders: {
        a: ['201 | -20 | KIE |', '202 | -25 | KVE |', '102 | -31 | KAE |'],
        b: ['101 | | KI |'],
      },
    },
    expect: {
      marches: { 'a:201': { end: '210/20' } },
      owners: { '210/20': 'b', '210/25': 'b', '210/31': 'b' },
    },
  },
  {
    id: 'WW-7.3-22',
    clauses: ['WW-7.3-22', 'WW-12.7-21'],
    title:
      'an undefended settlement falls to the first army that means to take it, its field with it',
    given: {
      map: ONE,
      fields: {
        '210/20': { owner: 'b', settlement: { type: 'std', owner: 'b' } },
        '210/12': { owner: 'b', settlement: { type: 'std', owner: 'b' } },
      },
      units: [RIDERS, { ...RIDERS, number: 202 }],
      orders: { a: ['201 | -20 | KA |', '202 | -12 | KV |'] },
    },
    expect: {
      marches: { 'a:201': { end: '210/20' }, 'a:202': { end: '210/12' } },
      owners: { '210/20': 'a', '210/12': 'b' },
    },
  },
  {
    id: 'WW-12.6-05',
    clauses: ['WW-12.6-05', 'WW-10.1-17'],
    title: 'of two who come together nobody conquers; who stays alone takes the field then',
    given: {
      map: ONE,
      units: [RIDERS, { ...RIDERS, party: 'b', place: '210/21' }],
      orders: { a: ['201 | -20-13 | KIE |'], b: ['201 | -20 | KIE |'] },
    },
    expect: {
      marches: { 'a:201': { end: '210/13', stop: null }, 'b:201': { end: '210/20', stop: null } },
      questions: [],
      owners: { '210/20': 'b', '210/13': 'a' },
    },
  },
  {
    id: 'WW-6.2-21',
    clauses: ['WW-6.2-21', 'WW-6.3-20', 'WW-11.2-03'],
    title:
      'who spares a party in his orders attacks none of its units; the other side may still be hostile',
    given: {
      map: ONE,
      units: [
        RIDERS,
        FOOT,
        { ...RIDERS, number: 202, place: '210/31' },
        { ...FOOT, party: 'c', place: '210/32' },
      ],
      relations: { 'c>a': 'peace' },
      orders: {
        a: ['201 | -20 | KA | verschonen b', '202 | -32 | KA | verschonen c'],
        b: ['101 | | KH |'],
        c: ['101 | | KH |'],
      },
    },
    expect: { marches: { 'a:201': { end: '210/20' } }, questions: [MEETING] },
  },
];
