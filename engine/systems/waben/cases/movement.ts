import type { CaseWorld, ExpectedStep, Part, TurnCase } from './case';

const base = (value: number): Part => ['stepBase', value, 'WW-5.3-07'];
const part = (name: string, value: number): Part => [name, value, 'WW-5.3-08'];

const ONE = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;
const SEA = [{ no: '210', u: 0, v: 0, terrain: 'w' }] as const;

const step = (
  to: string,
  difficulty: number,
  cost: number,
  left: number,
  more: Partial<ExpectedStep> = {},
): ExpectedStep => ({ to, difficulty, cost, left, ...more });

/** Two fields side by side, walked to and fro: uniform ground of any length. */
const TO_AND_FRO = '-20-19-20-19-20-19-20-19-20-19-20-19';

const owned = (terrain: string, owner: string) => ({
  '210/19': { terrain, owner },
  '210/20': { terrain, owner },
});

interface Pace {
  readonly id: string;
  readonly title: string;
  readonly type: 'K' | 'R' | 'S';
  readonly scout?: true;
  readonly terrain: 't' | 'w';
  readonly owner: string;
  readonly road?: true;
  /** Owner of a land field beside both water fields. */
  readonly coast?: string;
  readonly costs: readonly number[];
  readonly difficulty: number;
}

const SIZES = { K: 1000, R: 500, S: 10 } as const;
const SCOUT_SIZES = { K: 100, R: 100, S: 5 } as const;
const POINTS = { K: 15, R: 30, S: 30 } as const;
const SCOUT_POINTS = { K: 20, R: 40, S: 40 } as const;

/** Steps per moon on uniform ground: as many as the points allow, then F-MOVE-MP (WW-5.3-22). */
const pace = ({
  id,
  title,
  type,
  scout,
  terrain,
  owner,
  road,
  coast,
  costs,
  difficulty,
}: Pace): TurnCase => {
  const points = scout === true ? SCOUT_POINTS[type] : POINTS[type];
  const fields = owned(terrain, owner);
  let left: number = points;
  const made = costs.map((cost, index) => {
    left -= cost;
    return step(index % 2 === 0 ? '210/20' : '210/19', difficulty, cost, left);
  });
  const next = costs.length % 2 === 0 ? '210/20' : '210/19';
  const cost = costs[0] ?? 0;
  return {
    id: `WW-5.3-22${id}`,
    clauses: ['WW-5.3-22', 'WW-5.3-04', 'WW-5.3-17', 'WW-12.5-38'],
    title,
    given: {
      map: terrain === 't' ? ONE : SEA,
      fields:
        coast === undefined ? fields : { ...fields, '210/13': { terrain: 't', owner: coast } },
      ...(road === undefined ? {} : { sides: { '210/19(2)': ['road'] } }),
      units: [
        {
          party: 'a',
          number: type === 'S' ? 301 : 101,
          type,
          size: scout === true ? SCOUT_SIZES[type] : SIZES[type],
          place: '210/19',
          scout: scout === true,
        },
      ],
      orders: { a: [`${type === 'S' ? '301' : '101'} | ${TO_AND_FRO} | KV |`] },
    },
    expect: {
      marches: {
        [`a:${type === 'S' ? '301' : '101'}`]: {
          allowance: points,
          steps: [...made, step(next, difficulty, cost, left, { outcome: 'dropped' })],
          stop: 'F-MOVE-MP',
        },
      },
    },
  };
};

const times = (count: number, cost: number): readonly number[] =>
  new Array<number>(count).fill(cost);

