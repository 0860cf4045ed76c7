import type { PlunderSpending, SabotageSpending } from '../orders/order';
import type { ActingCase } from './act';
import type { CaseOrganisation, CasePhase } from './case';
import { ruledAs, typedDice } from './dice';

const STEPS = ['act'] as const;

const UNREST: SabotageSpending = { kind: 'unrest' };
const TRACELESS: SabotageSpending = { kind: 'traceless' };

interface Plan {
  readonly level: number;
  readonly dice: readonly number[];
  /** Secret service and calm units of the victim. */
  readonly against?: number;
  readonly units?: number;
  readonly region?: string;
  readonly spending: readonly SabotageSpending[] | null;
  readonly more?: Partial<CasePhase>;
}

/** Party a sabotages b from r1. */
const sabotage = ({
  level,
  dice,
  against = 0,
  units = 3,
  region = 'r2',
  spending,
  more,
}: Plan) => ({
  organisations: {
    a: { calm: { r1: 1 }, advantages: [{ category: 'secret_service', intact: level }] },
    b: {
      seat: region,
      calm: { [region]: units },
      advantages: [{ category: 'secret_service', intact: against, region }],
    },
    c: { calm: { r1: 1 } },
  } satisfies Record<string, CaseOrganisation>,
  orders: {
    a: [
      { kind: 'SABOTAGE', from: 'r1', levels: null, target: 'b', region, spending, rerolls: [] },
    ] as const,
  },
  steps: STEPS,
  ...more,
  rulings: { ...typedDice('1|sabotage|a|1', ...dice), ...more?.rulings },
});

