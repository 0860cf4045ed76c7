import type { PhaseCase } from './case';

const UNTIL_ARRIVED = ['move_begin', 'move_end'] as const;

/** Moving population, advantages, money and the seat (OS-9.3, OS-8.1). */
export const moveCases: readonly PhaseCase[] = [
  {
    id: 'OS-16-05',
    clauses: ['OS-16-05', 'OS-9.3-01', 'OS-9.3-02', 'OS-8.1-01', 'OS-8.4-03', 'OS-8.5-03'],
    title: 'two units and military 2 go to r2: no income, upkeep paid where they arrive',
    given: {
      phase: 3,
      organisations: {
        x: {
          purses: { r1: 1, r2: 2 },
          calm: { r1: 3 },
          advantages: [{ category: 'military', intact: 2, damaged: 1 }],
        },
      },
      orders: {
        x: [
          { kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 2 },
          { kind: 'MOVE_ADVANTAGE', name: 'military r1', to: 'r2', levels: null },
        ],
      },
    },
    expect: {
      organisations: {
        x: {
          purses: { r1: 2 },
          units: { r1: [1, 0], r2: [2, 0] },
          levels: { 'military r1': [2, 1] },
        },
      },
      findings: [],
    },
  },
  {
    id: 'move-trade',
    clauses: ['OS-5.1-03', 'OS-5.1-04'],
    title: 'trade that moved does not pay in this phase',
    given: {
      organisations: { x: { calm: { r1: 3 }, advantages: [{ category: 'trade', intact: 2 }] } },
      orders: { x: [{ kind: 'MOVE_ADVANTAGE', name: 'trade r1', to: 'r2', levels: null }] },
      steps: [...UNTIL_ARRIVED, 'income'],
    },
    expect: { organisations: { x: { purses: { r1: 3 } } } },
  },
  {
    id: 'move-money',
    clauses: ['OS-9.3-03', 'OS-1-05', 'OS-0-02', 'OS-19-02'],
    title: 'money goes to a neighbour region, to the half',
    given: {
      organisations: { x: { purses: { r1: 3 } } },
      orders: { x: [{ kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 3 }] },
      steps: UNTIL_ARRIVED,
    },
    expect: { organisations: { x: { purses: { r1: 1.5, r2: 1.5 } } }, findings: [] },
  },
  {
    id: 'move-money-away',
    clauses: ['OS-9.3-05'],
    title: 'money on its way is in no purse',
    given: {
      organisations: { x: { purses: { r1: 3 } } },
      orders: { x: [{ kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 3 }] },
      steps: ['move_begin'],
    },
    expect: { organisations: { x: { purses: { r1: 1.5 } } } },
  },
  {
    id: 'move-money-robbable',
    clauses: ['OS-9.3-05'],
    title: 'where it can be robbed on the way it lies where it was until it arrives',
    given: {
      organisations: { x: { purses: { r1: 3 } } },
      orders: {
        x: [
          { kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 3 },
          { kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 4 },
        ],
      },
      settings: { 'os.move.money_robbable': true },
      steps: ['move_begin'],
    },
    expect: { organisations: { x: { purses: { r1: 3 } } }, findings: ['E_MONEY'] },
  },
  {
    id: 'move-money-robbable-arrives',
    clauses: ['OS-9.3-05', 'OS-19-02'],
    title: 'and arrives all the same if nobody took it',
    given: {
      organisations: { x: { purses: { r1: 3 } } },
      orders: { x: [{ kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 3 }] },
      settings: { 'os.move.money_robbable': true },
      steps: UNTIL_ARRIVED,
    },
    expect: { organisations: { x: { purses: { r1: 1.5, r2: 1.5 } } } },
  },
  {
    id: 'move-bad-orders',
    clauses: [
      'OS-9.3-04',
      'OS-9.3-02',
      'OS-2-12',
      'OS-15-02',
      'OS-15-04',
      'OS-5.2-02',
      'OS-5.7-04',
      'OS-5.8-04',
    ],
    title: 'too far, immovable, in unrest, in parts, twice, unknown, too much: nothing moves',
    given: {
      phase: 2,
      organisations: {
        x: {
          purses: { r1: 1 },
          calm: { r1: 1 },
          unrest: [['r1', 2]],
          advantages: [
            { category: 'infrastructure', intact: 1 },
            { category: 'fortification', intact: 1 },
            { category: 'natural', intact: 1, actsAs: 'trade' },
            { category: 'research', intact: 2 },
          ],
        },
      },
      orders: {
        x: [
          { kind: 'MOVE_POPULATION', from: 'r1', to: 'r3', units: 1 },
          { kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 2 },
          { kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 0.5 },
          { kind: 'MOVE_ADVANTAGE', name: 'infrastructure r1', to: 'r2', levels: null },
          { kind: 'MOVE_ADVANTAGE', name: 'fortification r1', to: 'r2', levels: null },
          { kind: 'MOVE_ADVANTAGE', name: 'natural r1', to: 'r2', levels: null },
          { kind: 'MOVE_ADVANTAGE', name: 'research r1', to: 'r4', levels: null },
          { kind: 'MOVE_ADVANTAGE', name: 'research r1', to: 'r2', levels: 1 },
          { kind: 'MOVE_ADVANTAGE', name: 'Mill', to: 'r2', levels: null },
          { kind: 'MOVE_MONEY', from: 'r1', to: 'r3', amount: 1 },
          { kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 3 },
          { kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 0 },
          { kind: 'MOVE_SEAT', region: 'r2' },
          { kind: 'MOVE_ADVANTAGE', name: 'research r1', to: 'r2', levels: 2 },
          { kind: 'MOVE_ADVANTAGE', name: 'research r1', to: 'r2', levels: 2 },
        ],
      },
      steps: UNTIL_ARRIVED,
    },
    expect: {
      organisations: { x: { purses: { r1: 1 }, units: { r1: [1, 1] }, seat: 'r1' } },
      findings: [
        'E_NOT_NEIGHBOUR',
        'E_UNITS',
        'E_UNITS',
        'E_IMMOVABLE',
        'E_IMMOVABLE',
        'E_IMMOVABLE',
        'E_NOT_NEIGHBOUR',
        'E_LEVEL',
        'E_TARGET',
        'E_NOT_NEIGHBOUR',
        'E_MONEY',
        'E_MONEY',
        'E_UNITS',
        'E_MOVING',
      ],
    },
  },
  {
    id: 'move-split',
    clauses: ['OS-9.3-04'],
    title: 'where parts may move, two of three levels become an advantage of their own',
    given: {
      organisations: {
        x: { advantages: [{ category: 'research', intact: 1, damaged: 2, name: 'Mill' }] },
      },
      orders: { x: [{ kind: 'MOVE_ADVANTAGE', name: 'Mill', to: 'r2', levels: 2 }] },
      settings: { 'os.move.split': true },
      steps: UNTIL_ARRIVED,
    },
    expect: {
      organisations: { x: { levels: { Mill: [0, 1], 'Mill (2)': [1, 1] } } },
      findings: [],
    },
  },
  {
    id: 'move-unrest-gm',
    clauses: ['OS-2-12', 'OS-0-10'],
    title: 'the GM lets a unit in unrest go along',
    given: {
      phase: 2,
      organisations: { x: { calm: { r1: 1 }, unrest: [['r1', 2]] } },
      orders: { x: [{ kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 2 }] },
      settings: { 'os.ruling.q43': 'gm' },
      rulings: {
        'move/x/1/unrest': { key: 'move/x/1/unrest', value: 'move_in_unrest', reason: 'exiled' },
      },
      steps: UNTIL_ARRIVED,
    },
    expect: {
      organisations: { x: { units: { r2: [1, 1] } } },
      questions: ['move/x/1/unrest'],
    },
  },
  {
    id: 'seat',
    clauses: ['OS-1-07', 'OS-1-12'],
    title: 'the seat moves at once to a region with own population, once in a phase',
    given: {
      organisations: { x: { calm: { r1: 1, r2: 1 } } },
      orders: {
        x: [
          { kind: 'MOVE_SEAT', region: 'r2' },
          { kind: 'MOVE_SEAT', region: 'r1' },
        ],
      },
      steps: ['move_begin'],
    },
    expect: { organisations: { x: { seat: 'r2' } }, findings: ['E_MOVING'], events: ['seatMoved'] },
  },
  {
    id: 'seat-on-the-move',
    clauses: ['OS-1-12', 'OS-9.3-05'],
    title: 'a unit on its way makes no seat; a seat stays where the last unit left',
    given: {
      organisations: { x: { calm: { r1: 1 } } },
      orders: {
        x: [
          { kind: 'MOVE_POPULATION', from: 'r1', to: 'r2', units: 1 },
          { kind: 'MOVE_SEAT', region: 'r1' },
          { kind: 'MOVE_SEAT', region: 'r2' },
        ],
      },
      steps: UNTIL_ARRIVED,
    },
    expect: {
      organisations: { x: { seat: 'r1', units: { r2: [1, 0] } } },
      findings: ['E_UNITS', 'E_UNITS'],
    },
  },
  {
    id: 'seat-pooled',
    clauses: ['OS-1-06', 'OS-1-07', 'OS-19-02'],
    title: 'one purse goes with the seat, and money cannot be shifted',
    given: {
      organisations: { x: { purses: { r1: 3 }, calm: { r2: 1 } } },
      orders: {
        x: [
          { kind: 'MOVE_SEAT', region: 'r2' },
          { kind: 'MOVE_MONEY', from: 'r2', to: 'r1', amount: 2 },
        ],
      },
      settings: { 'os.money.scope': 'pooled' },
      steps: UNTIL_ARRIVED,
    },
    expect: {
      organisations: { x: { purses: { r2: 3 }, seat: 'r2' } },
      findings: ['E_MONEY'],
    },
  },
  {
    id: 'OS-16-30',
    clauses: ['OS-16-30', 'OS-6-04', 'OS-6-09'],
    title: 'secret service that moved to r2 ends no unrest there in the same phase',
    given: {
      phase: 3,
      organisations: {
        x: {
          purses: { r2: 2 },
          unrest: [['r2', 3]],
          advantages: [{ category: 'secret_service', intact: 2 }],
        },
      },
      orders: {
        x: [
          { kind: 'MOVE_ADVANTAGE', name: 'secret_service r1', to: 'r2', levels: null },
          {
            kind: 'CALM',
            region: 'r2',
            means: 'secret_service',
            from: null,
            units: 1,
            isBloody: false,
          },
        ],
      },
    },
    expect: { organisations: { x: { units: { r2: [0, 1] } } }, findings: ['E_MOVING'] },
  },
];