const PACES: readonly TurnCase[] = [
  pace({
    id: 'a',
    title: 'foot on an own road',
    type: 'K',
    terrain: 't',
    owner: 'a',
    road: true,
    costs: times(3, 5),
    difficulty: 2,
  }),
  pace({
    id: 'b',
    title: 'foot in own lowland',
    type: 'K',
    terrain: 't',
    owner: 'a',
    costs: times(2, 6),
    difficulty: 3,
  }),
  pace({
    id: 'c',
    title: 'foot in foreign lowland',
    type: 'K',
    terrain: 't',
    owner: 'b',
    costs: times(1, 8),
    difficulty: 4,
  }),
  pace({
    id: 'd',
    title: 'riders on an own road',
    type: 'R',
    terrain: 't',
    owner: 'a',
    road: true,
    costs: times(6, 5),
    difficulty: 2,
  }),
  pace({
    id: 'e',
    title: 'riders in own lowland',
    type: 'R',
    terrain: 't',
    owner: 'a',
    costs: times(5, 6),
    difficulty: 3,
  }),
  pace({
    id: 'f',
    title: 'riders in foreign lowland',
    type: 'R',
    terrain: 't',
    owner: 'b',
    costs: times(3, 8),
    difficulty: 4,
  }),
  pace({
    id: 'g',
    title: 'a fleet on the open sea',
    type: 'S',
    terrain: 'w',
    owner: 'b',
    costs: times(5, 6),
    difficulty: 3,
  }),
  pace({
    id: 'h',
    title: 'a fleet along a foreign coast',
    type: 'S',
    terrain: 'w',
    owner: 'b',
    coast: 'b',
    costs: times(6, 5),
    difficulty: 2,
  }),
  pace({
    id: 'i',
    title: 'a fleet along the own coast',
    type: 'S',
    terrain: 'w',
    owner: 'b',
    coast: 'a',
    costs: times(7, 4),
    difficulty: 1,
  }),
  pace({
    id: 'j',
    title: 'a scout fleet on the open sea',
    type: 'S',
    scout: true,
    terrain: 'w',
    owner: 'b',
    costs: times(6, 6),
    difficulty: 3,
  }),
  pace({
    id: 'k',
    title: 'a scout fleet along a foreign coast',
    type: 'S',
    scout: true,
    terrain: 'w',
    owner: 'b',
    coast: 'b',
    costs: times(8, 5),
    difficulty: 2,
  }),
  pace({
    id: 'l',
    title: 'a scout fleet along the own coast',
    type: 'S',
    scout: true,
    terrain: 'w',
    owner: 'b',
    coast: 'a',
    costs: times(10, 4),
    difficulty: 1,
  }),
];

const RIVER = {
  '210/01(1)': ['river'],
  '210/01(2)': ['river'],
  '210/02(4)': ['river'],
  '210/02(3)': ['river'],
} as const;

const riverFleet = (
  id: string,
  title: string,
  fields: CaseWorld['fields'],
  steps: readonly ExpectedStep[],
  stop: string | null,
): TurnCase => ({
  id: `WW-5.3-44${id}`,
  clauses: ['WW-5.3-40', 'WW-5.3-41', 'WW-5.3-42', 'WW-5.3-43', 'WW-5.3-44', 'WW-2.1-24'],
  title,
  given: {
    map: ONE,
    fields: fields ?? {},
    sides: RIVER,
    units: [{ party: 'a', number: 301, type: 'S', size: 10, place: '210/01(1)' }],
    orders: { a: ['301 | -(2)-02(4)-(3) | KV |'] },
  },
  expect: { marches: { 'a:301': { steps, stop } } },
});

const riverBase = (value: number): Part => ['stepBase', value, 'WW-5.3-40'];

const BANKS = ['210/01', '210/02', '210/06', '210/07'] as const;
const banks = (field: {
  readonly terrain?: string;
  readonly owner?: string;
}): CaseWorld['fields'] => Object.fromEntries(BANKS.map((bank) => [bank, field]));

const RIVER_CASES: readonly TurnCase[] = [
  riverFleet(
    'a',
    'three sides of a foreign lowland river take 24 of 30 points',
    banks({ owner: 'b' }),
    [
      step('210/01(2)', 4, 8, 22, { parts: [riverBase(4)] }),
      step('210/02(4)', 4, 8, 14, { parts: [riverBase(4)] }),
      step('210/02(3)', 4, 8, 6, { parts: [riverBase(4)] }),
    ],
    null,
  ),
  riverFleet(
    'b',
    'in own territory they take 18',
    banks({ owner: 'a' }),
    [
      step('210/01(2)', 3, 6, 24, { parts: [riverBase(4), part('own', -1)] }),
      step('210/02(4)', 3, 6, 18),
      step('210/02(3)', 3, 6, 12),
    ],
    null,
  ),
  riverFleet(
    'c',
    'between highland banks the third side cannot be paid',
    banks({ terrain: 'h', owner: 'b' }),
    [
      step('210/01(2)', 5, 11, 19, { parts: [riverBase(5)] }),
      step('210/02(4)', 5, 11, 8),
      step('210/02(3)', 5, 11, 8, { outcome: 'dropped' }),
    ],
    'F-MOVE-MP',
  ),
];

