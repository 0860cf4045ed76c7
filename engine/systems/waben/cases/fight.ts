import type { FightFate } from '../../../kernel';
import type { Case, Part } from './case';
import type { CaseFight, CaseFighter, CasePoints } from './fightBuild';

/** One round as expected; pairs are in the order of the sides. */
export interface ExpectedRound {
  readonly strength: readonly [number, number];
  readonly dice: readonly [string, string];
  readonly factor: readonly [number, number];
  readonly roundStrength?: readonly [number, number];
  /** Per mille; null = nobody won. */
  readonly ratio: number | null;
  readonly winner: 0 | 1 | null;
  /** Heads lost and left by unit id. */
  readonly losses: Readonly<Record<string, readonly [lost: number, left: number]>>;
  readonly isSuccess?: boolean;
}

/** A fight as expected; what is left out is shown by another case. */
export interface ExpectedFight {
  /** Rounds from the first on, as far as the case tells of them. */
  readonly rounds?: readonly Partial<ExpectedRound>[];
  readonly count?: number;
  readonly winner: 0 | 1 | null;
  readonly left?: Readonly<Record<string, number>>;
  readonly fates: Readonly<Record<string, FightFate>>;
  readonly booty?: Readonly<Record<string, number>>;
  readonly storms?: number;
  readonly isStormed?: boolean;
  /** Leaves of the first round's strength, by side: name and value. */
  readonly strengthParts?: readonly [readonly Part[], readonly Part[]];
}

export type FightCase = Case<CaseFight, ExpectedFight>;

/** One good point: raised in the lowland in which the examples are fought. */
const AT_HOME: CasePoints = { raised: { t: 1000 } };
const BEHIND_RIVER: CasePoints = { acrossRiver: true };
export const IN_CITY: CasePoints = { town: { defence: 7 } };

/** Unit 101 of party a. */
export const a = (
  size: number,
  order: CaseFighter['order'],
  points: CasePoints = {},
  more: Partial<CaseFighter> = {},
): CaseFighter => ({ party: 'a', size, order, points, ...more });

/** Unit 101 of party b. */
export const b = (
  size: number,
  order: CaseFighter['order'],
  points: CasePoints = {},
  more: Partial<CaseFighter> = {},
): CaseFighter => ({ party: 'b', size, order, points, ...more });

export const FORTRESS = { kind: 'fortress', points: 7 } as const;