/** Sabotage (OS-11). */
export const SABOTAGES: readonly ActingCase[] = [
  {
    id: 'OS-16-11',
    clauses: ['OS-11-01', 'OS-11-02', 'OS-11-03', 'OS-11-04', 'OS-11-07', 'OS-11-09', 'OS-0-04'],
    title: 'dice 6 5 2 4 against secret service 3: a unit in unrest, and no traces',
    given: sabotage({ level: 4, dice: [6, 5, 2, 4], against: 3, spending: [UNREST, TRACELESS] }),
    expect: {
      organisations: { b: { units: { r2: [2, 1] } } },
      findings: [],
      actions: [['a', 'SABOTAGE', 4, 2, 'unrest', 'traceless']],
      events: ['sabotageUnseen', 'unrestBroke'],
      parts: [
        ['successes', 2],
        ['nothing', 0],
        ['hits', 3],
        ['success', 1],
        ['successTarget', 4],
        ['success', 1],
        ['successTarget', 4],
        ['success', 0],
        ['successTarget', 4],
        ['success', 1],
        ['successTarget', 4],
        ['half', 1],
        ['pool', 3],
        ['intact', 3],
        ['bonus', 0],
        ['two', 2],
      ],
    },
  },
  {
    id: 'OS-16-11 five',
    clauses: ['OS-11-03', 'OS-0-06'],
    title: 'against secret service 5 one success is left',
    given: sabotage({ level: 4, dice: [6, 5, 2, 4], against: 5, spending: [UNREST] }),
    expect: { organisations: {}, actions: [['a', 'SABOTAGE', 4, 1, 'unrest']] },
  },
  {
    id: 'OS-16-11 up',
    clauses: ['OS-0-06', 'OS-11-03'],
    title: 'where halves are rounded up one is left against 3 (`os.round.half`)',
    given: sabotage({
      level: 4,
      dice: [6, 5, 2, 4],
      against: 3,
      spending: [UNREST],
      more: { settings: { 'os.round.half': 'up' } },
    }),
    expect: { organisations: {}, actions: [['a', 'SABOTAGE', 4, 1, 'unrest']] },
  },
  {
    id: 'OS-16-12',
    clauses: ['OS-11-05', 'OS-11-06', 'OS-11-08', 'OS-11-11', 'OS-5.6-01'],
    title: 'two regions away costs one success more',
    given: sabotage({ level: 5, dice: [4, 4, 5, 1, 2], region: 'r3', spending: null }),
    expect: {
      organisations: { b: { units: { r3: [1, 2] } } },
      actions: [['a', 'SABOTAGE', 5, 2, 'unrest', 'unrest']],
      events: ['sabotage', 'unrestBroke', 'sabotageTraced'],
      questions: ['1/a/SABOTAGE/1/spend/1', '1/a/SABOTAGE/1/spend/2'],
    },
  },
  {
    id: 'OS-16-12 failed',
    clauses: ['OS-11-08', 'OS-11-09', 'OS-11-11'],
    title: 'a success that does not even cover the way: no effect, but traces',
    given: sabotage({ level: 5, dice: [4, 1, 2, 3, 2], region: 'r3', spending: [UNREST] }),
    expect: {
      organisations: { b: { units: { r3: [3, 0] } } },
      findings: [],
      actions: [['a', 'SABOTAGE', 5, 0]],
      events: ['sabotage', 'sabotageTraced'],
    },
  },
  {
    id: 'OS-11-12',
    clauses: ['OS-11-12', 'OS-11-10', 'OS-11-13'],
    title: 'no more unrest than calm units: the spending is asked again, the roll stands',
    given: sabotage({
      level: 3,
      dice: [4, 4, 4],
      units: 1,
      spending: [UNREST, UNREST],
      more: { rulings: ruledAs('1/a/SABOTAGE/1/spend/2', 'keep') },
    }),
    expect: {
      organisations: { b: { units: { r2: [0, 1] } } },
      findings: ['E_SPEND'],
      actions: [['a', 'SABOTAGE', 3, 3, 'unrest']],
      questions: ['1/a/SABOTAGE/1/spend/1', '1/a/SABOTAGE/1/spend/2'],
    },
  },
  {
    id: 'OS-11-13',
    clauses: ['OS-11-13'],
    title: 'traces can be covered only once',
    given: sabotage({ level: 2, dice: [4, 4], spending: [TRACELESS, TRACELESS] }),
    expect: {
      organisations: { b: { units: { r2: [2, 1] } } },
      findings: ['E_SPEND'],
      actions: [['a', 'SABOTAGE', 2, 2, 'traceless', 'unrest']],
    },
  },
  {
    id: 'OS-11-13 apart',
    clauses: ['OS-11-13', 'OS-11-05'],
    title: 'no way leads to the region',
    given: sabotage({ level: 2, dice: [], region: 'r4', spending: null }),
    expect: { organisations: {}, findings: ['E_RANGE'], actions: [] },
  },
  {
    id: 'OS-11-10',
    clauses: ['OS-11-10', 'OS-15-04'],
    title: 'nobody there, oneself, nobody known',
    given: {
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'secret_service', intact: 2 }] },
        b: { seat: 'r2' },
      },
      orders: {
        a: ['b', 'a', 'x'].map((target) => ({
          kind: 'SABOTAGE',
          from: 'r1',
          levels: null,
          target,
          region: 'r1',
          spending: null,
          rerolls: [],
        })),
      },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: ['E_TARGET', 'E_TARGET', 'E_TARGET'],
      actions: [],
    },
  },
  {
    id: 'OS-6-05',
    clauses: ['OS-6-05'],
    title: 'defending counts as a use where the campaign says so (`os.defence.counts_use`)',
    given: {
      ...sabotage({ level: 2, dice: [4, 4], against: 2, spending: [] }),
      orders: {
        a: [1, 2].map(() => ({
          kind: 'SABOTAGE',
          from: 'r1',
          levels: null,
          target: 'b',
          region: 'r2',
          spending: [],
          rerolls: [],
        })),
      },
      settings: { 'os.defence.counts_use': true },
      rulings: { ...typedDice('1|sabotage|a|1', 4, 4), ...typedDice('1|sabotage|a|2', 4) },
    },
    expect: {
      organisations: {},
      actions: [
        ['a', 'SABOTAGE', 2, 1],
        ['a', 'SABOTAGE', 1, 1],
      ],
    },
  },
];

const STEAL: PlunderSpending = { kind: 'steal' };
const DAMAGE: PlunderSpending = { kind: 'damage', advantage: null };

