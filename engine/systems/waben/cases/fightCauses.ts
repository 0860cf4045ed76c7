import type { Case } from './case';
import type { GivenPoints } from './fightPoints';

/** One cause as it is shown: what it counts here, and what it would count. */
export type ExpectedCause = readonly [key: string, value: number, worth: number];

export interface GivenCauses extends GivenPoints {
  /** What the GM lays down, by cause, `own/<n>` for points of his own. */
  readonly words?: Readonly<Record<string, number>>;
}

export interface ExpectedCauses {
  readonly causes: readonly ExpectedCause[];
  readonly total: number;
}

export type CauseCase = Case<GivenCauses, ExpectedCauses>;

const REP = { unit: 501, status: 'REP' } as const;

/** Good points one by one, those that do not apply among them (table 7.2-1). */
export const CAUSE_CASES: readonly CauseCase[] = [
  {
    id: 'WW-7.2-18c',
    clauses: ['WW-7.2-18', 'WW-7.2-09', 'WW-7.2-10', 'WW-7.2-11'],
    title: 'riders downhill out of a forest have three causes for them, and home they are not',
    given: { type: 'R', step: ['hwa', 't'] },
    expect: {
      causes: [
        ['downhill', 1, 1],
        ['fromForest', 1, 1],
        ['homeTerrain', 0, 1],
        ['mounted', 1, 1],
      ],
      total: 3,
    },
  },
  {
    id: 'WW-7.2-18d',
    clauses: ['WW-7.2-18', 'WW-7.2-15', 'WW-7.2-13', 'WW-9.2-03'],
    title: 'the defender of a capital is asked for high ground, river, forest and home as well',
    given: {
      role: 'defender',
      town: { defence: 12, isCapital: true },
      characters: [{ ...REP, years: 4, isLeader: true, seatValue: 48 }],
    },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['townDefence', 12, 12],
        ['capitalDefence', 3, 3],
        ['riverWall', 0, 2],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
        ['repLeader/501', 7, 7],
        ['townCharacter/501', 4, 4],
      ],
      total: 26,
    },
  },
  {
    id: 'WW-7.2-14b',
    clauses: ['WW-7.2-14', 'WW-7.2-06'],
    title: 'a sally out of a town that is no capital could count as one',
    given: { town: { defence: 7 } },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['townSally', 4, 4],
        ['capitalAttack', 0, 2],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
      ],
      total: 4,
    },
  },
  {
    id: 'WW-7.2-08b',
    clauses: ['WW-7.2-08', 'WW-7.2-20'],
    title: 'the second best of two NSCs does not count, unless the GM ticks him',
    given: {
      characters: [
        { unit: 503, seatValue: 24 },
        { unit: 504, seatValue: 48 },
      ],
      words: { 'townCharacter/503': 2 },
    },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
        ['townCharacter/503', 2, 2],
        ['townCharacter/504', 4, 4],
      ],
      total: 6,
    },
  },
  {
    id: 'WW-7.2-07b',
    clauses: ['WW-7.2-07', 'WW-12.7-12'],
    title:
      'a REP leads or is with the army, never both; the seat of one who does not lead may not count',
    given: {
      characters: [{ ...REP, seatValue: 24 }],
      settings: { 'fight.town_character_leads': true },
    },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
        ['repWith/501', 2, 2],
        ['townCharacter/501', 0, 2],
      ],
      total: 2,
    },
  },
  {
    id: 'WW-7.2-13d',
    clauses: ['WW-12.4-19'],
    title: 'where river and wall add up each is a cause of its own',
    given: {
      role: 'defender',
      acrossRiver: true,
      settings: { 'fight.river_wall_stacks': true },
    },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['riverWall', 2, 2],
        ['secondRiverWall', 0, 2],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
      ],
      total: 2,
    },
  },
  {
    id: 'WW-12.7-11c',
    clauses: ['WW-12.7-11'],
    title: 'riders who lose their point in a settlement can have it back',
    given: {
      role: 'defender',
      type: 'R',
      town: { defence: 1 },
      settings: { 'fight.rider_in_town': false },
      words: { mounted: 1 },
    },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['townDefence', 1, 1],
        ['capitalDefence', 0, 3],
        ['riverWall', 0, 2],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
        ['mounted', 1, 1],
      ],
      total: 2,
    },
  },
  {
    id: 'WW-7.2-06 ships',
    clauses: ['WW-7.2-06', 'WW-9.5-01'],
    title: 'ships are not asked for the causes of land; morale is one if it is not nought',
    given: { type: 'S', role: 'defender', field: 'w', morale: -2 },
    expect: { causes: [['morale', -2, -2]], total: -2 },
  },
  {
    id: 'WW-9.3-14 walls',
    clauses: ['WW-9.3-14'],
    title: 'the walls left are a cause in a storm, which the GM may count for less',
    given: { role: 'defender', town: { defence: 7 }, walls: 5.8, words: { wallPoints: 3 } },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['townDefence', 7, 7],
        ['capitalDefence', 0, 3],
        ['wallPoints', 3, 5],
        ['riverWall', 0, 2],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
      ],
      total: 10,
    },
  },
  {
    id: 'WW-0.1-05 points',
    clauses: ['WW-0.1-05', 'WW-9.2-02'],
    title:
      'the GM unticks a cause, ticks another and adds two of his own, within the limits of the sum',
    given: {
      step: ['h', 't'],
      words: { downhill: 0, homeTerrain: 1, 'own/1': 4, 'own/3': -1, 'own/2': 0, 'own/x': 50 },
    },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['fromForest', 0, 1],
        ['homeTerrain', 1, 1],
      ],
      total: 4,
    },
  },
  {
    id: 'WW-9.2-02 own',
    clauses: ['WW-9.2-02'],
    title: 'points by the GM do not go beyond the upper limit either',
    given: { words: { 'own/1': 100 } },
    expect: {
      causes: [
        ['downhill', 0, 1],
        ['fromForest', 0, 1],
        ['homeTerrain', 0, 1],
      ],
      total: 40,
    },
  },
];
