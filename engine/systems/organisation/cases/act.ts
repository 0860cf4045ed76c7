import type { Case, CaseOrganisation, CasePhase, ExpectedPhase } from './case';
import { ruledAs, typedDice } from './dice';

/** What acting should come to. */
export interface ExpectedActing extends ExpectedPhase {
  /** Activities in their order: who, what, with which level, successes left, what they bought. */
  readonly actions?: readonly (readonly [
    by: string,
    kind: string,
    level: number | null,
    successes: number | null,
    ...spending: string[],
  ])[];
  /** Facts, rules and cells of the successes of the last roll, with their values. */
  readonly parts?: readonly (readonly [name: string, value: number])[];
  /** Data of the events of a kind. */
  readonly told?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

export type ActingCase = Case<CasePhase, ExpectedActing>;

const STEPS = ['act'] as const;

/** Two soldiers' worth: an organisation with military and two units in r1. */
const army = (intact: number, more: Partial<CaseOrganisation> = {}): CaseOrganisation => ({
  calm: { r1: 2 },
  advantages: [{ category: 'military', intact }],
  ...more,
});

const B: CaseOrganisation = { calm: { r1: 1 } };

const support = (levels: number | null, kind: 'SUPPORT' | 'OVERLOAD' = 'SUPPORT') =>
  ({ kind, region: 'r1', levels, text: '' }) as const;

const raid = (levels: number | null) =>
  ({
    kind: 'PLUNDER',
    from: 'r1',
    levels,
    target: 'b',
    region: 'r1',
    spending: [],
    rerolls: [],
  }) as const;

const war = {
  kind: 'WAR',
  region: 'r1',
  opponent: 'b',
  mobilised: 1,
  attack: 1,
  defence: 1,
  rerolls: [],
} as const;

/** Uses of the military one after the other (OS-6, OS-5.5). */
export const USES: readonly ActingCase[] = [
  {
    id: 'OS-16-09',
    clauses: ['OS-6-01', 'OS-6-02', 'OS-6-03', 'OS-5.5-03', 'OS-5.5-04', 'OS-5.5-05', 'OS-5.5-08'],
    title: 'military 3 plunders with 3, makes war with 2, overloads with 1, and then no more',
    given: {
      organisations: { a: army(3), b: B },
      orders: { a: [raid(null), war, support(null, 'OVERLOAD'), support(null)] },
      rulings: {
        ...typedDice('1|plunder|a|1', 1, 1, 1),
        ...typedDice('1|war|a|1|a', 2, 2),
        ...typedDice('1|war|a|1|b', 2),
      },
      steps: STEPS,
    },
    expect: {
      organisations: { a: { levels: { 'military r1': [2, 1] } } },
      findings: ['E_LEVEL'],
      actions: [
        ['a', 'PLUNDER', 3, 0],
        ['a', 'WAR', null, null],
        ['a', 'OVERLOAD', 1, null],
      ],
      told: { overload: [{ count: 20, levels: 1 }] },
    },
  },
  {
    id: 'OS-16-09 hired',
    clauses: ['OS-6-03', 'OS-10-04'],
    title: 'with one hired level the uses are of 4, 3, 2 and 1',
    given: {
      organisations: { a: army(3, { purses: { r1: 1 } }) },
      orders: {
        a: [
          { kind: 'HIRE', category: 'military', region: 'r1', levels: 1 },
          ...[1, 2, 3, 4, 5].map(() => support(null)),
        ],
      },
      steps: STEPS,
    },
    expect: {
      organisations: { a: { purses: {} } },
      findings: ['E_LEVEL'],
      told: { support: [{ count: 20 }, { count: 15 }, { count: 10 }, { count: 5 }] },
    },
  },
  {
    id: 'OS-10-04 one use',
    clauses: ['OS-10-04'],
    title: 'levels hired for one use are gone after it (`os.hire.duration`)',
    given: {
      organisations: { a: army(2, { purses: { r1: 1 } }) },
      orders: {
        a: [
          { kind: 'HIRE', category: 'military', region: 'r1', levels: 1 },
          support(null),
          support(null),
          support(null),
        ],
      },
      settings: { 'os.hire.duration': 'one_use' },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: ['E_LEVEL'],
      told: { support: [{ count: 15 }, { count: 5 }] },
    },
  },
  {
    id: 'OS-16-10',
    clauses: ['OS-5.5-01', 'OS-5.5-02', 'OS-5.5-03', 'OS-6-08'],
    title: 'support with level 2 takes 10 soldiers, overload with 2 takes 40 and damages one level',
    given: {
      organisations: { a: army(3) },
      orders: { a: [support(2), support(2, 'OVERLOAD')] },
      steps: STEPS,
    },
    expect: {
      organisations: { a: { levels: { 'military r1': [2, 1] } } },
      findings: [],
      told: { support: [{ count: 10 }], overload: [{ count: 40 }], overloadDamage: [{}] },
    },
  },
  {
    id: 'OS-5.5-03 none',
    clauses: ['OS-5.5-03'],
    title: 'overload without price (`os.overload.damage`)',
    given: {
      organisations: { a: army(2) },
      orders: { a: [support(2, 'OVERLOAD')] },
      settings: { 'os.overload.damage': 'none' },
      steps: STEPS,
    },
    expect: { organisations: { a: { levels: { 'military r1': [2, 0] } } } },
  },
  {
    id: 'OS-5.5-03 all',
    clauses: ['OS-5.5-03', 'OS-5.5-08'],
    title: 'overload damages every level used; the owner chooses where',
    given: {
      organisations: {
        a: {
          advantages: [
            { category: 'military', intact: 2, name: 'Ahnen' },
            { category: 'military', intact: 1, name: 'Zelte' },
          ],
        },
      },
      orders: { a: [support(2, 'OVERLOAD')] },
      settings: { 'os.overload.damage': 'all_used' },
      rulings: ruledAs('overload/a/r1/1/1', 'level:a2'),
      steps: STEPS,
    },
    expect: {
      organisations: { a: { levels: { Ahnen: [1, 1], Zelte: [0, 1] } } },
      questions: ['overload/a/r1/1/1'],
    },
  },
  {
    id: 'OS-6-03 junk',
    clauses: ['OS-6-03', 'OS-0-07', 'OS-15-04'],
    title: 'more levels than there are, none, or parts of one: nothing happens',
    given: {
      organisations: { a: army(2) },
      orders: { a: [support(3), support(0), support(1.5), support(-1)] },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: ['E_LEVEL', 'E_LEVEL', 'E_LEVEL', 'E_LEVEL'],
      actions: [],
    },
  },
];

const hired = (category: 'military' | 'natural' | 'trade', levels: number, region = 'r1') =>
  ({ kind: 'HIRE', category, region, levels }) as const;

/** Hiring (OS-10). */
export const HIRING: readonly ActingCase[] = [
  {
    id: 'OS-16-08',
    clauses: ['OS-10-01', 'OS-10-02', 'OS-10-03'],
    title: 'the first level costs 1, two more cost 5, four more 22, beyond the table',
    given: {
      organisations: { a: army(1, { purses: { r1: 30 } }) },
      orders: { a: [hired('military', 1), hired('military', 2), hired('military', 4)] },
      steps: STEPS,
    },
    expect: {
      organisations: { a: { purses: { r1: 2 } } },
      told: { hired: [{ halves: 2 }, { halves: 10 }, { halves: 44 }] },
    },
  },
  {
    id: 'OS-10-07',
    clauses: ['OS-10-07', 'OS-10-05', 'OS-10-04', 'OS-5.8-02'],
    title: 'what cannot be hired: natural, excluded, nowhere, by nothing, without money',
    given: {
      organisations: { a: army(1, { purses: { r1: 2 } }) },
      orders: {
        a: [
          hired('natural', 1),
          hired('trade', 1),
          hired('military', 1, 'r2'),
          hired('military', 0),
          hired('military', 2),
        ],
      },
      settings: { 'os.hire.categories': ['military'] },
      steps: STEPS,
    },
    expect: {
      organisations: { a: { purses: { r1: 2 } } },
      findings: ['E_NATURAL', 'E_AUTH_CATEGORY', 'E_TARGET', 'E_LEVEL', 'E_MONEY'],
      actions: [],
    },
  },
  {
    id: 'OS-5.4-04 zero',
    clauses: ['OS-5.4-04', 'OS-10-04'],
    title: 'a pool without levels can be raised, unless the campaign says no (`os.temp.from_zero`)',
    given: {
      organisations: { a: army(1, { purses: { r1: 2 } }) },
      orders: { a: [hired('trade', 1), hired('military', 1)] },
      settings: { 'os.temp.from_zero': false },
      steps: STEPS,
    },
    expect: { organisations: { a: { purses: { r1: 1 } } }, findings: ['E_LEVEL'] },
  },
];

const raise = (
  category: 'military' | 'research' | 'trade' | 'authority' | 'natural',
  region = 'r1',
) => ({ kind: 'AUTHORITY_RAISE', from: 'r1', category, region }) as const;

const council = (calm: number, intact = 3): CaseOrganisation => ({
  calm: { r1: calm },
  advantages: [
    { category: 'authority', intact },
    { category: 'military', intact: 1 },
  ],
});

/** Authority (OS-5.4). */
export const AUTHORITY: readonly ActingCase[] = [
  {
    id: 'OS-16-15',
    clauses: ['OS-5.4-02', 'OS-5.4-03', 'OS-5.4-05', 'OS-5.4-07', 'OS-9.4-03'],
    title: 'authority 3 of two units: military and research; a third category is one too many',
    given: {
      organisations: { a: council(2) },
      orders: { a: [raise('military'), raise('military'), raise('research'), raise('trade')] },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: ['E_AUTH_CATEGORY', 'E_AUTH_POPULATION'],
      told: { raised: [{ category: 'military' }, { category: 'research' }] },
      actions: [],
    },
  },
  {
    id: 'OS-5.4-09',
    clauses: ['OS-5.4-09', 'OS-5.4-01', 'OS-5.4-04'],
    title: 'out of reach, authority itself, natural, no level left',
    given: {
      organisations: { a: council(5, 1) },
      orders: {
        a: [
          raise('military', 'r3'),
          raise('authority'),
          raise('natural'),
          raise('military', 'r2'),
          raise('trade'),
        ],
      },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: ['E_RANGE', 'E_AUTH_CATEGORY', 'E_NATURAL', 'E_LEVEL'],
      told: { raised: [{ category: 'military', region: 'r2' }] },
    },
  },
  {
    id: 'OS-10-06',
    clauses: ['OS-10-06', 'OS-9.4-06'],
    title: 'bonuses of hiring and authority add up; raising costs no turn',
    given: {
      organisations: { a: { ...council(3), purses: { r1: 1 } } },
      orders: { a: [hired('military', 1), raise('military'), support(null)] },
      steps: STEPS,
    },
    expect: { organisations: {}, findings: [], told: { support: [{ count: 15 }] } },
  },
];

const inform = (levels: number | null, region = 'r2') =>
  ({ kind: 'INFORMATION', from: 'r1', region, levels, text: 'Wer kauft Salz?' }) as const;

const SPIES: CaseOrganisation = {
  calm: { r1: 1 },
  advantages: [{ category: 'secret_service', intact: 3 }],
};

/** Information (OS-5.6-02). */
export const INFORMATION: readonly ActingCase[] = [
  {
    id: 'OS-5.6-02',
    clauses: ['OS-5.6-02', 'OS-6-04'],
    title: 'a use with level 3 gives three questions, the next one two; farther it does not reach',
    given: {
      organisations: { a: SPIES },
      orders: { a: [inform(null), inform(2), inform(1, 'r3')] },
      rulings: ruledAs('1/a/INFORMATION/1/answer', 'Der Orden.'),
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: ['E_RANGE'],
      actions: [
        ['a', 'INFORMATION', 3, 3],
        ['a', 'INFORMATION', 2, 2],
      ],
      told: {
        informationAnswered: [{ count: 3, answer: 'Der Orden.' }],
        information: [{ count: 2, answer: '' }],
      },
    },
  },
  {
    id: 'OS-5.6-02 roll',
    clauses: ['OS-5.6-02'],
    title:
      'information is rolled for: one question per success, less half the secret service there',
    given: {
      organisations: {
        a: SPIES,
        b: {
          calm: { r2: 1 },
          advantages: [{ category: 'secret_service', intact: 2, region: 'r2' }],
        },
      },
      orders: { a: [inform(null)] },
      settings: { 'os.information.mode': 'roll' },
      rulings: typedDice('1|information|a|1', 4, 6, 3),
      steps: STEPS,
    },
    expect: { organisations: {}, actions: [['a', 'INFORMATION', 3, 1]] },
  },
  {
    id: 'OS-5.6-02 free',
    clauses: ['OS-5.6-02'],
    title: 'where information is free the GM tells what he likes; it is a use all the same',
    given: {
      organisations: { a: SPIES },
      orders: { a: [inform(null), inform(null)] },
      settings: { 'os.information.mode': 'free' },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      actions: [
        ['a', 'INFORMATION', 3, null],
        ['a', 'INFORMATION', 2, null],
      ],
    },
  },
];

const salt = (kind: 'SUPPORT' | 'PASS') => (kind === 'PASS' ? ({ kind } as const) : support(1));

/** Who acts when (OS-9.4). */
export const TURNS: readonly ActingCase[] = [
  {
    id: 'OS-9.4-04',
    clauses: ['OS-9.4-04', 'OS-9.4-05', 'OS-9.4-06'],
    title: 'one activity each in turn by lot; who passed may act again while not all have passed',
    given: {
      organisations: { a: army(3), b: army(3) },
      orders: {
        a: [salt('PASS'), salt('SUPPORT'), salt('SUPPORT')],
        b: [salt('SUPPORT'), salt('SUPPORT')],
      },
      rulings: typedDice('1|order', 1),
      steps: STEPS,
    },
    expect: {
      organisations: {},
      findings: [],
      actions: [
        ['b', 'SUPPORT', 1, null],
        ['a', 'SUPPORT', 1, null],
        ['b', 'SUPPORT', 1, null],
        ['a', 'SUPPORT', 1, null],
      ],
    },
  },
  {
    id: 'OS-9.4-04 over',
    clauses: ['OS-9.4-04', 'OS-7-03'],
    title: 'when all have passed in a row what is left comes too late; raising does not',
    given: {
      organisations: { a: council(2) },
      orders: { a: [salt('PASS'), raise('military'), salt('SUPPORT')] },
      steps: STEPS,
    },
    expect: { organisations: {}, findings: ['E_STEP'], events: ['raised'], actions: [] },
  },
  {
    id: 'OS-9.4-04 poorest',
    clauses: ['OS-9.4-04'],
    title: 'the poorest acts first (`os.act.order`)',
    given: {
      organisations: { a: army(1, { purses: { r1: 2 } }), b: army(1, { purses: { r1: 1 } }) },
      orders: { a: [salt('SUPPORT')], b: [salt('SUPPORT')] },
      settings: { 'os.act.order': 'poorest_first' },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      actions: [
        ['b', 'SUPPORT', 1, null],
        ['a', 'SUPPORT', 1, null],
      ],
    },
  },
  {
    id: 'OS-9.4-04 gm',
    clauses: ['OS-9.4-04'],
    title: 'the GM says who acts first (`os.act.order`)',
    given: {
      organisations: { a: army(1), b: army(1) },
      orders: { a: [salt('SUPPORT')], b: [salt('SUPPORT')] },
      settings: { 'os.act.order': 'gm' },
      rulings: { ...typedDice('1|order', 1), ...ruledAs('order/1', 'organisation:b') },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      questions: ['order/1'],
      actions: [
        ['b', 'SUPPORT', 1, null],
        ['a', 'SUPPORT', 1, null],
      ],
    },
  },
];
