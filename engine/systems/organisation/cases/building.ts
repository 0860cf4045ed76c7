import type { PhaseCase } from './case';

const STEPS = ['build_begin', 'move_begin', 'move_end', 'build_end'] as const;

const build = (name: string) => ({ kind: 'BUILD', name, category: null, region: null }) as const;

/** Building and repair, begun and finished (OS-9.2, OS-8.2). */
export const buildingCases: readonly PhaseCase[] = [
  {
    id: 'OS-16-04',
    clauses: ['OS-16-04', 'OS-9.2-01', 'OS-9.2-02', 'OS-8.2-01', 'OS-8.2-02', 'OS-4-04', 'OS-4-05'],
    title: 'a second level of trade for 4 pays and costs in the same closing',
    given: {
      phase: 3,
      organisations: {
        x: {
          purses: { r1: 4 },
          calm: { r1: 2 },
          advantages: [{ category: 'trade', intact: 1, name: 'Mill' }],
        },
      },
      orders: { x: [build('Mill')] },
    },
    expect: {
      organisations: { x: { purses: { r1: 3 }, levels: { Mill: [2, 0] } } },
      findings: [],
      events: ['buildingBegun', 'levelBuilt'],
    },
  },
  {
    id: 'build-late-gm',
    clauses: ['OS-8.2-02', 'OS-0-10'],
    title: 'where the GM has it finished late it neither earns nor costs yet',
    given: {
      phase: 3,
      organisations: {
        x: {
          purses: { r1: 4 },
          calm: { r1: 2 },
          advantages: [{ category: 'trade', intact: 1, name: 'Mill' }],
        },
      },
      orders: { x: [build('Mill')] },
      settings: { 'os.ruling.q27': 'gm' },
      rulings: { 'finish/x': { key: 'finish/x', value: 'counts_later', reason: 'wet mortar' } },
    },
    expect: {
      organisations: { x: { purses: { r1: 2.5 }, levels: { Mill: [2, 0] } } },
      questions: ['finish/x'],
    },
  },
  {
    id: 'build-new',
    clauses: ['OS-9.2-03', 'OS-4-01', 'OS-15-01'],
    title: 'the first level of a new advantage, and a second one begun with it',
    given: {
      organisations: { x: { purses: { r1: 9 }, calm: { r1: 1 } } },
      orders: {
        x: [{ kind: 'BUILD', name: ' Mill ', category: 'trade', region: 'r1' }, build('Mill')],
      },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: { r1: 1 }, levels: { Mill: [2, 0] } } },
      findings: [],
    },
  },
  {
    id: 'repair',
    clauses: ['OS-9.2-02', 'OS-9.2-07', 'OS-8.2-01', 'OS-4-04'],
    title: 'two of three damaged levels repaired for 2 each, without population',
    given: {
      organisations: {
        x: { purses: { r1: 5 }, advantages: [{ category: 'trade', damaged: 3, name: 'Mill' }] },
      },
      orders: { x: [{ kind: 'REPAIR', name: 'Mill', levels: 2 }] },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: { r1: 1 }, levels: { Mill: [2, 1] } } },
      findings: [],
      events: ['repairBegun', 'levelRepaired', 'levelRepaired'],
    },
  },
  {
    id: 'repair-natural',
    clauses: ['OS-5.8-06', 'OS-5.8-03'],
    title: 'a natural advantage is repaired like any other, what is exhausted is not',
    given: {
      organisations: {
        x: {
          purses: { r1: 5 },
          advantages: [
            { category: 'natural', damaged: 1, exhausted: 1, actsAs: 'trade', name: 'Vein' },
          ],
        },
      },
      orders: {
        x: [
          { kind: 'REPAIR', name: 'Vein', levels: 2 },
          { kind: 'REPAIR', name: 'Vein', levels: 1 },
        ],
      },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: { r1: 3 }, levels: { Vein: [1, 0] } } },
      findings: ['E_LEVEL'],
    },
  },
  {
    id: 'build-bad-orders',
    clauses: ['OS-9.2-03', 'OS-9.2-04', 'OS-4-02', 'OS-5.8-02', 'OS-15-02', 'OS-15-04', 'OS-0-07'],
    title: 'nobody lives there, natural, no name, taken name, unknown, too dear: nothing is begun',
    given: {
      organisations: {
        x: {
          purses: { r1: 4, r2: 4 },
          calm: { r1: 1, r3: 1 },
          advantages: [
            { category: 'natural', intact: 1, actsAs: 'trade', name: 'Vein' },
            { category: 'trade', intact: 1, damaged: 1, name: 'Mill' },
          ],
        },
      },
      orders: {
        x: [
          { kind: 'BUILD', name: 'Inn', category: 'trade', region: 'r2' },
          build('Vein'),
          { kind: 'BUILD', name: 'Spring', category: 'natural', region: 'r1' },
          { kind: 'BUILD', name: '  ', category: 'trade', region: 'r1' },
          { kind: 'BUILD', name: 'x'.repeat(61), category: 'trade', region: 'r1' },
          { kind: 'BUILD', name: 'Mill', category: 'military', region: 'r1' },
          build('Inn'),
          { kind: 'BUILD', name: 'Inn', category: 'trade', region: 'r9' },
          { kind: 'BUILD', name: 'Inn', category: 'trade', region: 'r3' },
          { kind: 'REPAIR', name: 'Inn', levels: 1 },
          { kind: 'REPAIR', name: 'Mill', levels: 2 },
          { kind: 'REPAIR', name: 'Mill', levels: 0 },
        ],
      },
      steps: STEPS,
    },
    expect: {
      organisations: {
        x: { purses: { r1: 4, r2: 4 }, levels: { Vein: [1, 0], Mill: [1, 1] } },
      },
      findings: [
        'E_BUILD_REGION',
        'E_NATURAL',
        'E_NATURAL',
        'E_NAME',
        'E_NAME',
        'E_NAME',
        'E_TARGET',
        'E_TARGET',
        'E_MONEY',
        'E_TARGET',
        'E_LEVEL',
        'E_LEVEL',
      ],
    },
  },
  {
    id: 'build-anywhere',
    clauses: ['OS-9.2-03'],
    title: 'where building needs no population it is built in an empty region',
    given: {
      organisations: { x: { purses: { r2: 4 } } },
      orders: { x: [{ kind: 'BUILD', name: 'Inn', category: 'trade', region: 'r2' }] },
      settings: { 'os.build.needs_population': false },
      steps: STEPS,
    },
    expect: { organisations: { x: { purses: {}, levels: { Inn: [1, 0] } } }, findings: [] },
  },
  {
    id: 'build-limits',
    clauses: ['OS-9.2-03'],
    title: 'one level per advantage and phase, three at most in all, where the campaign says so',
    given: {
      organisations: {
        x: {
          purses: { r1: 20 },
          calm: { r1: 1 },
          advantages: [
            { category: 'trade', intact: 1, name: 'Mill' },
            { category: 'research', intact: 2, damaged: 1, name: 'Hall' },
          ],
        },
      },
      orders: { x: [build('Mill'), build('Mill'), build('Hall')] },
      settings: { 'os.build.per_advantage': 1, 'os.build.max_level': 3 },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: { r1: 16 }, levels: { Mill: [2, 0], Hall: [2, 1] } } },
      findings: ['E_LEVEL', 'E_LEVEL'],
    },
  },
  {
    id: 'build-moving',
    clauses: ['OS-9.2-05', 'OS-6-09'],
    title: 'an advantage that moves is raised and repaired where it arrives',
    given: {
      organisations: {
        x: {
          purses: { r1: 6 },
          calm: { r1: 1 },
          advantages: [{ category: 'trade', intact: 1, damaged: 1, name: 'Mill' }],
        },
      },
      orders: {
        x: [
          build('Mill'),
          { kind: 'REPAIR', name: 'Mill', levels: 1 },
          { kind: 'MOVE_ADVANTAGE', name: 'Mill', to: 'r2', levels: null },
        ],
      },
      steps: [...STEPS, 'income'],
    },
    expect: {
      organisations: { x: { purses: { r1: 1 }, levels: { Mill: [3, 0] } } },
      findings: [],
    },
  },
  {
    id: 'build-price-ruled',
    clauses: ['OS-9.2-02', 'OS-18-05'],
    title: 'the GM lets a level cost one and a half',
    given: {
      organisations: {
        x: {
          purses: { r1: 2 },
          calm: { r1: 1 },
          advantages: [{ category: 'trade', intact: 1, name: 'Mill' }],
        },
      },
      orders: { x: [build('Mill')] },
      rulings: {
        'balance/x/organisation.build_begin/build 1/organisation.amount': {
          key: 'balance/x/organisation.build_begin/build 1/organisation.amount',
          value: 3,
          reason: 'a gift',
        },
      },
      steps: STEPS,
    },
    expect: { organisations: { x: { purses: { r1: 0.5 }, levels: { Mill: [2, 0] } } } },
  },
  {
    id: 'build-price-ruled-negative',
    clauses: ['OS-9.2-02', 'OS-18-05'],
    title: 'written below nothing, as it stands in the books, it is the same',
    given: {
      organisations: {
        x: {
          purses: { r1: 2 },
          calm: { r1: 1 },
          advantages: [{ category: 'trade', intact: 1, name: 'Mill' }],
        },
      },
      orders: { x: [build('Mill')] },
      rulings: {
        'balance/x/organisation.build_begin/build 1/organisation.amount': {
          key: 'balance/x/organisation.build_begin/build 1/organisation.amount',
          value: -3,
          reason: 'a gift',
        },
      },
      steps: STEPS,
    },
    expect: { organisations: { x: { purses: { r1: 0.5 }, levels: { Mill: [2, 0] } } } },
  },
];
