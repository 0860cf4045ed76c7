import { tableOfCells } from '../../../kernel';

/** Strength of one element, before good points (WW-9.2-01). */
export const FIGHT_SIZE_TABLE = tableOfCells('fightSize', 'WW-9.2-01', ['value'], {
  K: [1],
  R: [1],
  S: [50],
  A: [0],
  B: [0],
  LT: [0],
  HF: [0],
});

/**
 * Table 7.2-1: good points by cause (WW-7.2-06). Town points are per point of town defence, those of a settlement's
 * character per ten points of building value, those of a REP without his years.
 */
export const GOOD_POINT_TABLE = tableOfCells('goodPoints', 'WW-7.2-06', ['points'], {
  downhill: [1],
  fromForest: [1],
  homeTerrain: [1],
  townDefence: [1],
  townSally: [1],
  mounted: [1],
  townCharacter: [1],
  capitalAttack: [2],
  riverWall: [2],
  capitalDefence: [3],
  repWith: [2],
  repLeader: [3],
});

/** A cause of good points. */
export type GoodPointCause = (typeof GOOD_POINT_TABLE)['rows'][number];

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
export const FIGHT_LOSS_TABLE = tableOfCells(
  'fightLoss',
  'WW-9.3-05',
  ['from', 'loser', 'winner'],
  {
    even: [1000, 15, 13],
    slight: [1100, 18, 12],
    clear: [1250, 22, 10],
    strong: [1500, 28, 8],
    great: [2000, 38, 6],
    huge: [3000, 55, 4],
    crushing: [5000, 75, 2],
    total: [10_000, 100, 1],
  },
);

/** A unit that has fallen under so many heads, after beginning with as many or more, scatters (WW-9.3-07). */
export const SCATTER_HEADS = 10;

/**
 * Booty in percent of what the losses cost to raise, by terrain, and the share that counts of the losses of units
 * that were not annihilated, percent (WW-9.3-12).
 */
export const FIGHT_BOOTY_TABLE = tableOfCells('fightBooty', 'WW-9.3-12', ['percent', 'retreated'], {
  normal: [20, 50],
  heavy: [15, 50],
  extreme: [10, 50],
  water: [10, 50],
  deepsea: [0, 50],
});

/** Fates of a character whose unit is annihilated (WW-9.3-10). */
export const FATES = ['dead', 'captured', 'escaped'] as const;
export type CharacterFate = (typeof FATES)[number];

/** The greatest roll of a d6 that leads to each fate (WW-9.3-10). */
export const FIGHT_FATE_TABLE = tableOfCells('fightFate', 'WW-9.3-10', ['upTo'], {
  dead: [1],
  captured: [3],
  escaped: [6],
});
