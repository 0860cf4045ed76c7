import type { ExpectedStep, Part, TurnCase } from './case';

const base = (value: number): Part => ['stepBase', value, 'WW-5.3-07'];
const part = (name: string, value: number): Part => [name, value, 'WW-5.3-08'];

const step = (
  to: string,
  difficulty: number,
  cost: number,
  left: number,
  more: Partial<ExpectedStep> = {},
): ExpectedStep => ({ to, difficulty, cost, left, ...more });

/** Row 3 of 210 is a coast: 16 to 19 land, 20 to 22 water. */
const COAST = {
  map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
  fields: {
    '210/16': { terrain: 't', owner: 'a' },
    '210/17': { terrain: 't', owner: 'a' },
    '210/18': { terrain: 't', owner: 'a' },
    '210/19': { terrain: 't', owner: 'a' },
  },
} as const;

const FOOT = { party: 'a', number: 101, type: 'K', size: 1000, place: '210/19' } as const;
const SHIPS = { party: 'a', number: 301, type: 'S', size: 20, place: '210/20' } as const;

/** Boarding, carrying and landing (WW-5.3-30 to WW-5.3-33). */
export const SHIP_CASES: readonly TurnCase[] = [
  {
    id: 'WW-12.2-18 caught in the ice',
    clauses: ['WW-12.2-18'],
    title: 'a fleet caught in the ice cannot move, not up a river either',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
      fields: {
        '210/19': { terrain: 'ew' },
        '210/13': { terrain: 't' },
        '210/20': { terrain: 't' },
      },
      sides: { '210/13(3)': ['river'] },
      units: [{ party: 'a', number: 301, type: 'S', size: 20, place: '210/19' }],
      orders: { a: ['301 | -13(3) | KV |'] },
    },
    expect: { marches: { 'a:301': { steps: [], end: '210/19', stop: 'F-PATH-DOMAIN' } } },
  },
  {
    id: 'WW-5.3-31a',
    clauses: ['WW-5.3-30', 'WW-5.3-31'],
    title: 'boarding off an open coast costs a step onto water with a transition',
    given: {
      ...COAST,
      units: [FOOT, SHIPS],
      orders: { a: ['101 | -20(301) | KV |', '301 | | KV |'] },
    },
    expect: {
      marches: {
        'a:101': {
          steps: [
            step('210/20(301)', 4, 8, 7, { parts: [base(3), part('transition', 1)], end: [8, 15] }),
          ],
          end: '(301)',
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-5.3-31b',
    clauses: ['WW-5.3-30', 'WW-5.3-31'],
    title: 'in a harbour of the party there is no transition',
    given: {
      ...COAST,
      fields: {
        ...COAST.fields,
        '210/19': {
          terrain: 't',
          owner: 'a',
          settlement: { type: 'std', owner: 'a', harbours: [2] },
        },
      },
      units: [FOOT, SHIPS],
      orders: { a: ['101 | -20(301) | KV |'] },
    },
    expect: {
      marches: {
        'a:101': { steps: [step('210/20(301)', 3, 6, 9, { parts: [base(3)] })], end: '(301)' },
      },
    },
  },
  {
    id: 'WW-5.3-32a',
    clauses: ['WW-5.3-32', 'WW-12.5-29'],
    title: 'a passenger waits in its last field until the ship arrives',
    given: {
      ...COAST,
      units: [FOOT, { ...SHIPS, place: '210/22' }],
      orders: { a: ['101 | -20(301) | KV |', '301 | -21-20 | KV |'] },
    },
    expect: {
      marches: {
        'a:301': { end: '210/20', stop: null },
        'a:101': {
          steps: [step('210/20(301)', 4, 8, 2, { end: [13, 15] })],
          end: '(301)',
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-5.3-32b',
    clauses: ['WW-5.3-32'],
    title: 'a ship that never comes is missed',
    given: {
      ...COAST,
      units: [FOOT, { ...SHIPS, place: '210/22' }],
      orders: { a: ['101 | -20(301) | KV |'] },
    },
    expect: { marches: { 'a:101': { steps: [], end: '210/19', stop: 'F-BOARD-MISS' } } },
  },
  {
    id: 'WW-5.3-32c',
    clauses: ['WW-5.3-32', 'WW-6.3-20', 'WW-12.5-29'],
    title: 'a ship with "warten auf" waits until the passenger is aboard, then sails',
    given: {
      ...COAST,
      units: [FOOT, SHIPS],
      orders: { a: ['101 | -20(301) | KV |', '301 | -21 | KV | warten auf 101'] },
    },
    expect: {
      marches: {
        'a:101': { end: '(301)', stop: null },
        'a:301': { steps: [step('210/21', 3, 6, 8, { end: [11, 15] })], end: '210/21' },
      },
    },
  },
  {
    id: 'WW-5.3-32d',
    clauses: ['WW-5.3-32', 'WW-6.3-20'],
    title: 'a foreign ship carries only whom it was released for',
    given: {
      ...COAST,
      units: [
        FOOT,
        { ...FOOT, party: 'c', number: 102, place: '210/19' },
        { party: 'b', number: 301, type: 'S', size: 20, place: '210/20' },
      ],
      relations: {
        'a>b': 'peace',
        'b>a': 'peace',
        'b>c': 'peace',
        'c>b': 'peace',
        'a>c': 'peace',
        'c>a': 'peace',
      },
      orders: {
        a: ['101 | -20(301) | KV |'],
        b: ['301 | | KV | frei für a'],
        c: ['102 | -20(301) | KV |'],
      },
    },
    expect: {
      marches: {
        'a:101': { end: '(301)', stop: null },
        'c:102': { end: '210/19', stop: 'F-BOARD-MISS' },
      },
    },
  },
  {
    id: 'WW-5.1-42',
    clauses: ['WW-5.1-41', 'WW-5.1-42', 'WW-5.1-43'],
    title: 'a unit that does not fit completely does not board at all',
    given: {
      ...COAST,
      units: [
        { party: 'a', number: 201, type: 'R', size: 750, place: '210/19' },
        { ...SHIPS, size: 15 },
      ],
      orders: { a: ['201 | -20(301) | KV |'] },
    },
    expect: { marches: { 'a:201': { steps: [], end: '210/19', stop: 'F-LOAD-CAP' } } },
  },
  {
    id: 'WW-5.3-33a',
    clauses: ['WW-5.3-31', 'WW-5.3-33'],
    title: 'a passenger goes with its ship and lands as soon as the ship lies beside its target',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
      fields: { '210/19': { terrain: 't', owner: 'a' } },
      units: [
        { ...FOOT, place: '(301)' },
        { ...SHIPS, place: '210/22' },
      ],
      orders: { a: ['101 | 210/19 | KV |', '301 | -21-20 | KV |'] },
    },
    expect: {
      marches: {
        'a:101': {
          steps: [
            step('210/19', 4, 8, 2, {
              parts: [base(4), part('own', -1), part('transition', 1)],
              end: [13, 15],
            }),
          ],
          end: '210/19',
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-5.3-33b',
    clauses: ['WW-5.3-33'],
    title: 'if the ship never lies beside the target the passenger stays aboard',
    given: {
      ...COAST,
      units: [
        { ...FOOT, place: '(301)' },
        { ...SHIPS, place: '210/22' },
      ],
      orders: { a: ['101 | 210/16 | KV |'] },
    },
    expect: { marches: { 'a:101': { steps: [], end: '(301)', stop: 'F-PATH-NOTADJ' } } },
  },
  {
    id: 'WW-5.3-33c',
    clauses: ['WW-5.3-31', 'WW-5.3-33', 'WW-12.5-28'],
    title: 'a highland coast cannot be landed on from the sea',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
      fields: { '210/19': { terrain: 'h' } },
      units: [{ ...FOOT, place: '(301)' }, SHIPS],
      orders: { a: ['101 | 210/19 | KV |'] },
    },
    expect: { marches: { 'a:101': { steps: [], end: '(301)', stop: 'F-PATH-HEIGHT' } } },
  },
  {
    id: 'WW-5.3-43a',
    clauses: ['WW-5.3-43'],
    title: 'a fleet enters a river at its mouth and comes back the same way',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
      fields: { '210/20': { terrain: 'w' } },
      sides: { '210/13(3)': ['river'] },
      units: [{ party: 'a', number: 301, type: 'S', size: 10, place: '210/20' }],
      orders: { a: ['301 | -13(5) | KV |'] },
    },
    expect: { marches: { 'a:301': { steps: [], stop: 'F-PATH-NORIVER' } } },
  },
  {
    id: 'WW-5.3-43b',
    clauses: ['WW-5.3-43', 'WW-5.3-40'],
    title: 'the river between 12 and 19 runs into the water at 13',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
      fields: { '210/13': { terrain: 'w' } },
      sides: { '210/12(3)': ['river'] },
      units: [{ party: 'a', number: 301, type: 'S', size: 10, place: '210/13' }],
      orders: { a: ['301 | -12(3)-13 | KV |'] },
    },
    expect: {
      marches: {
        'a:301': {
          steps: [
            step('210/12(3)', 4, 8, 22, { parts: [['stepBase', 4, 'WW-5.3-40']] }),
            step('210/13', 2, 5, 17, { parts: [base(3), part('coast', -1)] }),
          ],
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-12.4-13 closed to ships',
    clauses: ['WW-12.4-13', 'WW-5.3-18'],
    title:
      'a river side that the GM has closed to ships lets no fleet in, and one that lies there out',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
      fields: { '210/13': { terrain: 'w' }, '210/14': { terrain: 'w' } },
      sides: { '210/12(3)': ['river', 'unnavigable'] },
      units: [
        { party: 'a', number: 301, type: 'S', size: 10, place: '210/13' },
        { party: 'a', number: 302, type: 'S', size: 10, place: '210/12(3)' },
      ],
      orders: { a: ['301 | -12(3) | KV |', '302 | -13 | KV |'] },
    },
    expect: {
      marches: {
        'a:301': { steps: [], end: '210/13', stop: 'F-PATH-DOMAIN' },
        'a:302': { end: '210/13', stop: null },
      },
    },
  },
  {
    id: 'WW-5.3-43c',
    clauses: ['WW-5.3-43'],
    title: 'sides that do not follow each other cannot be sailed',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
      sides: { '210/12(3)': ['river'], '210/26(3)': ['river'] },
      units: [{ party: 'a', number: 301, type: 'S', size: 10, place: '210/12(3)' }],
      orders: { a: ['301 | -26(3) | KV |'] },
    },
    expect: { marches: { 'a:301': { steps: [], end: '210/12(3)', stop: 'F-PATH-NOTADJ' } } },
  },
  {
    id: 'WW-4.2-23',
    clauses: ['WW-4.2-23', 'WW-5.3-18'],
    title: 'a coast harbour side stands for the water beyond it',
    given: {
      ...COAST,
      fields: {
        ...COAST.fields,
        '210/19': {
          terrain: 't',
          owner: 'a',
          settlement: { type: 'std', owner: 'a', harbours: [2] },
        },
      },
      units: [{ ...SHIPS, place: '210/21' }],
      orders: { a: ['301 | -19(2) | KV |'] },
    },
    expect: { marches: { 'a:301': { end: '210/20', stop: null } } },
  },
  {
    id: 'WW-4.2-23 moored',
    clauses: ['WW-4.2-23', 'WW-12.4-15', 'WW-5.3-30'],
    title:
      'a fleet whose place is written as a coast harbour lies in the water beyond it, with all that follows',
    given: {
      ...COAST,
      fields: {
        ...COAST.fields,
        '210/19': {
          terrain: 't',
          owner: 'a',
          settlement: { type: 'std', owner: 'a', harbours: [2] },
        },
      },
      units: [
        FOOT,
        { ...SHIPS, place: '210/19(2)' },
        { ...SHIPS, number: 302, place: '210/19(2)' },
      ],
      orders: { a: ['101 | -20(301) | KV |', '301 | | KV |', '302 | -21 | KV |'] },
    },
    expect: {
      marches: {
        'a:101': { steps: [step('210/20(301)', 3, 6, 9, { end: [2, 5] })], stop: null },
        'a:301': { end: '210/20', stop: null },
        'a:302': { end: '210/21', stop: null },
      },
    },
  },
  {
    id: 'WW-12.5-35',
    clauses: ['WW-12.5-35', 'WW-2.1-25'],
    title: 'a character joins a unit in its field without points and is carried along',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
      units: [
        { ...FOOT, place: '210/19' },
        { party: 'a', number: 501, type: 'HF', size: 0, place: '210/19', character: 'Illyra' },
      ],
      orders: { a: ['101 | -20 | KV |', '501 | (101) | KR |'] },
    },
    expect: {
      marches: {
        'a:501': { steps: [step('210/19(101)', 0, 0, 40)], end: '(101)', stop: null },
        'a:101': { end: '210/20' },
      },
    },
  },
];
