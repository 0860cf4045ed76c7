import type { Table } from '../../../kernel';
import { UNIT_TYPE_KEYS } from './units';

/** Strength of one element, before good points (WW-9.2-01). */
export const FIGHT_SIZE_TABLE: Table = {
  id: 'fightSize',
  clause: 'WW-9.2-01',
  rows: UNIT_TYPE_KEYS,
  columns: ['value'],
  cells: {
    K: { value: 1 },
    R: { value: 1 },
    S: { value: 50 },
    A: { value: 0 },
    B: { value: 0 },
    LT: { value: 0 },
    HF: { value: 0 },
  },
};

/** Causes of good points, in the order of table 7.2-1 (WW-7.2-06). */
export const GOOD_POINT_CAUSES = [
  'downhill',
  'fromForest',
  'homeTerrain',
  'townDefence',
  'townSally',
  'mounted',
  'townCharacter',
  'capitalAttack',
  'riverWall',
  'capitalDefence',
  'repWith',
  'repLeader',
] as const;
export type GoodPointCause = (typeof GOOD_POINT_CAUSES)[number];

/**
 * Table 7.2-1: good points by cause (WW-7.2-06). Town points are per point of town defence, those of a settlement's
 * character per ten points of building value, those of a REP without his years.
 */
export const GOOD_POINT_TABLE: Table = {
  id: 'goodPoints',
  clause: 'WW-7.2-06',
  rows: GOOD_POINT_CAUSES,
  columns: ['points'],
  cells: {
    downhill: { points: 1 },
    fromForest: { points: 1 },
    homeTerrain: { points: 1 },
    townDefence: { points: 1 },
    townSally: { points: 1 },
    mounted: { points: 1 },
    townCharacter: { points: 1 },
    capitalAttack: { points: 2 },
    riverWall: { points: 2 },
    capitalDefence: { points: 3 },
    repWith: { points: 2 },
    repLeader: { points: 3 },
  },
};

/** Building value points of a settlement that give its character one good point (WW-7.2-16). */
export const SEAT_VALUE_PER_POINT = 10;

/** Good points are never fewer (WW-9.2-02). */
export const LEAST_GOOD_POINTS = -5;

/** Rows of the loss table, from even sides to annihilation. */
export const LOSS_ROWS = [
  'even',
  'slight',
  'clear',
  'strong',
  'great',
  'huge',
  'crushing',
  'total',
] as const;

/**
 * Losses in percent of the present heads, by the ratio of round strengths (WW-9.3-05). A row holds from the ratio
 * `from` (per mille) up to that of the next row; the first row holds below it as well.
 */
export const FIGHT_LOSS_TABLE: Table = {
  id: 'fightLoss',
  clause: 'WW-9.3-05',
  rows: LOSS_ROWS,
  columns: ['from', 'loser', 'winner'],
  cells: {
    even: { from: 1000, loser: 15, winner: 13 },
    slight: { from: 1100, loser: 18, winner: 12 },
    clear: { from: 1250, loser: 22, winner: 10 },
    strong: { from: 1500, loser: 28, winner: 8 },
    great: { from: 2000, loser: 38, winner: 6 },
    huge: { from: 3000, loser: 55, winner: 4 },
    crushing: { from: 5000, loser: 75, winner: 2 },
    total: { from: 10_000, loser: 100, winner: 1 },
  },
};

/** A unit that has fallen under so many heads, after beginning with as many or more, scatters (WW-9.3-07). */
export const SCATTER_HEADS = 10;

/**
 * Booty in percent of what the losses cost to raise, by terrain, and the share that counts of the losses of units
 * that were not annihilated, percent (WW-9.3-12).
 */
export const FIGHT_BOOTY_TABLE: Table = {
  id: 'fightBooty',
  clause: 'WW-9.3-12',
  rows: ['normal', 'heavy', 'extreme', 'water', 'deepsea'],
  columns: ['percent', 'retreated'],
  cells: {
    normal: { percent: 20, retreated: 50 },
    heavy: { percent: 15, retreated: 50 },
    extreme: { percent: 10, retreated: 50 },
    water: { percent: 10, retreated: 50 },
    deepsea: { percent: 0, retreated: 50 },
  },
};

/** Fates of a character whose unit is annihilated (WW-9.3-10). */
export const FATES = ['dead', 'captured', 'escaped'] as const;
export type CharacterFate = (typeof FATES)[number];

/** The greatest roll of a d6 that leads to each fate (WW-9.3-10). */
export const FIGHT_FATE_TABLE: Table = {
  id: 'fightFate',
  clause: 'WW-9.3-10',
  rows: FATES,
  columns: ['upTo'],
  cells: {
    dead: { upTo: 1 },
    captured: { upTo: 3 },
    escaped: { upTo: 6 },
  },
};
