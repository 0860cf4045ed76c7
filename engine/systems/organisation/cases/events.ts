import type { Json, Rulings } from '../../../kernel';
import type { EventKey } from '../data/events';
import type { Order } from '../orders/order';
import type { Case, CaseOrganisation, CasePhase, ExpectedPhase } from './case';
import { ruledAs, typedDice } from './dice';

/** What fate should come to. */
interface ExpectedFate extends ExpectedPhase {
  /** Cards by scope: event as resolved, intensity, how it ended, what it did. */
  readonly cards?: Readonly<
    Record<string, readonly [event: string, intensity: string, state: string, ...results: string[]]>
  >;
  /** Recorded as the last event. */
  readonly last?: string;
  /** The chance: value with all shifts. */
  readonly total?: number;
}

export type FateCase = Case<CasePhase, ExpectedFate>;

const EVENT = ['event'] as const;
const BOTH = ['event', 'act'] as const;

/** The fate the GM types in. */
const fate = (event: EventKey, intensity: 'low' | 'strong', scope = 'a'): Rulings =>
  ruledAs(`event/${scope}`, { event, intensity } satisfies Json);

const one = (a: CaseOrganisation, rulings: Rulings, more: Partial<CasePhase> = {}): CasePhase => ({
  organisations: { a },
  steps: EVENT,
  ...more,
  rulings,
});

const RICH: CaseOrganisation = {
  calm: { r1: 2 },
  purses: { r1: 5 },
  advantages: [
    { category: 'military', intact: 1 },
    { category: 'trade', intact: 1 },
    { category: 'fortification', intact: 1 },
  ],
};

const card = (
  id: string,
  title: string,
  [event, intensity]: readonly [EventKey, 'low' | 'strong'],
  a: CaseOrganisation,
  expected: ExpectedFate,
  clauses: readonly string[],
  lots: readonly number[] = [],
): FateCase => ({
  id,
  clauses,
  title,
  given: one(a, {
    ...fate(event, intensity),
    // The three dice of the event come first, then its lots.
    ...typedDice('1|event|a', 1, 1, 1, ...lots),
  }),
  expect: expected,
});

