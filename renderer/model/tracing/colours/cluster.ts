import type { FieldColours } from './sample';
import type { Lab } from './lab';

/** Six numbers: colour of the disc, colour of the ring. */
type Vector = readonly number[];

/** Fields that look alike. */
export interface ColourGroup {
  readonly disc: Lab;
  readonly ring: Lab;
  readonly count: number;
}

/** Groups, largest first, and for every field the index of its group. */
export interface Grouping {
  readonly groups: readonly ColourGroup[];
  readonly groupOf: readonly number[];
}

const vectorOf = ({ disc, ring }: FieldColours): Vector => [...disc, ...ring];

const squared = (one: Vector, other: Vector): number => {
  let sum = 0;
  for (let part = 0; part < one.length; part += 1) {
    sum += ((one[part] ?? 0) - (other[part] ?? 0)) ** 2;
  }
  return sum;
};

const nearest = (vector: Vector, centres: readonly Vector[]): number => {
  let best = 0;
  let least = Infinity;
  centres.forEach((centre, index) => {
    const distance = squared(vector, centre);
    if (distance < least) [least, best] = [distance, index];
  });
  return best;
};

/** Two looks nearer than this (squared) are one kind drawn twice, not two kinds. */
const SAME = 0.05 ** 2;

/** First centres: each one the look farthest from all chosen before, while it differs enough. */
const spread = (vectors: readonly Vector[], most: number): readonly Vector[] => {
  const first = vectors[0];
  if (first === undefined) return [];
  const centres: Vector[] = [first];
  const distances = vectors.map((vector) => squared(vector, first));
  while (centres.length < most) {
    let farthest = 0;
    distances.forEach((distance, index) => {
      if (distance > (distances[farthest] ?? 0)) farthest = index;
    });
    const next = vectors[farthest];
    if (next === undefined || (distances[farthest] ?? 0) < SAME) break;
    centres.push(next);
    vectors.forEach((vector, index) => {
      distances[index] = Math.min(distances[index] ?? 0, squared(vector, next));
    });
  }
  return centres;
};

const ROUNDS = 12;

const meanOf = (vectors: readonly Vector[], members: readonly number[], before: Vector): Vector =>
  members.length === 0
    ? before
    : before.map(
        (_, part) =>
          members.reduce((sum, index) => sum + (vectors[index]?.[part] ?? 0), 0) / members.length,
      );

const membersOf = (groupOf: readonly number[], count: number): readonly (readonly number[])[] => {
  const members: number[][] = Array.from({ length: count }, () => []);
  groupOf.forEach((group, index) => members[group]?.push(index));
  return members;
};

const labFrom = (vector: Vector, from: number): Lab => [
  vector[from] ?? 0,
  vector[from + 1] ?? 0,
  vector[from + 2] ?? 0,
];

/**
 * Puts fields that look alike into at most `most` groups (k-means from centres spread as far as possible, so the
 * same fields always give the same groups). Cost: fields x groups x 12.
 */
export function groupColours(fields: readonly FieldColours[], most: number): Grouping {
  const vectors = fields.map(vectorOf);
  let centres = spread(vectors, most);
  let groupOf = vectors.map((vector) => nearest(vector, centres));
  for (let round = 0; round < ROUNDS; round += 1) {
    const members = membersOf(groupOf, centres.length);
    centres = centres.map((centre, index) => meanOf(vectors, members[index] ?? [], centre));
    const next = vectors.map((vector) => nearest(vector, centres));
    if (next.every((group, index) => group === groupOf[index])) break;
    groupOf = next;
  }
  const counts = membersOf(groupOf, centres.length).map(({ length }) => length);
  const order = centres
    .map((_, index) => index)
    .filter((index) => (counts[index] ?? 0) > 0)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other);
  const rank = new Map(order.map((group, index) => [group, index] as const));
  return {
    groups: order.map((index) => ({
      disc: labFrom(centres[index] ?? [], 0),
      ring: labFrom(centres[index] ?? [], 3),
      count: counts[index] ?? 0,
    })),
    groupOf: groupOf.map((group) => rank.get(group) ?? 0),
  };
}
