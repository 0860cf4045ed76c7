import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Roll } from './explained';
import type { Rulings } from './ruling';

/** A die that always has the same faces. */
export type FixedDie = Exclude<Roll['die'], 'lot'>;

/** A die and the bytes it takes: bytes from `limit` on would favour low faces and are discarded (WW-9.1-02). */
const DICE = {
  d6: { faces: 6, limit: 252 },
  d100: { faces: 100, limit: 200 },
} as const satisfies Readonly<Record<FixedDie, { faces: number; limit: number }>>;

/** How far a stream has been read. A value: drawing gives the next one. */
export interface Stream {
  /** Full name, with seed and purpose (WW-9.1-03). */
  readonly name: string;
  /** Bytes taken so far, discarded ones included. */
  readonly taken: number;
  /** Dice drawn so far. */
  readonly drawn: number;
}

/** A stream from its first byte. Names are made of safe characters, so that no two purposes share one (WW-9.1-07). */
export const openStream = (name: string): Stream => ({ name, taken: 0, drawn: 0 });

/** Name of a stream: seed and purpose joined by `|`, numbers in plain decimal (WW-9.1-03). */
export const streamName = (seed: string, ...purpose: readonly (string | number)[]): string =>
  [seed, ...purpose].join('|');

const BLOCK = 32;

/** Block `n` of a stream: SHA-256 of `<name>#<n>` (WW-9.1-01). */
const block = (name: string, n: number): Uint8Array => sha256(utf8ToBytes(`${name}#${n}`));

/** Key of the ruling by which the GM types in a die he rolled himself. */
export const rollKey = (stream: string, index: number): string => `roll ${stream} ${index}`;

const typedValue = (rulings: Rulings, key: string, faces: number): number | undefined => {
  const value = rulings[key]?.value;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= faces
    ? value
    : undefined;
};

/** A die and the stream behind it. */
export interface Drawn {
  readonly roll: Roll;
  readonly stream: Stream;
}

/**
 * Draws one die. A die the GM typed in takes the place of the computed one, which is drawn all the same and
 * kept aside, so that the dice after it do not shift (WW-9.1-05).
 */
export const draw = (stream: Stream, die: FixedDie, rulings: Rulings = {}): Drawn => {
  const { faces, limit } = DICE[die];
  let { taken } = stream;
  let bytes = block(stream.name, Math.floor(taken / BLOCK));
  let byte = bytes[taken % BLOCK] ?? 0;
  for (taken += 1; byte >= limit; taken += 1) {
    if (taken % BLOCK === 0) bytes = block(stream.name, taken / BLOCK);
    byte = bytes[taken % BLOCK] ?? 0;
  }
  const computed = (byte % faces) + 1;
  const index = stream.drawn;
  const key = rollKey(stream.name, index);
  const typed = typedValue(rulings, key, faces);
  const roll: Roll = { kind: 'roll', value: typed ?? computed, die, stream: stream.name, index };
  return {
    roll: typed === undefined ? roll : { ...roll, typed: { computed, ruling: key } },
    stream: { ...stream, taken, drawn: index + 1 },
  };
};

/** Draws several dice in sequence; 2d6 are two d6 (WW-9.1-02). */
export const drawMany = (
  stream: Stream,
  die: FixedDie,
  count: number,
  rulings: Rulings = {},
): { readonly rolls: readonly Roll[]; readonly stream: Stream } => {
  const rolls: Roll[] = [];
  let next = stream;
  for (let index = 0; index < count; index += 1) {
    const drawn = draw(next, die, rulings);
    rolls.push(drawn.roll);
    next = drawn.stream;
  }
  return { rolls, stream: next };
};