const facts: readonly FateCase[] = [
  card(
    'OS-14-08',
    '2, strong: a natural advantage is exhausted completely, by lot',
    ['natural_exhausted', 'strong'],
    {
      advantages: [
        { category: 'natural', actsAs: 'trade', intact: 1, damaged: 1, name: 'Bach' },
        { category: 'natural', actsAs: 'trade', intact: 1, name: 'Erz' },
      ],
    },
    {
      organisations: { a: { levels: { Bach: [1, 1], Erz: [0, 0] } } },
      cards: { a: ['natural_exhausted', 'strong', 'done', 'naturalExhausted'] },
    },
    ['OS-14-08', 'OS-5.8-03', 'OS-5.8-07'],
    [2],
  ),
  card(
    'OS-14-08 none',
    '2, strong: there is none',
    ['natural_exhausted', 'strong'],
    { calm: { r1: 1 }, advantages: [{ category: 'natural', exhausted: 1 }] },
    {
      organisations: {},
      events: ['eventVoid'],
      cards: { a: ['natural_exhausted', 'strong', 'done'] },
    },
    ['OS-14-08', 'OS-5.8-07'],
  ),
  card(
    'OS-14-09 minus',
    '3, strong: one unit dies, in a region by lot',
    ['population_minus', 'strong'],
    { calm: { r1: 1, r2: 1 } },
    {
      organisations: { a: { units: { r1: [1, 0] } } },
      cards: { a: ['population_minus', 'strong', 'done', 'unitDied'] },
    },
    ['OS-14-09'],
    [2],
  ),
  card(
    'OS-14-16',
    '3, strong: calm ones die before those in unrest',
    ['population_minus', 'strong'],
    { calm: { r1: 1 }, unrest: [['r1', 1]] },
    { organisations: { a: { units: { r1: [0, 1] } } }, questions: ['event/a/a/unit/1'] },
    ['OS-14-16'],
  ),
  card(
    'OS-16-21',
    '4, strong: the lot hits military, then trade; the fortification takes the first',
    ['advantage_damaged', 'strong'],
    RICH,
    {
      organisations: {
        a: { levels: { 'military r1': [1, 0], 'trade r1': [0, 1], 'fortification r1': [0, 1] } },
      },
      cards: { a: ['advantage_damaged', 'strong', 'done', 'levelAbsorbed', 'levelDamaged'] },
      events: ['levelAbsorbed', 'levelDamaged'],
    },
    ['OS-14-10', 'OS-5.7-01', 'OS-14-18'],
    [2, 2],
  ),
  card(
    'OS-14-10',
    '4, low: one level',
    ['advantage_damaged', 'low'],
    RICH,
    {
      organisations: {
        a: { levels: { 'military r1': [1, 0], 'trade r1': [1, 0], 'fortification r1': [0, 1] } },
      },
      cards: { a: ['advantage_damaged', 'low', 'done', 'levelDamaged'] },
    },
    ['OS-14-03', 'OS-14-10'],
    [1],
  ),
  card(
    'OS-14-11',
    '5, strong: two units, fewer if there are fewer',
    ['unrest', 'strong'],
    { calm: { r1: 1 } },
    {
      organisations: { a: { units: { r1: [0, 1] } } },
      cards: { a: ['unrest', 'strong', 'done', 'unitUnrest'] },
    },
    ['OS-14-11', 'OS-3-01'],
  ),
  card(
    'OS-14-11 lot',
    '5, low: one calm unit by lot, regions by key',
    ['unrest', 'low'],
    { calm: { r1: 2, r2: 1 } },
    { organisations: { a: { units: { r1: [2, 0], r2: [0, 1] } } } },
    ['OS-14-11', 'OS-0-12'],
    [3],
  ),
  card(
    'OS-16-22',
    '6, strong: the purse of the seat holds only 1.5',
    ['bad_season', 'strong'],
    { purses: { r1: 1.5, r2: 9 } },
    { organisations: { a: { purses: { r2: 9 } } }, events: ['badSeason'] },
    ['OS-14-12', 'OS-0-03'],
  ),
  card(
    'OS-14-12',
    '6, low: the seat is empty, the richest purse pays, of equals the first',
    ['bad_season', 'low'],
    { purses: { r2: 3, r3: 3 } },
    { organisations: { a: { purses: { r2: 2, r3: 3 } } } },
    ['OS-14-12', 'OS-14-16'],
  ),
  card(
    'OS-14-12 good',
    '10, strong: two money into the purse of the seat',
    ['good_season', 'strong'],
    { seat: 'r2', purses: { r1: 1 } },
    { organisations: { a: { purses: { r1: 1, r2: 2 } } }, events: ['goodSeason'] },
    ['OS-14-12', 'OS-14-03'],
  ),
  card(
    'OS-14-09 plus',
    '11, strong: one calm unit more, at the seat where there is none',
    ['population_plus', 'strong'],
    { seat: 'r2', purses: { r2: 1 } },
    {
      organisations: { a: { units: { r2: [1, 0] } } },
      cards: { a: ['population_plus', 'strong', 'done', 'unitBorn'] },
    },
    ['OS-14-09'],
  ),
  card(
    'OS-14-13',
    '12, strong: a natural advantage, trade unless the GM says otherwise',
    ['natural_found', 'strong'],
    { calm: { r1: 1 } },
    {
      organisations: { a: { levels: { 'Natural advantage': [1, 0] } } },
      questions: ['event/a/a/acts_as'],
    },
    ['OS-14-13', 'OS-14-16', 'OS-5.8-01'],
  ),
  card(
    'OS-14-16 name',
    '12, strong: the name is taken',
    ['natural_found', 'strong'],
    { advantages: [{ category: 'trade', intact: 1, name: 'Natural advantage' }] },
    {
      organisations: {
        a: { levels: { 'Natural advantage': [1, 0], 'Natural advantage (2)': [1, 0] } },
      },
    },
    ['OS-14-16'],
  ),
  card(
    'OS-14-03 nothing',
    '8: nothing',
    ['nothing_8', 'strong'],
    RICH,
    {
      organisations: { a: { purses: { r1: 5 } } },
      events: ['eventNothing'],
      cards: { a: ['nothing_8', 'strong', 'none'] },
    },
    ['OS-14-03'],
  ),
];

