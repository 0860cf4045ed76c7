import type { Settings } from '../../../kernel';
import type { CasePoints } from './fightBuild';

export interface GivenPoints extends CasePoints {
  /** Points of fortress walls left, against a storm. */
  readonly walls?: number;
  readonly settings?: Settings;
  /** Decisions of the GM, by cause, `own/<n>` for additional points. */
  readonly words?: Readonly<Record<string, number>>;
}

/** Title of a case and its clauses, the facts, and its parts with their sum, `riverWall 2, morale -1 = 1`. */
export type PointRow = readonly [title: string, given: GivenPoints, parts: string];

const REP = { unit: 501, status: 'REP' } as const;

/** Settlements: town defence, points of a sally, points of the character with a seat there (WW-7.2-14 to -16). */
export const TOWN_POINTS: readonly (readonly [
  defence: number,
  sally: number,
  seat: number,
  character: number,
])[] = [
  [1, 0, 6, 0],
  [3, 2, 12, 1],
  [7, 4, 24, 2],
  [7, 4, 36, 3],
  [12, 8, 48, 4],
];

/** Good points by cause (table 7.2-1), with the clause where it is not that of the table. */
export const POINT_ROWS: readonly PointRow[] = [
  [
    'a REP of four years who leads in his capital, a metropolis, brings the defender to 26 (WW-7.2-18, WW-7.2-15, WW-7.2-16, WW-7.2-07, WW-7.2-01)',
    {
      role: 'defender',
      town: { defence: 12, isCapital: true },
      characters: [{ ...REP, years: 4, isLeader: true, seatValue: 48 }],
    },
    'townDefence 12 WW-7.2-15, capitalDefence 3, repPoints 7, townCharacter 4 WW-7.2-16 = 26',
  ],
  [
    'character 501 of the example, a REP with the army, gives 4+2 (WW-7.2-16, WW-7.2-21, WW-7.2-17)',
    { characters: [{ ...REP, seatValue: 48 }] },
    'repPoints 2, townCharacter 4 WW-7.2-16 = 6',
  ],
  [
    'character 502 of the example gives 3+2 (WW-7.2-16, WW-12.7-12)',
    { characters: [{ ...REP, unit: 502, seatValue: 36 }] },
    'repPoints 2, townCharacter 3 WW-7.2-16 = 5',
  ],
  [
    'all REPs count, of the NSCs the best one (WW-7.2-08, WW-12.7-13)',
    {
      characters: [
        { unit: 503, seatValue: 24 },
        { unit: 504, seatValue: 48 },
        { ...REP, seatValue: 12 },
        { ...REP, unit: 502, years: 1, isLeader: true },
      ],
    },
    'repPoints 2, repPoints 4, townCharacter 1 WW-7.2-16, townCharacter 4 WW-7.2-16 = 11',
  ],
  [
    'the GM lets two NSCs count (WW-12.7-13)',
    {
      characters: [
        { unit: 503, seatValue: 24 },
        { unit: 504, seatValue: 48 },
        { unit: 505, seatValue: 12 },
      ],
      settings: { 'fight.max_nsc': 2 },
    },
    'townCharacter 2 WW-7.2-16, townCharacter 4 WW-7.2-16 = 6',
  ],
  [
    "the GM asks that a settlement's character leads: with the army he gives none of its points (WW-12.7-12)",
    {
      characters: [
        { ...REP, seatValue: 48 },
        { unit: 502, seatValue: 24, isLeader: true },
      ],
      settings: { 'fight.town_character_leads': true },
    },
    'repPoints 2, townCharacter 2 WW-7.2-16 = 4',
  ],
  [
    'the GM counts the years of the character instead of the person (WW-12.7-14, WW-7.2-17)',
    {
      characters: [{ ...REP, years: 7, characterYears: 1 }],
      settings: { 'fight.rep_years': 'character' },
    },
    'repPoints 3 = 3',
  ],
  [
    'a sally out of the capital has 2 more; a divisor of 1 gives its whole town defence (WW-7.2-06, WW-12.7-10)',
    { town: { defence: 7, isCapital: true }, settings: { 'fight.sally_divisor': 1 } },
    'townSally 7 WW-7.2-14, capitalAttack 2 = 9',
  ],
  [
    'river and wall on one side count once (WW-7.2-13, WW-12.4-19)',
    { role: 'defender', acrossRiver: true, acrossWall: true },
    'riverWall 2 = 2',
  ],
  [
    'a breach takes the storm from a wall, not its two points (WW-9.3-15, WW-7.3-16)',
    { role: 'defender', acrossWall: true, walls: 0 },
    'riverWall 2 = 2',
  ],
  [
    'the GM lets river and wall add up (WW-12.4-19)',
    {
      role: 'defender',
      acrossRiver: true,
      acrossWall: true,
      settings: { 'fight.river_wall_stacks': true },
    },
    'riverWall 2, riverWall 2 = 4',
  ],
  [
    'units that meet have no points of a defender (WW-7.2-13, WW-7.2-12, WW-12.7-06)',
    { role: 'meeting', acrossRiver: true, town: { defence: 7 }, enemyStep: ['t', 'h'] },
    'none = 0',
  ],
  [
    'the defender is on high ground against an enemy from below (WW-7.2-09, WW-12.7-07)',
    { role: 'defender', field: 'h', enemyStep: ['t', 'h'] },
    'downhill 1 = 1',
  ],
  [
    'the GM gives high ground to attackers only (WW-12.7-07)',
    {
      role: 'defender',
      field: 'h',
      enemyStep: ['t', 'h'],
      settings: { 'fight.downhill_defender': false },
    },
    'none = 0',
  ],
  ['a step up is none down (WW-7.2-09)', { field: 'h', step: ['t', 'h'] }, 'none = 0'],
  [
    'from one forest into another is not out of a forest, nor is standing in one (WW-7.2-10, WW-12.7-08)',
    { field: 'twa', step: ['twa', 'twa'] },
    'none = 0',
  ],
  [
    'a defender in a forest has no point of it (WW-12.7-08)',
    { role: 'defender', field: 'twa' },
    'none = 0',
  ],
  [
    'unless the GM lets the forest help him (WW-12.7-08)',
    { role: 'defender', field: 'twa', settings: { 'fight.forest_defender': true } },
    'fromForest 1 = 1',
  ],
  [
    'more than half raised in such terrain are at home (WW-7.2-11, WW-12.7-09, WW-5.1-26)',
    { field: 'hwa', raised: { hwa: 501, t: 500 } },
    'homeTerrain 1 = 1',
  ],
  [
    'half of them are no majority (WW-7.2-11, WW-5.1-26)',
    { field: 'hwa', raised: { hwa: 500, t: 500 } },
    'none = 0',
  ],
  [
    'another height of the same type is not home (WW-12.7-09)',
    { field: 'hwa', raised: { twa: 1000 } },
    'none = 0',
  ],
  [
    'unless the GM goes by the type alone (WW-12.7-09)',
    {
      field: 'hwa',
      raised: { twa: 400, bwa: 400, t: 500 },
      settings: { 'fight.home_match': 'type' },
    },
    'homeTerrain 1 = 1',
  ],
  [
    'riders keep their point in a settlement (WW-12.7-11)',
    { role: 'defender', type: 'R', town: { defence: 1 } },
    'townDefence 1 WW-7.2-15, mounted 1 = 2',
  ],
  [
    'unless the GM takes it from them in settlements and behind walls (WW-12.7-11)',
    { role: 'defender', type: 'R', acrossWall: true, settings: { 'fight.rider_in_town': false } },
    'riverWall 2 = 2',
  ],
  [
    'morale counts as good points (WW-9.2-02, WW-9.5-01)',
    { type: 'R', morale: -3 },
    'mounted 1, morale -3 WW-9.5-01 = -2',
  ],
  [
    'good points are at least -5 (WW-9.2-02)',
    { morale: -9 },
    'morale -9 WW-9.5-01, leastGoodPoints -5 WW-9.2-02 = -5',
  ],
  [
    'good points are at most 40 (WW-9.2-02)',
    { role: 'defender', town: { defence: 12 }, characters: [{ ...REP, years: 30 }] },
    'townDefence 12 WW-7.2-15, repPoints 32, greatestGoodPoints 40 WW-9.2-02 = 40',
  ],
  [
    'the GM sets another limit (WW-9.2-02)',
    { role: 'defender', town: { defence: 12 }, settings: { 'fight.gp_cap': 10 } },
    'townDefence 12 WW-7.2-15, greatestGoodPoints 10 WW-9.2-02 = 10',
  ],
  [
    'a storm meets a point more per building value point of fortress walls (WW-9.3-14)',
    { role: 'defender', town: { defence: 7 }, walls: 7 },
    'townDefence 7 WW-7.2-15, wallPoints 7 WW-9.3-14 = 14',
  ],
  [
    'a house rule over the table changes a cause (WW-7.2-06, WW-7.2-03)',
    { type: 'R', settings: { 'table.goodPoints': { mounted: { points: 3 } } } },
    'mounted 3 = 3',
  ],
];

