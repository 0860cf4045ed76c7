import type { Rulings } from '../../../kernel';
import type { Order } from '../orders/order';
import type { Case, CaseAdvantage, CaseOrganisation, CasePhase, ExpectedPhase } from './case';
import { ruledAs, typedDice } from './dice';

/** What a war should come to. */
interface ExpectedWar extends ExpectedPhase {
  /** Effects in their order: whose die (0 = initiator), its number, what it did. */
  readonly effects?: readonly (readonly [side: 0 | 1, die: number, effect: string])[];
  /** Number of dice of both sides. */
  readonly dice?: readonly [number, number];
  /** Facts and rules of the initiator's number of dice, with their values. */
  readonly parts?: readonly (readonly [name: string, value: number])[];
}

export type WarCase = Case<CasePhase, ExpectedWar>;

const STEPS = ['act'] as const;
const KEY = '1/war/a/1';

/** Dice of both sides of the first war of party a. */
const thrown = (a: readonly number[], b: readonly number[]) => ({
  ...typedDice('1|war|a|1|a', ...a),
  ...typedDice('1|war|a|1|b', ...b),
});

type Choices = readonly (readonly [no: number, option: string])[];

/** What the owner of a die chooses: number of the effect, option. */
const choosing = (choices: Choices): Rulings =>
  choices.reduce<Rulings>(
    (rulings, [no, option]) => ({
      ...rulings,
      ...ruledAs(`${KEY}/effect/${String(no)}`, option),
    }),
    {},
  );

type Forces = readonly [mobilised: number, attack: number, defence: number];

const declared = ([mobilised, attack, defence]: Forces): Order => ({
  kind: 'WAR',
  region: 'r1',
  opponent: 'b',
  mobilised,
  attack,
  defence,
  rerolls: [],
});

const answered = ([mobilised, attack, defence]: Forces, opponent: string | null = null): Order => ({
  kind: 'WAR_ANSWER',
  region: 'r1',
  opponent,
  mobilised,
  attack,
  defence,
  rerolls: [],
});

const military = (intact: number): CaseAdvantage => ({ category: 'military', intact });

interface Plan {
  readonly a?: CaseOrganisation;
  readonly b?: CaseOrganisation;
  readonly war?: Forces;
  readonly answer?: Forces;
  readonly dice: readonly [readonly number[], readonly number[]];
  readonly choices?: Choices;
  readonly more?: Partial<CasePhase>;
}

/** Party a wages war against b in r1. */
const war = ({
  a = { calm: { r1: 1 }, advantages: [military(1)] },
  b = { calm: { r1: 1 } },
  war: forces = [1, 0, 0],
  answer,
  dice,
  choices = [],
  more,
}: Plan): CasePhase => ({
  organisations: { a, b },
  orders: {
    a: [declared(forces)],
    ...(answer === undefined ? {} : { b: [answered(answer)] }),
  },
  steps: STEPS,
  ...more,
  rulings: { ...thrown(...dice), ...choosing(choices), ...more?.rulings },
});

const VICTIM: CaseOrganisation = {
  calm: { r1: 2 },
  purses: { r1: 3 },
  advantages: [
    { category: 'fortification', intact: 1 },
    { category: 'military', intact: 2 },
    { category: 'trade', intact: 2 },
  ],
};

