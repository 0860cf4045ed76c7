import type { Settings } from '../../../kernel';
import type { Case, Part } from './case';
import type { CasePoints } from './fightBuild';

export interface GivenPoints extends CasePoints {
  /** Points of fortress walls left, against a storm. */
  readonly walls?: number;
  readonly settings?: Settings;
}

export interface ExpectedPoints {
  readonly parts: readonly Part[];
  readonly total: number;
}

export type PointCase = Case<GivenPoints, ExpectedPoints>;

const TABLE = 'WW-7.2-06';
const REP = { unit: 501, status: 'REP' } as const;

const ruler = (years: number) => ({ ...REP, years, isLeader: true, seatValue: 48 });

/** Good points by cause (table 7.2-1). */
export const POINT_CASES: readonly PointCase[] = [
  {
    id: 'WW-7.2-18a',
    clauses: ['WW-7.2-18', 'WW-7.2-15', 'WW-7.2-16', 'WW-7.2-07', 'WW-7.2-01'],
    title: 'a REP of four years who leads in his capital, a metropolis, brings the defender to 26',
    given: {
      role: 'defender',
      town: { defence: 12, isCapital: true },
      characters: [ruler(4)],
    },
    expect: {
      parts: [
        ['townDefence', 12, 'WW-7.2-15'],
        ['capitalDefence', 3, TABLE],
        ['repPoints', 7, TABLE],
        ['townCharacter', 4, 'WW-7.2-16'],
      ],
      total: 26,
    },
  },
  {
    id: 'WW-7.2-18b',
    clauses: ['WW-7.2-18', 'WW-7.2-09', 'WW-7.2-10'],
    title: 'riders downhill out of a forest have 3',
    given: { type: 'R', step: ['hwa', 't'] },
    expect: {
      parts: [
        ['downhill', 1, TABLE],
        ['fromForest', 1, TABLE],
        ['mounted', 1, TABLE],
      ],
      total: 3,
    },
  },
  ...(
    [
      ['gar', 1, 0, 1],
      ['brg', 3, 2, 3],
      ['std', 7, 4, 7],
      ['fst', 7, 4, 7],
      ['met', 12, 8, 12],
    ] as const
  ).flatMap(([type, defence, sally, defending]): readonly PointCase[] => [
    {
      id: `WW-7.2-14 ${type}`,
      clauses: ['WW-7.2-14', 'WW-12.7-10'],
      title: `a sally out of town defence ${String(defence)} gives ${String(sally)}`,
      given: { town: { defence } },
      expect: { parts: sally === 0 ? [] : [['townSally', sally, 'WW-7.2-14']], total: sally },
    },
    {
      id: `WW-7.2-15 ${type}`,
      clauses: ['WW-7.2-15'],
      title: `town defence ${String(defence)} gives its defender as many`,
      given: { role: 'defender', town: { defence } },
      expect: { parts: [['townDefence', defending, 'WW-7.2-15']], total: defending },
    },
  ]),
  ...(
    [
      ['gar', 6, 0],
      ['brg', 12, 1],
      ['std', 24, 2],
      ['fst', 36, 3],
      ['met', 48, 4],
    ] as const
  ).map(([type, seatValue, points]): PointCase => ({
    id: `WW-7.2-16 ${type}`,
    clauses: ['WW-7.2-16', 'WW-7.2-20'],
    title: `the NSC of a settlement of building value ${String(seatValue)} gives ${String(points)}`,
    given: { characters: [{ unit: 501, seatValue, years: 9, isLeader: true }] },
    expect: {
      parts: points === 0 ? [] : [['townCharacter', points, 'WW-7.2-16']],
      total: points,
    },
  })),
  {
    id: 'WW-7.2-16 501',
    clauses: ['WW-7.2-16', 'WW-7.2-21', 'WW-7.2-17'],
    title: 'character 501 of the example, a REP with the army, gives 4+2',
    given: { characters: [{ ...REP, seatValue: 48 }] },
    expect: {
      parts: [
        ['repPoints', 2, TABLE],
        ['townCharacter', 4, 'WW-7.2-16'],
      ],
      total: 6,
    },
  },
  {
    id: 'WW-7.2-16 502',
    clauses: ['WW-7.2-16', 'WW-12.7-12'],
    title: 'character 502 of the example gives 3+2',
    given: { characters: [{ ...REP, unit: 502, seatValue: 36 }] },
    expect: {
      parts: [
        ['repPoints', 2, TABLE],
        ['townCharacter', 3, 'WW-7.2-16'],
      ],
      total: 5,
    },
  },
  {
    id: 'WW-7.2-08a',
    clauses: ['WW-7.2-08', 'WW-12.7-13'],
    title: 'all REPs count, of the NSCs the best one',
    given: {
      characters: [
        { unit: 503, seatValue: 24 },
        { unit: 504, seatValue: 48 },
        { ...REP, seatValue: 12 },
        { ...REP, unit: 502, years: 1, isLeader: true },
      ],
    },
    expect: {
      parts: [
        ['repPoints', 2, TABLE],
        ['repPoints', 4, TABLE],
        ['townCharacter', 1, 'WW-7.2-16'],
        ['townCharacter', 4, 'WW-7.2-16'],
      ],
      total: 11,
    },
  },
  {
    id: 'WW-12.7-13b',
    clauses: ['WW-12.7-13'],
    title: 'the GM lets two NSCs count',
    given: {
      characters: [
        { unit: 503, seatValue: 24 },
        { unit: 504, seatValue: 48 },
        { unit: 505, seatValue: 12 },
      ],
      settings: { 'fight.max_nsc': 2 },
    },
    expect: {
      parts: [
        ['townCharacter', 2, 'WW-7.2-16'],
        ['townCharacter', 4, 'WW-7.2-16'],
      ],
      total: 6,
    },
  },
  {
    id: 'WW-12.7-12b',
    clauses: ['WW-12.7-12'],
    title:
      "the GM asks that a settlement's character leads: with the army he gives none of its points",
    given: {
      characters: [
        { ...REP, seatValue: 48 },
        { unit: 502, seatValue: 24, isLeader: true },
      ],
      settings: { 'fight.town_character_leads': true },
    },
    expect: {
      parts: [
        ['repPoints', 2, TABLE],
        ['townCharacter', 2, 'WW-7.2-16'],
      ],
      total: 4,
    },
  },
  {
    id: 'WW-12.7-14b',
    clauses: ['WW-12.7-14', 'WW-7.2-17'],
    title: 'the GM counts the years of the character instead of the person',
    given: {
      characters: [{ ...REP, years: 7, characterYears: 1 }],
      settings: { 'fight.rep_years': 'character' },
    },
    expect: { parts: [['repPoints', 3, TABLE]], total: 3 },
  },
  {
    id: 'WW-7.2-06 sally',
    clauses: ['WW-7.2-06', 'WW-12.7-10'],
    title: 'a sally out of the capital has 2 more; a divisor of 1 gives its whole town defence',
    given: { town: { defence: 7, isCapital: true }, settings: { 'fight.sally_divisor': 1 } },
    expect: {
      parts: [
        ['townSally', 7, 'WW-7.2-14'],
        ['capitalAttack', 2, TABLE],
      ],
      total: 9,
    },
  },
  {
    id: 'WW-7.2-13a',
    clauses: ['WW-7.2-13', 'WW-12.4-19'],
    title: 'river and wall on one side count once',
    given: { role: 'defender', acrossRiver: true, acrossWall: true },
    expect: { parts: [['riverWall', 2, TABLE]], total: 2 },
  },
  {
    id: 'WW-9.3-15',
    clauses: ['WW-9.3-15', 'WW-7.3-16'],
    title: 'a breach takes the storm from a wall, not its two points',
    given: { role: 'defender', acrossWall: true, walls: 0 },
    expect: { parts: [['riverWall', 2, TABLE]], total: 2 },
  },
  {
    id: 'WW-7.2-13b',
    clauses: ['WW-12.4-19'],
    title: 'the GM lets river and wall add up',
    given: {
      role: 'defender',
      acrossRiver: true,
      acrossWall: true,
      settings: { 'fight.river_wall_stacks': true },
    },
    expect: {
      parts: [
        ['riverWall', 2, TABLE],
        ['riverWall', 2, TABLE],
      ],
      total: 4,
    },
  },
  {
    id: 'WW-7.2-13c',
    clauses: ['WW-7.2-13', 'WW-7.2-12', 'WW-12.7-06'],
    title: 'units that meet have no points of a defender',
    given: { role: 'meeting', acrossRiver: true, town: { defence: 7 }, enemyStep: ['t', 'h'] },
    expect: { parts: [], total: 0 },
  },
  {
    id: 'WW-7.2-09b',
    clauses: ['WW-7.2-09', 'WW-12.7-07'],
    title: 'the defender is on high ground against an enemy from below',
    given: { role: 'defender', field: 'h', enemyStep: ['t', 'h'] },
    expect: { parts: [['downhill', 1, TABLE]], total: 1 },
  },
  {
    id: 'WW-7.2-09c',
    clauses: ['WW-12.7-07'],
    title: 'the GM gives high ground to attackers only',
    given: {
      role: 'defender',
      field: 'h',
      enemyStep: ['t', 'h'],
      settings: { 'fight.downhill_defender': false },
    },
    expect: { parts: [], total: 0 },
  },
  {
    id: 'WW-7.2-09d',
    clauses: ['WW-7.2-09'],
    title: 'a step up is none down',
    given: { field: 'h', step: ['t', 'h'] },
    expect: { parts: [], total: 0 },
  },
  {
    id: 'WW-7.2-10b',
    clauses: ['WW-7.2-10', 'WW-12.7-08'],
    title: 'from one forest into another is not out of a forest, nor is standing in one',
    given: { field: 'twa', step: ['twa', 'twa'] },
    expect: { parts: [], total: 0 },
  },
  {
    id: 'WW-7.2-10c',
    clauses: ['WW-12.7-08'],
    title: 'a defender in a forest has no point of it',
    given: { role: 'defender', field: 'twa' },
    expect: { parts: [], total: 0 },
  },
  {
    id: 'WW-12.7-08b',
    clauses: ['WW-12.7-08'],
    title: 'unless the GM lets the forest help him',
    given: { role: 'defender', field: 'twa', settings: { 'fight.forest_defender': true } },
    expect: { parts: [['fromForest', 1, TABLE]], total: 1 },
  },
  {
    id: 'WW-7.2-11a',
    clauses: ['WW-7.2-11', 'WW-12.7-09', 'WW-5.1-26'],
    title: 'more than half raised in such terrain are at home',
    given: { field: 'hwa', raised: { hwa: 501, t: 500 } },
    expect: { parts: [['homeTerrain', 1, TABLE]], total: 1 },
  },
  {
    id: 'WW-7.2-11b',
    clauses: ['WW-7.2-11', 'WW-5.1-26'],
    title: 'half of them are no majority',
    given: { field: 'hwa', raised: { hwa: 500, t: 500 } },
    expect: { parts: [], total: 0 },
  },
  {
    id: 'WW-7.2-11c',
    clauses: ['WW-12.7-09'],
    title: 'another height of the same type is not home',
    given: { field: 'hwa', raised: { twa: 1000 } },
    expect: { parts: [], total: 0 },
  },
  {
    id: 'WW-12.7-09b',
    clauses: ['WW-12.7-09'],
    title: 'unless the GM goes by the type alone',
    given: {
      field: 'hwa',
      raised: { twa: 400, bwa: 400, t: 500 },
      settings: { 'fight.home_match': 'type' },
    },
    expect: { parts: [['homeTerrain', 1, TABLE]], total: 1 },
  },
  {
    id: 'WW-12.7-11a',
    clauses: ['WW-12.7-11'],
    title: 'riders keep their point in a settlement',
    given: { role: 'defender', type: 'R', town: { defence: 1 } },
    expect: {
      parts: [
        ['townDefence', 1, 'WW-7.2-15'],
        ['mounted', 1, TABLE],
      ],
      total: 2,
    },
  },
  {
    id: 'WW-12.7-11b',
    clauses: ['WW-12.7-11'],
    title: 'unless the GM takes it from them in settlements and behind walls',
    given: {
      role: 'defender',
      type: 'R',
      acrossWall: true,
      settings: { 'fight.rider_in_town': false },
    },
    expect: { parts: [['riverWall', 2, TABLE]], total: 2 },
  },
  {
    id: 'WW-9.2-02 morale',
    clauses: ['WW-9.2-02', 'WW-9.5-01'],
    title: 'morale counts as good points',
    given: { type: 'R', morale: -3 },
    expect: {
      parts: [
        ['mounted', 1, TABLE],
        ['morale', -3, 'WW-9.5-01'],
      ],
      total: -2,
    },
  },
  {
    id: 'WW-9.2-02 floor',
    clauses: ['WW-9.2-02'],
    title: 'good points are at least -5',
    given: { morale: -9 },
    expect: {
      parts: [
        ['morale', -9, 'WW-9.5-01'],
        ['leastGoodPoints', -5, 'WW-9.2-02'],
      ],
      total: -5,
    },
  },
  {
    id: 'WW-9.2-02 cap',
    clauses: ['WW-9.2-02'],
    title: 'good points are at most 40',
    given: { role: 'defender', town: { defence: 12 }, characters: [{ ...REP, years: 30 }] },
    expect: {
      parts: [
        ['townDefence', 12, 'WW-7.2-15'],
        ['repPoints', 32, TABLE],
        ['greatestGoodPoints', 40, 'WW-9.2-02'],
      ],
      total: 40,
    },
  },
  {
    id: 'WW-9.2-02 other cap',
    clauses: ['WW-9.2-02'],
    title: 'the GM sets another limit',
    given: {
      role: 'defender',
      town: { defence: 12 },
      settings: { 'fight.gp_cap': 10 },
    },
    expect: {
      parts: [
        ['townDefence', 12, 'WW-7.2-15'],
        ['greatestGoodPoints', 10, 'WW-9.2-02'],
      ],
      total: 10,
    },
  },
  {
    id: 'WW-9.3-14 walls',
    clauses: ['WW-9.3-14'],
    title: 'a storm meets a point more per building value point of fortress walls',
    given: { role: 'defender', town: { defence: 7 }, walls: 7 },
    expect: {
      parts: [
        ['townDefence', 7, 'WW-7.2-15'],
        ['wallPoints', 7, 'WW-9.3-14'],
      ],
      total: 14,
    },
  },
  {
    id: 'WW-7.2-06 house rule',
    clauses: ['WW-7.2-06', 'WW-7.2-03'],
    title: 'a house rule over the table changes a cause',
    given: { type: 'R', settings: { 'table.goodPoints': { mounted: { points: 3 } } } },
    expect: { parts: [['mounted', 3, TABLE]], total: 3 },
  },
];
