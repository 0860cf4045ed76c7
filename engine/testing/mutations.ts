import { joinedBytes } from '../kernel';
import type { Dice } from './letters';

/** Changes some bytes in one way; the bytes themselves stay as they are. */
export type ByteMutation = (dice: Dice, bytes: Uint8Array) => Uint8Array;

/** Two places of some bytes, in order. */
const stretch = (dice: Dice, { length }: Uint8Array): readonly [number, number] => {
  const [a, b] = [dice.below(length + 1), dice.below(length + 1)];
  return a < b ? [a, b] : [b, a];
};

const flipBits: ByteMutation = (dice, bytes) => {
  const bent = bytes.slice();
  for (let left = 1 + dice.below(8); left > 0 && bent.length > 0; left -= 1) {
    const at = dice.below(bent.length);
    bent[at] = (bent[at] ?? 0) ^ (1 << dice.below(8));
  }
  return bent;
};

const cutOut: ByteMutation = (dice, bytes) => {
  const [from, to] = stretch(dice, bytes);
  return joinedBytes([bytes.slice(0, from), bytes.slice(to)]);
};

const truncate: ByteMutation = (dice, bytes) => bytes.slice(0, dice.below(bytes.length + 1));

const behead: ByteMutation = (dice, bytes) => bytes.slice(dice.below(bytes.length + 1));

const insertNoise: ByteMutation = (dice, bytes) => {
  const at = dice.below(bytes.length + 1);
  const noise = Uint8Array.from({ length: 1 + dice.below(64) }, () => dice.below(256));
  return joinedBytes([bytes.slice(0, at), noise, bytes.slice(at)]);
};

const duplicate: ByteMutation = (dice, bytes) => {
  const [from, to] = stretch(dice, bytes);
  return joinedBytes([bytes.slice(0, to), bytes.slice(from, to), bytes.slice(to)]);
};

const swapBlocks: ByteMutation = (dice, bytes) => {
  const size = dice.pick([16, 64, 512, 4096]);
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) blocks.push(bytes.slice(at, at + size));
  const [a, b] = [dice.below(blocks.length || 1), dice.below(blocks.length || 1)];
  const [one, other] = [blocks[a], blocks[b]];
  if (one === undefined || other === undefined) return bytes;
  blocks[a] = other;
  blocks[b] = one;
  return joinedBytes(blocks);
};

/** Signs of UTF-8 as it must not be: overlong, halves, beyond the last plane, cut off; and signs that steer. */
const BAD_UTF8: readonly (readonly number[])[] = [
  [0xc0, 0xaf],
  [0xe0, 0x80, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xed, 0xbf, 0xbf],
  [0xf4, 0x90, 0x80, 0x80],
  [0xf8, 0x88, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
  [0xff, 0xfe],
  [0x80],
  [0x00],
  [0xef, 0xbb, 0xbf],
  [0xe2, 0x80, 0xae],
  [0xe2, 0x80, 0x8b],
  [0xef, 0xbf, 0xbf],
];

const insertBadUtf8: ByteMutation = (dice, bytes) => {
  const at = dice.below(bytes.length + 1);
  const signs = Uint8Array.from(BAD_UTF8[dice.below(BAD_UTF8.length)] ?? []);
  return joinedBytes([bytes.slice(0, at), signs, bytes.slice(at + dice.below(2))]);
};

/** A number of two or four bytes somewhere becomes one of those that break sums of sizes. */
const bendNumber: ByteMutation = (dice, bytes) => {
  const bent = bytes.slice();
  const width = dice.pick([2, 4]);
  const value = dice.pick([0, 1, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]);
  const at = dice.below(Math.max(1, bent.length - width));
  for (let step = 0; step < width && at + step < bent.length; step += 1)
    bent[at + step] = (value >>> (8 * step)) & 255;
  return bent;
};

/** Every way in which bytes are bent, by name. */
export const BYTE_MUTATIONS: Readonly<Record<string, ByteMutation>> = {
  flipBits,
  cutOut,
  truncate,
  behead,
  insertNoise,
  duplicate,
  swapBlocks,
  insertBadUtf8,
  bendNumber,
};

const NAMES = Object.keys(BYTE_MUTATIONS);

/** Some bytes, bent in one of the ways of {@link BYTE_MUTATIONS}, now and then in several. */
export const bentBytes: ByteMutation = (dice, bytes) => {
  let bent = bytes;
  do {
    const name = NAMES[dice.below(NAMES.length)] ?? 'flipBits';
    bent = BYTE_MUTATIONS[name]?.(dice, bent) ?? bent;
  } while (dice.once(3));
  return bent;
};

/** Properties on the shared prototype of all objects; none unless something polluted it. */
export function pollution(): readonly string[] {
  const found: string[] = [];
  for (const key in {}) found.push(key);
  return [...found, ...Object.keys(Object.prototype), ...Object.keys(Array.prototype)];
}
