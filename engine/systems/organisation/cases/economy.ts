import type { PhaseCase } from './case';

/** Income: what trade and population bring (OS-8.4, OS-5.1). */
export const economyCases: readonly PhaseCase[] = [
  {
    id: 'trade-by-key',
    clauses: ['OS-5.1-02'],
    title: 'with a shortage regions pay in the order of their keys',
    given: {
      organisations: {
        x: {
          calm: { r3: 3 },
          advantages: [
            { category: 'trade', intact: 2, region: 'r2' },
            { category: 'trade', intact: 2 },
          ],
        },
      },
      steps: ['income'],
    },
    expect: { organisations: { x: { purses: { r1: 3, r2: 1.5, r3: 3 } } } },
  },
  {
    id: 'trade-chosen',
    clauses: ['OS-5.1-02', 'OS-5.1-05', 'OS-15-01'],
    title: 'the owner has two levels of r2 pay, r1 takes what the limit leaves',
    given: {
      organisations: {
        x: {
          calm: { r3: 3 },
          advantages: [
            { category: 'trade', intact: 2 },
            { category: 'trade', intact: 2, region: 'r2' },
          ],
        },
      },
      orders: { x: [{ kind: 'TRADE', region: 'r2', levels: 2 }] },
      steps: ['income'],
    },
    expect: { organisations: { x: { purses: { r1: 1.5, r2: 3, r3: 3 } } }, findings: [] },
  },
  {
    id: 'trade-chosen-twice',
    clauses: ['OS-5.1-02', 'OS-5.1-05'],
    title: 'one level each is chosen in two regions; what the limit leaves goes to the first',
    given: {
      organisations: {
        x: {
          calm: { r3: 3 },
          advantages: [
            { category: 'trade', intact: 2 },
            { category: 'trade', intact: 2, region: 'r2' },
          ],
        },
      },
      orders: {
        x: [
          { kind: 'TRADE', region: 'r2', levels: 1 },
          { kind: 'TRADE', region: 'r1', levels: 1 },
        ],
      },
      steps: ['income'],
    },
    expect: { organisations: { x: { purses: { r1: 3, r2: 1.5, r3: 3 } } }, findings: [] },
  },
  {
    id: 'trade-too-many',
    clauses: ['OS-5.1-05', 'OS-0-07'],
    title: 'more levels than the region has or than the population allows are refused',
    given: {
      organisations: {
        x: {
          calm: { r3: 1 },
          advantages: [
            { category: 'trade', intact: 2 },
            { category: 'trade', intact: 1, region: 'r2' },
          ],
        },
      },
      orders: {
        x: [
          { kind: 'TRADE', region: 'r2', levels: 2 },
          { kind: 'TRADE', region: 'r1', levels: 2 },
          { kind: 'TRADE', region: 'r2', levels: 1 },
          { kind: 'TRADE', region: 'r1', levels: 1 },
        ],
      },
      steps: ['income'],
    },
    expect: {
      organisations: { x: { purses: { r2: 1.5, r3: 1 } } },
      findings: ['E_LEVEL', 'E_LEVEL', 'E_LEVEL'],
    },
  },
  {
    id: 'trade-regional',
    clauses: ['OS-2-11', 'OS-2-13', 'OS-5.1-02'],
    title: 'where the limit is regional trade without population beside it pays nothing',
    given: {
      organisations: {
        x: {
          calm: { r1: 1 },
          advantages: [
            { category: 'trade', intact: 2 },
            { category: 'trade', intact: 2, region: 'r2' },
          ],
        },
      },
      orders: { x: [{ kind: 'TRADE', region: 'r1', levels: 1 }] },
      settings: { 'os.limit.scope': 'region' },
      steps: ['income'],
    },
    expect: { organisations: { x: { purses: { r1: 2.5 } } }, findings: [] },
  },
  {
    id: 'trade-calm-only',
    clauses: ['OS-2-11'],
    title: 'where unrest does not count one calm unit carries one level of trade',
    given: {
      phase: 2,
      organisations: {
        x: {
          calm: { r1: 1 },
          unrest: [['r1', 2]],
          advantages: [{ category: 'trade', intact: 2 }],
        },
      },
      settings: { 'os.limit.counts_unrest': false },
      steps: ['income'],
    },
    expect: { organisations: { x: { purses: { r1: 2.5 } } } },
  },
  {
    id: 'halves-gm',
    clauses: ['OS-0-02', 'OS-0-10'],
    title: 'where the GM decides over halves he has 4.5 rounded down to 4',
    given: {
      organisations: {
        x: { calm: { r2: 3 }, advantages: [{ category: 'trade', intact: 3 }] },
      },
      settings: { 'os.ruling.q1': 'gm' },
      rulings: {
        'halves/x/r1': { key: 'halves/x/r1', value: 'whole_money', reason: 'no small coin' },
      },
      steps: ['income'],
    },
    expect: {
      organisations: { x: { purses: { r1: 4, r2: 3 } } },
      questions: ['halves/x/r1'],
    },
  },
  {
    id: 'income-ruled',
    clauses: ['OS-18-05', 'OS-19-02'],
    title: 'the GM puts his own figure in the place of an income',
    given: {
      organisations: { x: { calm: { r1: 3 } } },
      rulings: {
        'balance/x/organisation.income/population r1/organisation.amount': {
          key: 'balance/x/organisation.income/population r1/organisation.amount',
          value: 1,
          reason: 'fair',
        },
      },
      steps: ['income'],
    },
    expect: { organisations: { x: { purses: { r1: 0.5 } } } },
  },
  {
    id: 'income-ruled-badly',
    clauses: ['OS-0-02', 'OS-0-03'],
    title: 'a figure below nothing or of less than a half does not count',
    given: {
      organisations: { x: { calm: { r1: 3, r2: 1 } } },
      rulings: {
        'balance/x/organisation.income/population r1/organisation.amount': {
          key: 'balance/x/organisation.income/population r1/organisation.amount',
          value: -2,
          reason: 'slip',
        },
        'balance/x/organisation.income/population r2/organisation.amount': {
          key: 'balance/x/organisation.income/population r2/organisation.amount',
          value: 0.5,
          reason: 'slip',
        },
      },
      steps: ['income'],
    },
    expect: { organisations: { x: { purses: { r1: 3, r2: 1 } } } },
  },
];