/** Examples and rules of movement, each as one turn (WW-5.3-20 to WW-5.3-55). */
export const MOVEMENT_CASES: readonly TurnCase[] = [
  {
    id: 'WW-5.3-20',
    clauses: [
      'WW-5.3-20',
      'WW-5.3-01',
      'WW-5.3-06',
      'WW-5.3-13',
      'WW-5.3-15',
      'WW-5.1-12',
      'WW-2.1-15',
    ],
    title: "the booklet's hundred riders as scouts",
    given: {
      map: [
        { no: '711', u: 0, v: 0, terrain: 't' },
        { no: '710', u: -1, v: 1, terrain: 't' },
      ],
      fields: {
        '711/25': { terrain: 'tds' },
        '711/24': { terrain: 't', owner: 'a' },
        '711/23': { terrain: 'hwa', owner: 'b' },
        '710/04': { terrain: 'hwa', owner: 'b' },
        '710/03': { terrain: 'hsu', owner: 'a' },
      },
      sides: { '711/25(5)': ['river', 'bridge', 'road'] },
      units: [{ party: 'a', number: 201, type: 'R', size: 100, place: '711/25' }],
      orders: { a: ['201 | 711/25-24-23-710/04-03 | KR | Erkunder'] },
    },
    expect: {
      marches: {
        'a:201': {
          allowance: 40,
          steps: [
            step('711/24', 2, 5, 35, {
              parts: [base(4), part('road', -1), part('own', -1)],
              end: [1, 8],
            }),
            step('711/23', 6, 15, 20, {
              parts: [base(5), part('transition', 1)],
              end: [1, 2],
            }),
            step('710/04', 5, 11, 9, { parts: [base(5)], end: [31, 40] }),
            step('710/03', 6, 15, 9, {
              parts: [base(5), part('own', -1), part('extreme', 2)],
              outcome: 'dropped',
            }),
          ],
          end: '710/04',
          stop: 'F-MOVE-MP',
        },
      },
    },
  },
  ...PACES,
  ...RIVER_CASES,
  {
    id: 'WW-5.3-52',
    clauses: ['WW-5.3-50', 'WW-5.3-52', 'WW-7.1-10'],
    title: 'riders and foot arrive together at 8/15 of the moon; who ignores passes',
    given: {
      map: ONE,
      units: [
        { party: 'a', number: 201, type: 'R', size: 500, place: '210/19' },
        { party: 'b', number: 101, type: 'K', size: 1000, place: '210/14' },
      ],
      orders: { a: ['201 | -20-21-22 | KI |'], b: ['101 | -21 | KI |'] },
    },
    expect: {
      marches: {
        'a:201': {
          steps: [
            step('210/20', 4, 8, 22, { end: [4, 15] }),
            step('210/21', 4, 8, 14, { end: [8, 15] }),
            step('210/22', 4, 8, 6, { end: [4, 5] }),
          ],
          stop: null,
        },
        'b:101': { steps: [step('210/21', 4, 8, 7, { end: [8, 15] })], stop: null },
      },
      questions: [],
    },
  },
  {
    id: 'WW-5.3-03a',
    clauses: ['WW-5.3-03', 'WW-5.3-24'],
    title: 'two height levels at once are impossible, the path before counts',
    given: {
      map: ONE,
      fields: { '210/21': { terrain: 'b' } },
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['201 | -20-21-22 | KV |'] },
    },
    expect: {
      marches: {
        'a:201': { steps: [step('210/20', 4, 8, 22)], end: '210/20', stop: 'F-PATH-HEIGHT' },
      },
    },
  },
  {
    id: 'WW-5.3-03b',
    clauses: ['WW-5.3-03'],
    title: 'the setting move.max_level_step lets units climb two levels',
    given: {
      map: ONE,
      fields: { '210/20': { terrain: 'b' } },
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['201 | -20 | KV |'] },
      settings: { 'move.max_level_step': 2 },
    },
    expect: {
      marches: {
        'a:201': {
          steps: [step('210/20', 7, 15, 15, { parts: [base(6), part('transition', 1)] })],
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-5.3-02',
    clauses: ['WW-5.3-02', 'WW-6.3-19'],
    title: 'a field that does not touch ends the path',
    given: {
      map: ONE,
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['201 | -20-22 | KV |'] },
    },
    expect: {
      marches: {
        'a:201': { steps: [step('210/20', 4, 8, 22)], end: '210/20', stop: 'F-PATH-NOTADJ' },
      },
    },
  },
  {
    id: 'WW-5.3-18a',
    clauses: ['WW-5.3-18', 'WW-12.2-18'],
    title: 'land units stop at the shore, walk on ice; ships neither land nor break ice',
    given: {
      map: ONE,
      fields: {
        '210/20': { terrain: 'w' },
        '210/12': { terrain: 'ew' },
        '210/21': { terrain: 'ew' },
      },
      units: [
        { party: 'a', number: 101, type: 'K', size: 1000, place: '210/19' },
        { party: 'a', number: 102, type: 'K', size: 1000, place: '210/19' },
        { party: 'a', number: 301, type: 'S', size: 10, place: '210/20' },
        { party: 'a', number: 302, type: 'S', size: 10, place: '210/20' },
        { party: 'a', number: 303, type: 'S', size: 10, place: '210/21' },
      ],
      orders: {
        a: [
          '101 | -20 | KV |',
          '102 | -12 | KV |',
          '301 | -19 | KV |',
          '302 | -21 | KV |',
          '303 | -20 | KV |',
        ],
      },
    },
    expect: {
      marches: {
        'a:101': { end: '210/19', steps: [], stop: 'F-PATH-DOMAIN' },
        'a:102': {
          end: '210/12',
          steps: [
            step('210/12', 5, 11, 4, {
              parts: [base(3), part('heavy', 1), part('transition', 1)],
            }),
          ],
          stop: null,
        },
        'a:301': { end: '210/20', steps: [], stop: 'F-PATH-DOMAIN' },
        'a:302': { end: '210/20', steps: [], stop: 'F-PATH-DOMAIN' },
        'a:303': { end: '210/21', steps: [], stop: 'F-PATH-DOMAIN' },
      },
    },
  },
  {
    id: 'WW-5.3-14',
    clauses: ['WW-5.3-14', 'WW-12.5-21'],
    title:
      'white is what was unknown at the start of the turn; new view what is unknown at the step',
    given: {
      map: ONE,
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/16' }],
      informed: [],
      moons: 3,
      orders: { a: ['201 | -17-18-19 | KV |'] },
    },
    expect: {
      marches: {
        'a:201': {
          allowance: 90,
          steps: [
            step('210/17', 5, 11, 79, { parts: [base(4), part('newView', 1)] }),
            step('210/18', 5, 11, 68, { parts: [base(4), part('newView', 1)] }),
            step('210/19', 8, 30, 38, {
              parts: [base(4), part('newView', 1), part('white', 3)],
            }),
          ],
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-5.3-16a',
    clauses: ['WW-5.3-16', 'WW-12.5-17'],
    title: '"all" costs the points of a full moon and needs them',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'b' }],
      fields: { '210/21': { terrain: 'g', owner: 'b' } },
      units: [
        { party: 'a', number: 201, type: 'R', size: 500, place: '210/20' },
        { party: 'a', number: 202, type: 'R', size: 500, place: '210/19' },
      ],
      orders: { a: ['201 | -21 | KV |', '202 | -20-21 | KV |'] },
    },
    expect: {
      marches: {
        'a:201': { steps: [step('210/21', 9, 30, 0)], stop: null },
        'a:202': {
          steps: [step('210/20', 6, 15, 15), step('210/21', 9, 30, 15, { outcome: 'dropped' })],
          stop: 'F-MOVE-MP',
        },
      },
    },
  },
  {
    id: 'WW-5.3-16b',
    clauses: ['WW-12.5-17'],
    title: 'under move.all_mp at_least_15 a unit gives what it has left',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'b' }],
      fields: { '210/21': { terrain: 'g', owner: 'b' } },
      units: [{ party: 'a', number: 202, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['202 | -20-21 | KV |'] },
      settings: { 'move.all_mp': 'at_least_15' },
    },
    expect: {
      marches: {
        'a:202': { steps: [step('210/20', 6, 15, 15), step('210/21', 9, 15, 0)], stop: null },
      },
    },
  },
  {
    id: 'WW-5.3-05',
    clauses: ['WW-5.3-05', 'WW-12.5-16'],
    title: 'a turn of two moons is one account: what one moon cannot pay two can',
    given: {
      map: ONE,
      moons: 2,
      units: [{ party: 'a', number: 101, type: 'K', size: 1000, place: '210/19' }],
      orders: { a: ['101 | -20-21-22 | KV |'] },
    },
    expect: {
      marches: {
        'a:101': {
          allowance: 30,
          steps: [
            step('210/20', 4, 8, 22, { end: [8, 15] }),
            step('210/21', 4, 8, 14, { end: [16, 15] }),
            step('210/22', 4, 8, 6, { end: [8, 5] }),
          ],
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-12.5-16',
    clauses: ['WW-12.5-16'],
    title: 'unpooled, every moon has its own points',
    given: {
      map: ONE,
      moons: 2,
      units: [{ party: 'a', number: 101, type: 'K', size: 1000, place: '210/19' }],
      orders: { a: ['101 | -20-21-22 | KV |'] },
      settings: { 'move.mp_pooling': 'moon' },
    },
    expect: {
      marches: {
        'a:101': {
          steps: [
            step('210/20', 4, 8, 7, { end: [8, 15] }),
            step('210/21', 4, 8, 7, { end: [23, 15] }),
            step('210/22', 4, 8, 7, { outcome: 'dropped' }),
          ],
          stop: 'F-MOVE-MP',
        },
      },
    },
  },
  {
    id: 'WW-5.3-50 points stay whole',
    clauses: ['WW-5.3-50', 'WW-5.3-05'],
    title: 'in six moons points left and time left are the same whole number, not almost',
    given: {
      map: ONE,
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      moons: 6,
      orders: { a: ['201 | -20-21 | KV |'] },
      rulings: { 'march/a:201/1/cost': { key: 'march/a:201/1/cost', value: 57, reason: 'Snow' } },
    },
    expect: {
      marches: {
        'a:201': {
          allowance: 180,
          steps: [
            { to: '210/20', difficulty: 4, cost: 57, left: 123 },
            { to: '210/21', difficulty: 4, cost: 8, left: 115 },
          ],
        },
      },
    },
  },
  {
    id: 'WW-0.1-05',
    clauses: ['WW-0.1-05', 'WW-5.3-15'],
    title: "the GM's difficulty changes the cost, his cost the rest; both stay visible",
    given: {
      map: ONE,
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['201 | -20-21 | KV |'] },
      rulings: {
        'march/a:201/1/difficulty': {
          key: 'march/a:201/1/difficulty',
          value: 6,
          reason: 'Spring floods',
        },
        'march/a:201/2/cost': { key: 'march/a:201/2/cost', value: 2, reason: 'A guide' },
      },
    },
    expect: {
      marches: {
        'a:201': { steps: [step('210/20', 6, 15, 15), step('210/21', 4, 2, 13)], stop: null },
      },
    },
  },
  {
    id: 'WW-7.3-19',
    clauses: ['WW-7.3-17', 'WW-7.3-18', 'WW-7.3-19'],
    title: 'a manned enemy wall ends the path, an empty one does not',
    given: {
      map: ONE,
      fields: { '210/20': { owner: 'b' }, '210/26': { owner: 'b' } },
      walls: { '210/20(5)': 5, '210/26(6)': 5 },
      units: [
        { party: 'a', number: 201, type: 'R', size: 500, place: '210/19' },
        { party: 'a', number: 202, type: 'R', size: 500, place: '210/18' },
        { party: 'b', number: 101, type: 'K', size: 10, place: '210/20' },
      ],
      orders: { a: ['201 | -20 | KI |', '202 | -26 | KI |'], b: ['101 | | KH |'] },
    },
    expect: {
      marches: {
        'a:201': { end: '210/19', steps: [], stop: 'F-PATH-WALL' },
        'a:202': { end: '210/26', stop: null },
      },
    },
  },
  {
    id: 'WW-5.3-54a',
    clauses: ['WW-5.3-53', 'WW-5.3-54'],
    title: 'a bare target is reached on the cheapest way: round the hill, not over it',
    given: {
      map: ONE,
      fields: { '210/20': { terrain: 'h' } },
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['201 | 210/21 | KV |'] },
    },
    expect: {
      marches: {
        'a:201': {
          steps: [step('210/13', 4, 8, 22), step('210/14', 4, 8, 14), step('210/21', 4, 8, 6)],
          stop: null,
        },
      },
    },
  },
  {
    id: 'WW-5.3-54b',
    clauses: ['WW-12.5-33'],
    title: 'under move.route shortest it goes straight over it',
    given: {
      map: ONE,
      fields: { '210/20': { terrain: 'h' } },
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['201 | 210/21 | KV |'] },
      settings: { 'move.route': 'shortest' },
    },
    expect: {
      marches: {
        'a:201': { steps: [step('210/20', 6, 15, 15), step('210/21', 5, 11, 4)], stop: null },
      },
    },
  },
  {
    id: 'WW-5.3-53',
    clauses: ['WW-5.3-53', 'WW-6.3-19'],
    title: 'directions lead where fields would',
    given: {
      map: ONE,
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: { a: ['201 | 2-2 | KV |'] },
    },
    expect: {
      marches: { 'a:201': { end: '210/21', stop: null } },
    },
  },
  {
    id: 'WW-8.1-07',
    clauses: ['WW-8.1-07', 'WW-5.3-19'],
    title: 'without a turn units stay where they are',
    given: {
      map: ONE,
      units: [{ party: 'a', number: 201, type: 'R', size: 500, place: '210/19' }],
      orders: {},
    },
    expect: { marches: { 'a:201': { steps: [], end: '210/19', stop: null } } },
  },
  {
    id: 'WW-5.1-13',
    clauses: ['WW-5.1-11', 'WW-5.1-12', 'WW-5.1-13', 'WW-5.2-10', 'WW-12.5-34'],
    title: 'scouts have more points if small, declared and within the limit; a character has 40',
    given: {
      map: ONE,
      units: [
        { party: 'a', number: 101, type: 'K', size: 999, place: '210/19', scout: true },
        { party: 'a', number: 102, type: 'K', size: 1000, place: '210/19', scout: true },
        { party: 'a', number: 103, type: 'K', size: 10, place: '210/19', scout: true },
        { party: 'a', number: 104, type: 'K', size: 10, place: '210/19' },
        { party: 'a', number: 501, type: 'HF', size: 0, place: '210/19', character: 'Illyra' },
      ],
      orders: {},
      settings: { 'unit.max_scouts_land': 1 },
    },
    expect: {
      marches: {
        'a:101': { allowance: 20 },
        'a:102': { allowance: 15 },
        'a:103': { allowance: 15 },
        'a:104': { allowance: 15 },
        'a:501': { allowance: 40 },
      },
    },
  },
  {
    id: 'WW-12.5-39',
    clauses: ['WW-12.5-39', 'WW-5.1-12'],
    title: 'every kind of land unit may scout, unless the GM keeps it to those who fight',
    given: {
      map: ONE,
      units: [
        { party: 'a', number: 401, type: 'A', size: 50, place: '210/19', scout: true },
        { party: 'a', number: 402, type: 'LT', size: 50, place: '210/19', scout: true },
      ],
      orders: {},
    },
    expect: { marches: { 'a:401': { allowance: 20 }, 'a:402': { allowance: 20 } } },
  },
];