/** Party a plunders b in r2 from r1: purse 3, fortification 1, military 1, as in OS-16-13. */
const plunder = (
  spending: readonly PlunderSpending[] | null,
  more: Partial<CasePhase> = {},
): CasePhase => ({
  organisations: {
    a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 3 }] },
    b: {
      seat: 'r2',
      purses: { r2: 3 },
      advantages: [
        { category: 'military', intact: 1, region: 'r2' },
        { category: 'fortification', intact: 1, region: 'r2' },
      ],
    },
  },
  orders: {
    a: [
      {
        kind: 'PLUNDER',
        from: 'r1',
        levels: null,
        target: 'b',
        region: 'r2',
        spending,
        rerolls: [],
      },
    ],
  },
  steps: STEPS,
  ...more,
  rulings: { ...typedDice('1|plunder|a|1', 4, 4, 1), ...more.rulings },
});

/** Plunder (OS-12). */
export const PLUNDERS: readonly ActingCase[] = [
  {
    id: 'OS-16-13',
    clauses: ['OS-12-01', 'OS-12-03', 'OS-12-05', 'OS-12-06', 'OS-12-08', 'OS-5.7-01', 'OS-5.7-03'],
    title: 'steal the one money that is open, then the fortification takes the damage',
    given: plunder([STEAL, DAMAGE]),
    expect: {
      organisations: {
        a: { purses: { r1: 1 } },
        b: { purses: { r2: 2 }, levels: { 'military r2': [1, 0], 'fortification r2': [0, 1] } },
      },
      findings: [],
      actions: [['a', 'PLUNDER', 3, 2, 'steal', 'damage']],
      events: ['plunder', 'plunderDice', 'plunderStolen', 'plunderAbsorbed'],
    },
  },
  {
    id: 'OS-16-13 other way',
    clauses: ['OS-12-08', 'OS-12-10', 'OS-5.7-03'],
    title: 'the fortification damaged first: then all the money is open',
    given: plunder([DAMAGE, STEAL]),
    expect: {
      organisations: { a: { purses: { r1: 1 } }, b: { purses: { r2: 2 } } },
      actions: [['a', 'PLUNDER', 3, 2, 'damage', 'steal']],
    },
  },
  {
    id: 'OS-12-05 half',
    clauses: ['OS-12-05', 'OS-12-08', 'OS-11-13'],
    title: 'a rest of a half is taken whole; then there is nothing left to steal',
    given: {
      ...plunder([STEAL, STEAL]),
      organisations: {
        a: { advantages: [{ category: 'military', intact: 3 }] },
        b: { seat: 'r2', purses: { r2: 0.5 } },
      },
    },
    expect: {
      organisations: { a: { purses: { r1: 0.5 } }, b: { purses: {} } },
      findings: ['E_SPEND'],
      actions: [['a', 'PLUNDER', 3, 2, 'steal']],
    },
  },
  {
    id: 'OS-12-06 named',
    clauses: ['OS-12-06', 'OS-12-09', 'OS-4-11', 'OS-4-12'],
    title: 'the military named is damaged; one that is none is asked for',
    given: {
      ...plunder([
        { kind: 'damage', advantage: 'Zelte' },
        { kind: 'damage', advantage: 'Nichts' },
      ]),
      organisations: {
        a: { advantages: [{ category: 'military', intact: 3 }] },
        b: {
          advantages: [
            { category: 'military', intact: 1, region: 'r2', name: 'Ahnen' },
            { category: 'natural', actsAs: 'military', intact: 1, region: 'r2', name: 'Zelte' },
          ],
        },
      },
      rulings: typedDice('1|plunder|a|1', 4, 4, 4),
    },
    expect: {
      organisations: { b: { levels: { Ahnen: [0, 1], Zelte: [0, 1] } } },
      findings: ['E_SPEND'],
      actions: [['a', 'PLUNDER', 3, 2, 'damage', 'damage']],
      questions: ['1/a/PLUNDER/1/spend/1', '1/a/PLUNDER/1/spend/2'],
    },
  },
  {
    id: 'OS-12-04',
    clauses: ['OS-12-04', 'OS-12-08', 'OS-12-10', 'OS-12-02'],
    title: 'out of range, nothing there, oneself, no level',
    given: {
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 1 }] },
        b: { seat: 'r3', purses: { r3: 3 } },
      },
      orders: {
        a: (
          [
            ['b', 'r1', 'r3'],
            ['b', 'r1', 'r2'],
            ['a', 'r1', 'r1'],
            ['b', 'r2', 'r3'],
          ] as const
        ).map(([target, from, region]) => ({
          kind: 'PLUNDER',
          from,
          levels: null,
          target,
          region,
          spending: null,
          rerolls: [],
        })),
      },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: ['E_RANGE', 'E_TARGET', 'E_TARGET', 'E_LEVEL'],
      actions: [],
    },
  },
  {
    id: 'OS-5.7-01 once',
    clauses: ['OS-5.7-01'],
    title:
      'a fortification that prevents one damage a phase stays intact (`os.fortification.mode`)',
    given: plunder([DAMAGE, DAMAGE], { settings: { 'os.fortification.mode': 'once_per_phase' } }),
    expect: {
      organisations: {
        b: { levels: { 'military r2': [0, 1], 'fortification r2': [1, 0] } },
      },
      events: ['plunder', 'plunderDice', 'plunderAbsorbed', 'plunderDamaged'],
    },
  },
  {
    id: 'OS-5.7-01 declined',
    clauses: ['OS-5.7-01', 'OS-15-01'],
    title: 'the owner declines: the level itself is damaged',
    given: plunder([DAMAGE], {
      orders: {
        ...plunder([DAMAGE]).orders,
        b: [{ kind: 'DECLINE', region: 'r2' }],
      },
    }),
    expect: {
      organisations: {
        b: { levels: { 'military r2': [0, 1], 'fortification r2': [1, 0] } },
      },
    },
  },
  {
    id: 'OS-12-05 seat',
    clauses: ['OS-12-05', 'OS-0-10'],
    title: 'the GM has the loot go to the seat (ruling 36)',
    given: {
      ...plunder([STEAL]),
      organisations: {
        a: { seat: 'r3', advantages: [{ category: 'military', intact: 3 }] },
        b: { seat: 'r2', purses: { r2: 3 } },
      },
      settings: { 'os.ruling.q36': 'gm' },
      rulings: {
        ...typedDice('1|plunder|a|1', 4, 1, 1),
        ...ruledAs('1/a/PLUNDER/1/q36', 'seat'),
      },
    },
    expect: {
      organisations: { a: { purses: { r3: 1 } } },
      questions: ['1/a/PLUNDER/1/q36'],
    },
  },
  {
    id: 'OS-6-09',
    clauses: ['OS-6-04', 'OS-6-09'],
    title: 'military that moved in this phase is on the move, not missing',
    given: {
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'military', intact: 3 }] },
        b: { seat: 'r2', purses: { r2: 3 } },
      },
      orders: {
        a: [
          { kind: 'MOVE_ADVANTAGE', name: 'military r1', to: 'r2', levels: null },
          ...(plunder(null).orders?.['a'] ?? []),
        ],
      },
      steps: ['move_begin', 'act'],
    },
    expect: { organisations: {}, findings: ['E_MOVING'], actions: [] },
  },
];