/** The worked examples of the rule page. */
export const WORKED_WARS: readonly WarCase[] = [
  {
    id: 'OS-16-16',
    clauses: ['OS-13-07', 'OS-13-08', 'OS-13-09', 'OS-13-10', 'OS-13-13', 'OS-13-14', 'OS-13-15'],
    title: 'five dice against two, every number from 1 to 6',
    given: war({
      a: { calm: { r1: 3 }, advantages: [military(4)] },
      b: VICTIM,
      war: [3, 3, 1],
      answer: [2, 1, 1],
      dice: [
        [1, 3, 4, 5, 6],
        [2, 5],
      ],
      choices: [
        [5, 'damage:b a3'],
        [6, 'murder_mobilised:a'],
        [7, 'take_level:b a1'],
      ],
    }),
    expect: {
      organisations: {
        a: {
          units: { r1: [1, 0] },
          purses: { r1: 1 },
          levels: { 'military r1': [4, 0], 'fortification r1': [0, 1] },
        },
        b: {
          units: { r1: [2, 0] },
          purses: { r1: 2 },
          levels: { 'military r1': [2, 0], 'trade r1': [2, 0] },
        },
      },
      findings: [],
      dice: [5, 2],
      effects: [
        [0, 1, 'own_loss'],
        [1, 2, 'none_2'],
        [0, 3, 'none_3'],
        [0, 4, 'steal'],
        [0, 5, 'absorbed'],
        [1, 5, 'murder'],
        [0, 6, 'take_level'],
      ],
      parts: [
        ['warDice', 5],
        ['leastDice', 1],
        ['mobilised', 3],
        ['attack', 3],
        ['defence', 1],
      ],
    },
  },
  {
    id: 'OS-16-17',
    clauses: ['OS-13-07', 'OS-13-21', 'OS-15-03'],
    title: 'one mobilised, no attack, four in defence: one die; who says nothing defends with all',
    given: war({ b: { calm: { r1: 1 }, advantages: [military(4)] }, dice: [[2], [2]] }),
    expect: { organisations: {}, dice: [1, 1] },
  },
  {
    id: 'OS-16-18',
    clauses: ['OS-13-06', 'OS-13-25'],
    title: 'attack 3 of two mobilised cannot be',
    given: war({
      a: { calm: { r1: 2 }, advantages: [military(5)] },
      war: [2, 3, 0],
      dice: [[], []],
    }),
    expect: { organisations: {}, findings: ['E_WAR_ATTACK'], effects: [] },
  },
  {
    id: 'OS-16-18 valid',
    clauses: ['OS-13-05', 'OS-13-06'],
    title: 'attack 2 and defence 3 of two mobilised can',
    given: war({
      a: { calm: { r1: 2 }, advantages: [military(5)] },
      war: [2, 2, 3],
      dice: [[2, 2, 2, 2], [2]],
    }),
    expect: { organisations: {}, findings: [], dice: [4, 1] },
  },
  {
    id: 'OS-16-19',
    clauses: ['OS-13-09', 'OS-13-10'],
    title: 'three 5s against two: A, B, A, B, A',
    given: war({
      a: { calm: { r1: 6 }, advantages: [military(1)] },
      b: { calm: { r1: 6 }, advantages: [military(1)] },
      war: [3, 0, 0],
      answer: [2, 0, 0],
      dice: [
        [5, 5, 5],
        [5, 5],
      ],
      choices: [1, 2, 3, 4, 5].map((no) => [no, no % 2 === 1 ? 'murder_calm:b' : 'murder_calm:a']),
    }),
    expect: {
      organisations: {},
      effects: [
        [0, 5, 'murder'],
        [1, 5, 'murder'],
        [0, 5, 'murder'],
        [1, 5, 'murder'],
        [0, 5, 'murder'],
      ],
    },
  },
  {
    id: 'OS-16-25',
    clauses: ['OS-5.7-05', 'OS-5.7-03'],
    title: 'a hired fortification guards two money, takes the first damage and is lost',
    given: war({
      a: { calm: { r1: 3 }, advantages: [military(1)] },
      b: { calm: { r1: 1 }, purses: { r1: 4 }, advantages: [{ category: 'trade', intact: 2 }] },
      war: [3, 0, 0],
      dice: [[4, 5, 5], [2]],
      more: {
        orders: {
          b: [{ kind: 'HIRE', category: 'fortification', region: 'r1', levels: 1 }],
          a: [declared([3, 0, 0])],
        },
        rulings: typedDice('1|order', 2),
      },
    }),
    expect: {
      organisations: {
        a: { purses: { r1: 1 } },
        b: { purses: { r1: 2 }, levels: { 'trade r1': [1, 1] } },
      },
      effects: [
        [1, 2, 'none_2'],
        [0, 4, 'steal'],
        [0, 5, 'absorbed'],
        [0, 5, 'damage'],
      ],
    },
  },
  {
    id: 'OS-16-27',
    clauses: ['OS-8.2-03', 'OS-8.2-04', 'OS-13-15'],
    title: 'two damaged levels, one under repair: both taken, the repair finished for the taker',
    given: war({
      a: { calm: { r1: 2 }, advantages: [military(1)] },
      b: { calm: { r1: 1 }, purses: { r1: 2 }, advantages: [{ category: 'trade', damaged: 2 }] },
      war: [2, 0, 0],
      dice: [[6, 6], [2]],
      choices: [
        [2, 'take_level:b a1'],
        [3, 'take_level:b a1'],
      ],
      more: {
        orders: {
          a: [declared([2, 0, 0])],
          b: [{ kind: 'REPAIR', name: 'trade r1', levels: 1 }],
        },
        steps: ['build_begin', 'act', 'build_end'],
      },
    }),
    expect: {
      organisations: { a: { levels: { 'military r1': [1, 0], 'trade r1': [1, 1] } } },
    },
  },
  {
    id: 'OS-16-29',
    clauses: ['OS-13-23'],
    title: 'the name is taken elsewhere: “Mill (2)”, and the second level joins it',
    given: war({
      a: {
        calm: { r1: 2 },
        advantages: [military(1), { category: 'trade', intact: 1, name: 'Mill', region: 'r2' }],
      },
      b: { calm: { r1: 1 }, advantages: [{ category: 'trade', damaged: 2, name: 'Mill' }] },
      war: [2, 0, 0],
      dice: [[6, 6], [2]],
    }),
    expect: {
      organisations: {
        a: { levels: { 'military r1': [1, 0], Mill: [1, 0], 'Mill (2)': [0, 2] } },
        b: { levels: {} },
      },
    },
  },
];

