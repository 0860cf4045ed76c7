import { CATEGORIES } from '../state/types';
import type { PhaseCase } from './case';

/** The closing of a phase as a whole, and what is not paid (OS-8, OS-16). */
export const closingCases: readonly PhaseCase[] = [
  {
    id: 'OS-16-01',
    clauses: [
      'OS-16-01',
      'OS-8.4-01',
      'OS-8.4-02',
      'OS-8.4-05',
      'OS-8.5-01',
      'OS-2-06',
      'OS-8.7-01',
    ],
    title: 'an economy: 2 + 10 of income, 6.5 of upkeep, and 1 for the unit that is calmed',
    given: {
      phase: 2,
      organisations: {
        x: {
          purses: { r1: 2 },
          calm: { r1: 4 },
          unrest: [['r1', 2]],
          advantages: [
            { category: 'trade', intact: 3 },
            { category: 'infrastructure', intact: 1 },
            { category: 'military', intact: 1, damaged: 1 },
            { category: 'fortification', intact: 2 },
            { category: 'natural', intact: 1, actsAs: 'trade' },
          ],
        },
      },
      orders: {
        x: [{ kind: 'CALM', region: 'r1', means: 'money', from: null, units: 1, isBloody: false }],
      },
    },
    expect: {
      organisations: { x: { purses: { r1: 4.5 }, units: { r1: [5, 0] } } },
      findings: [],
    },
  },
  {
    id: 'OS-16-02',
    clauses: ['OS-16-02', 'OS-5.1-02', 'OS-2-08', 'OS-2-11'],
    title: 'of four levels of trade three pay where three units live; upkeep is due for all',
    given: {
      organisations: { x: { calm: { r1: 3 }, advantages: [{ category: 'trade', intact: 4 }] } },
    },
    expect: { organisations: { x: { purses: { r1: 3.5 }, levels: { 'trade r1': [4, 0] } } } },
  },
  {
    id: 'OS-16-03',
    clauses: ['OS-16-03', 'OS-8.6-01', 'OS-8.6-02', 'OS-15-03'],
    title:
      'too little money: infrastructure, fortification and trade are paid, military is damaged',
    given: {
      organisations: {
        x: {
          purses: { r1: 0.5 },
          calm: { r1: 1 },
          advantages: [
            { category: 'military', intact: 2 },
            { category: 'trade', intact: 1 },
            { category: 'infrastructure', intact: 1 },
            { category: 'fortification', intact: 1 },
          ],
        },
      },
    },
    expect: {
      organisations: {
        x: {
          purses: { r1: 0.5 },
          levels: {
            'military r1': [0, 2],
            'trade r1': [1, 0],
            'infrastructure r1': [1, 0],
            'fortification r1': [1, 0],
          },
        },
      },
      events: ['unpaid'],
    },
  },
  {
    id: 'unpaid-half',
    clauses: ['OS-8.6-02', 'OS-0-02'],
    title: 'a level that is too dear is passed over: a rest of 0.5 still pays a natural advantage',
    given: {
      organisations: {
        x: {
          purses: { r1: 0.5 },
          advantages: [
            { category: 'infrastructure', intact: 1 },
            { category: 'natural', intact: 1, actsAs: 'military' },
          ],
        },
      },
    },
    expect: {
      organisations: {
        x: { purses: {}, levels: { 'infrastructure r1': [0, 1], 'natural r1': [1, 0] } },
      },
    },
  },
  {
    id: 'unpaid-fortified',
    clauses: ['OS-5.7-02', 'OS-5.8-06', 'OS-8.6-03'],
    title: 'a fortification that is paid does not stand in for a level that is not',
    given: {
      organisations: {
        x: {
          purses: { r1: 0.5 },
          calm: {},
          advantages: [
            { category: 'fortification', intact: 1 },
            { category: 'natural', intact: 1, actsAs: 'infrastructure' },
          ],
        },
      },
    },
    expect: {
      organisations: {
        x: { purses: {}, levels: { 'fortification r1': [1, 0], 'natural r1': [0, 1] } },
      },
      events: ['unpaid'],
    },
  },
  {
    id: 'pay-chosen',
    clauses: ['OS-8.6-02', 'OS-15-01'],
    title: 'the owner keeps his research and lets the rest go, though he could pay more',
    given: {
      organisations: {
        x: {
          purses: { r1: 3 },
          advantages: [
            { category: 'infrastructure', intact: 2 },
            { category: 'research', intact: 2 },
          ],
        },
      },
      orders: {
        x: [{ kind: 'PAY', region: 'r1', levels: [{ name: 'research r1', levels: 2 }] }],
      },
    },
    expect: {
      organisations: {
        x: {
          purses: { r1: 1 },
          levels: { 'infrastructure r1': [0, 2], 'research r1': [2, 0] },
        },
      },
      findings: [],
    },
  },
  {
    id: 'pay-too-dear',
    clauses: ['OS-8.6-02', 'OS-0-07'],
    title: 'a choice dearer than the purse is refused, and the usual order stays',
    given: {
      organisations: {
        x: {
          purses: { r1: 1 },
          advantages: [
            { category: 'infrastructure', intact: 1 },
            { category: 'research', intact: 2 },
          ],
        },
      },
      orders: {
        x: [{ kind: 'PAY', region: 'r1', levels: [{ name: 'research r1', levels: 2 }] }],
      },
    },
    expect: {
      organisations: {
        x: { purses: {}, levels: { 'infrastructure r1': [1, 0], 'research r1': [0, 2] } },
      },
      findings: ['E_MONEY'],
    },
  },
  {
    id: 'pay-not-there',
    clauses: ['OS-15-01', 'OS-0-07'],
    title: 'levels that are not there, and a region without any, are refused',
    given: {
      organisations: {
        x: { purses: { r1: 2 }, advantages: [{ category: 'research', intact: 2 }] },
      },
      orders: {
        x: [
          { kind: 'PAY', region: 'r1', levels: [{ name: 'research r1', levels: 3 }] },
          { kind: 'PAY', region: 'r1', levels: [{ name: 'Mill', levels: 1 }] },
          { kind: 'PAY', region: 'r1', levels: [{ name: 'research r1', levels: -1 }] },
          { kind: 'PAY', region: 'r2', levels: [] },
        ],
      },
    },
    expect: {
      organisations: { x: { levels: { 'research r1': [2, 0] } } },
      findings: ['E_LEVEL', 'E_LEVEL', 'E_TARGET', 'E_LEVEL'],
    },
  },
  {
    id: 'pay-gm',
    clauses: ['OS-0-10', 'OS-8.6-02'],
    title: 'where the GM decides case by case he has the military paid first',
    given: {
      organisations: {
        x: {
          purses: { r1: 1 },
          advantages: [
            { category: 'infrastructure', intact: 1 },
            { category: 'military', intact: 1 },
          ],
        },
      },
      settings: { 'os.ruling.q29': 'gm' },
      rulings: { 'pay/x/r1': { key: 'pay/x/r1', value: 'military', reason: 'siege' } },
    },
    expect: {
      organisations: {
        x: { purses: {}, levels: { 'infrastructure r1': [0, 1], 'military r1': [1, 0] } },
      },
      questions: ['pay/x/r1'],
    },
  },
  {
    id: 'upkeep-any',
    clauses: ['OS-8.5-02', 'OS-1-06'],
    title: 'where purses help each other r1 pays for r2 what is missing there',
    given: {
      organisations: {
        x: {
          purses: { r1: 3, r2: 0.5 },
          advantages: [{ category: 'military', intact: 2, region: 'r2' }],
        },
      },
      settings: { 'os.money.upkeep_from': 'any' },
    },
    expect: {
      organisations: { x: { purses: { r1: 1.5 }, levels: { 'military r2': [2, 0] } } },
      findings: [],
    },
  },
  {
    id: 'upkeep-region',
    clauses: ['OS-8.5-02', 'OS-1-06'],
    title: 'each purse pays for its own region: money in r1 does not help r2',
    given: {
      organisations: {
        x: {
          purses: { r1: 3, r2: 0.5 },
          advantages: [{ category: 'military', intact: 2, region: 'r2' }],
        },
      },
    },
    expect: {
      organisations: { x: { purses: { r1: 3, r2: 0.5 }, levels: { 'military r2': [0, 2] } } },
    },
  },
  {
    id: 'pooled',
    clauses: ['OS-1-06'],
    title: 'one purse at the seat takes all income and pays everything',
    given: {
      organisations: {
        x: {
          purses: { r1: 1, r2: 1 },
          calm: { r2: 2 },
          advantages: [{ category: 'military', intact: 3, region: 'r2' }],
        },
      },
      settings: { 'os.money.scope': 'pooled' },
    },
    expect: {
      organisations: { x: { purses: { r1: 1 }, levels: { 'military r2': [3, 0] } } },
    },
  },
  {
    id: 'upkeep-all',
    clauses: ['OS-4-05', 'OS-4-06', 'OS-8.5-01', 'OS-8.5-03', 'OS-4-09'],
    title:
      'one level of each category costs 1, of fortifications and natural ones 0.5, damaged ones nothing',
    given: {
      organisations: {
        x: {
          purses: { r1: 7 },
          advantages: CATEGORIES.map((category) => ({ category, intact: 1, damaged: 2 })),
        },
      },
      steps: ['upkeep', 'unpaid'],
    },
    expect: { organisations: { x: { purses: {} } }, events: [] },
  },
];