const LEVEL = { category: 'authority', intact: 1 } as const;

/** An order that shifts a chance. */
const shift = (
  points: number,
  means: Extract<Order, { kind: 'INFLUENCE' }>['means'],
  chance = 'a',
): Order => ({ kind: 'INFLUENCE', chance, points, means, region: 'r1' });

interface Hope {
  readonly die: number;
  readonly orders?: readonly Order[];
  readonly others?: readonly Order[];
  readonly gm?: number;
  readonly settings?: Readonly<Record<string, Json>>;
  readonly more?: Rulings;
}

/** A chance of one unit more for party a. */
const hope = ({
  die,
  orders = [],
  others = [],
  gm,
  settings = {},
  more = {},
}: Hope): CasePhase => ({
  organisations: {
    a: {
      calm: { r1: 1 },
      purses: { r1: 6 },
      advantages: [LEVEL, { category: 'military', intact: 2 }],
    },
    b: { calm: { r1: 1 }, purses: { r1: 6 } },
  },
  orders: { a: orders, b: others },
  settings,
  steps: BOTH,
  rulings: {
    ...fate('population_plus', 'low'),
    ...fate('nothing_8', 'low', 'b'),
    ...typedDice('1|chance|a', die),
    ...(gm === undefined ? {} : ruledAs('chance/a/gm', gm)),
    ...more,
  },
});

const chance = (
  id: string,
  title: string,
  given: Hope,
  [state, total]: readonly ['happened' | 'averted', number],
  expected: Partial<ExpectedFate> = {},
  clauses: readonly string[] = ['OS-14-05', 'OS-14-06', 'OS-14-17'],
): FateCase => ({
  id,
  clauses,
  title,
  given: hope(given),
  expect: {
    organisations: { a: { units: { r1: [state === 'happened' ? 2 : 1, 0] } } },
    total,
    ...expected,
  },
});