/** One die of the initiator, and what it does to an opponent with what he has. */
const oneDie = (
  id: string,
  title: string,
  die: number,
  b: CaseOrganisation,
  choice: string | null,
  outcome: readonly [effect: string, expected: ExpectedPhase['organisations']],
  clauses: readonly string[],
): WarCase => ({
  id,
  clauses,
  title,
  given: war({
    b,
    dice: [[die], [2]],
    choices: choice === null ? [] : [[die === 1 ? 1 : 2, choice]],
  }),
  expect: {
    organisations: outcome[1],
    effects:
      die === 1
        ? [
            [0, 1, outcome[0]],
            [1, 2, 'none_2'],
          ]
        : [
            [1, 2, 'none_2'],
            [0, die, outcome[0]],
          ],
  },
});

/** Every effect of the table, and each without a target (OS-13-08, OS-13-11). */
export const WAR_EFFECTS: readonly WarCase[] = [
  oneDie(
    'OS-13-12',
    '1: an own unit dies',
    1,
    { calm: { r1: 1 } },
    null,
    ['own_loss', { a: { units: {} } }],
    ['OS-13-12', 'OS-13-08'],
  ),
  oneDie(
    'OS-13-13',
    '4: a rest of a half is taken',
    4,
    { purses: { r1: 0.5 } },
    null,
    ['steal', { a: { purses: { r1: 0.5 } }, b: { purses: {} } }],
    ['OS-13-13'],
  ),
  oneDie(
    'OS-13-13 void',
    '4: nothing is open',
    4,
    { purses: { r1: 2 }, advantages: [{ category: 'fortification', intact: 1 }] },
    null,
    ['void', { b: { purses: { r1: 2 } } }],
    ['OS-13-11', 'OS-13-13'],
  ),
  oneDie(
    'OS-13-14',
    '5: an intact level is damaged',
    5,
    { advantages: [{ category: 'trade', intact: 1 }] },
    null,
    ['damage', { b: { levels: { 'trade r1': [0, 1] } } }],
    ['OS-13-14', 'OS-4-07'],
  ),
  oneDie(
    'OS-13-14 fortification',
    '5: a fortification does not protect itself',
    5,
    { advantages: [{ category: 'fortification', intact: 1 }] },
    null,
    ['damage', { b: { levels: { 'fortification r1': [0, 1] } } }],
    ['OS-5.7-02'],
  ),
  oneDie(
    'OS-13-14 destroy',
    '5: a damaged level is destroyed',
    5,
    { advantages: [{ category: 'trade', damaged: 1 }] },
    null,
    ['destroy', { b: { levels: {} } }],
    ['OS-13-14', 'OS-4-07', 'OS-5.7-02'],
  ),
  oneDie(
    'OS-13-14 exhaust',
    '5: a damaged natural level is exhausted',
    5,
    { advantages: [{ category: 'natural', actsAs: 'trade', damaged: 1 }] },
    null,
    ['exhaust', { b: { levels: { 'natural r1': [0, 0] } } }],
    ['OS-13-14', 'OS-5.8-03'],
  ),
  oneDie(
    'OS-13-14 murder',
    '5: or a unit dies, whatever its state',
    5,
    { calm: { r1: 1 }, unrest: [['r1', 1]] },
    'murder_unrest:b',
    ['murder', { b: { units: { r1: [1, 0] } } }],
    ['OS-13-14'],
  ),
  oneDie(
    'OS-13-11',
    '5: exhausted levels are no target',
    5,
    { purses: { r1: 1 }, advantages: [{ category: 'natural', exhausted: 1 }] },
    null,
    ['void', {}],
    ['OS-13-11', 'OS-5.8-07'],
  ),
  oneDie(
    'OS-13-15',
    '6: a damaged level is taken over, an immovable one too',
    6,
    { advantages: [{ category: 'infrastructure', damaged: 1 }] },
    null,
    [
      'take_level',
      { a: { levels: { 'military r1': [1, 0], 'infrastructure r1': [0, 1] } }, b: { levels: {} } },
    ],
    ['OS-13-15'],
  ),
  oneDie(
    'OS-13-16',
    '6: or a unit, which is then in unrest',
    6,
    { calm: { r1: 1 } },
    null,
    ['take_unit', { a: { units: { r1: [1, 1] } }, b: { units: {} } }],
    ['OS-13-16', 'OS-3-01'],
  ),
  oneDie(
    'OS-13-15 intact',
    '6: intact levels cannot be taken',
    6,
    { advantages: [{ category: 'trade', intact: 2 }] },
    null,
    ['void', { b: { levels: { 'trade r1': [2, 0] } } }],
    ['OS-13-15', 'OS-13-24'],
  ),
];

