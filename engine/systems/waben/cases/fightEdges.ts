import { a, b, type FightCase, FORTRESS, IN_CITY } from './fight';
import type { CaseFight } from './fightBuild';

const WALL = { kind: 'wall', points: 5 } as const;
const BEHIND_WALL = { acrossWall: true } as const;

/** Both sides throw the same in their first two rounds: 6 and 6, 7 and 7. */
const EVEN_DICE = 6;

/** Small units (WW-9.3-07, WW-9.3-22). */
export const SMALL_FIGHTS: readonly FightCase[] = [
  {
    id: 'WW-9.3-22a',
    clauses: ['WW-9.3-22', 'WW-9.3-06'],
    title: 'example 6: nine riders beat three by 3000, lose none, and one rider retreats',
    given: {
      no: EVEN_DICE,
      first: [a(9, 'A', {}, { type: 'R' })],
      second: [b(3, 'V', {}, { type: 'R' })],
    },
    expect: {
      rounds: [
        {
          strength: [990, 330],
          dice: ['3+3', '3+3'],
          factor: [95, 95],
          ratio: 3000,
          winner: 0,
          losses: { 'a:101': [0, 9], 'b:101': [2, 1] },
        },
      ],
      winner: 0,
      left: { 'a:101': 9, 'b:101': 1 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
      booty: { a: 3 },
    },
  },
  {
    id: 'WW-9.3-22b',
    clauses: ['WW-9.3-22', 'WW-9.3-03'],
    title: 'twelve warriors that lose two stay a unit; on equal strength the defender wins',
    given: { no: EVEN_DICE, first: [a(12, 'A')], second: [b(12, 'V')] },
    expect: {
      rounds: [
        {
          strength: [1200, 1200],
          dice: ['3+3', '3+3'],
          factor: [95, 95],
          ratio: 1000,
          winner: 1,
          losses: { 'a:101': [2, 10], 'b:101': [2, 10] },
        },
      ],
      winner: 1,
      left: { 'a:101': 10, 'b:101': 10 },
      fates: { 'a:101': 'retreats', 'b:101': 'stays' },
    },
  },
  {
    id: 'WW-9.3-22c',
    clauses: ['WW-9.3-22', 'WW-9.3-07', 'WW-9.3-12'],
    title: 'with three fewer they fall under ten and scatter, all of them and their leader lost',
    given: { no: EVEN_DICE, first: [a(18, 'A')], second: [b(12, 'V')] },
    expect: {
      winner: 0,
      left: { 'a:101': 17, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'scattered' },
      booty: { a: 212 },
    },
  },
  {
    id: 'WW-9.3-07 ships',
    clauses: ['WW-9.3-07'],
    title: 'nine ships of twelve do not scatter',
    given: {
      no: EVEN_DICE,
      terrain: 'w',
      first: [a(18, 'A', {}, { type: 'S' })],
      second: [b(12, 'V', {}, { type: 'S' })],
    },
    expect: {
      winner: 0,
      left: { 'a:101': 17, 'b:101': 9 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
    },
  },
  {
    id: 'WW-9.3-07 winner',
    clauses: ['WW-9.3-07', 'WW-9.3-03'],
    title: 'a winner that falls under ten does not scatter',
    given: { no: EVEN_DICE, first: [a(10, 'A')], second: [b(10, 'V')] },
    expect: {
      winner: 1,
      left: { 'a:101': 0, 'b:101': 9 },
      fates: { 'a:101': 'scattered', 'b:101': 'stays' },
    },
  },
];

const TIE = {
  strength: [100_000, 100_000],
  dice: ['3+3', '3+3'],
  factor: [95, 95],
  ratio: null,
  winner: null,
  losses: { 'a:101': [150, 850], 'b:101': [150, 850] },
} as const;

/** How a fight ends (WW-9.3-03, WW-9.3-08). */
export const ENDING_FIGHTS: readonly FightCase[] = [
  {
    id: 'WW-9.3-03a',
    clauses: ['WW-9.3-03'],
    title: 'two attackers of equal strength: both lose as losers, nobody retreats, both stop',
    given: { no: EVEN_DICE, isMeeting: true, first: [a(1000, 'A')], second: [b(1000, 'A')] },
    expect: {
      rounds: [TIE],
      count: 1,
      winner: null,
      left: { 'a:101': 850, 'b:101': 850 },
      fates: { 'a:101': 'stays', 'b:101': 'stays' },
      booty: {},
    },
  },
  {
    id: 'WW-9.3-03b',
    clauses: ['WW-9.3-03'],
    title: 'with KN among them they go on',
    given: { no: EVEN_DICE, isMeeting: true, first: [a(1000, 'N')], second: [b(1000, 'A')] },
    expect: {
      rounds: [
        TIE,
        {
          strength: [85_000, 85_000],
          dice: ['5+2', '6+1'],
          factor: [100, 100],
          ratio: null,
          winner: null,
          losses: { 'a:101': [128, 722], 'b:101': [128, 722] },
        },
        {
          strength: [72_200, 72_200],
          dice: ['6+1', '2+3'],
          factor: [100, 90],
          ratio: 1111,
          winner: 0,
          losses: { 'a:101': [87, 635], 'b:101': [130, 592] },
        },
      ],
      count: 3,
      winner: 0,
      left: { 'a:101': 635, 'b:101': 592 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
      booty: { a: 204 },
    },
  },
  {
    id: 'WW-9.3-03c',
    clauses: ['WW-9.3-03', 'WW-7.1-16'],
    title: 'with a trapped unit among them they go on as well, to its end',
    given: {
      no: EVEN_DICE,
      isMeeting: true,
      first: [a(1000, 'A')],
      second: [b(1000, 'A', {}, { isTrapped: true })],
    },
    expect: {
      rounds: [TIE],
      count: 11,
      winner: 0,
      left: { 'a:101': 314, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'scattered' },
    },
  },
  {
    id: 'WW-7.1-16',
    clauses: ['WW-7.1-16', 'WW-9.3-08'],
    title: 'a trapped KV fights on as KH',
    given: { first: [a(5000, 'A')], second: [b(3000, 'V', {}, { isTrapped: true })] },
    expect: {
      count: 4,
      winner: 0,
      left: { 'a:101': 4245, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'scattered' },
    },
  },
  {
    id: 'WW-7.1-12a',
    clauses: ['WW-7.1-12', 'WW-12.7-01', 'WW-9.3-08'],
    title: 'KV wins the first round, loses the second and retreats then',
    given: { no: 3, first: [a(1000, 'N')], second: [b(1000, 'V')] },
    expect: {
      count: 2,
      winner: 0,
      left: { 'a:101': 713, 'b:101': 748 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
    },
  },
  {
    id: 'WW-7.1-12b',
    clauses: ['WW-7.1-12', 'WW-12.7-01'],
    title: 'read literally, having won the first round it may not retreat any more',
    given: {
      no: 3,
      first: [a(1000, 'N')],
      second: [b(1000, 'V')],
      settings: { 'fight.retreat_check': 'first_round' },
    },
    expect: {
      count: 11,
      winner: 0,
      left: { 'a:101': 294, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'scattered' },
    },
  },
  {
    id: 'WW-7.1-12c',
    clauses: ['WW-7.1-12'],
    title: 'read literally, the loser of the first round retreats all the same',
    given: {
      first: [a(5000, 'A')],
      second: [b(3000, 'V')],
      settings: { 'fight.retreat_check': 'first_round' },
    },
    expect: {
      count: 1,
      winner: 0,
      left: { 'a:101': 4700, 'b:101': 1860 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
    },
  },
  {
    id: 'WW-12.7-33',
    clauses: ['WW-12.7-33'],
    title: 'KA that wins against KH goes on, and retreats in the round it loses',
    given: { no: 7, first: [a(1000, 'A')], second: [b(1000, 'H')] },
    expect: {
      rounds: [
        {
          strength: [100_000, 100_000],
          dice: ['6+2', '2+5'],
          factor: [105, 100],
          ratio: 1050,
          winner: 0,
          losses: { 'a:101': [130, 870], 'b:101': [150, 850] },
        },
        {
          strength: [87_000, 85_000],
          dice: ['3+1', '4+2'],
          factor: [85, 95],
          ratio: 1091,
          winner: 1,
          losses: { 'a:101': [131, 739], 'b:101': [111, 739] },
        },
      ],
      count: 2,
      winner: 1,
      left: { 'a:101': 739, 'b:101': 739 },
      fates: { 'a:101': 'retreats', 'b:101': 'stays' },
    },
  },
  {
    id: 'WW-12.7-16',
    clauses: ['WW-12.7-16', 'WW-9.3-08'],
    title: 'after the last round the GM grants, it is a draw: both stop, no booty',
    given: {
      no: 2,
      first: [a(5000, 'N')],
      second: [b(3000, 'H')],
      settings: { 'fight.max_rounds': 1 },
    },
    expect: {
      count: 1,
      winner: null,
      left: { 'a:101': 4500, 'b:101': 2340 },
      fates: { 'a:101': 'stays', 'b:101': 'stays' },
      booty: {},
    },
  },
  {
    id: 'WW-9.3-07 other limit',
    clauses: ['WW-9.3-07'],
    title: 'with a limit of 20 percent B of example 2 scatters after the fourth round',
    given: {
      no: 2,
      first: [a(5000, 'N', { raised: { t: 1 } })],
      second: [b(3000, 'H', { acrossRiver: true })],
      settings: { 'fight.annihilation_pct': 20 },
    },
    expect: {
      count: 4,
      winner: 0,
      left: { 'a:101': 3736, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'scattered' },
      booty: { a: 3200 },
    },
  },
  {
    id: 'WW-9.2-05a',
    clauses: ['WW-9.2-05', 'WW-9.2-01'],
    title: 'besiegers alone give no battle and retreat',
    given: { first: [a(1000, 'A')], second: [b(3000, 'H', {}, { type: 'B' })] },
    expect: {
      count: 0,
      winner: 0,
      left: { 'a:101': 1000, 'b:101': 3000 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
      booty: {},
    },
  },
  {
    id: 'WW-9.2-05b',
    clauses: ['WW-9.2-05', 'WW-7.1-16'],
    title: 'without a field to retreat to they are captured',
    given: {
      first: [a(1000, 'A')],
      second: [b(3000, 'V', {}, { type: 'B', isTrapped: true })],
    },
    expect: {
      count: 0,
      winner: 0,
      left: { 'a:101': 1000, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'captured' },
      booty: {},
    },
  },
  {
    id: 'WW-9.2-05c',
    clauses: ['WW-9.2-05'],
    title: 'two without strength both stop',
    given: {
      first: [a(1000, 'A', {}, { type: 'A' })],
      second: [b(3000, 'V', {}, { type: 'LT' })],
    },
    expect: {
      count: 0,
      winner: null,
      left: { 'a:101': 1000, 'b:101': 3000 },
      fates: { 'a:101': 'stays', 'b:101': 'stays' },
    },
  },
  {
    id: 'WW-9.2-05d',
    clauses: ['WW-9.2-05'],
    title: 'a train whose escort has scattered gives up the fight',
    given: {
      no: EVEN_DICE,
      first: [a(18, 'N')],
      second: [b(12, 'H'), b(1000, 'H', {}, { type: 'B', number: 102 })],
    },
    expect: {
      count: 1,
      winner: 0,
      left: { 'a:101': 17, 'b:101': 0, 'b:102': 720 },
      fates: { 'a:101': 'stays', 'b:101': 'scattered', 'b:102': 'retreats' },
    },
  },
  {
    id: 'WW-9.3-09',
    clauses: ['WW-9.3-09', 'WW-7.1-17', 'WW-9.3-12'],
    title:
      'of two allies KA retreats after the first round and loses no more, KN fights to its end',
    given: {
      no: 12,
      first: [a(3000, 'A'), { party: 'c', size: 2000, order: 'N' }],
      second: [b(3000, 'V'), { party: 'd', size: 6000, order: 'H' }],
    },
    expect: {
      rounds: [
        {
          strength: [500_000, 900_000],
          dice: ['1+4', '5+6'],
          factor: [90, 120],
          ratio: 2400,
          winner: 1,
          losses: {
            'a:101': [1140, 1860],
            'b:101': [180, 2820],
            'c:101': [760, 1240],
            'd:101': [360, 5640],
          },
        },
        {
          strength: [124_000, 846_000],
          dice: ['3+2', '2+3'],
          factor: [90, 90],
          ratio: 6822,
          winner: 1,
          losses: { 'b:101': [56, 2764], 'c:101': [930, 310], 'd:101': [113, 5527] },
        },
      ],
      count: 3,
      winner: 1,
      left: { 'a:101': 1860, 'b:101': 2736, 'c:101': 0, 'd:101': 5472 },
      fates: { 'a:101': 'retreats', 'b:101': 'stays', 'c:101': 'annihilated', 'd:101': 'stays' },
      // (1,140 x 5 x 1/2 + 2,000 x 5 + 1,000) x 20 % = 2,770, shared 2,736 : 5,472.
      booty: { b: 923, d: 1847 },
    },
  },
  {
    id: 'WW-7.3-25 sally',
    clauses: ['WW-7.3-25', 'WW-7.2-14'],
    title: 'units that sally and lose go back inside, also where no field is free',
    given: {
      kind: 'sally',
      no: 3,
      first: [a(4000, 'A', IN_CITY, { isInside: true, isTrapped: true })],
      second: [b(6000, 'H')],
    },
    expect: {
      count: 1,
      winner: 1,
      left: { 'a:101': 3280, 'b:101': 5280 },
      fates: { 'a:101': 'goesInside', 'b:101': 'stays' },
      booty: { b: 360 },
    },
  },
  {
    id: 'WW-9.3-13',
    clauses: ['WW-9.3-13', 'WW-12.7-19'],
    title: 'a fleet that assaults a settlement loses like an attacker and stays on its water',
    given: {
      kind: 'assault',
      no: 3,
      first: [a(40, 'A', {}, { type: 'S' })],
      second: [b(6000, 'H')],
    },
    expect: {
      count: 1,
      winner: 1,
      left: { 'a:101': 18, 'b:101': 5760 },
      fates: { 'a:101': 'stays', 'b:101': 'stays' },
    },
  },
];

/** Storms (WW-9.3-14, WW-7.3-26). */
export const STORMS: readonly FightCase[] = [
  {
    id: 'WW-9.3-14a',
    clauses: ['WW-9.3-14'],
    title: 'KN storms three times and then invests the fortress',
    given: {
      place: '210/19',
      no: 2,
      first: [a(12_000, 'N')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
    },
    expect: {
      rounds: [
        {
          strength: [600_000, 720_000],
          dice: ['6+5', '6+3'],
          factor: [120, 110],
          ratio: 1100,
          winner: 1,
          losses: { 'a:101': [2160, 9840], 'b:101': [360, 2640] },
          isSuccess: false,
        },
      ],
      count: 3,
      winner: null,
      left: { 'a:101': 5526, 'b:101': 2186 },
      fates: { 'a:101': 'investing', 'b:101': 'stays' },
      booty: {},
      storms: 3,
      isStormed: false,
    },
  },
  {
    id: 'WW-9.3-14b',
    clauses: ['WW-9.3-14'],
    title: 'storms of the same moon count: after two others there is one left',
    given: {
      place: '210/19',
      no: 2,
      first: [a(12_000, 'N')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
      stormsBefore: 2,
    },
    expect: {
      count: 1,
      winner: null,
      left: { 'a:101': 9840, 'b:101': 2640 },
      fates: { 'a:101': 'investing', 'b:101': 'stays' },
      storms: 1,
    },
  },
  {
    id: 'WW-9.3-14c',
    clauses: ['WW-9.3-14'],
    title: 'where no storm is left KN invests at once',
    given: {
      place: '210/19',
      no: 2,
      first: [a(12_000, 'N')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
      stormsBefore: 3,
    },
    expect: {
      count: 0,
      winner: null,
      left: { 'a:101': 12_000, 'b:101': 3000 },
      fates: { 'a:101': 'investing', 'b:101': 'stays' },
      storms: 0,
    },
  },
  {
    id: 'WW-7.3-26a',
    clauses: ['WW-7.3-26', 'WW-9.3-14'],
    title:
      'repelled by a wall KA stays before it; the defender has the 2 points of the booklet only',
    given: {
      place: '210/19',
      no: 2,
      first: [a(5000, 'A')],
      second: [b(3000, 'H', BEHIND_WALL)],
      storm: WALL,
    },
    expect: {
      rounds: [
        {
          strength: [250_000, 360_000],
          dice: ['6+5', '6+3'],
          factor: [120, 110],
          ratio: 1320,
          winner: 1,
          losses: { 'a:101': [1100, 3900], 'b:101': [300, 2700] },
          isSuccess: false,
        },
      ],
      count: 1,
      winner: 1,
      left: { 'a:101': 3900, 'b:101': 2700 },
      fates: { 'a:101': 'stays', 'b:101': 'stays' },
      booty: { b: 550 },
    },
  },
  {
    id: 'WW-7.3-26b',
    clauses: ['WW-7.3-26', 'WW-9.3-14'],
    title: 'KN storms a wall three times and stays before it',
    given: {
      place: '210/19',
      no: 2,
      first: [a(5000, 'N')],
      second: [b(3000, 'H', BEHIND_WALL)],
      storm: WALL,
    },
    expect: {
      count: 3,
      winner: 1,
      left: { 'a:101': 1741, 'b:101': 2335 },
      fates: { 'a:101': 'stays', 'b:101': 'stays' },
    },
  },
  {
    id: 'WW-7.3-26c',
    clauses: ['WW-7.3-26', 'WW-9.3-14'],
    title: 'a wall overcome: its defender with KV retreats like any loser',
    given: {
      place: '210/19',
      first: [a(20_000, 'A')],
      second: [b(3000, 'V', BEHIND_WALL)],
      storm: WALL,
    },
    expect: {
      count: 1,
      winner: 0,
      left: { 'a:101': 19_200, 'b:101': 1350 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
      booty: { a: 825 },
      isStormed: true,
    },
  },
  {
    id: 'WW-9.3-14d',
    clauses: ['WW-9.3-14'],
    title: 'of a coalition repelled KA retreats, KH and trapped units invest, KN tries again',
    given: {
      place: '210/19',
      no: 2,
      first: [
        a(5000, 'A'),
        a(5000, 'N', {}, { number: 102 }),
        a(1000, 'H', {}, { number: 103 }),
        a(1000, 'V', {}, { number: 104, isTrapped: true }),
      ],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
      settings: { 'fight.storm_rounds': 2 },
    },
    expect: {
      rounds: [
        {
          strength: [600_000, 720_000],
          dice: ['6+5', '6+3'],
          factor: [120, 110],
          ratio: 1100,
          winner: 1,
          losses: {
            'a:101': [900, 4100],
            'a:102': [900, 4100],
            'a:103': [180, 820],
            'a:104': [180, 820],
            'b:101': [360, 2640],
          },
          isSuccess: false,
        },
        {
          strength: [205_000, 633_600],
          dice: ['1+6', '3+4'],
          factor: [100, 100],
          ratio: 3090,
          winner: 1,
          losses: { 'a:102': [2255, 1845], 'b:101': [106, 2534] },
          isSuccess: false,
        },
      ],
      count: 2,
      winner: null,
      left: { 'a:101': 4100, 'a:102': 1845, 'a:103': 820, 'a:104': 820, 'b:101': 2534 },
      fates: {
        'a:101': 'retreats',
        'a:102': 'investing',
        'a:103': 'investing',
        'a:104': 'investing',
        'b:101': 'stays',
      },
      storms: 2,
    },
  },
  {
    id: 'WW-12.7-15 storm',
    clauses: ['WW-9.3-14'],
    title: 'the GM makes storms easier: example 5 succeeds',
    given: {
      place: '210/19',
      no: 2,
      first: [a(18_000, 'A')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
      settings: { 'fight.storm_pct': 60, 'fight.storm_min_ratio': 1200, 'fight.max_rounds': 1 },
    },
    expect: {
      rounds: [
        {
          strength: [1_080_000, 720_000],
          dice: ['6+5', '6+3'],
          factor: [120, 110],
          ratio: 1636,
          winner: 0,
          losses: { 'a:101': [1440, 16_560], 'b:101': [840, 2160] },
          isSuccess: true,
        },
      ],
      winner: null,
      left: { 'a:101': 16_560, 'b:101': 2160 },
      fates: { 'a:101': 'stays', 'b:101': 'stays' },
      isStormed: true,
    },
  },
];

const EXAMPLE: CaseFight = { first: [a(5000, 'A')], second: [b(3000, 'V')] };

/** Booty by the ground: example 1 without good points loses B 1,140 heads, worth 5,700. */
export const BOOTY_FIGHTS: readonly FightCase[] = (
  [
    ['normal', { terrain: 't' }, 570],
    ['normal by the word of the GM', { terrain: 'tsu', difficulty: 0 }, 570],
    ['heavy', { terrain: 'g' }, 427],
    ['a heavy forest', { terrain: 'twa', difficulty: 1 }, 427],
    ['frozen water', { terrain: 'ew' }, 427],
    ['extreme', { terrain: 'tsu' }, 285],
    ['water', { terrain: 'w' }, 285],
    ['deep sea', { terrain: 'tw' }, 0],
    [
      'deep sea with a tenth of booty by house rule',
      { terrain: 'tw', settings: { 'fight.booty_pct': { deepsea: 10 } } },
      285,
    ],
  ] as const
).map(([name, given, gold]): FightCase => ({
  id: `WW-9.3-12 ${name}`,
  clauses: ['WW-9.3-12', 'WW-12.7-17'],
  title: `on ${name} the booty is ${String(gold)}`,
  given: { ...EXAMPLE, ...given },
  expect: {
    winner: 0,
    left: { 'a:101': 4700, 'b:101': 1860 },
    fates: { 'a:101': 'stays', 'b:101': 'retreats' },
    booty: gold === 0 ? {} : { a: gold },
  },
}));

/** On a side of a field, a river, other dice fall: B loses 660 heads, worth 3,300. */
export const RIVER_FIGHT: FightCase = {
  id: 'WW-9.3-12 river',
  clauses: ['WW-9.3-12', 'WW-9.1-07'],
  title: 'rivers count as water',
  given: { ...EXAMPLE, place: '001/01(3)' },
  expect: {
    winner: 0,
    left: { 'a:101': 4500, 'b:101': 2340 },
    fates: { 'a:101': 'stays', 'b:101': 'retreats' },
    booty: { a: 165 },
  },
};

/** The figures of chapter 9 under other settings (WW-13.1-01): the same fight, another reckoning. */
export const SETTING_FIGHTS: readonly FightCase[] = (
  [
    ['fight.gp_pct', { 'fight.gp_pct': 20 }, [600_000, 300_000], [110, 85], 570],
    ['fight.dice_base', { 'fight.dice_base': 0 }, [550_000, 300_000], [45, 20], 825],
    ['fight.dice_step', { 'fight.dice_step': 0 }, [550_000, 300_000], [65, 65], 420],
    ['fight.special_pct', { 'fight.special_pct': 50 }, [275_000, 150_000], [110, 85], 570],
    [
      'fight.size_value',
      { 'fight.size_value': { K: { value: 2 } } },
      [1_100_000, 600_000],
      [110, 85],
      570,
    ],
    ['fight.size_value', { 'fight.size_value': { K: 2 } }, [1_100_000, 600_000], [110, 85], 570],
    [
      'fight.loss_table',
      { 'fight.loss_table': { great: { loser: 50 } } },
      [550_000, 300_000],
      [110, 85],
      750,
    ],
    [
      'fight.loss_table',
      { 'fight.loss_table': { great: { from: 2500 } } },
      [550_000, 300_000],
      [110, 85],
      420,
    ],
    [
      'fight.booty_pct',
      { 'fight.booty_pct': { normal: { percent: 40, retreated: 100 } } },
      [550_000, 300_000],
      [110, 85],
      2280,
    ],
    [
      'a house rule before the register',
      {
        'fight.size_value': { K: 2 },
        'table.fightSize': { K: { value: 3 } },
      },
      [1_650_000, 900_000],
      [110, 85],
      570,
    ],
  ] as const
).map(([name, settings, strength, factor, gold], index): FightCase => ({
  id: `WW-12.7-15 ${String(index)}`,
  clauses: ['WW-12.7-15', 'WW-9.2-02', 'WW-9.3-01', 'WW-9.3-05'],
  title: `${name} changes example 1`,
  given: {
    first: [a(5000, 'A', { raised: { t: 1 } })],
    second: [b(3000, 'V')],
    settings,
  },
  expect: {
    rounds: [{ strength, dice: ['3+6', '2+2'], factor, winner: 0 }],
    winner: 0,
    fates: { 'a:101': 'stays', 'b:101': 'retreats' },
    booty: { a: gold },
  },
}));