/** Causes one by one, those that do not apply among them: what they count here, of what they would count. */
export const CAUSE_ROWS: readonly PointRow[] = [
  [
    'riders downhill out of a forest have three causes for them, and home they are not (WW-7.2-18, WW-7.2-09, WW-7.2-10, WW-7.2-11)',
    { type: 'R', step: ['hwa', 't'] },
    'downhill 1, fromForest 1, homeTerrain 0 of 1, mounted 1 = 3',
  ],
  [
    'the defender of a capital is asked for high ground, river, forest and home as well (WW-7.2-18, WW-7.2-15, WW-7.2-13, WW-9.2-03)',
    {
      role: 'defender',
      town: { defence: 12, isCapital: true },
      characters: [{ ...REP, years: 4, isLeader: true, seatValue: 48 }],
    },
    'downhill 0 of 1, townDefence 12, capitalDefence 3, riverWall 0 of 2, fromForest 0 of 1, homeTerrain 0 of 1, repLeader/501 7, townCharacter/501 4 = 26',
  ],
  [
    'a sally out of a town that is no capital could count as one (WW-7.2-14, WW-7.2-06)',
    { town: { defence: 7 } },
    'downhill 0 of 1, townSally 4, capitalAttack 0 of 2, fromForest 0 of 1, homeTerrain 0 of 1 = 4',
  ],
  [
    'the second best of two NSCs does not count, unless the GM ticks him (WW-7.2-08, WW-7.2-20)',
    {
      characters: [
        { unit: 503, seatValue: 24 },
        { unit: 504, seatValue: 48 },
      ],
      words: { 'townCharacter/503': 2 },
    },
    'downhill 0 of 1, fromForest 0 of 1, homeTerrain 0 of 1, townCharacter/503 2, townCharacter/504 4 = 6',
  ],
  [
    'a REP leads or is with the army, never both; the seat of one who does not lead may not count (WW-7.2-07, WW-12.7-12)',
    { characters: [{ ...REP, seatValue: 24 }], settings: { 'fight.town_character_leads': true } },
    'downhill 0 of 1, fromForest 0 of 1, homeTerrain 0 of 1, repWith/501 2, townCharacter/501 0 of 2 = 2',
  ],
  [
    'where river and wall add up each is a cause of its own (WW-12.4-19)',
    { role: 'defender', acrossRiver: true, settings: { 'fight.river_wall_stacks': true } },
    'downhill 0 of 1, riverWall 2, secondRiverWall 0 of 2, fromForest 0 of 1, homeTerrain 0 of 1 = 2',
  ],
  [
    'riders who lose their point in a settlement can have it back (WW-12.7-11)',
    {
      role: 'defender',
      type: 'R',
      town: { defence: 1 },
      settings: { 'fight.rider_in_town': false },
      words: { mounted: 1 },
    },
    'downhill 0 of 1, townDefence 1, capitalDefence 0 of 3, riverWall 0 of 2, fromForest 0 of 1, homeTerrain 0 of 1, mounted 1 = 2',
  ],
  [
    'ships are not asked for the causes of land; morale is one if it is not nought (WW-7.2-06, WW-9.5-01)',
    { type: 'S', role: 'defender', field: 'w', morale: -2 },
    'morale -2 = -2',
  ],
  [
    'the walls left are a cause in a storm, which the GM may count for less (WW-9.3-14)',
    { role: 'defender', town: { defence: 7 }, walls: 5.8, words: { wallPoints: 3 } },
    'downhill 0 of 1, townDefence 7, capitalDefence 0 of 3, wallPoints 3 of 5, riverWall 0 of 2, fromForest 0 of 1, homeTerrain 0 of 1 = 10',
  ],
  [
    'the GM unticks a cause, ticks another and adds two of his own, within the limits of the sum (WW-0.1-05, WW-9.2-02)',
    {
      step: ['h', 't'],
      words: { downhill: 0, homeTerrain: 1, 'own/1': 4, 'own/3': -1, 'own/2': 0, 'own/x': 50 },
    },
    'downhill 0 of 1, fromForest 0 of 1, homeTerrain 1 = 4',
  ],
  [
    'points by the GM do not go beyond the upper limit either (WW-9.2-02)',
    { words: { 'own/1': 100 } },
    'downhill 0 of 1, fromForest 0 of 1, homeTerrain 0 of 1 = 40',
  ],
];