/** Rerolls: party a plunders with research. */
const reroll = (
  dice: readonly number[],
  again: readonly number[],
  wishes: readonly (readonly [research: string | null, die: number])[],
  research = 1,
): CasePhase => ({
  organisations: {
    a: {
      advantages: [
        { category: 'military', intact: dice.length },
        { category: 'research', intact: research },
      ],
    },
    b: { seat: 'r2', purses: { r2: 9 } },
  },
  orders: {
    a: [
      {
        kind: 'PLUNDER',
        from: 'r1',
        levels: null,
        target: 'b',
        region: 'r2',
        spending: [],
        rerolls: wishes.map(([name, die]) => ({ research: name, die })),
      },
    ],
  },
  rulings: {
    ...typedDice('1|plunder|a|1', ...dice),
    ...typedDice('1|plunder|a|1|reroll', ...again),
  },
  steps: STEPS,
});

/** Research (OS-5.3). */
export const REROLLS: readonly ActingCase[] = [
  {
    id: 'OS-16-14',
    clauses: ['OS-5.3-01', 'OS-5.3-03'],
    title: 'die 2 becomes 5: it counts',
    given: reroll([2], [5], [[null, 1]]),
    expect: {
      organisations: { a: { levels: { 'military r1': [1, 0], 'research r1': [1, 0] } } },
      actions: [['a', 'PLUNDER', 1, 1]],
    },
  },
  {
    id: 'OS-16-14 same',
    clauses: ['OS-5.3-02', 'OS-5.3-05'],
    title: 'die 5 becomes 5: it counts, and the research is damaged',
    given: reroll([5], [5], [[null, 1]]),
    expect: {
      organisations: { a: { levels: { 'military r1': [1, 0], 'research r1': [0, 1] } } },
      actions: [['a', 'PLUNDER', 1, 1]],
    },
  },
  {
    id: 'OS-16-14 worse',
    clauses: ['OS-5.3-01'],
    title: 'die 6 becomes 1: the worse one counts',
    given: reroll([6], [1], [[null, 1]]),
    expect: { organisations: {}, actions: [['a', 'PLUNDER', 1, 0]] },
  },
  {
    id: 'OS-16-28',
    clauses: ['OS-5.3-03', 'OS-5.3-07'],
    title: 'research 2: one level stays, one is damaged, and none is left',
    given: reroll(
      [2, 3],
      [4, 3],
      [
        ['research r1', 1],
        [null, 2],
        [null, 1],
      ],
      2,
    ),
    expect: {
      organisations: { a: { levels: { 'military r1': [2, 0], 'research r1': [1, 1] } } },
      findings: ['E_REROLL'],
      actions: [['a', 'PLUNDER', 2, 1]],
    },
  },
  {
    id: 'OS-16-28 one',
    clauses: ['OS-5.3-07'],
    title: 'research 1: 5 becomes 5 and none is left',
    given: reroll(
      [5],
      [5],
      [
        [null, 1],
        [null, 1],
      ],
    ),
    expect: { organisations: {}, findings: ['E_REROLL'] },
  },
  {
    id: 'OS-5.3-03 temporary',
    clauses: ['OS-5.3-03', 'OS-5.3-07'],
    title: 'a hired level of research that would be damaged is lost',
    given: {
      ...reroll(
        [5],
        [5, 6],
        [
          ['region r1', 1],
          ['region r1', 1],
        ],
        0,
      ),
      organisations: {
        a: {
          calm: { r1: 1 },
          purses: { r1: 1 },
          advantages: [{ category: 'military', intact: 1 }],
        },
        b: { seat: 'r2', purses: { r2: 9 } },
      },
      orders: {
        a: [
          { kind: 'HIRE', category: 'research', region: 'r1', levels: 1 },
          ...(reroll(
            [5],
            [5],
            [
              ['region r1', 1],
              ['region r1', 1],
            ],
          ).orders?.['a'] ?? []),
        ],
      },
    },
    expect: {
      organisations: {},
      findings: ['E_REROLL'],
      events: ['hired', 'researchLost', 'plunder', 'plunderDice'],
    },
  },
  {
    id: 'OS-5.3-04',
    clauses: ['OS-5.3-04'],
    title: 'no die of that number; by the word of the GM it is another one',
    given: {
      ...reroll([2], [5], [[null, 2]]),
      rulings: {
        ...reroll([2], [5], []).rulings,
        ...ruledAs('reroll/demo|1|plunder|a|1', [{ research: null, die: 1 }]),
      },
    },
    expect: {
      organisations: {},
      findings: ['E_REROLL'],
      actions: [['a', 'PLUNDER', 1, 1]],
    },
  },
  ...(['own_rolls', 'any_roll'] as const).map((targets): ActingCase => {
    const isFree = targets === 'any_roll';
    return {
      id: `OS-5.3-04 ${targets}`,
      clauses: ['OS-5.3-04'],
      title: 'dice of others can be rolled again only where the campaign allows it',
      given: {
        organisations: {
          a: { advantages: [{ category: 'military', intact: 1 }] },
          b: {
            seat: 'r2',
            purses: { r2: 9 },
            advantages: [{ category: 'research', intact: 1, region: 'r2' }],
          },
        },
        orders: plunder([]).orders ?? {},
        settings: { 'os.research.targets': targets },
        rulings: {
          ...typedDice('1|plunder|a|1', 6),
          ...typedDice('1|plunder|a|1|reroll', 1),
          ...ruledAs('reroll/demo|1|plunder|a|1', [{ by: 'b', research: null, die: 1 }]),
        },
        steps: STEPS,
      },
      expect: {
        organisations: {},
        findings: isFree ? [] : ['E_REROLL'],
        actions: [['a', 'PLUNDER', 1, isFree ? 0 : 1]],
      },
    };
  }),
];