const refusedWar = (id: string, title: string, code: string, plan: Partial<Plan>): WarCase => ({
  id,
  clauses: ['OS-13-01', 'OS-13-02', 'OS-13-25', 'OS-13-20'],
  title,
  given: war({ dice: [[], []], ...plan }),
  expect: { organisations: {}, findings: [code], effects: [] },
});

/** What a war needs (OS-13-25). */
export const REFUSED_WARS: readonly WarCase[] = [
  refusedWar('OS-13-25 target', 'the opponent has nothing there', 'E_TARGET', {
    b: { seat: 'r2' },
  }),
  refusedWar('OS-13-25 nobody', 'nobody is mobilised', 'E_WAR_POPULATION', { war: [0, 0, 0] }),
  refusedWar('OS-13-25 none calm', 'nobody is calm', 'E_WAR_POPULATION', {
    a: { unrest: [['r1', 1]], advantages: [military(1)] },
  }),
  refusedWar('OS-13-25 units', 'more than there are', 'E_UNITS', { war: [2, 0, 0] }),
  refusedWar('OS-13-25 broken', 'parts of a unit', 'E_UNITS', { war: [0.5, 0, 0] }),
  refusedWar('OS-13-25 military', 'no military', 'E_WAR_MILITARY', { a: { calm: { r1: 1 } } }),
  refusedWar('OS-13-25 split', 'more than the military', 'E_WAR_SPLIT', { war: [1, 1, 1] }),
  refusedWar('OS-13-25 negative', 'less than nothing', 'E_WAR_SPLIT', { war: [1, -1, 0] }),
  refusedWar('OS-13-03 same', 'the opponent has no military where he needs it', 'E_TARGET', {
    more: { settings: { 'os.war.defender_needs': 'same_as_attacker' } },
  }),
];