const chances: readonly FateCase[] = [
  chance(
    'OS-16-20 chance',
    'die 3 and one level of authority: 4, it happens',
    { die: 3, orders: [shift(1, 'authority')] },
    ['happened', 4],
    { questions: ['influence/a/a/1'], findings: [] },
  ),
  chance(
    'OS-16-26 one',
    'die 1 and three points: no',
    { die: 1, orders: [shift(2, 'money')], others: [shift(1, 'money')] },
    ['averted', 4],
  ),
  chance(
    'OS-16-26 six',
    'die 6 and three points against it: yes',
    { die: 6, orders: [shift(-2, 'money')], others: [shift(-1, 'money')] },
    ['happened', 3],
  ),
  chance('OS-16-26 two', 'die 2 and two points: yes', { die: 2, orders: [shift(2, 'military')] }, [
    'happened',
    4,
  ]),
  chance(
    'OS-16-26 five',
    'die 5 and two points against it: no',
    { die: 5, others: [shift(-2, 'money')] },
    ['averted', 3],
  ),
  chance('OS-14-06 gm', 'the GM shifts for good play, at most by two', { die: 2, gm: 5 }, [
    'happened',
    4,
  ]),
  chance(
    'OS-14-17 bounds',
    'more than two points, none, parts of one, by nothing that fits',
    {
      die: 3,
      orders: [
        shift(2, 'money'),
        shift(1, 'money'),
        shift(0, 'money'),
        shift(0.5, 'money'),
        shift(-1, 'trade'),
        shift(1, 'money', 'b'),
      ],
    },
    ['happened', 5],
    { findings: ['E_SPEND', 'E_SPEND', 'E_SPEND', 'E_SPEND', 'E_TARGET'] },
    ['OS-14-17', 'OS-15-04'],
  ),
  chance(
    'OS-14-17 means',
    'neither levels nor money nor people enough',
    {
      die: 3,
      orders: [shift(2, 'authority'), shift(2, 'secret_service')],
      others: [shift(1, 'authority'), shift(2, 'money')],
      settings: { 'os.event.influence_max': 9 },
    },
    ['happened', 5],
    { findings: ['E_AUTH_POPULATION', 'E_LEVEL', 'E_LEVEL'] },
    ['OS-14-17', 'OS-5.4-09'],
  ),
  chance(
    'OS-14-06 max',
    'other bounds (`os.event.influence_max`)',
    {
      die: 2,
      orders: [shift(1, 'money'), shift(1, 'money')],
      settings: { 'os.event.influence_max': 1 },
    },
    ['averted', 3],
    { findings: ['E_SPEND'] },
  ),
  chance(
    'OS-14-06 unfit',
    'the GM finds the means unfit: nothing is spent',
    { die: 3, orders: [shift(1, 'military')], more: ruledAs('influence/a/a/1', 'fits_not') },
    ['averted', 3],
    { findings: ['E_SPEND'] },
  ),
  chance(
    'OS-14-05 target',
    'happens from 5 on (`os.event.chance_target`)',
    { die: 4, settings: { 'os.event.chance_target': 5 } },
    ['averted', 4],
  ),
  chance(
    'OS-14-05 at once',
    'rolled for at once: nobody can shift it (`os.event.chance_time`)',
    { die: 4, orders: [shift(-2, 'money')], settings: { 'os.event.chance_time': 'at_once' } },
    ['happened', 4],
    { findings: ['E_TARGET'] },
  ),
  chance(
    'OS-14-05 gm',
    'the GM says when (`os.event.chance_time`)',
    {
      die: 4,
      settings: { 'os.event.chance_time': 'gm_decides' },
      more: ruledAs('chance/a/time', 'at_once'),
    },
    ['happened', 4],
    { questions: ['chance/a/time'] },
  ),
];

const choosing = (
  id: string,
  title: string,
  given: CasePhase,
  expected: ExpectedFate,
  clauses: readonly string[],
): FateCase => ({ id, clauses, title, given, expect: expected });