/** The worked examples of the rule page. */
export const WORKED_FIGHTS: readonly FightCase[] = [
  {
    id: 'WW-9.3-17',
    clauses: ['WW-9.3-17', 'WW-9.3-01', 'WW-9.3-02', 'WW-9.3-04', 'WW-9.3-05', 'WW-9.3-12'],
    title: 'example 1: KA beats KV in one round, KV retreats, booty is halved',
    given: { first: [a(5000, 'A', AT_HOME)], second: [b(3000, 'V', BEHIND_RIVER)] },
    expect: {
      rounds: [
        {
          strength: [550_000, 360_000],
          dice: ['3+6', '2+2'],
          factor: [110, 85],
          roundStrength: [60_500_000, 30_600_000],
          ratio: 1977,
          winner: 0,
          losses: { 'a:101': [400, 4600], 'b:101': [840, 2160] },
        },
      ],
      count: 1,
      winner: 0,
      left: { 'a:101': 4600, 'b:101': 2160 },
      fates: { 'a:101': 'stays', 'b:101': 'retreats' },
      booty: { a: 420 },
      strengthParts: [
        [
          ['size', 5000, null],
          ['K', 1, 'WW-9.2-01'],
          ['hundredPercent', 100, null],
          ['percentPerPoint', 10, null],
          ['homeTerrain', 1, 'WW-7.2-06'],
        ],
        [
          ['size', 3000, null],
          ['K', 1, 'WW-9.2-01'],
          ['hundredPercent', 100, null],
          ['percentPerPoint', 10, null],
          ['riverWall', 2, 'WW-7.2-06'],
        ],
      ],
    },
  },
  {
    id: 'WW-9.3-18',
    clauses: ['WW-9.3-18', 'WW-9.3-07', 'WW-9.3-08', 'WW-9.3-12', 'WW-7.2-02'],
    title: 'example 2: KN against KH goes on until B is annihilated with its leader',
    given: { no: 2, first: [a(5000, 'N', AT_HOME)], second: [b(3000, 'H', BEHIND_RIVER)] },
    expect: {
      rounds: [
        {
          strength: [550_000, 360_000],
          dice: ['5+1', '5+5'],
          factor: [95, 115],
          ratio: 1262,
          winner: 0,
          losses: { 'a:101': [500, 4500], 'b:101': [660, 2340] },
        },
        {
          strength: [495_000, 280_800],
          dice: ['5+4', '6+2'],
          factor: [110, 105],
          ratio: 1846,
          winner: 0,
          losses: { 'a:101': [360, 4140], 'b:101': [655, 1685] },
        },
        {
          strength: [455_400, 202_200],
          dice: ['2+6', '4+3'],
          factor: [105, 100],
          ratio: 2364,
          winner: 0,
          losses: { 'a:101': [248, 3892], 'b:101': [640, 1045] },
        },
        {
          strength: [428_120, 125_400],
          dice: ['6+5', '1+6'],
          factor: [120, 100],
          ratio: 4096,
          winner: 0,
          losses: { 'a:101': [156, 3736], 'b:101': [575, 470] },
        },
        {
          strength: [410_960, 56_400],
          dice: ['5+4', '3+1'],
          factor: [110, 85],
          ratio: 9429,
          winner: 0,
          losses: { 'a:101': [75, 3661], 'b:101': [353, 117] },
        },
      ],
      count: 5,
      winner: 0,
      left: { 'a:101': 3661, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'scattered' },
      booty: { a: 3200 },
    },
  },
  {
    id: 'WW-9.3-19',
    clauses: ['WW-9.3-19', 'WW-7.2-19', 'WW-7.2-05'],
    title: 'example 3: KA loses against KH and retreats, booty goes to the defender',
    given: { no: 3, first: [a(4000, 'A')], second: [b(3000, 'H', IN_CITY)] },
    expect: {
      rounds: [
        {
          strength: [400_000, 510_000],
          dice: ['1+4', '1+6'],
          factor: [90, 100],
          roundStrength: [36_000_000, 51_000_000],
          ratio: 1416,
          winner: 1,
          losses: { 'a:101': [880, 3120], 'b:101': [300, 2700] },
        },
      ],
      count: 1,
      winner: 1,
      left: { 'a:101': 3120, 'b:101': 2700 },
      fates: { 'a:101': 'retreats', 'b:101': 'stays' },
      booty: { b: 440 },
    },
  },
  {
    id: 'WW-9.3-20',
    clauses: ['WW-9.3-20', 'WW-9.3-14'],
    title: 'example 4: 20,000 storm a fortress, the walls are overcome and count no longer',
    given: {
      place: '210/19',
      first: [a(20_000, 'N')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
    },
    expect: {
      rounds: [
        {
          strength: [1_000_000, 720_000],
          dice: ['6+6', '3+5'],
          factor: [125, 105],
          roundStrength: [125_000_000, 75_600_000],
          ratio: 1653,
          winner: 0,
          losses: { 'a:101': [1600, 18_400], 'b:101': [840, 2160] },
          isSuccess: true,
        },
        {
          strength: [1_840_000, 367_200],
          dice: ['6+6', '4+6'],
          factor: [125, 115],
          ratio: 5446,
          winner: 0,
          losses: { 'a:101': [368, 18_032], 'b:101': [1620, 540] },
        },
      ],
      winner: 0,
      left: { 'a:101': 17_852, 'b:101': 0 },
      fates: { 'a:101': 'stays', 'b:101': 'annihilated' },
      storms: 1,
      isStormed: true,
      strengthParts: [
        [
          ['size', 20_000, null],
          ['K', 1, 'WW-9.2-01'],
          ['hundredPercent', 100, null],
          ['percentPerPoint', 10, null],
          ['stormPercent', 50, 'WW-9.3-14'],
          ['percent', 100, null],
        ],
        [
          ['size', 3000, null],
          ['K', 1, 'WW-9.2-01'],
          ['hundredPercent', 100, null],
          ['percentPerPoint', 10, null],
          ['townDefence', 1, 'WW-7.2-06'],
          ['townDefence', 7, null],
          ['wallPoints', 7, 'WW-9.3-14'],
        ],
      ],
    },
  },
  {
    id: 'WW-9.3-21',
    clauses: ['WW-9.3-21', 'WW-9.3-14'],
    title: 'example 5: the stronger attacker falls short of 1,500, is repelled and retreats',
    given: {
      place: '210/19',
      no: 2,
      first: [a(18_000, 'A')],
      second: [b(3000, 'H', IN_CITY)],
      storm: FORTRESS,
    },
    expect: {
      rounds: [
        {
          strength: [900_000, 720_000],
          dice: ['6+5', '6+3'],
          factor: [120, 110],
          roundStrength: [108_000_000, 79_200_000],
          ratio: 1363,
          winner: 1,
          losses: { 'a:101': [2700, 15_300], 'b:101': [390, 2610] },
          isSuccess: false,
        },
      ],
      count: 1,
      winner: 1,
      left: { 'a:101': 15_300, 'b:101': 2610 },
      fates: { 'a:101': 'retreats', 'b:101': 'stays' },
      storms: 1,
      isStormed: false,
    },
  },
];
