import type { Order } from '../orders';
import type { PhaseCase } from './case';
import { ruledAs } from './dice';

type Calm = Extract<Order, { readonly kind: 'CALM' }>;

const calm = (means: Calm['means'], units: number): Calm => ({
  kind: 'CALM',
  region: 'r1',
  means,
  from: null,
  units,
  isBloody: false,
});

const pooled = { 'os.money.scope': 'pooled' } as const;

const raid: Order = {
  kind: 'PLUNDER',
  from: 'r1',
  levels: null,
  target: 'b',
  region: 'r2',
  spending: [],
  rerolls: [],
};

const war: Order = {
  kind: 'WAR',
  region: 'r1',
  opponent: 'b',
  mobilised: 1,
  attack: 0,
  defence: 0,
  rerolls: [],
};

const influence = (
  points: number,
  means: Extract<Order, { kind: 'INFLUENCE' }>['means'],
): Order => ({ kind: 'INFLUENCE', chance: 'a', points, means, region: 'r1' });

/** Which code is answered where several of them apply (OS-15-04). */
const CODES: readonly PhaseCase[] = [
  {
    id: 'OS-1-12 codes',
    clauses: ['OS-1-12', 'OS-15-04'],
    title: 'a second move of the seat to a region without population lacks the population first',
    given: {
      organisations: { a: { calm: { r1: 1, r2: 1 } } },
      orders: {
        a: (['r2', 'r3', 'r1'] as const).map((region) => ({ kind: 'MOVE_SEAT', region })),
      },
      steps: ['move_begin'],
    },
    expect: { organisations: { a: { seat: 'r2' } }, findings: ['E_UNITS', 'E_MOVING'] },
  },
  {
    id: 'OS-5.6-02 codes',
    clauses: ['OS-5.6-02', 'OS-6-03', 'OS-15-04'],
    title: 'information without secret service about a region too far away lacks the level first',
    given: {
      organisations: { a: { calm: { r1: 1 } }, b: {} },
      orders: { a: [{ kind: 'INFORMATION', from: 'r1', region: 'r3', levels: null, text: '' }] },
      steps: ['act'],
    },
    expect: { organisations: {}, findings: ['E_LEVEL'] },
  },
  {
    id: 'OS-14-17 codes',
    clauses: ['OS-14-17', 'OS-15-04'],
    title: 'a shift too far lacks levels first, but not money',
    given: {
      organisations: { a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 1 }] } },
      orders: { a: [influence(3, 'military'), influence(3, 'money'), influence(2, 'money')] },
      rulings: ruledAs('event/a', { event: 'population_plus', intensity: 'low' }),
      steps: ['event', 'act'],
    },
    expect: { organisations: {}, findings: ['E_LEVEL', 'E_SPEND', 'E_MONEY'] },
  },
  {
    id: 'OS-8.7 codes',
    clauses: ['OS-8.7-01', 'OS-8.7-02', 'OS-8.7-03', 'OS-15-04'],
    title: 'ending more unrest than there is lacks money or levels first, then units',
    given: {
      organisations: {
        a: {
          calm: { r2: 1 },
          purses: { r1: 2 },
          unrest: [['r1', 1]],
          advantages: [
            { category: 'authority', intact: 2 },
            { category: 'military', intact: 2 },
          ],
        },
      },
      orders: {
        a: [
          calm('money', 3),
          calm('money', 2),
          calm('authority', 3),
          calm('authority', 2),
          calm('military', 3),
          calm('military', 2),
        ],
      },
      steps: ['unrest'],
    },
    expect: {
      organisations: { a: { purses: { r1: 2 }, units: { r1: [0, 1], r2: [1, 0] } } },
      findings: ['E_MONEY', 'E_UNITS', 'E_AUTH_POPULATION', 'E_UNITS', 'E_LEVEL', 'E_UNITS'],
    },
  },
];