const scopes: readonly FateCase[] = [
  choosing(
    'OS-14-02 region',
    'events by region hit all who are there, and only there',
    {
      organisations: { a: { calm: { r1: 1 }, purses: { r1: 3, r2: 3 } }, b: { purses: { r1: 3 } } },
      settings: { 'os.event.scope': 'region' },
      rulings: {
        ...fate('bad_season', 'low', 'r1'),
        ...fate('good_season', 'strong', 'r2'),
        ...fate('nothing_8', 'low', 'r3'),
        ...fate('nothing_8', 'low', 'r4'),
      },
      steps: EVENT,
    },
    {
      organisations: { a: { purses: { r1: 2, r2: 5 } }, b: { purses: { r1: 2 } } },
      cards: {
        r1: ['bad_season', 'low', 'done', 'badSeason', 'badSeason'],
        r2: ['good_season', 'strong', 'done', 'goodSeason'],
        r3: ['nothing_8', 'low', 'none'],
        r4: ['nothing_8', 'low', 'none'],
      },
    },
    ['OS-14-02'],
  ),
  choosing(
    'OS-14-02 world',
    'one roll for all',
    {
      organisations: { a: { purses: { r1: 3 } }, b: { purses: { r1: 3 } } },
      settings: { 'os.event.scope': 'world' },
      rulings: fate('bad_season', 'strong', 'world'),
      steps: EVENT,
    },
    {
      organisations: { a: { purses: { r1: 1 } }, b: { purses: { r1: 1 } } },
      cards: { world: ['bad_season', 'strong', 'done', 'badSeason', 'badSeason'] },
    },
    ['OS-14-02'],
  ),
  ...(['owner', 'gm'] as const).map((by) =>
    choosing(
      `OS-14-14 ${by}`,
      'somebody chooses in the place of the lot (`os.event.target`)',
      one(
        {
          advantages: [
            { category: 'trade', intact: 1, name: 'X' },
            { category: 'trade', intact: 1, name: 'Y' },
          ],
        },
        {
          ...fate('advantage_damaged', 'low'),
          ...typedDice('1|event|a', 1, 1, 1, 1),
          ...ruledAs('event/a/a/target/1', 'level:a2'),
        },
        { settings: { 'os.event.target': by } },
      ),
      {
        organisations: { a: { levels: { X: [1, 0], Y: [0, 1] } } },
        questions: ['event/a/a/target/1'],
      },
      ['OS-14-14'],
    ),
  ),
  choosing(
    'OS-14-09 amount',
    'two units by event (`os.event.population_amount`)',
    one({ calm: { r1: 3 } }, fate('population_minus', 'strong'), {
      settings: { 'os.event.population_amount': 2 },
    }),
    { organisations: { a: { units: { r1: [1, 0] } } } },
    ['OS-14-09'],
  ),
  choosing(
    'OS-5.8-05 gm',
    'the GM names what is found, and as what it works',
    one(
      { calm: { r1: 1 } },
      {
        ...fate('natural_found', 'strong'),
        ...ruledAs('event/a/a/name', 'Salzquelle'),
        ...ruledAs('event/a/a/acts_as', 'category_military'),
      },
    ),
    { organisations: { a: { levels: { Salzquelle: [1, 0] } } } },
    ['OS-5.8-05', 'OS-14-13'],
  ),
  ...(['trade', 'none'] as const).map((actsAs) =>
    choosing(
      `OS-5.8-05 ${actsAs}`,
      'the campaign says as what it works (`os.natural.acts_as`)',
      one({ calm: { r1: 1 } }, fate('natural_found', 'strong'), {
        settings: { 'os.natural.acts_as': actsAs },
      }),
      { organisations: { a: { levels: { 'Natural advantage': [1, 0] } } }, questions: [] },
      ['OS-5.8-05'],
    ),
  ),
  choosing(
    'OS-14-15',
    'a die of the event and the one of its intensity rolled again',
    {
      organisations: {
        a: { purses: { r1: 9 }, advantages: [{ category: 'research', intact: 2 }] },
      },
      orders: {
        a: [
          { kind: 'REROLL_EVENT', research: null, die: 2 },
          { kind: 'REROLL_EVENT', research: null, die: 3 },
          { kind: 'REROLL_EVENT', research: null, die: 4 },
        ],
      },
      rulings: { ...typedDice('1|event|a', 5, 6, 6), ...typedDice('1|event|a|reroll', 1, 2) },
      steps: EVENT,
    },
    {
      organisations: { a: { purses: { r1: 8 } } },
      findings: ['E_REROLL'],
      cards: { a: ['bad_season', 'low', 'done', 'badSeason'] },
    },
    ['OS-14-15', 'OS-5.3-04', 'OS-14-01'],
  ),
  choosing(
    'OS-5.3-04 chance',
    'the die of an own chance rolled again',
    {
      ...hope({ die: 2 }),
      organisations: {
        a: { calm: { r1: 1 }, advantages: [{ category: 'research', intact: 1 }] },
        b: {},
      },
      orders: { a: [{ kind: 'REROLL_CHANCE', research: null }] },
      rulings: { ...hope({ die: 2 }).rulings, ...typedDice('1|chance|a|reroll', 4) },
    },
    { organisations: { a: { units: { r1: [2, 0] } } }, total: 4 },
    ['OS-5.3-04'],
  ),
];

/** Random events (OS-14). */
export const FATES: readonly FateCase[] = [...facts, ...chances, ...scopes];
