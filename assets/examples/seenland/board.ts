import type { Border, Region, RegionBoard, RegionTint } from '../../../engine';
import { ISLANDS, LINES } from './data';

type Line = keyof typeof LINES;

/** A line, and whether it is walked from its end. */
type Step = readonly [line: Line, isBackwards?: true];

interface Drawn {
  readonly key: string;
  readonly name: string;
  readonly tint: RegionTint;
  readonly point: readonly [x: number, y: number];
  /** How many units it holds, where it is not the game's default. */
  readonly limit?: number;
  /** The lines around it, in order. */
  readonly around: readonly Step[];
  readonly islands?: readonly (readonly number[])[];
  readonly note: string;
}

const DRAWN: readonly Drawn[] = [
  {
    key: 'grenze',
    name: 'Grenzmark',
    tint: 'steppe',
    point: [8.3, 3.2],
    limit: 2,
    around: [['grenzeOuter'], ['grenzeHochland']],
    note: 'Wer über die Grenze kommt, kommt hier herein.',
  },
  {
    key: 'hochland',
    name: 'Hochland',
    tint: 'mountain',
    point: [20.4, 5.4],
    around: [
      ['hochlandNorth'],
      ['hochlandWald'],
      ['hochlandShore', true],
      ['hochlandSeen', true],
      ['hochlandWest'],
      ['grenzeHochland', true],
    ],
    note: '',
  },
  {
    key: 'kueste',
    name: 'Küste',
    tint: 'coast',
    point: [12.2, 18.8],
    around: [['kuesteOuter'], ['kuesteSeen', true], ['kuesteMarsch', true]],
    islands: ISLANDS,
    note: '',
  },
  {
    key: 'marsch',
    name: 'Marsch',
    tint: 'marsh',
    point: [28.4, 18.2],
    limit: 4,
    around: [
      ['marschOuter'],
      ['kuesteMarsch'],
      ['marschSeen', true],
      ['marschShore', true],
      ['marschWald', true],
    ],
    note: 'Die Dämme halten noch einen Winter.',
  },
  {
    key: 'seen',
    name: 'Seenland',
    tint: 'lake',
    point: [13, 12.1],
    around: [['hochlandSeen'], ['seenShore', true], ['marschSeen'], ['kuesteSeen'], ['seenOuter']],
    note: '',
  },
  {
    key: 'wald',
    name: 'Waldmark',
    tint: 'forest',
    point: [32.4, 9],
    around: [['waldOuter'], ['marschWald'], ['waldShore', true], ['hochlandWald', true]],
    note: '',
  },
];

const BORDERS: readonly Border[] = [
  ['grenze', 'hochland'],
  ['hochland', 'seen'],
  ['hochland', 'wald'],
  ['kueste', 'marsch'],
  ['kueste', 'seen'],
  ['marsch', 'seen'],
  ['marsch', 'wald'],
];

const backwards = (line: readonly number[]): readonly number[] =>
  line.map((_, index) => line[line.length - 2 - index + 2 * (index % 2)] ?? 0);

/** The lines one after the other; where one ends the next begins, so that its last corner is left out. */
const outlineOf = (around: readonly Step[]): readonly number[] =>
  around.flatMap(([line, isBackwards]) => {
    const walked = isBackwards === true ? backwards(LINES[line]) : LINES[line];
    return walked.slice(0, -2);
  });

const regionOf = ({ key, name, tint, point, limit, around, islands, note }: Drawn): Region => ({
  key,
  name,
  outlines: [outlineOf(around), ...(islands ?? [])],
  point: { x: point[0], y: point[1] },
  tint,
  figures: limit === undefined ? {} : { base_limit: limit },
  note,
});

/** The board of OS-22-01: six regions around a lake at the sea, seven borders. The same value at every call. */
export const seenlandBoard = (): RegionBoard => ({
  regions: Object.fromEntries(DRAWN.map((drawn) => [drawn.key, regionOf(drawn)])),
  borders: BORDERS,
});