/** Where things are while one purse lies at the seat, and while things are on the move. */
const PLACES: readonly PhaseCase[] = [
  {
    id: 'OS-1-06 pooled target',
    clauses: ['OS-1-06', 'OS-12-10', 'OS-13-02', 'OS-9.3-05'],
    title: 'one purse lies at the seat: elsewhere there is nothing to plunder and nobody to fight',
    given: {
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 2 }] },
        b: { seat: 'r3', purses: { r3: 5 }, calm: { r3: 1 } },
      },
      orders: { a: [raid, war] },
      settings: pooled,
      steps: ['act'],
    },
    expect: { organisations: {}, findings: ['E_TARGET', 'E_TARGET'] },
  },
  {
    id: 'OS-10-07 moving',
    clauses: ['OS-10-07', 'OS-9.3-05'],
    title: 'where all levels are on the move nothing can be hired',
    given: {
      organisations: {
        a: { purses: { r1: 3 }, advantages: [{ category: 'military', intact: 2 }] },
      },
      orders: {
        a: [
          { kind: 'MOVE_ADVANTAGE', name: 'military r1', to: 'r2', levels: null },
          { kind: 'HIRE', category: 'military', region: 'r1', levels: 1 },
        ],
      },
      steps: ['move_begin', 'act'],
    },
    expect: { organisations: { a: { purses: { r1: 3 } } }, findings: ['E_TARGET'] },
  },
  {
    id: 'OS-9.3-04 split repair',
    clauses: ['OS-9.3-04', 'OS-9.2-05'],
    title: 'a level under repair that is split off is finished where it arrives',
    given: {
      organisations: {
        a: { purses: { r1: 2 }, advantages: [{ category: 'military', intact: 1, damaged: 2 }] },
      },
      orders: {
        a: [
          { kind: 'REPAIR', name: 'military r1', levels: 1 },
          { kind: 'MOVE_ADVANTAGE', name: 'military r1', to: 'r2', levels: 2 },
        ],
      },
      settings: { 'os.move.split': true },
      steps: ['build_begin', 'move_begin', 'move_end', 'build_end'],
    },
    expect: {
      organisations: {
        a: { levels: { 'military r1': [1, 0], 'military r1 (2)': [1, 1] } },
      },
      findings: [],
    },
  },
];

/** Amounts the GM writes over those of the books (OS-18-05, OS-19-02). */
const AMOUNTS: readonly PhaseCase[] = [
  {
    id: 'OS-19-02 sent',
    clauses: ['OS-19-02', 'OS-18-05', 'OS-9.3-03'],
    title: 'what the GM writes over money sent is what arrives',
    given: {
      organisations: { a: { purses: { r1: 3 } } },
      orders: { a: [{ kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 2 }] },
      rulings: ruledAs('balance/a/organisation.move_begin/sent 1/organisation.amount', 4),
      steps: ['move_begin', 'move_end'],
    },
    expect: { organisations: { a: { purses: { r1: 1, r2: 2 } } } },
  },
  {
    id: 'OS-19-02 sent robbable',
    clauses: ['OS-19-02', 'OS-18-05', 'OS-9.3-05'],
    title: 'so too where it leaves only when it arrives',
    given: {
      organisations: { a: { purses: { r1: 3 } } },
      orders: { a: [{ kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 2 }] },
      settings: { 'os.move.money_robbable': true },
      rulings: ruledAs('balance/a/organisation.move_end/sent 1/organisation.amount', 40),
      steps: ['move_begin', 'move_end'],
    },
    expect: { organisations: { a: { purses: { r2: 3 } } } },
  },
  {
    id: 'OS-0-03 huge',
    clauses: ['OS-0-03', 'OS-19-02'],
    title: 'an amount beyond all measure does not count',
    given: {
      organisations: { a: { calm: { r1: 1 } } },
      rulings: ruledAs('balance/a/organisation.income/population r1/organisation.amount', 1e308),
      steps: ['income'],
    },
    expect: { organisations: { a: { purses: { r1: 1 } } } },
  },
];

/** Readings of orders that name nothing, or none. */
const WISHES: readonly PhaseCase[] = [
  {
    id: 'OS-4-11 next military',
    clauses: ['OS-4-11', 'OS-12-06'],
    title: 'military without a name is what comes first when its turn comes',
    given: {
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 4 }] },
        b: {
          seat: 'r2',
          advantages: [
            { category: 'military', intact: 1, region: 'r2', name: 'A' },
            { category: 'military', intact: 1, region: 'r2', name: 'B' },
          ],
        },
      },
      orders: {
        a: [
          {
            ...raid,
            spending: [
              { kind: 'damage', advantage: null },
              { kind: 'damage', advantage: null },
            ],
          },
        ],
      },
      rulings: ruledAs('1/a/PLUNDER/1/successes', 2),
      steps: ['act'],
    },
    expect: {
      organisations: { b: { levels: { A: [0, 1], B: [0, 1] } } },
      findings: [],
      questions: [],
    },
  },
  {
    id: 'OS-5.1-05 none',
    clauses: ['OS-5.1-05', 'OS-5.1-02'],
    title: 'a region can be chosen to pay nothing where there are too few people for all',
    given: {
      organisations: {
        a: {
          calm: { r3: 1 },
          advantages: [
            { category: 'trade', intact: 1, region: 'r1' },
            { category: 'trade', intact: 1, region: 'r2' },
          ],
        },
      },
      orders: { a: [{ kind: 'TRADE', region: 'r1', levels: 0 }] },
      steps: ['income'],
    },
    expect: { organisations: { a: { purses: { r2: 1.5, r3: 1 } } }, findings: [] },
  },
];

/** Cases of which code comes first, of places, of amounts by the GM's word, and of wishes cut short. */
export const precedenceCases: readonly PhaseCase[] = [...CODES, ...PLACES, ...AMOUNTS, ...WISHES];
