import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Roll } from './explained';
import type { Rulings } from './ruling';

/** A die with a fixed number of faces. */
export type FixedDie = Exclude<Roll['die'], 'lot'>;

/** Faces of the dice with a fixed number of them. */
const FACES = { d6: 6, d100: 100 } as const satisfies Readonly<Record<FixedDie, number>>;

/** How far a stream has been read. A value: drawing gives the next one. */
export interface Stream {
  /** Full name, with seed and purpose. */
  readonly name: string;
  /** Bytes taken so far, discarded ones included. */
  readonly taken: number;
  /** Dice drawn so far. */
  readonly drawn: number;
}

/** A whole number from 0 to below `limit`, at random. */
export type Random = (limit: number) => number;

/** A stream from its first byte. Names are made of safe characters, so that no two purposes share one. */
export function openStream(name: string): Stream {
  return { name, taken: 0, drawn: 0 };
}

/** Name of a stream: seed and purpose joined by `|`, numbers in plain decimal. */
export function streamName(seed: string, ...purpose: readonly (string | number)[]): string {
  return [seed, ...purpose].join('|');
}

const BLOCK = 32;

/** Block `n` of a stream: SHA-256 of `<name>#<n>`. */
const block = (name: string, n: number): Uint8Array => sha256(utf8ToBytes(`${name}#${n}`));

/** Key of the ruling by which the GM types in a die thrown by hand. */
export function rollKey(stream: string, index: number): string {
  return `roll ${stream} ${index}`;
}

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

/** A number below 1 + 256 ^ width out of the bytes of a stream from `taken` on, high byte first. */
const numberAt = (name: string, taken: number, width: 1 | 2): number => {
  let number = 0;
  for (let at = taken; at < taken + width; at += 1) {
    number = number * 256 + (block(name, Math.floor(at / BLOCK))[at % BLOCK] ?? 0);
  }
  return number;
};

/**
 * A number from 1 to `faces` and the bytes used so far. Numbers that would favour low faces are discarded; above 256
 * faces every number takes two bytes (OS-0-13).
 */
const computedAt = (
  { name, taken }: Stream,
  faces: number,
): { readonly value: number; readonly taken: number } => {
  const width = faces > 256 ? 2 : 1;
  const limit = 256 ** width - (256 ** width % faces);
  let next = taken;
  let number = numberAt(name, next, width);
  for (next += width; number >= limit; next += width) number = numberAt(name, next, width);
  return { value: (number % faces) + 1, taken: next };
};

/**
 * Draws a number from 1 to `faces`, at most 65536. One the GM typed in replaces the computed one, which is drawn all
 * the same and recorded, so that later draws do not shift.
 */
export function drawNumber(
  stream: Stream,
  faces: number,
  kind: Pick<Roll, 'die' | 'faces'>,
  rulings: Rulings,
): Drawn {
  const { value: computed, taken } = computedAt(stream, faces);
  const index = stream.drawn;
  const key = rollKey(stream.name, index);
  const typed = typedValue(rulings, key, faces);
  const value = typed ?? computed;
  const roll: Roll = { kind: 'roll', value, ...kind, stream: stream.name, index };
  return {
    roll: typed === undefined ? roll : { ...roll, typed: { computed, ruling: key } },
    stream: { ...stream, taken, drawn: index + 1 },
  };
}

/** Draws one die. */
export function draw(stream: Stream, die: FixedDie, rulings: Rulings = {}): Drawn {
  return drawNumber(stream, FACES[die], { die }, rulings);
}

/** Draws several dice in sequence; 2d6 are two d6. */
export function drawMany(
  stream: Stream,
  die: FixedDie,
  count: number,
  rulings: Rulings = {},
): { readonly rolls: readonly Roll[]; readonly stream: Stream } {
  const rolls: Roll[] = [];
  let next = stream;
  for (let index = 0; index < count; index += 1) {
    const drawn = draw(next, die, rulings);
    rolls.push(drawn.roll);
    next = drawn.stream;
  }
  return { rolls, stream: next };
}