const TWO: CaseOrganisation = { calm: { r1: 3 }, advantages: [military(2)] };

/** Answers, settings and rulings of wars. */
export const WAR_RULES: readonly WarCase[] = [
  {
    id: 'OS-13-03',
    clauses: ['OS-13-03', 'OS-13-20', 'OS-15-03'],
    title: 'an answer that cannot be is told, and he defends with all he has',
    given: war({ a: TWO, b: TWO, war: [2, 2, 0], answer: [1, 2, 0], dice: [[2, 2], [2]] }),
    expect: { organisations: {}, findings: ['E_WAR_ATTACK'], dice: [2, 1] },
  },
  {
    id: 'OS-13-03 named',
    clauses: ['OS-13-03'],
    title: 'an answer to this enemy comes before one to anybody',
    given: war({
      a: TWO,
      b: TWO,
      war: [2, 2, 0],
      dice: [[2, 2, 2], [2]],
      more: {
        orders: {
          a: [declared([2, 2, 0])],
          b: [answered([0, 0, 2]), answered([1, 1, 1], 'a'), answered([3, 0, 0], 'c')],
        },
      },
    }),
    expect: { organisations: {}, dice: [3, 2] },
  },
  {
    id: 'OS-13-05',
    clauses: ['OS-13-04', 'OS-13-05'],
    title: 'the GM enters both divisions hidden; one that cannot be leaves the letter standing',
    given: war({
      a: TWO,
      b: TWO,
      war: [1, 0, 0],
      dice: [
        [2, 2, 2, 2],
        [2, 2],
      ],
      more: {
        rulings: {
          ...ruledAs(`${KEY}/division/a`, { mobilised: 3, attack: 2, defence: 0 }),
          ...ruledAs(`${KEY}/division/b`, { mobilised: 9, attack: 0, defence: 0 }),
        },
      },
    }),
    expect: { organisations: {}, findings: ['E_UNITS'], dice: [3, 1] },
  },
  {
    id: 'OS-13-03 bound',
    clauses: ['OS-13-03'],
    title: 'where the opponent needs the same he mobilises one if he says nothing',
    given: war({
      a: TWO,
      b: TWO,
      war: [2, 2, 0],
      dice: [[2, 2], [2]],
      more: { settings: { 'os.war.defender_needs': 'same_as_attacker' } },
    }),
    expect: { organisations: {}, findings: [], dice: [2, 1] },
  },
  ...(
    [
      ['initiator', [0, 1, 1]],
      ['defender', [1, 0, 1]],
      ['more_dice', [1, 0, 1]],
    ] as const
  ).map(([first, sides]): WarCase => ({
    id: `OS-13-10 ${first}`,
    clauses: ['OS-13-10', 'OS-13-25'],
    title: 'who begins within a number (`os.war.first`)',
    given: war({
      a: { calm: { r1: 3 }, advantages: [military(1)] },
      b: { calm: { r1: 3 } },
      war: [1, 0, 0],
      answer: [2, 0, 0],
      dice: [[5], [5, 5]],
      more: { settings: { 'os.war.first': first } },
    }),
    expect: {
      organisations: {},
      effects: sides.map((side, index) => {
        // The initiator's one level of military is damaged first, then destroyed.
        const isSecond = sides.findIndex((one) => one === side) < index;
        return [side, 5, side === 0 ? 'murder' : isSecond ? 'destroy' : 'damage'];
      }),
    },
  })),
  {
    id: 'OS-13-17',
    clauses: ['OS-13-17', 'OS-13-02', 'OS-2-09'],
    title: 'a second war is a second use; mobilised units fight again',
    given: {
      organisations: { a: { calm: { r1: 2 }, advantages: [military(2)] }, b: TWO },
      orders: { a: [declared([1, 1, 1]), declared([1, 1, 0]), declared([1, 0, 0])] },
      rulings: {
        ...thrown([2], [2]),
        ...typedDice('1|war|a|2|a', 2),
        ...typedDice('1|war|a|2|b', 2),
      },
      steps: STEPS,
    },
    expect: { organisations: {}, findings: ['E_WAR_MILITARY'], dice: [1, 1] },
  },
  {
    id: 'OS-13-12 order',
    clauses: ['OS-13-12', 'OS-13-24', 'OS-13-21', 'OS-13-22'],
    title: 'own losses: mobilised, calm, longest in unrest; then the 1 is void',
    given: war({
      a: {
        calm: { r1: 2 },
        unrest: [
          ['r1', 2],
          ['r1', 1],
        ],
        advantages: [military(4)],
      },
      b: { calm: { r1: 1 } },
      war: [1, 1, 3],
      dice: [[1, 1], [2]],
      more: { phase: 2 },
    }),
    expect: { organisations: {} },
  },
  {
    id: 'OS-13-19',
    clauses: ['OS-13-19', 'OS-5.3-04'],
    title: 'dice rolled again after both have rolled: the initiator first, then by turns',
    given: {
      organisations: {
        a: { calm: { r1: 2 }, advantages: [military(1), { category: 'research', intact: 2 }] },
        b: { calm: { r1: 2 }, advantages: [military(1), { category: 'research', intact: 1 }] },
      },
      orders: {
        a: [
          {
            kind: 'WAR',
            region: 'r1',
            opponent: 'b',
            mobilised: 2,
            attack: 0,
            defence: 0,
            rerolls: [
              { research: null, die: 1 },
              { research: null, die: 2 },
            ],
          },
        ],
        b: [
          {
            kind: 'WAR_ANSWER',
            region: 'r1',
            opponent: null,
            mobilised: 1,
            attack: 0,
            defence: 0,
            rerolls: [{ research: null, die: 1 }],
          },
        ],
      },
      rulings: {
        ...thrown([1, 1], [1]),
        ...typedDice('1|war|a|1|a|reroll', 3, 3),
        ...typedDice('1|war|a|1|b|reroll', 2),
      },
      steps: STEPS,
    },
    expect: {
      organisations: {},
      effects: [
        [1, 2, 'none_2'],
        [0, 3, 'none_3'],
        [0, 3, 'none_3'],
      ],
    },
  },
  {
    id: 'OS-13-18',
    clauses: ['OS-13-18'],
    title: 'without the setting no third organisation takes part',
    given: war({
      a: TWO,
      b: TWO,
      war: [1, 0, 0],
      dice: [[2], [2]],
      more: {
        organisations: { a: TWO, b: TWO, c: TWO },
        rulings: ruledAs(`${KEY}/allies`, [
          { party: 'c', side: 0, mobilised: 2, attack: 2, defence: 0 },
        ]),
      },
    }),
    expect: { organisations: {}, dice: [1, 1] },
  },
  {
    id: 'OS-13-18 allies',
    clauses: ['OS-13-18'],
    title: 'allies add their units and military; one who cannot is told (`os.war.allies`)',
    given: war({
      a: TWO,
      b: TWO,
      war: [1, 0, 0],
      dice: [[1, 2, 2], [2]],
      choices: [[1, 'own_loss:c']],
      more: {
        organisations: { a: TWO, b: TWO, c: TWO, d: { calm: { r1: 1 } } },
        settings: { 'os.war.allies': true },
        rulings: ruledAs(`${KEY}/allies`, [
          { party: 'c', side: 0, mobilised: 2, attack: 2, defence: 0 },
          { party: 'd', side: 1, mobilised: 1, attack: 0, defence: 0 },
          { party: 'b', side: 0, mobilised: 1, attack: 0, defence: 0 },
          { party: 'x' },
          null,
        ]),
      },
    }),
    expect: {
      organisations: { a: { units: { r1: [3, 0] } }, c: { units: { r1: [2, 0] } } },
      findings: ['E_WAR_MILITARY'],
      questions: [`${KEY}/effect/1`],
      dice: [3, 1],
    },
  },
];
