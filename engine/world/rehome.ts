import {
  canonicalCorner,
  type Corner,
  cornerNames,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
  type Lattice,
  type Plot,
  type Side,
  sideFromBeyond,
  wrapPlace,
} from '../hex';
import type { Grossfeld } from './grossfeld';
import {
  cornerIndex,
  sideAtIndex,
  sideFeatures,
  sideHome,
  sideIndex,
  springHolders,
} from './sides';

/** What of a Großfeld may lie on its rim and is shared with the neighbours. */
type Rimmed = Pick<Grossfeld, 'sides' | 'springs'>;

type Chunks<Chunk> = Readonly<Record<GrossfeldNo, Chunk>>;

const indexOf = ({ field, side }: Side): number => sideIndex(kleinfeldOf(field), side);

const cornerAt = (no: GrossfeldNo, index: number): Corner => {
  const { field, side } = sideAtIndex(no, index);
  return { field, corner: side };
};

const numbersIn = (record: Readonly<Record<number, unknown>>): readonly number[] =>
  Object.keys(record).map(Number);

const numbersOf = (chunks: Chunks<unknown>): readonly GrossfeldNo[] =>
  Object.keys(chunks) as GrossfeldNo[];

/** A Großfeld with a copy of everything on its rim, whoever stored it. */
const lifted = <Chunk extends Rimmed>(
  chunks: Chunks<Chunk>,
  lattice: Lattice,
  no: GrossfeldNo,
  chunk: Chunk,
): Chunk => {
  const sides: Record<number, number> = {};
  const springs: Record<number, true> = {};
  for (let index = 0; index < 6 * KLEINFELDER; index += 1) {
    const side = sideAtIndex(no, index);
    const home = sideHome(lattice, side);
    const isOther = grossfeldOf(home.field) !== no;
    const features = isOther || indexOf(home) === index ? sideFeatures(chunks, lattice, side) : 0;
    if (features !== 0) sides[index] = features;
    const corner = cornerAt(no, index);
    const own = cornerNames(lattice, corner).filter((name) => grossfeldOf(name.field) === no);
    const isFirst = own.every((name) => cornerIndex(name) >= index);
    if (isFirst && springHolders(chunks, lattice, corner).length > 0) springs[index] = true;
  }
  return { ...chunk, sides, springs };
};

/** Features and springs that need a (new) home. */
interface Claims {
  readonly sides: (readonly [Side, number])[];
  readonly springs: Corner[];
}

const claimAll = (claims: Claims, no: GrossfeldNo, chunk: Rimmed): void => {
  for (const index of numbersIn(chunk.sides)) {
    claims.sides.push([sideAtIndex(no, index), chunk.sides[index] ?? 0]);
  }
  for (const index of numbersIn(chunk.springs)) claims.springs.push(cornerAt(no, index));
};

/** What a Großfeld that leaves its place leaves to those that stay round it. */
const claimLeft = (
  claims: Claims,
  no: GrossfeldNo,
  chunk: Rimmed,
  before: Lattice,
  stays: (no: GrossfeldNo) => boolean,
): void => {
  for (const index of numbersIn(chunk.sides)) {
    const beyond = sideFromBeyond(before, sideAtIndex(no, index));
    if (beyond === undefined || !stays(grossfeldOf(beyond.field))) continue;
    claims.sides.push([beyond, chunk.sides[index] ?? 0]);
  }
  for (const index of numbersIn(chunk.springs)) {
    const heir = cornerNames(before, cornerAt(no, index)).find((name) =>
      stays(grossfeldOf(name.field)),
    );
    if (heir !== undefined) claims.springs.push(heir);
  }
};

/** A Großfeld that stays, without what now has its home beyond the border; that becomes a claim. */
const settled = <Chunk extends Rimmed>(
  claims: Claims,
  no: GrossfeldNo,
  chunk: Chunk,
  after: Lattice,
): Chunk => {
  const leaving = numbersIn(chunk.sides).filter((index) => {
    const home = sideHome(after, sideAtIndex(no, index));
    return grossfeldOf(home.field) !== no;
  });
  if (leaving.length === 0) return chunk;
  const sides: Record<number, number> = { ...chunk.sides };
  for (const index of leaving) {
    claims.sides.push([sideAtIndex(no, index), sides[index] ?? 0]);
    Reflect.deleteProperty(sides, index);
  }
  return { ...chunk, sides };
};

/** Gives every claim its home; what has one already is joined with it. */
const honour = <Chunk extends Rimmed>(
  chunks: Record<GrossfeldNo, Chunk>,
  after: Lattice,
  { sides, springs }: Claims,
  blank: () => Chunk | undefined,
): void => {
  for (const [side, features] of sides) {
    const home = sideHome(after, side);
    const no = grossfeldOf(home.field);
    const chunk = chunks[no] ?? blank();
    const index = indexOf(home);
    if (chunk === undefined || ((chunk.sides[index] ?? 0) | features) === chunk.sides[index]) {
      continue;
    }
    const joined = (chunk.sides[index] ?? 0) | features;
    chunks[no] = { ...chunk, sides: { ...chunk.sides, [index]: joined } };
  }
  for (const corner of springs) {
    if (springHolders(chunks, after, corner).length > 0) continue;
    const home = canonicalCorner(after, corner);
    const no = grossfeldOf(home.field);
    const chunk = chunks[no] ?? blank();
    if (chunk === undefined) continue;
    chunks[no] = { ...chunk, springs: { ...chunk.springs, [cornerIndex(home)]: true } };
  }
};

const placesOf = (lattice: Lattice): ReadonlyMap<GrossfeldNo, string> =>
  new Map(
    lattice.plots.map((plot: Plot) => {
      const { u, v } = wrapPlace(lattice.topology, plot);
      return [plot.no, `${u},${v}`];
    }),
  );

/**
 * Großfelder after some came, went or moved; `chunks` holds those of before and those that come. The rule of
 * the rim: what lies on the border of two Großfelder belongs to both. Who goes leaves a copy to the neighbours
 * that stay; who moves takes a copy along; where two meet, their borders are joined. Afterwards every feature
 * has one home again. `blank` makes a Großfeld that is not recorded yet, as knowledge needs it.
 */
export function rehome<Chunk extends Rimmed>(
  chunks: Chunks<Chunk>,
  before: Lattice,
  after: Lattice,
  blank: () => Chunk | undefined = () => undefined,
): Chunks<Chunk> {
  const [old, now] = [placesOf(before), placesOf(after)];
  const stays = (no: GrossfeldNo): boolean => old.has(no) && old.get(no) === now.get(no);
  const claims: Claims = { sides: [], springs: [] };
  const result: Record<GrossfeldNo, Chunk> = {};
  const recorded = new Set(numbersOf(chunks));
  const moved = [...old.keys()].filter((no) => now.has(no) && !stays(no));
  // Who moves takes along as well what only its neighbours have recorded of its rim.
  for (const no of new Set([...recorded, ...moved])) {
    const chunk = chunks[no] ?? blank();
    if (chunk === undefined) continue;
    const isOnMap = now.has(no);
    if (stays(no) || (!isOnMap && !old.has(no))) {
      result[no] = isOnMap ? settled(claims, no, chunk, after) : chunk;
      continue;
    }
    if (old.has(no)) claimLeft(claims, no, chunk, before, stays);
    if (!isOnMap) continue;
    const carried = old.has(no) ? lifted(chunks, before, no, chunk) : chunk;
    claimAll(claims, no, carried);
    if (recorded.has(no)) result[no] = { ...carried, sides: {}, springs: {} };
  }
  honour(result, after, claims, blank);
  return result;
}
