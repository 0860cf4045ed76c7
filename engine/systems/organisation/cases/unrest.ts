import type { Order } from '../orders';
import type { CaseAdvantage, PhaseCase } from './case';

type Calm = Extract<Order, { readonly kind: 'CALM' }>;

const calm = (means: Calm['means'], units: number, more: Partial<Calm> = {}): Calm => ({
  kind: 'CALM',
  region: 'r1',
  means,
  from: null,
  units,
  isBloody: false,
  ...more,
});

const levels = (category: CaseAdvantage['category'], intact: number, region = 'r1') =>
  ({ category, intact, region }) as const;

const restless = (count: number, since = 4) =>
  Array.from({ length: count }, () => ['r1', since] as const);

const STEPS = ['unrest'] as const;

/** Ending unrest in the last step of the closing (OS-3, OS-8.7). */
export const unrestCases: readonly PhaseCase[] = [
  {
    id: 'OS-16-07',
    clauses: ['OS-16-07', 'OS-3-02', 'OS-8.7-06'],
    title: 'a unit that fell into unrest in this phase stays for one more',
    given: { phase: 4, organisations: { x: { unrest: restless(1) } }, steps: STEPS },
    expect: { organisations: { x: { units: { r1: [0, 1] } } }, events: [] },
  },
  {
    id: 'OS-16-07-leaves',
    clauses: ['OS-16-07', 'OS-3-05', 'OS-8.7-06', 'OS-8.7-07', 'OS-8.7-09', 'OS-1-04'],
    title: 'not calmed in the next closing either it leaves and founds an organisation',
    given: {
      phase: 5,
      organisations: { x: { calm: { r2: 1 }, unrest: restless(2) } },
      steps: STEPS,
    },
    expect: {
      organisations: {
        x: { units: { r2: [1, 0] } },
        'rebels-r1-5': { units: { r1: [2, 0] }, purses: {}, levels: {}, seat: 'r1' },
      },
      events: ['secession'],
    },
  },
  {
    id: 'OS-16-07-calmed',
    clauses: ['OS-16-07', 'OS-8.7-01'],
    title: 'calmed in the next closing it stays',
    given: {
      phase: 5,
      organisations: { x: { purses: { r1: 1 }, unrest: restless(1) } },
      orders: { x: [calm('money', 1)] },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: {}, units: { r1: [1, 0] } } },
      events: ['unrestCalmed'],
    },
  },
  {
    id: 'OS-16-24',
    clauses: ['OS-16-24', 'OS-5.5-06', 'OS-8.7-03', 'OS-6-01', 'OS-6-03'],
    title: 'military 1 lets one unit die; a second use has no level left',
    given: {
      phase: 4,
      organisations: { x: { unrest: restless(3), advantages: [levels('military', 1)] } },
      orders: { x: [calm('military', 1), calm('military', 1)] },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { units: { r1: [0, 2] } } },
      findings: ['E_LEVEL'],
      events: ['unrestCrushed'],
    },
  },
  {
    id: 'OS-16-24-secret',
    clauses: ['OS-16-24', 'OS-5.6-03', 'OS-8.7-04', 'OS-6-02'],
    title: 'secret service 2 calms two units in one use and one more in a second',
    given: {
      phase: 4,
      organisations: { x: { unrest: restless(3), advantages: [levels('secret_service', 2)] } },
      orders: { x: [calm('secret_service', 2), calm('secret_service', 1)] },
      steps: STEPS,
    },
    expect: { organisations: { x: { units: { r1: [3, 0] } } }, findings: [] },
  },
  {
    id: 'unrest-secret-bloody',
    clauses: ['OS-5.6-03', 'OS-8.7-04', 'OS-3-06'],
    title: 'the secret service can be bloody as well',
    given: {
      phase: 4,
      organisations: { x: { unrest: restless(2), advantages: [levels('secret_service', 2)] } },
      orders: { x: [calm('secret_service', 1, { isBloody: true })] },
      steps: STEPS,
    },
    expect: { organisations: { x: { units: { r1: [0, 1] } } }, events: ['unrestCrushed'] },
  },
  {
    id: 'unrest-combined',
    clauses: ['OS-8.7-05', 'OS-3-03', 'OS-8.7-02', 'OS-5.4-06'],
    title: 'means combined in any order: authority of the neighbour region, military, money',
    given: {
      phase: 4,
      organisations: {
        x: {
          purses: { r1: 1 },
          unrest: restless(4),
          advantages: [levels('authority', 2, 'r2'), levels('military', 1)],
        },
      },
      orders: {
        x: [calm('authority', 2, { from: 'r2' }), calm('military', 1), calm('money', 1)],
      },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: {}, units: { r1: [3, 0] } } },
      findings: [],
    },
  },
  {
    id: 'unrest-authority-range',
    clauses: ['OS-5.4-01', 'OS-5.4-09', 'OS-5.4-05', 'OS-5.4-07'],
    title: 'authority two regions away, beyond the population, and beyond its levels',
    given: {
      phase: 4,
      organisations: {
        x: {
          unrest: restless(2),
          advantages: [
            levels('authority', 3, 'r3'),
            levels('authority', 3),
            levels('authority', 1, 'r2'),
          ],
        },
      },
      orders: {
        x: [
          calm('authority', 1, { from: 'r3' }),
          calm('authority', 2, { from: 'r2' }),
          calm('authority', 1),
          calm('authority', 1),
          calm('authority', 1),
        ],
      },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { units: { r1: [2, 0] } } },
      findings: ['E_RANGE', 'E_LEVEL', 'E_AUTH_POPULATION'],
    },
  },
  {
    id: 'unrest-authority-population',
    clauses: ['OS-5.4-05', 'OS-2-08', 'OS-2-11'],
    title: 'where unrest does not count nobody carries the authority',
    given: {
      phase: 4,
      organisations: { x: { unrest: restless(2), advantages: [levels('authority', 3)] } },
      orders: { x: [calm('authority', 1)] },
      settings: { 'os.limit.counts_unrest': false },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { units: { r1: [0, 2] } } },
      findings: ['E_AUTH_POPULATION'],
    },
  },
  {
    id: 'unrest-bad-orders',
    clauses: ['OS-15-02', 'OS-15-04', 'OS-0-07', 'OS-8.7-01'],
    title: 'too many units, none, half a unit, another purse, another owner: nothing changes',
    given: {
      phase: 4,
      organisations: {
        x: { purses: { r2: 9 }, unrest: restless(2), advantages: [levels('military', 3, 'r2')] },
        y: { unrest: restless(1) },
      },
      orders: {
        x: [
          calm('money', 3),
          calm('money', 0),
          calm('money', 1.5),
          calm('money', 1),
          calm('military', 1),
          calm('money', 1, { target: 'y' }),
          calm('money', 1, { target: 'nobody' }),
        ],
      },
      steps: STEPS,
    },
    expect: {
      organisations: {
        x: { purses: { r2: 9 }, units: { r1: [0, 2] } },
        y: { units: { r1: [0, 1] } },
      },
      findings: ['E_MONEY', 'E_UNITS', 'E_UNITS', 'E_MONEY', 'E_LEVEL', 'E_TARGET', 'E_TARGET'],
    },
  },
  {
    id: 'unrest-foreign',
    clauses: ['OS-3-07'],
    title: 'where it is allowed the unrest of another organisation is ended',
    given: {
      phase: 4,
      organisations: { x: { purses: { r1: 1 } }, y: { unrest: restless(1) } },
      orders: { x: [calm('money', 1, { target: 'y' })] },
      settings: { 'os.unrest.foreign': true },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: {} }, y: { units: { r1: [1, 0] } } },
      findings: [],
    },
  },
  {
    id: 'unrest-one-of-two',
    clauses: ['OS-3-06'],
    title: 'one level handles two units: one dies, one becomes calm',
    given: {
      phase: 4,
      organisations: { x: { unrest: restless(4), advantages: [levels('military', 2)] } },
      orders: { x: [calm('military', 3)] },
      settings: { 'os.unrest.bloody': 'one_dies_one_calms' },
      steps: STEPS,
    },
    expect: { organisations: { x: { units: { r1: [1, 1] } } }, findings: [] },
  },
  {
    id: 'unrest-narrative',
    clauses: ['OS-3-06'],
    title: 'where blood is a matter of the story alone nobody dies',
    given: {
      phase: 4,
      organisations: { x: { unrest: restless(1), advantages: [levels('military', 2)] } },
      orders: { x: [calm('military', 1)] },
      settings: { 'os.unrest.bloody': 'narrative' },
      steps: STEPS,
    },
    expect: { organisations: { x: { units: { r1: [1, 0] } } }, events: ['unrestCrushed'] },
  },
  {
    id: 'unrest-early',
    clauses: ['OS-8.7-05', 'OS-7-03'],
    title: 'before the last step unrest is not ended',
    given: {
      phase: 4,
      organisations: { x: { purses: { r1: 2 }, unrest: restless(1) } },
      orders: { x: [{ step: 'act', order: calm('money', 1) }] },
      steps: ['act', 'unrest'],
    },
    expect: { organisations: { x: { units: { r1: [0, 1] } } }, findings: ['E_STEP'] },
  },
  {
    id: 'unrest-early-allowed',
    clauses: ['OS-8.7-05'],
    title: 'where it may be ended at any time the calmed unit earns in the same closing',
    given: {
      phase: 4,
      organisations: { x: { purses: { r1: 1 }, unrest: restless(1) } },
      orders: { x: [{ step: 'act', order: calm('money', 1) }] },
      settings: { 'os.unrest.only_at_close': false },
      steps: ['act', 'income', 'unrest'],
    },
    expect: { organisations: { x: { purses: { r1: 1 }, units: { r1: [1, 0] } } }, findings: [] },
  },
  {
    id: 'unrest-price-gm',
    clauses: ['OS-3-04', 'OS-0-10'],
    title: 'the GM lets one money do for the whole unrest',
    given: {
      phase: 4,
      organisations: { x: { purses: { r1: 1 }, unrest: restless(3) } },
      orders: { x: [calm('money', 3)] },
      settings: { 'os.ruling.q12': 'gm' },
      rulings: { 'calm/x/1': { key: 'calm/x/1', value: 'per_unrest', reason: 'a feast' } },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { purses: {}, units: { r1: [3, 0] } } },
      questions: ['calm/x/1'],
    },
  },
  {
    id: 'leave-gm',
    clauses: ['OS-8.7-06', 'OS-0-10'],
    title: 'the GM gives the unrest a third closing',
    given: {
      phase: 5,
      organisations: { x: { unrest: [...restless(1), ...restless(1, 3)] } },
      settings: { 'os.ruling.q11': 'gm' },
      rulings: {
        'leave/x/r1': { key: 'leave/x/r1', value: 'third_closing', reason: 'a long winter' },
      },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { units: { r1: [0, 1] } }, 'rebels-r1-5': { units: { r1: [1, 0] } } },
      questions: ['leave/x/r1'],
    },
  },
  {
    id: 'leave-each-region',
    clauses: ['OS-8.7-07', 'OS-8.7-09'],
    title: 'each organisation and region founds its own; the second name gets a number',
    given: {
      phase: 5,
      organisations: {
        x: {
          calm: { r1: 1 },
          unrest: [
            ['r1', 4],
            ['r2', 4],
          ],
        },
        y: { calm: { r1: 1 }, unrest: [['r1', 3]] },
      },
      steps: STEPS,
    },
    expect: {
      organisations: {
        'rebels-r1-5': { units: { r1: [1, 0] } },
        'rebels-r1-5-2': { units: { r1: [1, 0] } },
        'rebels-r2-5': { units: { r2: [1, 0] }, seat: 'r2' },
      },
      events: ['secession', 'secession', 'secession'],
    },
  },
  {
    id: 'leave-joining',
    clauses: ['OS-8.7-07', 'OS-8.7-09'],
    title: 'where rebels of the region take others in they join them, never those they leave',
    given: {
      phase: 5,
      organisations: {
        a: { origin: 'rebel', calm: { r1: 1 }, unrest: [['r1', 4]] },
        x: { calm: { r2: 1 }, unrest: [['r1', 4]] },
      },
      settings: { 'os.secession.join_existing': true },
      steps: STEPS,
    },
    expect: {
      organisations: {
        a: { units: { r1: [2, 0] } },
        'rebels-r1-5': { units: { r1: [1, 0] } },
        x: { units: { r2: [1, 0] } },
      },
      events: ['secession', 'rebelsJoined'],
    },
  },
  {
    id: 'dissolved',
    clauses: ['OS-1-11', 'OS-5.8-07', 'OS-8.7-09'],
    title: 'who lost all units is dissolved, for a note of what is exhausted keeps nobody alive',
    given: {
      phase: 5,
      organisations: {
        x: {
          unrest: restless(1),
          advantages: [{ category: 'natural', exhausted: 2, actsAs: 'trade' }],
        },
        y: { purses: { r1: 0.5 } },
      },
      steps: STEPS,
    },
    expect: {
      organisations: { x: { isDissolved: true }, y: { isDissolved: false } },
      events: ['secession', 'dissolved'],
    },
  },
];
