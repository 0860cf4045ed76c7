import type { Field } from './scene';

/** A number from 0 to 1 that depends on two whole numbers only: what looks like chance is the same on every screen. */
export function scatter(seed: number, salt: number): number {
  let hash = (Math.imul(seed, 374761393) + Math.imul(salt, 668265263)) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

/** Scatter by the address of a field, which never changes. */
export function scatterOf(field: Field, salt: number): number {
  return scatter(Number(field.chunk.no) * 64 + field.kleinfeld, salt);
}
