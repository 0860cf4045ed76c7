import type { GrossfeldNo, GrossfeldPlace } from '../hex';
import { draw, openStream, type Stream, streamName } from '../kernel';
import { grossfelderOf } from './fields';
import type { WorldMap } from './world';

/** Most Großfelder of one world: numbers have three digits, 000 to 999. */
export const MAX_GROSSFELDER = 1000;

/** In which order Großfelder are counted: row by row from the north-west, or column by column. */
export type PlaceOrder = 'rows' | 'columns';

/** Which Großfeld gets which number; those that are not named keep theirs. */
export type Renumbering = ReadonlyMap<GrossfeldNo, GrossfeldNo>;

/** The number `count` places after `from`; 000 follows 999. */
export function numberAfter(from: GrossfeldNo, count: number): GrossfeldNo {
  return String((Number(from) + count) % MAX_GROSSFELDER).padStart(3, '0') as GrossfeldNo;
}

/** How far south a place is, in half Großfelder: level places of every second column share a row. */
const southOf = ({ u, v }: GrossfeldPlace): number => u + 2 * v;

/** Places in reading order; the two half-shifted columns of one level row are read together. */
export function inOrderOf(order: PlaceOrder) {
  return (a: GrossfeldPlace, b: GrossfeldPlace): number => {
    const [rowA, rowB] = [Math.floor(southOf(a) / 2), Math.floor(southOf(b) / 2)];
    return order === 'rows' ? rowA - rowB || a.u - b.u : a.u - b.u || a.v - b.v;
  };
}

/** Numbers no Großfeld has, from `from` upwards and round; as many as there are, at most `count`. */
export function freeNumbers(
  map: WorldMap,
  count: number,
  from: GrossfeldNo = '001' as GrossfeldNo,
): readonly GrossfeldNo[] {
  const free: GrossfeldNo[] = [];
  for (let step = 0; step < MAX_GROSSFELDER && free.length < count; step += 1) {
    const no = numberAfter(from, step);
    if (map.grossfelder[no] === undefined) free.push(no);
  }
  return free;
}

/** A whole number from 0 to `bound` - 1, all equally likely (six-sided dice as digits, too high throws again). */
const below = (stream: Stream, bound: number): { value: number; stream: Stream } => {
  let next = stream;
  for (;;) {
    let value = 0;
    for (let digits = 1; digits < bound; digits *= 6) {
      const drawn = draw(next, 'd6');
      value = value * 6 + drawn.roll.value - 1;
      next = drawn.stream;
    }
    if (value < bound) return { value, stream: next };
  }
};

/** A list in an order that only chance and the seed know; the same seed gives the same order. */
export function shuffle<Value>(values: readonly Value[], seed: string): readonly Value[] {
  const result = [...values];
  let stream = openStream(streamName(seed, 'shuffle'));
  for (let last = result.length - 1; last > 0; last -= 1) {
    const drawn = below(stream, last + 1);
    stream = drawn.stream;
    const [a, b] = [result[last], result[drawn.value]];
    if (a === undefined || b === undefined) continue;
    result[last] = b;
    result[drawn.value] = a;
  }
  return result;
}

const pair = (
  olds: readonly GrossfeldNo[],
  news: readonly GrossfeldNo[],
): readonly (readonly [GrossfeldNo, GrossfeldNo])[] =>
  olds.flatMap((old, index) => {
    const now = news[index];
    return now === undefined ? [] : [[old, now] as const];
  });

/** Numbers all Großfelder of a map in sequence, beginning with `from`. */
export function inSequence(
  map: WorldMap,
  from: GrossfeldNo = '001' as GrossfeldNo,
  order: PlaceOrder = 'rows',
): Renumbering {
  return new Map(
    [...grossfelderOf(map)]
      .sort(inOrderOf(order))
      .map(({ no }, index) => [no, numberAfter(from, index)]),
  );
}

/**
 * Deals the numbers in use to the Großfelder anew, so that players cannot orient themselves by them; the same
 * seed deals the same.
 */
export function shuffled(map: WorldMap, seed: string): Renumbering {
  const nos = grossfelderOf(map).map(({ no }) => no);
  return new Map(pair(nos, shuffle(nos, seed)));
}

/** One Großfeld gets another number by hand. */
export function oneNumber(old: GrossfeldNo, now: GrossfeldNo): Renumbering {
  return new Map([[old, now]]);
}
